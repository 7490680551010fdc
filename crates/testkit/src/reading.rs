//! Texts and widgets of a session, as people and screen readers find them.

use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use cant_stop::core::locale::{SpokenGroup, Words};

use crate::Session;

impl Session {
    /// Screen and texts in one line, for messages of tests that fail.
    pub fn summary(&mut self) -> String {
        let screen = self.screen();
        format!("on {screen:?}: {}", self.texts().join(" | "))
    }

    /// All text on the screen, as written.
    pub fn texts(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut fields = world.query::<(&EditableText, &InheritedVisibility)>();
        let written: Vec<String> = fields
            .iter(world)
            .filter(|(_, seen)| seen.get())
            .map(|(field, _)| field.value().to_string())
            .collect();
        let mut texts = world.query_filtered::<(&Text, &InheritedVisibility), With<Words>>();
        texts
            .iter(world)
            .filter(|(text, seen)| seen.get() && !text.0.is_empty())
            .map(|(text, _)| text.0.clone())
            .chain(written)
            .collect()
    }

    /// Summaries that a screen reader says of the groups on the screen.
    pub fn groups(&mut self) -> Vec<String> {
        let locale = self.settings().locale();
        let world = self.app.world_mut();
        let mut groups = world.query::<(&SpokenGroup, &InheritedVisibility)>();
        let seen = groups.iter(world).filter(|(_, seen)| seen.get());
        seen.map(|(group, _)| locale.say(&group.0)).collect()
    }

    /// The middle of the enabled widget that a screen reader calls `label`, in logical pixels.
    pub fn widget(&mut self, label: &str) -> Option<Vec2> {
        let world = self.app.world_mut();
        let mut widgets = world.query_filtered::<(
            &AccessibleLabel,
            &AccessibilityNode,
            &UiGlobalTransform,
            &InheritedVisibility,
            &ComputedNode,
        ), Without<InteractionDisabled>>();
        widgets
            .iter(world)
            .find(|(name, said, _, seen, _)| seen.get() && announced(name, said) == label)
            .map(|(_, _, place, _, node)| place.translation * node.inverse_scale_factor())
    }

    /// The labels of all enabled widgets.
    pub fn offers(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut widgets = world.query_filtered::<
            (&AccessibleLabel, &AccessibilityNode, &InheritedVisibility),
            Without<InteractionDisabled>,
        >();
        widgets
            .iter(world)
            .filter(|(_, _, seen)| seen.get())
            .map(|(label, said, _)| announced(label, said))
            .collect()
    }
}

/// Words of a screen reader for a widget: its label, and its value if it has one.
pub fn announced(label: &AccessibleLabel, node: &AccessibilityNode) -> String {
    match node.value() {
        Some(value) => format!("{}: {value}", label.0),
        None => label.0.clone(),
    }
}
