//! What lies above what in the interface.

use bevy::prelude::*;

/// The layers, from the lowest to the highest. Roots of the interface without one are on [`Layer::Screen`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// Grounds behind everything else.
    Ground,
    /// Screens.
    Screen,
    /// What is said over a part of a screen: answers, captions of the dice, sums that would have saved a turn.
    OverParts,
    /// Keeps a mouse that may not play from the screen.
    MouseShield,
    /// What every mouse may press, whoever's turn it is.
    ForEverybody,
    /// What the first climb says, and the shade around what it speaks of.
    Tutorial,
    /// Dialogs and what they dim.
    Dialog,
    /// Pages of the makers' tools.
    Gallery,
    /// Whose turn it is, said to those whose it is not.
    WhoseTurn,
    /// Notices, and sounds in words.
    Notice,
    /// The pointer of the mouse, where the game draws it.
    Pointer,
}

/// How far apart layers are: what leaves one is seen between it and the next.
const APART: i32 = 2;

impl Layer {
    /// The height of the layer, for the root of what is on it.
    pub const fn z(self) -> GlobalZIndex {
        GlobalZIndex(APART * (self as i32 - Layer::Screen as i32))
    }
}

/// Right in front of a layer; of the screens where there is none.
pub(super) fn in_front_of(layer: Option<GlobalZIndex>) -> GlobalZIndex {
    GlobalZIndex(layer.unwrap_or(Layer::Screen.z()).0 + 1)
}
