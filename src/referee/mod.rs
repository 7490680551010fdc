//! Owner of the game: takes intents, emits beats, keeps the record on disk. No other module changes the game.

#![allow(
    clippy::disallowed_methods,
    reason = "this module begins games and applies actions"
)]

mod beats;
mod by_hand;
mod chance;
mod choreography;
mod current_match;
mod day_dice;
mod disk_thread;
mod disk_trouble;
mod game_log;
mod game_story;
mod in_progress;
mod in_words;
mod intents;
mod leave;
mod notices;
mod pace;
mod parts;
mod past_turn;
mod phase;
mod policy;
mod preview;
mod record_answers;
mod record_files;
mod record_writer;
mod recorded_dice;
mod rehearsal;
mod replay;
mod requests;
mod risk;
mod saved;
mod seating;
mod set_pace;
mod standing;
mod start;
pub mod throw;
mod whose_turn;

use bevy::prelude::*;

pub use beats::{Beat, BeatQueue, BeatsCut, Hold, Shown};
pub use by_hand::dice_of;
pub(crate) use chance::throw_seed;
pub use choreography::{Choreography, Motion};
pub use current_match::Match;
pub(crate) use current_match::is_replay;
pub use day_dice::ClimbOfDay;
pub(crate) use day_dice::day_of_record;
pub(crate) use disk_thread::Pending;
pub(crate) use disk_trouble::DiskTrouble;
pub use game_log::GameLog;
pub use game_story::{Boldest, Claim, GameStory, SeatStory};
pub(crate) use in_progress::Shelf;
pub(crate) use in_words::{climbs_in_words, dice_in_words, runners_in_words};
pub use intents::{Act, IntentRefused, PlayerIntent, Refusal};
pub use leave::LeaveGame;
pub use notices::Notices;
pub use pace::Pace;
pub use parts::{MatchEnd, MatchOver, MatchParts, Parts};
pub(crate) use past_turn::steps_at_stake;
pub use past_turn::{PastTurn, TurnEnd};
pub use policy::Policy;
pub(crate) use preview::Preview;
pub(crate) use record_files::{catch_up, records_below, records_in};
pub(crate) use recorded_dice::recorded_dice;
pub(crate) use rehearsal::rehearse;
pub use replay::{Playback, Replay};
pub(crate) use requests::GaveUp;
pub use requests::{
    AskToGiveUp, BeginFirstClimb, NextOfEvening, ShareGame, ShowHistory, StartGame, WatchFinished,
    WatchGame,
};
pub(crate) use risk::Risk;
pub use saved::{RecordFolder, Saved, SavedGame};
pub use standing::{COLUMN, leader, progress};
pub use start::{ContinueGame, MatchStarted, NextSeed};
pub(crate) use start::{MatchStarter, NewMatch};
pub use whose_turn::{Asked, WhoseTurn};

/// Order of the referee's systems in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RefereeSystems {
    /// Sets the speed of time and ticks holds.
    Pace,
    /// Carries out intents of people and bots.
    CarryOut,
    /// Throws dice.
    Chance,
    /// Shows beats.
    Show,
    /// Updates the phase of the turn.
    Phase,
    /// Writes the choice in view.
    Preview,
    /// Weighs the next roll for weather and sound.
    Risk,
    /// Ends the finished match when its results open, and one that no screen shows.
    PutAway,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            RefereeSystems::Pace,
            RefereeSystems::CarryOut,
            RefereeSystems::Chance,
            RefereeSystems::Show,
            RefereeSystems::Phase,
            RefereeSystems::Preview,
            RefereeSystems::Risk,
        )
            .chain(),
    );
    app.add_plugins((
        start::plugin,
        saved::plugin,
        record_answers::plugin,
        seating::plugin,
        leave::plugin,
    ));
    app.add_plugins((
        intents::plugin,
        chance::plugin,
        beats::plugin,
        throw::plugin,
        phase::plugin,
        whose_turn::plugin,
        pace::plugin,
        set_pace::plugin,
        replay::plugin,
        game_story::plugin,
        notices::plugin,
        preview::plugin,
        risk::plugin,
    ));
}
