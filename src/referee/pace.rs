//! Pace of the beats, for everything that moves.

use bevy::prelude::*;

/// Pace of the beats.
#[derive(Resource, Debug)]
pub struct Pace {
    /// Animation is on; without it each beat ends at once.
    pub animate: bool,
    /// Number of the turn that is being fast-forwarded.
    pub(super) hurried: Option<u32>,
}

impl Pace {
    /// Returns `true` if a press fast-forwards what is shown.
    pub(crate) fn is_hurried(&self) -> bool {
        self.hurried.is_some()
    }

    /// Share of a motion `seconds` long that this frame makes; without animation all of it.
    pub(crate) fn step(&self, time: &Time, seconds: f32) -> f32 {
        if self.animate {
            time.delta_secs() / seconds
        } else {
            1.0
        }
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            animate: true,
            hurried: None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>();
}
