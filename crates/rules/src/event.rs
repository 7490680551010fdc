//! Events of a game, in the order in which they can be shown.

use core::ops::Deref;

use crate::list::List;
use crate::{Column, Columns, Move, Seat, SeatSet};

/// One thing that happened. Folding the events of an action into the game before it gives the game after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Event {
    /// A seat rolled two dice in the roll-off.
    RollOffRolled {
        /// Seat that rolled.
        seat: Seat,
        /// Faces of the dice, each 1 to 6.
        dice: [u8; 2],
    },
    /// Several seats share the highest sum and roll again among themselves.
    RollOffTied {
        /// The seats that roll again.
        seats: SeatSet,
    },
    /// A seat's turn began.
    TurnBegan {
        /// Seat to move now.
        seat: Seat,
    },
    /// A seat decided to roll.
    RollCalled {
        /// Seat that rolls.
        seat: Seat,
    },
    /// The dice came to rest.
    Rolled {
        /// Seat that rolled.
        seat: Seat,
        /// Faces of the dice, each 1 to 6.
        dice: [u8; 4],
    },
    /// A seat chose a move; one event per step follows.
    Chose {
        /// Seat that chose.
        seat: Seat,
        /// The move.
        mv: Move,
    },
    /// A free runner came on to the board.
    RunnerPlaced {
        /// Column of the runner.
        column: Column,
        /// Height of the seat's own square there, 0 if none.
        from: u8,
        /// Height of the runner now.
        to: u8,
    },
    /// A runner made a step.
    RunnerAdvanced {
        /// Column of the runner.
        column: Column,
        /// Height before.
        from: u8,
        /// Height of the runner now.
        to: u8,
    },
    /// The roll left nothing to choose: the runners came off.
    Busted {
        /// Seat that busted.
        seat: Seat,
        /// Spaces climbed in this turn and lost.
        lost: u8,
    },
    /// A seat decided to stop.
    Stopped {
        /// Seat that stopped.
        seat: Seat,
    },
    /// A runner was replaced by the seat's square.
    Banked {
        /// Owner of the square.
        seat: Seat,
        /// Column of the square.
        column: Column,
        /// Height of the square now.
        height: u8,
    },
    /// A square on the top space claimed its column: all other squares left it.
    Claimed {
        /// Owner of the column now.
        seat: Seat,
        /// The claimed column.
        column: Column,
    },
    /// A seat has more squares than it owns pawns and must choose which to keep.
    KeepCalled {
        /// Seat that must choose.
        seat: Seat,
        /// Number of its unclaimed columns that keep their square, 1 to 3.
        count: u8,
    },
    /// A seat chose the squares to keep; one event per square given up follows.
    Kept {
        /// Seat that chose.
        seat: Seat,
        /// The unclaimed columns that keep their square.
        columns: Columns,
    },
    /// A square was taken off the board.
    GaveUp {
        /// Owner of the square.
        seat: Seat,
        /// Column of the square.
        column: Column,
        /// The height at which it stood.
        height: u8,
    },
    /// The game is over.
    Won {
        /// Winners: one seat, or several that share a full board.
        winners: SeatSet,
    },
}

/// A stop banks and claims at most eleven columns each, and has a beginning and an end.
const MOST: usize = 24;

/// Events of an action, in order: a list without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Events(List<Event, MOST>);

impl Events {
    pub(crate) fn none() -> Events {
        Events(List::empty(Event::Stopped { seat: Seat::ALL[0] }))
    }

    pub(crate) fn push(&mut self, event: Event) {
        self.0.push(event);
    }
}

impl Deref for Events {
    type Target = [Event];

    fn deref(&self) -> &[Event] {
        &self.0
    }
}

impl IntoIterator for Events {
    type Item = Event;
    type IntoIter = core::iter::Take<core::array::IntoIter<Event, MOST>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Events {
    type Item = &'a Event;
    type IntoIter = core::slice::Iter<'a, Event>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
