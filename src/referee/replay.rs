//! Replay of a recorded game: parts of its match, set by the feature that shows it.

use std::sync::Arc;
use std::time::SystemTime;

use bevy::prelude::*;
use cant_stop_rules::Action;

use super::{GameLog, MatchParts};

/// Recorded game of a replay.
#[derive(Resource, Clone, Debug)]
pub struct Replay {
    /// Log of the whole game.
    pub log: Arc<GameLog>,
    /// Time of the game.
    pub when: SystemTime,
}

/// State of the playback. A match without this part is no replay.
///
/// ```
/// use bevy::prelude::*;
/// use cant_stop::referee::Playback;
///
/// fn play_at_double_speed(mut playback: If<ResMut<Playback>>) {
///     playback.speed = 2.0;
/// }
/// ```
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Playback {
    /// Speed factor.
    pub speed: f32,
    /// Playback is paused.
    pub is_paused: bool,
    /// Next recorded action; `None` at the end.
    pub next: Option<Action>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_match_part::<Replay>().add_match_part::<Playback>();
}
