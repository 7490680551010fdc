//! What happens in a game, in the order in which it can be shown.

use crate::{Column, Move, Seat, SeatSet};

/// One thing that happened. Folding the events of an action into the game before it gives the game after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Event {
    /// A seat rolled two dice to see who begins.
    RollOffRolled {
        /// Who rolled.
        seat: Seat,
        /// What the dice show, each 1 to 6.
        dice: [u8; 2],
    },
    /// Several seats share the highest sum and roll again among themselves.
    RollOffTied {
        /// The seats that roll again.
        seats: SeatSet,
    },
    /// A seat's turn began.
    TurnBegan {
        /// Whose turn it is now.
        seat: Seat,
    },
    /// A seat decided to roll.
    RollCalled {
        /// Who rolls.
        seat: Seat,
    },
    /// The dice came to rest.
    Rolled {
        /// Whose roll it is.
        seat: Seat,
        /// What the dice show, each 1 to 6.
        dice: [u8; 4],
    },
    /// A seat chose a move; one event per step follows.
    Chose {
        /// Who chose.
        seat: Seat,
        /// The move.
        mv: Move,
    },
    /// A free runner came on to the board.
    RunnerPlaced {
        /// Where.
        column: Column,
        /// Height of the seat's own square there, 0 if none.
        from: u8,
        /// Height of the runner now.
        to: u8,
    },
    /// A runner made a step.
    RunnerAdvanced {
        /// Where.
        column: Column,
        /// Height before.
        from: u8,
        /// Height of the runner now.
        to: u8,
    },
    /// The roll left nothing to choose: the runners came off.
    Busted {
        /// Who busted.
        seat: Seat,
        /// Spaces climbed in this turn and lost.
        lost: u8,
    },
    /// A seat decided to stop.
    Stopped {
        /// Who stopped.
        seat: Seat,
    },
    /// A runner was replaced by the seat's square.
    Banked {
        /// Whose square it is.
        seat: Seat,
        /// Where.
        column: Column,
        /// Height of the square now.
        height: u8,
    },
    /// A square on the top space claimed its column: all other squares left it.
    Claimed {
        /// Who owns the column now.
        seat: Seat,
        /// Which one.
        column: Column,
    },
    /// The game is over.
    Won {
        /// Who won: one seat, or several that share a full board.
        winners: SeatSet,
    },
}
