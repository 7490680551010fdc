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
    /// A frame a second, as a fallback for activity that was not detected.
    Still,
}

/// Speed of what moves by itself, 0 to 1. It falls to 0 after a while without input.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct AmbientSpeed(pub f32);

impl Default for AmbientSpeed {
    fn default() -> AmbientSpeed {
        AmbientSpeed(1.0)
    }
}

impl AmbientSpeed {
    /// Returns `true` if nothing moves by itself any more.
    pub(crate) fn is_at_rest(self) -> bool {
        self.0 <= 0.0
    }
}

/// Marker: animates too fast for [`Redraw::Ambient`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct NeedsFullRate;
