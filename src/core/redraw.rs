//! How often the game is to be drawn, and what asks for it.

use bevy::prelude::*;

/// How often the game is drawn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Redraw {
    /// As often as the screen can: something is under way.
    #[default]
    Full,
    /// At the rate of what moves by itself while people think: flags, lamps, clouds.
    Ambient,
    /// A few times a second, so that nothing forgotten can stand still for long.
    Still,
}

/// Something that moves by itself so fast that it would be seen to jump at [`Redraw::Ambient`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Brisk;
