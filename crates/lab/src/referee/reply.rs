//! Replies of the referee.

use cant_stop_rules::{Columns, Move, SeatSet};
use serde::Serialize;

use crate::protocol::Position;

/// A reply, one line of JSON.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Reply {
    Protocol {
        protocol: [u8; 2],
    },
    Options {
        options: Vec<Move>,
    },
    Advance {
        position: Position,
        may_stop: bool,
    },
    Stop {
        position: Position,
        claimed_now: Columns,
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
