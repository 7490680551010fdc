//! Watcher of the film: it measures the moments that pictures would be taken of.

use bevy::prelude::*;

use super::Film;

/// Facts about a frame before it is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glimpse {
    /// A turn is being lost.
    pub(crate) busts: bool,
}

/// Measures what the film shows.
pub(crate) trait Watcher {
    /// Returns `true` if the next frame has to be drawn and given to [`Watcher::follow`].
    fn follows(&mut self, glimpse: Glimpse) -> bool;

    /// Takes a frame, [`FOLLOWED_FRAME`](super::FOLLOWED_FRAME) after the one before.
    fn follow(&mut self, image: Image) -> Result<(), String>;

    /// The frames to follow do not come right after those so far.
    fn cut(&mut self);

    /// Measures the moment that the film shows now.
    fn look(&mut self, film: &mut Film, name: &str) -> Result<(), String>;

    /// Returns `true` if the first game is enough.
    fn is_quick(&self) -> bool;
}
