//! A turn thought through once and remembered until it ends.

use cant_stop_rules::{Column, Game};

use crate::board::Board;
use crate::turn::{Lanes, Leaf, PairCache, Runners, Turn, Value};

/// The value of all that can still come of a turn, from the runners that stood when it was made.
pub(crate) struct Plan<V> {
    board: Board,
    lanes: Lanes,
    turn: Turn<V>,
}

impl<V: Value> Plan<V> {
    /// Thinks the turn through, from where its seat is about to decide.
    pub(crate) fn new(game: &Game, leaf: &mut impl Leaf<V>, pairs: &mut PairCache) -> Plan<V> {
        let board = Board::of(game);
        let lanes = Lanes::of(game, &board);
        Plan {
            board,
            lanes,
            turn: Turn::solve(lanes, leaf, pairs),
        }
    }

    /// Value of the best decision here; `None` if the plan does not come by.
    pub(crate) fn value_at(&self, game: &Game) -> Option<V> {
        let runners = self.runners(game)?;
        match runners.count() {
            0 => Some(self.turn.best()),
            _ => Some(self.turn.value(&runners)),
        }
    }

    /// Value of a roll here; `None` if the plan does not come by.
    pub(crate) fn rolling_at(&self, game: &Game) -> Option<V> {
        Some(self.turn.roll_from(&self.runners(game)?))
    }

    /// The runners of the game as the plan counts them.
    fn runners(&self, game: &Game) -> Option<Runners> {
        if Board::of(game) != self.board {
            return None;
        }
        let mut runners = Runners::default();
        for column in Column::ALL {
            let lane = &self.lanes.each[column.index()];
            let is_placed = self.lanes.placed >> column.index() & 1 == 1;
            match game.runner(column) {
                None if is_placed => return None,
                None => {}
                Some(height) => {
                    let lowest = usize::from(!is_placed);
                    let level = (lowest..=lane.top).find(|&at| lane.heights[at] == height)?;
                    runners.insert(column.index(), level);
                }
            }
        }
        Some(runners)
    }
}
