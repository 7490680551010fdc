//! What stopping now would bring.

use crate::{Column, Event, Game};

impl Game {
    /// The columns that stopping now would claim, ascending: those with a runner on the top space.
    pub fn would_claim(&self) -> impl Iterator<Item = Column> + '_ {
        Column::ALL.into_iter().filter(|&column| {
            self.runner(column)
                .is_some_and(|height| height >= column.height())
        })
    }

    /// Whether the seat to act may stop and would win by it, alone or sharing a full board.
    pub fn stop_wins(&self) -> bool {
        let seat = self.turn;
        let claimed = self.would_claim().fold(*self, |game, column| {
            game.after(&Event::Claimed { seat, column })
        });
        self.may_stop() && claimed.verdict().contains(seat)
    }
}
