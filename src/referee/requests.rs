//! Requests for a match, carried out by features. The sender does not depend on the feature.

use std::path::PathBuf;

use bevy::prelude::*;
use cant_stop_rules::Variant;

use crate::core::seats::SeatPlan;

/// Request for a game at a table.
#[derive(Event, Clone, Debug)]
pub struct StartGame {
    /// Players in order; 2 to 4.
    pub seats: Vec<SeatPlan>,
    /// Rules of the game.
    pub variant: Variant,
    /// Seed of all throws; by default the next seed or a random one.
    pub seed: Option<u64>,
}

/// Request for the next game of the evening: same players and rules, with the next player first.
#[derive(Event, Clone, Copy, Debug)]
pub struct NextOfEvening;

/// Request for the tutorial.
#[derive(Event, Clone, Copy, Debug)]
pub struct BeginFirstClimb;

/// Request to replay a recorded game.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct WatchGame {
    /// Path of the record. A damaged file, or one that is no record, is refused with a notice.
    pub path: PathBuf,
}

/// Request to replay the game whose results are shown.
#[derive(Event, Clone, Copy, Debug)]
pub struct WatchFinished;

/// Request to share the game of the replay or of the results: opens the dialog with poster, animation and text.
#[derive(Event, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShareGame {
    /// Turn to animate, from 1; by default the most decisive one.
    pub turn: Option<u32>,
}

/// Request to show the last turns of the match.
#[derive(Event, Clone, Copy, Debug)]
pub struct ShowHistory;

/// Request to ask the player if the unfinished game is given up for a new one. `GaveUp` follows if so.
#[derive(Event, Clone, Copy, Debug)]
pub struct AskToGiveUp;

/// Signal that the player gives the unfinished game up for a new one. The feature that asked begins it.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct GaveUp;
