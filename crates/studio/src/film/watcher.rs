//! Somebody who watches the film: pictures are not taken then, but measured.

use bevy::prelude::*;

use super::Film;

/// What a watcher needs to know of a frame before it is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glimpse {
    /// Whether a turn is being lost.
    pub(crate) busts: bool,
}

/// Measures what the film shows.
pub(crate) trait Watcher {
    /// Whether the next frame is to be drawn and given to [`Watcher::follow`].
    fn follows(&mut self, glimpse: Glimpse) -> bool;

    /// Takes a frame, [`FOLLOWED_FRAME`](super::FOLLOWED_FRAME) after the one before.
    fn follow(&mut self, image: Image) -> Result<(), String>;

    /// The frames to follow do not come right after those so far.
    fn cut(&mut self);

    /// Measures the moment that the film shows now.
    fn look(&mut self, film: &mut Film, name: &str) -> Result<(), String>;

    /// Whether the first game is enough.
    fn is_quick(&self) -> bool;
}
