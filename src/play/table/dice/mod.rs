//! The dice: shown as they were thrown, then gathered where they are easy to read.

mod dim;
mod gather;
mod in_hand;
mod lens;
mod looks;
mod mesh;
mod outline;
mod playback;
mod shade;
mod slab;
mod sum_coins;
#[cfg(test)]
mod tests;
mod tray;
mod veil;

use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;

pub(super) use dim::DiceFly;
#[cfg(test)]
pub(super) use gather::sight;
pub use tray::TrayRests;

/// Dice and tray are seen by their own camera only.
const LAYER: RenderLayers = RenderLayers::layer(1);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        looks::plugin,
        tray::plugin,
        gather::plugin,
        playback::plugin,
        outline::plugin,
        sum_coins::plugin,
        in_hand::plugin,
        veil::plugin,
        shade::plugin,
        dim::plugin,
    ));
}
