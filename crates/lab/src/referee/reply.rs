//! Replies of the referee.

use cant_stop_rules::{Columns, LegalMoves, Move, Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::protocol::Position;

/// A reply, one line of JSON.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Reply {
    Protocol {
        protocol: [u8; 2],
    },
    Options {
        #[serde(serialize_with = "each_option")]
        options: LegalMoves,
    },
    Advance {
        position: Position,
        may_stop: bool,
    },
    Stop {
        position: Position,
        #[serde(serialize_with = "each_column")]
        claimed_now: Columns,
        #[serde(serialize_with = "each_seat")]
        winners: SeatSet,
    },
    Bust {
        position: Position,
    },
    Odds {
        bust: [u16; 2],
    },
    Value {
        /// Each seat's chance to win.
        win: Vec<f64>,
        advice: Advice,
    },
}

/// Advice at a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Advice {
    Roll,
    Stop,
}

/// The reply to a request that cannot be answered.
#[derive(Serialize)]
pub(crate) struct Refusal<'a> {
    /// A lower-case sentence.
    pub error: &'a str,
}

// The lists are written straight from where they are; by themselves the types would collect them first.

fn each_option<S: Serializer>(options: &LegalMoves, output: S) -> Result<S::Ok, S::Error> {
    output.collect_seq(options.iter().map(Move::columns))
}

fn each_column<S: Serializer>(columns: &Columns, output: S) -> Result<S::Ok, S::Error> {
    output.collect_seq(*columns)
}

fn each_seat<S: Serializer>(seats: &SeatSet, output: S) -> Result<S::Ok, S::Error> {
    output.collect_seq(seats.iter().map(Seat::index))
}
