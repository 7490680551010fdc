//! Choreography of a beat: motion and length in one place, so that they agree.

use cant_stop_rules::{Column, Event as GameEvent, Move, Seat, SeatSet};

use super::Beat;
use crate::ui::motion;

/// Motion on the table during a beat. Falling dice have their own clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motion {
    /// No motion: there is something to read, or the beat has no length.
    Nothing,
    /// Dice are picked up and shaken.
    PickUpDice,
    /// Sums of a move fly from the dice to the board.
    FlySums(Move),
    /// A runner is placed on the board.
    PlaceRunner {
        /// Column of the runner.
        column: Column,
        /// Space that it reaches.
        to: u8,
    },
    /// A runner advances.
    AdvanceRunner {
        /// Column of the runner.
        column: Column,
        /// Space that it reaches.
        to: u8,
    },
    /// All runners fall.
    DropRunners,
    /// A runner becomes a square.
    BankRunner {
        /// Column of the runner.
        column: Column,
    },
    /// A flag is planted on a column, and squares of other seats are removed.
    PlantFlag {
        /// Owner of the flag.
        seat: Seat,
        /// Column of the flag.
        column: Column,
    },
    /// A square is removed from the board.
    TakeSquareOff,
    /// The turn passes to a seat.
    PassTurn {
        /// Next seat.
        seat: Seat,
    },
    /// The winners cheer.
    Cheer {
        /// Winners.
        winners: SeatSet,
    },
}

/// Motion and length of a beat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choreography {
    /// Motion.
    pub motion: Motion,
    /// Length in seconds with animation; 0 for none.
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

/// Length of a climb in seconds: `usual` for one space, plus time for every space passed over.
fn climb_seconds(usual: f32, from: u8, to: u8) -> f32 {
    let passed = to.saturating_sub(from).saturating_sub(1);
    usual + motion::PASS_OVER * f32::from(passed)
}
