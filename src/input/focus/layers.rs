//! Widgets that can take the focus: those of the topmost dialog, or of the screen if no dialog is open.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};

use super::reading_order::in_reading_order;
use crate::ui::focus::{FocusFirst, FocusOnce, FocusTrap};
use crate::ui::widgets::ScrollView;

/// Widgets that can take the focus, and their layers.
#[derive(SystemParam)]
pub(crate) struct Focusables<'w, 's> {
    widgets: Query<
        'w,
        's,
        (
            Entity,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
            Has<FocusFirst>,
        ),
        (
            With<AutoDirectionalNavigation>,
            Without<InteractionDisabled>,
        ),
    >,
    traps: Query<'w, 's, (Entity, Option<&'static GlobalZIndex>), With<FocusTrap>>,
    views: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<ScrollView>>,
    parents: Query<'w, 's, &'static ChildOf>,
    once: Query<'w, 's, (), With<FocusOnce>>,
}

impl Focusables<'_, '_> {
    /// Topmost trap, if any.
    pub(crate) fn top_layer(&self) -> Option<Entity> {
        self.traps
            .iter()
            .max_by_key(|(_, height)| height.map_or(0, |height| height.0))
            .map(|(trap, _)| trap)
    }

    /// Returns `true` if a widget can take the focus now.
    pub(crate) fn accepts(&self, entity: Entity) -> bool {
        self.rect(entity).is_some() && self.is_in(entity, self.top_layer())
    }

    /// Returns `true` if the focus may return to a widget automatically.
    pub(super) fn takes_back(&self, entity: Entity) -> bool {
        self.accepts(entity) && !self.once.contains(entity)
    }

    /// Returns `true` if an entity is in the topmost layer.
    pub(in crate::input) fn is_in_front(&self, entity: Entity) -> bool {
        self.is_in(entity, self.top_layer())
    }

    /// All focusable widgets in reading order, with their rectangles in physical pixels. Widgets of a scroll view stay
    /// together, at the position of the view.
    pub(crate) fn all(&self) -> Vec<(Entity, Rect)> {
        let layer = self.top_layer();
        let mut apart: Vec<(Rect, Vec<(Entity, Rect)>)> = Vec::new();
        let mut views: Vec<(Entity, usize)> = Vec::new();
        for (entity, ..) in &self.widgets {
            let Some(rect) = self.rect(entity).filter(|_| self.is_in(entity, layer)) else {
                continue;
            };
            let view = self.view(entity);
            let known = views.iter().find(|(known, _)| Some(*known) == view);
            if let Some((_, part)) = known {
                apart[*part].1.push((entity, rect));
                continue;
            }
            let place = view.and_then(|view| {
                views.push((view, apart.len()));
                let (node, place) = self.views.get(view).ok()?;
                Some(Rect::from_center_size(place.translation, node.size()))
            });
            apart.push((place.unwrap_or(rect), vec![(entity, rect)]));
        }
        in_reading_order(apart, |(rect, _)| Some(*rect))
            .into_iter()
            .flat_map(|(_, part)| in_reading_order(part, |(_, rect)| Some(*rect)))
            .collect()
    }

    /// Widget marked [`FocusFirst`].
    pub(super) fn marked(&self) -> Option<Entity> {
        let marked = self.widgets.iter().filter(|(.., first)| *first);
        let mut marked = marked.map(|(entity, ..)| entity);
        marked.find(|entity| self.accepts(*entity))
    }

    /// First widget, with `true` if it is marked [`FocusFirst`].
    pub(in crate::input) fn first(&self) -> Option<(Entity, bool)> {
        let marked = self.marked().map(|entity| (entity, true));
        marked.or_else(|| self.all().first().map(|(entity, _)| (*entity, false)))
    }

    /// Widget that takes the focus when nothing has it: as [`Self::first`], but never one marked [`FocusOnce`].
    pub(super) fn first_to_take(&self) -> Option<(Entity, bool)> {
        let takes = |(entity, _): &(Entity, bool)| self.takes_back(*entity);
        let all = || self.all().into_iter().map(|(entity, _)| (entity, false));
        self.first().filter(takes).or_else(|| all().find(takes))
    }

    /// Rectangle of a widget in physical pixels; `None` if it is invisible or cannot be pressed.
    pub(super) fn rect(&self, entity: Entity) -> Option<Rect> {
        let (_, node, place, visible, _) = self.widgets.get(entity).ok()?;
        (!node.is_empty() && visible.get())
            .then(|| Rect::from_center_size(place.translation, node.size()))
    }

    /// Scroll view that contains a widget.
    pub(super) fn view(&self, entity: Entity) -> Option<Entity> {
        self.parents
            .iter_ancestors(entity)
            .find(|ancestor| self.views.contains(*ancestor))
    }

    /// Visible part of a widget's rectangle; `None` if it is scrolled out of its view.
    pub(super) fn visible_part(&self, entity: Entity, rect: Rect) -> Option<Rect> {
        let Some((node, place)) = self.view(entity).and_then(|view| self.views.get(view).ok())
        else {
            return Some(rect);
        };
        let seen = rect.intersect(Rect::from_center_size(place.translation, node.size()));
        (!seen.is_empty()).then_some(seen)
    }

    fn is_in(&self, entity: Entity, layer: Option<Entity>) -> bool {
        layer.is_none_or(|layer| self.parents.iter_ancestors(entity).any(|a| a == layer))
    }
}
