//! Requests for a match that features carry out. Who makes one need not know the feature.

use std::path::PathBuf;

use bevy::prelude::*;
use cant_stop_rules::Settings;

use crate::core::seats::SeatPlan;

/// Request for a game at a table.
#[derive(Event, Clone, Debug)]
pub struct StartGame {
    /// Who plays, in order; 2 to 4.
    pub seats: Vec<SeatPlan>,
    /// Rules of the game.
    pub settings: Settings,
    /// Source of all throws; if absent, the next seed or the system's randomness.
    pub seed: Option<u64>,
}

/// Request for the next game of the evening: the same players, the same rules, and the next player begins.
#[derive(Event, Clone, Copy, Debug)]
pub struct NextOfEvening;

/// Request for the game that teaches the game.
#[derive(Event, Clone, Copy, Debug)]
pub struct BeginFirstClimb;

/// Request to watch the game of a record again.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct WatchGame {
    /// Path of the record. A file that is no record, or a damaged one, is refused in one sentence.
    pub path: PathBuf,
}

/// Request to watch the game whose results are shown.
#[derive(Event, Clone, Copy, Debug)]
pub struct WatchFinished;

/// Request to share the game of the replay or of the results: opens the dialog with poster, animation and text.
#[derive(Event, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShareGame {
    /// Turn of the animation, from 1; if absent, the turn that decided most.
    pub turn: Option<u32>,
}

/// Signal that the player gives the unfinished game up for a new one. The feature that asked begins it.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct GaveUp;
