//! Pace of the beats, read by all that moves.

use bevy::prelude::*;

/// Pace of the beats.
#[derive(Resource, Debug)]
pub struct Pace {
    /// Whether anything moves; without motion each beat is over at once.
    pub animate: bool,
    /// Number of the turn that is hurried, while it has something to show.
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
