//! Memory of the focus in every layer.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::layers::Focusables;

/// Last widget in focus, for every layer.
#[derive(Resource, Default)]
pub(crate) struct FocusMemory {
    pub(super) last: HashMap<Option<Entity>, Entity>,
    /// Layer that had the focus in the last frame.
    layer: Option<Entity>,
    /// The focus is on a fallback widget: the layer had no preferred one.
    pub(super) is_fallback: bool,
}

impl FocusMemory {
    /// Restores a missing focus: to the last widget of a layer that is back on top, else to the first widget. Returns
    /// `true` on success.
    pub(super) fn restore(&mut self, focusables: &Focusables, focus: &mut InputFocus) -> bool {
        let layer = focusables.top_layer();
        let remembered = (layer != self.layer || focus.get().is_none())
            .then(|| self.last.get(&layer).copied())
            .flatten()
            .filter(|entity| focusables.takes_back(*entity))
            .map(|entity| (entity, true));
        self.layer = layer;
        let Some((entity, is_meant)) = remembered.or_else(|| focusables.first_to_take()) else {
            return false;
        };
        self.is_fallback = !is_meant;
        focus.set(entity, FocusCause::Navigated);
        true
    }

    /// Records that a player moved the focus.
    pub(in crate::input) fn record_move(&mut self) {
        self.is_fallback = false;
    }

    pub(super) fn record(&mut self, layer: Option<Entity>, entity: Entity) {
        self.layer = layer;
        self.last.insert(layer, entity);
    }
}
