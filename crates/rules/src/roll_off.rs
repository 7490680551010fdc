//! The roll-off, which decides the first seat to move.

use crate::{Seat, SeatSet};

/// The current round of the roll-off; once the first turn began, the round that settled it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RollOff {
    still_in: SeatSet,
    rolled: [Option<[u8; 2]>; 4],
}

impl RollOff {
    /// A round among these seats, before the first roll.
    pub(crate) fn among(seats: SeatSet) -> RollOff {
        RollOff {
            still_in: seats,
            rolled: [None; 4],
        }
    }

    /// The seats that take part in this round.
    pub fn still_in(&self) -> SeatSet {
        self.still_in
    }

    /// The two dice that the seat rolled in this round, if it has.
    pub fn rolled(&self, seat: Seat) -> Option<[u8; 2]> {
        self.rolled[seat.index()]
    }

    /// The seats with the highest sum so far; empty before the first roll.
    pub fn highest(&self) -> SeatSet {
        let sum = |seat: Seat| {
            self.rolled(seat)
                .map(|dice| u16::from(dice[0]) + u16::from(dice[1]))
        };
        let best = self.still_in.iter().filter_map(sum).max();
        self.still_in
            .iter()
            .filter(|&seat| best.is_some() && sum(seat) == best)
            .collect()
    }

    /// The seat that rolls next; `None` when the round is complete.
    pub(crate) fn next(&self) -> Option<Seat> {
        self.still_in
            .iter()
            .find(|&seat| self.rolled(seat).is_none())
    }

    /// The round after this seat has rolled.
    pub(crate) fn with(mut self, seat: Seat, dice: [u8; 2]) -> RollOff {
        self.rolled[seat.index()] = Some(dice);
        self
    }

    /// The round with one more seat, which has rolled or not.
    pub(crate) fn joined_by(mut self, seat: Seat, dice: Option<[u8; 2]>) -> RollOff {
        self.still_in = self.still_in.iter().chain([seat]).collect();
        self.rolled[seat.index()] = dice;
        self
    }

    /// Returns `true` if the seats that have rolled come before all others.
    pub(crate) fn is_in_order(&self) -> bool {
        self.still_in
            .iter()
            .is_sorted_by_key(|seat| self.rolled(seat).is_none())
    }
}
