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
