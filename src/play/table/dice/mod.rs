//! The dice: shown as they were thrown, then gathered where they are easy to read.

mod dim;
mod gather;
mod in_hand;
mod looks;
mod meshes;
mod pairs;
mod playback;
mod shade;
#[cfg(test)]
mod tests;
mod tray;

use bevy::camera::visibility::RenderLayers;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) use dim::DiceFly;
#[cfg(test)]
pub(super) use gather::sight;
pub use tray::TrayRests;

use crate::referee::throw::{Hand, ThrowShown};

/// Dice that are not at rest: in a hand, or thrown.
#[derive(SystemParam)]
struct InMotion<'w, 's> {
    hands: Query<'w, 's, &'static Hand>,
    throw: Option<Res<'w, ThrowShown>>,
}

impl InMotion<'_, '_> {
    fn hand(&self) -> Option<&Hand> {
        self.hands.iter().next()
    }

    fn throw(&self) -> Option<&ThrowShown> {
        self.throw.as_deref()
    }
}

/// Dice and tray are seen by their own camera only.
const LAYER: RenderLayers = RenderLayers::layer(1);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((looks::plugin, tray::plugin, gather::plugin));
    app.add_plugins((playback::plugin, pairs::plugin));
    app.add_plugins((in_hand::plugin, shade::plugin, dim::plugin));
}
