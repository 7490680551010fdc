//! What moves while a beat is shown, and how long that takes: one answer to both, so that they always agree.

use cant_stop_rules::{Column, Event as GameEvent, Move, Seat, SeatSet};

use super::Beat;
use crate::ui::motion;

/// What moves on the table while a beat is shown. Dice that fall have a clock of their own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motion {
    /// Nothing: there is something to read, or the beat is over at once.
    Nothing,
    /// The dice are taken out of their row and shaken.
    PickUpDice,
    /// The sums of a move fly from the dice to the board.
    FlySums(Move),
    /// A runner comes on to the board.
    PlaceRunner {
        /// Where.
        column: Column,
        /// The height of the space it goes to.
        to: u8,
    },
    /// A runner goes on up.
    AdvanceRunner {
        /// Where.
        column: Column,
        /// The height of the space it goes to.
        to: u8,
    },
    /// All runners fall.
    DropRunners,
    /// A runner goes down into the square that takes its place.
    BankRunner {
        /// Where.
        column: Column,
    },
    /// A flag is planted on a column, and other seats' squares leave it.
    PlantFlag {
        /// Whose it is.
        seat: Seat,
        /// Where.
        column: Column,
    },
    /// A square is taken off the board.
    TakeSquareOff,
    /// The turn passes to a seat.
    PassTurn {
        /// Whose turn it is now.
        seat: Seat,
    },
    /// The winners cheer.
    Cheer {
        /// Who won.
        winners: SeatSet,
    },
}

/// What moves while a beat is shown, and for how long.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choreography {
    /// What moves.
    pub motion: Motion,
    /// How many seconds the beat is shown where things move at all; 0 if it is over at once.
    pub seconds: f32,
}

impl Beat {
    /// What moves while this beat is shown, and for how long.
    pub fn choreography(&self) -> Choreography {
        let (motion, seconds) = match self.event {
            GameEvent::RollCalled { .. } if self.by_hand => (Motion::Nothing, motion::SHAKE),
            GameEvent::RollCalled { .. } => (Motion::PickUpDice, motion::SHAKE),
            GameEvent::RollOffTied { .. } => (Motion::Nothing, motion::ROLL_OFF_READ),
            GameEvent::Chose { mv, .. } => (Motion::FlySums(mv), motion::CHOSEN),
            GameEvent::RunnerPlaced { column, from, to } => (
                Motion::PlaceRunner { column, to },
                climb_seconds(motion::PLACE, from, to),
            ),
            GameEvent::RunnerAdvanced { column, from, to } => (
                Motion::AdvanceRunner { column, to },
                climb_seconds(motion::ADVANCE, from, to),
            ),
            GameEvent::Busted { .. } => (Motion::DropRunners, motion::BUST),
            GameEvent::Banked { column, .. } => (Motion::BankRunner { column }, motion::BANK),
            GameEvent::Claimed { seat, column } => {
                (Motion::PlantFlag { seat, column }, motion::CLAIM)
            }
            GameEvent::KeepCalled { .. } => (Motion::Nothing, motion::HANDOVER),
            GameEvent::GaveUp { .. } => (Motion::TakeSquareOff, motion::PACK),
            GameEvent::TurnBegan { seat } => (Motion::PassTurn { seat }, motion::HANDOVER),
            GameEvent::Won { winners } => (Motion::Cheer { winners }, motion::WIN),
            GameEvent::RollOffRolled { .. }
            | GameEvent::Rolled { .. }
            | GameEvent::Stopped { .. }
            | GameEvent::Kept { .. } => (Motion::Nothing, 0.0),
        };
        Choreography { motion, seconds }
    }
}

/// How many seconds a climb takes that takes `usual` seconds to the next space: jumps go further.
fn climb_seconds(usual: f32, from: u8, to: u8) -> f32 {
    let passed = to.saturating_sub(from).saturating_sub(1);
    usual + motion::PASS_OVER * f32::from(passed)
}
