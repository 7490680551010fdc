//! Outcome of a stop, and the winners.

use crate::{Columns, Event, Game, SeatSet};

impl Game {
    /// The columns that stopping now would claim: those with a runner on the top space.
    #[inline]
    pub fn would_claim(&self) -> Columns {
        self.runners.on_top()
    }

    /// Returns `true` if the seat to act may stop and wins by it, alone or sharing a full board.
    pub fn stop_wins(&self) -> bool {
        let seat = self.turn;
        let claimed = self.would_claim().iter().fold(*self, |game, column| {
            game.after(&Event::Claimed { seat, column })
        });
        self.may_stop() && claimed.verdict().contains(seat)
    }

    /// The seats that have won on this board, claimed columns counted; empty while the game goes on.
    pub(crate) fn verdict(&self) -> SeatSet {
        let reached = |needed: u8| {
            self.each_seat()
                .filter(move |&seat| self.columns_owned(seat) >= needed)
                .collect()
        };
        let winners: SeatSet = reached(self.variant.columns_to_win);
        if !winners.is_empty() || self.claimed() != Columns::ALL {
            return winners;
        }
        // A full board without a winner: the seat that owns most wins, and equal counts share.
        reached(
            self.each_seat()
                .map(|seat| self.columns_owned(seat))
                .max()
                .unwrap_or(0),
        )
    }
}
