//! Choreography of a beat: its motion and its length, from one place, so that they agree.

use cant_stop_rules::{Column, Event as GameEvent, Move, Seat, SeatSet};

use super::Beat;
use crate::ui::motion;

/// Motion on the table while a beat is shown. Dice that fall have a clock of their own.
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
        /// Column of the piece.
        column: Column,
        /// The height of the space it goes to.
        to: u8,
    },
    /// A runner goes on up.
    AdvanceRunner {
        /// Column of the piece.
        column: Column,
        /// The height of the space it goes to.
        to: u8,
    },
    /// All runners fall.
    DropRunners,
    /// A runner goes down into the square that takes its place.
    BankRunner {
        /// Column of the piece.
        column: Column,
    },
    /// A flag is planted on a column, and other seats' squares leave it.
    PlantFlag {
        /// Owner of the flag.
        seat: Seat,
        /// Column of the piece.
        column: Column,
    },
    /// A square is taken off the board.
    TakeSquareOff,
    /// The turn passes to a seat.
    PassTurn {
        /// Seat at its turn now.
        seat: Seat,
    },
    /// The winners cheer.
    Cheer {
        /// The winners.
        winners: SeatSet,
    },
}

/// Motion and length of a beat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choreography {
    /// The motion.
    pub motion: Motion,
    /// Length in seconds with motion on; 0 if the beat is over at once.
    pub seconds: f32,
}

impl Beat {
    /// Motion and length of this beat.
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

/// Length of a climb in seconds; `usual` is the length for one space, and jumps add to it.
fn climb_seconds(usual: f32, from: u8, to: u8) -> f32 {
    let passed = to.saturating_sub(from).saturating_sub(1);
    usual + motion::PASS_OVER * f32::from(passed)
}
