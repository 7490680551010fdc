//! Outline of the screen: a tree of widgets, texts and the groups they lie in, in reading order.

use accesskit::{NodeId, Role, Toggled};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{UiGlobalTransform, auto_directional_navigation::AutoDirectionalNavigation};

use crate::core::locale::SpokenGroup;
use crate::input::{Focusables, in_reading_order};
use crate::ui::prelude::*;
use crate::ui::widgets::{Chosen, Toast, Toggle};

/// Readable node with its children.
#[derive(Clone, Debug)]
pub(super) struct Item {
    /// Identifier for the system.
    pub(super) id: NodeId,
    /// Role, label and state.
    pub(super) node: accesskit::Node,
    /// Bounds in physical pixels; `None` without a place on the screen.
    pub(super) place: Option<Rect>,
    /// Children in reading order.
    pub(super) children: Vec<Item>,
}

impl Item {
    pub(super) fn new(
        id: NodeId,
        node: accesskit::Node,
        place: Option<Rect>,
        children: Vec<Item>,
    ) -> Item {
        Item {
            id,
            node,
            place,
            children,
        }
    }

    /// The text of the first heading in it.
    pub(super) fn heading(&self) -> Option<&str> {
        match self.node.role() {
            Role::Heading => self.node.label(),
            _ => self.children.iter().find_map(Item::heading),
        }
    }
}

/// Identifier of an entity for the system.
pub(super) fn id(entity: Entity) -> NodeId {
    NodeId(entity.to_bits())
}

