//! Parts shared by widgets with a value: a title, the value in words, and left and right for stepping.

use bevy::a11y::AccessibilityNode;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui_widgets::{Button, Slider as HeadlessSlider};

use super::flex::{Flex, row};
use super::grows::Grows;
use super::paint::ButtonLook;
use super::restyle::Ink;
use super::text::{label, medium_label};
use crate::core::locale::{Spoken, Words, is_language_changed, mark_all};
use crate::core::settings::Settings;
use crate::ui::color::Role;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH};
use crate::ui::type_scale::TextSize;

/// Minimum width of the control in design units, so that controls align in a list.
pub(super) const CONTROL: f32 = 520.0;

/// Widget that takes left and right itself, as [`Stepped`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Sideways;

/// Request for the next (1) or the previous (-1) value.
#[derive(EntityEvent, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stepped {
    pub(crate) entity: Entity,
    pub(crate) by: i32,
}

/// Value on the widget and for screen readers; set by the owner of the value.
#[derive(Component, Clone, Debug, PartialEq)]
pub(crate) struct ShownValue(pub(crate) Words);

#[derive(Component)]
pub(super) struct Value;

/// Components of a row with a value, for every device and for screen readers.
pub(crate) fn value_widget(title: Words, value: Words, role: accesskit::Role) -> impl Bundle {
    (
        title.name(),
        Sideways,
        ShownValue(value),
        Spoken(title),
        AccessibilityNode(accesskit::Node::new(role)),
        Hovered::default(),
        TabIndex(0),
        AutoDirectionalNavigation::default(),
        ButtonLook::Row,
        Outline::default(),
    )
}

/// Row with its title at the left and its control at the right, or below with large text.
pub(super) fn row_node() -> Node {
    Node {
        min_height: px(TOUCH),
        justify_content: JustifyContent::SpaceBetween,
        ..row(GAP)
            .wrapped(TIGHT)
            .fixed()
            .padded(GAP, TIGHT - 2.0)
            .rounded(RADIUS_SMALL)
    }
}

pub(super) fn title_text(title: Words) -> impl Bundle {
    (
        medium_label(title, TextSize::Small, Role::PaperDim),
        Ink(0.85),
    )
}

pub(super) fn value_text(value: Words, size: TextSize) -> impl Bundle {
    (label(value, size, Role::Paper), Ink(1.0), Value)
}

/// Copies values to their texts.
fn show_values(
    widgets: Query<(Entity, &ShownValue), Changed<ShownValue>>,
    children: Query<&Children>,
    mut values: Query<&mut Words, With<Value>>,
) {
    for (entity, shown) in &widgets {
        for child in children.iter_descendants(entity) {
            if let Ok(mut words) = values.get_mut(child) {
                words.set_if_neq(shown.0.clone());
            }
        }
    }
}

/// Control with the value in words at its right, where a stepper has its own.
pub(super) fn control(changer: impl Bundle, value: Words) -> impl Bundle {
    (
        Node {
            min_width: px(CONTROL),
            justify_content: JustifyContent::SpaceBetween,
            ..row(GAP)
        },
        children![
            changer,
            (
                row(GAP),
                children![
                    (value_text(value, TextSize::Label), TextLayout::no_wrap()),
                    // As wide as the arrow of a stepper.
                    (Node::default(), Grows(Vec2::new(TOUCH, 0.0))),
                ],
            ),
        ],
    )
}

/// Copies values to screen readers.
fn announce_values(
    settings: Res<Settings>,
    mut widgets: Query<(&ShownValue, &mut AccessibilityNode), Changed<ShownValue>>,
) {
    for (shown, mut node) in &mut widgets {
        node.set_value(settings.locale().say(&shown.0));
    }
}

/// Parts of widgets with a value that the mouse presses.
#[derive(SystemParam)]
struct Parts<'w, 's> {
    widgets: Query<'w, 's, (), With<Sideways>>,
    children: Query<'w, 's, &'static Children>,
    parts: Query<'w, 's, Entity, Or<(With<Button>, With<HeadlessSlider>)>>,
}

impl Parts<'_, '_> {
    fn of(&self, entity: Entity) -> impl Iterator<Item = Entity> {
        let widget = self.widgets.contains(entity).then_some(entity);
        let inside = widget
            .into_iter()
            .flat_map(|it| self.children.iter_descendants(it));
        self.parts.iter_many(inside)
    }
}

fn disable_inside(disabled: On<Add, InteractionDisabled>, parts: Parts, mut commands: Commands) {
    for part in parts.of(disabled.entity) {
        commands.entity(part).insert(InteractionDisabled);
    }
}

fn enable_inside(enabled: On<Remove, InteractionDisabled>, parts: Parts, mut commands: Commands) {
    for part in parts.of(enabled.entity) {
        commands.entity(part).try_remove::<InteractionDisabled>();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(disable_inside)
        .add_observer(enable_inside)
        .add_systems(
            PostUpdate,
            (
                mark_all::<ShownValue>.run_if(is_language_changed),
                (show_values, announce_values),
            )
                .chain()
                .before(bevy::ui::UiSystems::Prepare),
        );
}
