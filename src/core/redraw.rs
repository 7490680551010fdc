//! Frame rate by activity.

use bevy::prelude::*;

/// Frame rate of the game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Redraw {
    /// Refresh rate of the monitor: something is in progress.
    #[default]
    Full,
    /// Rate of ambient motion while people think: flags, lamps, clouds.
    Ambient,
    /// A few frames a second, as a fallback for activity that was not detected.
    Still,
}

/// Marker: animates too fast for [`Redraw::Ambient`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct NeedsFullRate;