/// Components of an entity that the outline reads.
type Read = (
    &'static Node,
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    Option<&'static AccessibilityNode>,
    Option<&'static AccessibleLabel>,
    Has<AutoDirectionalNavigation>,
    Has<InteractionDisabled>,
    Option<&'static ShownValue>,
    (Has<Chosen>, Option<&'static Toggle>),
    (Option<&'static Text>, Option<&'static TextFont>),
    (Option<&'static SpokenGroup>, Option<&'static EditableText>),
);

/// Everything there is to read.
#[derive(SystemParam)]
pub(super) struct Outline<'w, 's> {
    roots: Query<'w, 's, Entity, (With<Node>, Without<ChildOf>)>,
    nodes: Query<'w, 's, Read>,
    children: Query<'w, 's, &'static Children>,
    toasts: Query<'w, 's, (), With<Toast>>,
    settings: Res<'w, Settings>,
    pub(super) focusables: Focusables<'w, 's>,
}

impl Outline<'_, '_> {
    /// Items that can be read now, the groups in reading order: those of the topmost dialog, or of the screen without one.
    pub(super) fn read(&self) -> Vec<Item> {
        let Some(dialog) = self.focusables.top_layer() else {
            let roots = self.roots.iter();
            // The text of a toast is announced instead.
            return self.in_order(roots.filter(|root| !self.toasts.contains(*root)));
        };
        let items = self.gather(dialog);
        let mut node = accesskit::Node::new(Role::Dialog);
        node.set_modal();
        if let Some(name) = items.iter().find_map(Item::heading) {
            node.set_label(name);
        }
        vec![Item::new(id(dialog), node, None, items)]
    }

    /// Items of all `parts`, in reading order.
    fn in_order(&self, parts: impl Iterator<Item = Entity>) -> Vec<Item> {
        let parts: Vec<Vec<Item>> = parts
            .map(|part| self.gather(part))
            .filter(|items| !items.is_empty())
            .collect();
        let parts = in_reading_order(parts, |items| around(items));
        parts.into_iter().flatten().collect()
    }

    /// Items of an entity and of its descendants.
    fn gather(&self, entity: Entity) -> Vec<Item> {
        let Ok((
            node,
            computed,
            place,
            seen,
            told,
            label,
            focusable,
            disabled,
            value,
            (chosen, toggle),
            (text, font),
            (group, field),
        )) = self.nodes.get(entity)
        else {
            return Vec::new();
        };
        if !seen.get() || node.display == Display::None {
            return Vec::new();
        }
        let rect = (!computed.is_empty())
            .then(|| Rect::from_center_size(place.translation, computed.size()));
        let inside = || {
            let children = self.children.get(entity).into_iter().flatten().copied();
            self.in_order(children)
        };
        if focusable {
            let mut item =
                told.map_or_else(|| accesskit::Node::new(Role::Button), |told| told.0.clone());
            let name = label.map_or_else(|| words_in(&inside()), |label| label.0.clone());
            let said = field.map(|field| field.value().to_string()).or_else(|| {
                value
                    .filter(|_| toggle.is_none() && item.role() != Role::Slider)
                    .map(|value| self.settings.locale().say(&value.0))
            });
            item.clear_value();
            item.set_label(match said {
                Some(said) if !said.is_empty() => {
                    self.settings.locale().say(&Words::titled(name, said))
                }
                _ => name,
            });
            if item.description().is_some_and(str::is_empty) {
                item.clear_description();
            }
            if matches!(item.role(), Role::GenericContainer | Role::Unknown) {
                item.set_role(Role::Group); // something to read that can have the focus
            }
            if let Some(Toggle(on)) = toggle {
                item.set_toggled(Toggled::from(*on));
            } else if chosen {
                // One of several: that it is the one is said as eyes are told.
                item.set_toggled(Toggled::True);
            }
            if disabled {
                item.set_disabled();
            } else {
                item.clear_disabled();
                item.add_action(accesskit::Action::Focus);
                item.add_action(accesskit::Action::Click);
                if value.is_some() && toggle.is_none() {
                    item.add_action(accesskit::Action::Increment);
                    item.add_action(accesskit::Action::Decrement);
                }
            }
            return vec![leaf(entity, item, rect)];
        }
        if let Some(label) = label.filter(|label| !label.0.is_empty()) {
            let item = match told.map(|told| told.role()) {
                Some(Role::Heading) => heading(&label.0),
                // Only pointers press it; the keys of others do the same.
                Some(Role::Button) => {
                    let mut item = accesskit::Node::new(Role::Button);
                    item.set_label(label.0.as_str());
                    item.add_action(accesskit::Action::Click);
                    item
                }
                _ => paragraph(&label.0),
            };
            let mut all = vec![leaf(entity, item, rect)];
            all.extend(inside().into_iter().flat_map(widgets));
            return all;
        }
        if let Some(text) = text.filter(|text| !text.0.trim().is_empty()) {
            let headings = [TextSize::Heading, TextSize::Title].map(TextSize::font);
            let is_heading = font.is_some_and(|font| headings.contains(&font.font_size));
            let told = if is_heading { heading } else { paragraph };
            return vec![leaf(entity, told(&text.0), rect)];
        }
        let items = inside();
        match group {
            Some(words) if !items.is_empty() => {
                let mut node = accesskit::Node::new(Role::Group);
                node.set_label(self.settings.locale().say(&words.0));
                vec![Item::new(id(entity), node, rect, items)]
            }
            _ => items,
        }
    }
}

fn leaf(entity: Entity, mut node: accesskit::Node, place: Option<Rect>) -> Item {
    node.clear_transform();
    node.clear_bounds();
    if let Some(Rect { min, max }) = place {
        let [left, top, right, bottom] = [min.x, min.y, max.x, max.y].map(f64::from);
        node.set_bounds(accesskit::Rect::new(left, top, right, bottom));
    }
    Item::new(id(entity), node, place, Vec::new())
}

/// Text as screen readers know it.
pub(super) fn paragraph(text: &str) -> accesskit::Node {
    let mut node = accesskit::Node::new(Role::Label);
    node.set_value(text.trim());
    node
}

fn heading(text: &str) -> accesskit::Node {
    let mut node = accesskit::Node::new(Role::Heading);
    node.set_level(1);
    node.set_label(text.trim());
    node
}

/// Name of a node.
pub(super) fn name(node: &accesskit::Node) -> Option<&str> {
    node.label().or(node.value())
}

/// Returns the items that can be pressed.
fn widgets(item: Item) -> Vec<Item> {
    if item.node.supports_action(accesskit::Action::Click) {
        return vec![item];
    }
    item.children.into_iter().flat_map(widgets).collect()
}

/// All words in these, one after the other.
fn words_in(items: &[Item]) -> String {
    let words: Vec<&str> = items.iter().filter_map(|item| name(&item.node)).collect();
    words.join(" ")
}

/// The rectangle around all of these.
fn around(items: &[Item]) -> Option<Rect> {
    items
        .iter()
        .filter_map(|item| item.place)
        .reduce(|all, rect| all.union(rect))
}
