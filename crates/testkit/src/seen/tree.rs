//! Nodes of the interface, with their places in pixels.

use std::collections::HashMap;

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, OverflowAxis, UiGlobalTransform};
use bevy::ui_widgets::Button;
use cant_stop::ui::layer::Layer;
use cant_stop::ui::widgets::ButtonLook;

/// Nodes above the parts of a game for a moment, such as the ribbon, may cover them.
const OVER_PARTS: i32 = Layer::OverParts.z().0;
/// Fainter grounds are no surfaces.
const FAINT: f32 = 0.05;

/// A node of the interface.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its node.
    pub entity: Entity,
    /// Place, in pixels.
    pub rect: Rect,
    /// Part of it that is neither scrolled away nor cut off.
    pub shown: Rect,
    /// Nodes that contain it, from near to far.
    pub holders: Vec<Holder>,
    /// True if it lies above the parts of a game for a moment.
    pub is_over_parts: bool,
    /// It is a golden button.
    pub is_golden: bool,
    /// Name in messages.
    pub name: String,
}

impl Part {
    /// Part of a rectangle at this node that is neither scrolled away nor cut off.
    pub fn clip(&self, rect: Rect) -> Rect {
        clip(rect, &self.holders)
    }
}

fn clip(rect: Rect, holders: &[Holder]) -> Rect {
    let clips = holders.iter().filter(|holder| holder.clips);
    clips.fold(rect, |shown, holder| shown.intersect(holder.rect))
}

/// Something that contains parts.
#[derive(Clone, Copy, Debug)]
pub struct Holder {
    /// Its node.
    pub entity: Entity,
    /// Place, in pixels.
    pub rect: Rect,
    /// Overflow is cut off.
    pub clips: bool,
    /// Overflow can be scrolled to.
    pub scrolls: bool,
    /// The height of all there is to scroll through, in pixels.
    pub content: f32,
    /// Scrolled distance, in pixels.
    pub scrolled: f32,
    /// It is visible, so that its content must lie on it.
    pub is_ground: bool,
    /// It is a button.
    pub is_button: bool,
}

/// A node as the app has it.
pub(super) struct Found {
    pub(super) holder: Holder,
    parent: Option<Entity>,
    /// Height of its layer, if it is the root of one.
    pub(super) layer: i32,
    pub(super) is_visible: bool,
    pub(super) is_widget: bool,
    is_golden: bool,
    /// Opacity of its ground.
    pub(super) opacity: f32,
    pub(super) name: String,
}

impl Found {
    pub(super) fn is_seen(&self) -> bool {
        self.is_visible && !self.holder.rect.is_empty()
    }
}

/// All nodes.
pub(super) struct Tree {
    pub(super) nodes: HashMap<Entity, Found>,
    is_drawn: bool,
}

impl Tree {
    /// Reads all nodes: as they are drawn, where the focus is larger than its place in the layout, or as they are laid out.
    pub(super) fn of(world: &mut World, is_drawn: bool) -> Tree {
        let mut nodes = world.query::<(
            Entity,
            (
                &ComputedNode,
                &Node,
                &UiGlobalTransform,
                &InheritedVisibility,
            ),
            Option<&ChildOf>,
            Option<&BackgroundColor>,
            (Has<TabIndex>, Has<Button>, Option<&ButtonLook>),
            Option<&AccessibleLabel>,
            Option<&GlobalZIndex>,
        )>();
        let cut = |axis: OverflowAxis| axis != OverflowAxis::Visible;
        let found = nodes.iter(world).map(|node| {
            let (entity, (computed, node, place, seen), parent, ground, keys, label, z) = node;
            let (is_widget, is_button, look) = keys;
            let opacity = ground.map_or(0.0, |ground| ground.0.alpha());
            let holder = Holder {
                entity,
                rect: placed(
                    is_drawn,
                    place,
                    Rect::from_center_size(Vec2::ZERO, computed.size),
                ),
                clips: cut(node.overflow.x) || cut(node.overflow.y),
                scrolls: node.overflow.y == OverflowAxis::Scroll,
                content: computed.content_size.y,
                scrolled: computed.scroll_position.y,
                is_ground: is_widget || opacity > FAINT,
                is_button,
            };
            let found = Found {
                holder,
                parent: parent.map(ChildOf::parent),
                layer: z.map_or(0, |z| z.0),
                is_visible: seen.get(),
                is_widget,
                is_golden: look == Some(&ButtonLook::Primary),
                opacity,
                name: label.map_or_else(|| "a panel".to_owned(), |label| label.0.to_string()),
            };
            (entity, found)
        });
        Tree {
            nodes: found.collect(),
            is_drawn,
        }
    }

    fn holders(&self, entity: Entity) -> Vec<Holder> {
        let parent = |entity: &Entity| self.nodes.get(entity)?.parent;
        std::iter::successors(parent(&entity), parent)
            .filter_map(|entity| Some(self.nodes.get(&entity)?.holder))
            .collect()
    }

    pub(super) fn layer(&self, part: &Part) -> i32 {
        let root = part.holders.last().map_or(part.entity, |root| root.entity);
        self.nodes[&root].layer
    }

    pub(super) fn part(&self, entity: Entity, name: &str) -> Part {
        let found = &self.nodes[&entity];
        let rect = found.holder.rect;
        let holders = self.holders(entity);
        let mut part = Part {
            entity,
            rect,
            shown: clip(rect, &holders),
            holders,
            is_over_parts: false,
            is_golden: found.is_golden,
            name: name.to_owned(),
        };
        part.is_over_parts = self.layer(&part) == OVER_PARTS;
        part
    }

    /// The visible part of a visible node.
    pub(super) fn shown(&self, entity: Entity) -> Option<Part> {
        let found = self.nodes.get(&entity).filter(|found| found.is_seen())?;
        Some(self.part(entity, &found.name))
    }

    /// Bounds of a rectangle in the frame of a node, which begins in its middle.
    pub(super) fn place(&self, place: &UiGlobalTransform, rect: Rect) -> Rect {
        placed(self.is_drawn, place, rect)
    }

    pub(super) fn is_in_widget(&self, part: &Part) -> bool {
        let mut holders = part.holders.iter();
        holders.any(|holder| self.nodes[&holder.entity].is_widget)
    }
}

fn placed(is_drawn: bool, place: &UiGlobalTransform, rect: Rect) -> Rect {
    if is_drawn {
        return around(rect, |point| place.transform_point2(point));
    }
    let Rect { min, max } = rect;
    Rect {
        min: min + place.translation,
        max: max + place.translation,
    }
}

/// Bounds of a rectangle whose corners are brought to other places.
pub(super) fn around(rect: Rect, place: impl Fn(Vec2) -> Vec2) -> Rect {
    let Rect { min, max } = rect;
    let corners = [min, max, Vec2::new(min.x, max.y), Vec2::new(max.x, min.y)].map(place);
    Rect {
        min: corners.into_iter().fold(Vec2::INFINITY, Vec2::min),
        max: corners.into_iter().fold(Vec2::NEG_INFINITY, Vec2::max),
    }
}

/// Returns `true` if it is on a disabled button.
pub(super) fn is_off(world: &World, entity: Entity) -> bool {
    has_above(world, entity, |above| {
        world.get::<InteractionDisabled>(above).is_some()
    })
}

/// Returns `true` if `what` holds for an entity or for one of its ancestors.
pub(super) fn has_above(world: &World, entity: Entity, what: impl Fn(Entity) -> bool) -> bool {
    let parent = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
    std::iter::successors(Some(entity), parent).any(what)
}
