//! Preview of a move: its changes to the board.

use core::ops::Deref;

use crate::list::List;
use crate::{Column, Game, Move};

/// Change of one column by a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Climb {
    /// The column.
    pub column: Column,
    /// Height of the runner now, or of the seat's own square; 0 for the base.
    pub from: u8,
    /// Height of the runner after the move.
    pub to: u8,
}

/// Changes by a move, one entry per column, ascending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preview(List<Climb, 2>);

impl Deref for Preview {
    type Target = [Climb];

    fn deref(&self) -> &[Climb] {
        &self.0
    }
}

impl Game {
    /// Changes that the move would make; empty unless it is among [`Game::legal_moves`].
    pub fn preview(&self, mv: Move) -> Preview {
        let mut climbs = List::empty(Climb {
            column: Column::ALL[0],
            from: 0,
            to: 0,
        });
        if self.legal_moves().contains(&mv) {
            let moved = self.moved(mv);
            for column in Column::ALL
                .into_iter()
                .filter(|&column| moved.runner(column) != self.runner(column))
            {
                climbs.push(Climb {
                    column,
                    from: self.reached(column),
                    to: moved.reached(column),
                });
            }
        }
        Preview(climbs)
    }
    /// The game with the runners where the move takes them.
    pub(crate) fn moved(&self, mv: Move) -> Game {
        mv.columns()
            .iter()
            .fold(*self, |game, &column| game.after(&game.step(column)))
    }
}
