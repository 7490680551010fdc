//! Stacking order of the interface.

use bevy::prelude::*;

/// Layers from bottom to top. Interface roots without one are on [`Layer::Screen`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// Backgrounds.
    Ground,
    /// Dice over the board.
    Dice,
    /// Screens.
    Screen,
    /// Overlays on parts of a screen: answers, sums that would have saved a turn.
    OverParts,
    /// Shield that blocks the mouse.
    MouseShield,
    /// Buttons above the shield, for every mouse in any turn.
    ForEverybody,
    /// Tutorial texts, and the shade around the part they explain.
    Tutorial,
    /// Dialogs and their veils.
    Dialog,
    /// Pages of the studio.
    Gallery,
    /// Sounds in words.
    Captions,
    /// Name of the player to act, after a refused press.
    WhoseTurn,
    /// Notices.
    Notice,
    /// Pointer drawn by the game.
    Pointer,
}

/// Distance between layers, with room for closing images in between.
const APART: i32 = 2;

impl Layer {
    /// Z index for the root of a layer.
    pub const fn z(self) -> GlobalZIndex {
        GlobalZIndex(APART * (self as i32 - Layer::Screen as i32))
    }
}

/// Z index just above a layer; above the screens by default.
pub(super) fn in_front_of(layer: Option<GlobalZIndex>) -> GlobalZIndex {
    GlobalZIndex(layer.unwrap_or(Layer::Screen.z()).0 + 1)
}
