//! The ways to split a roll into two pairs, and which of them are legal: the one home of that question.

use crate::list::List;
use crate::{Column, Game, Move, Options, Seat, Stage, ToAct};

/// The three ways to split four dice, as places in the roll.
const SPLITS: [[[u8; 2]; 2]; 3] = [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]];

/// One way to split the roll into two pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// The two pairs: places in the roll, 0 to 3.
    pub dice: [[u8; 2]; 2],
    /// The column that each pair names.
    pub sums: [Column; 2],
    /// For each sum whether it could be used alone, or why not.
    pub uses: [Use; 2],
    moves: List<Move, 2>,
}

impl Pairing {
    /// The legal moves of this pairing: none when it may not be chosen, two when each sum fits alone but not both.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}

/// Whether a sum can be used, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// A runner can step in this column.
    Usable,
    /// This seat owns the column.
    Claimed(Seat),
    /// The column's runner is on the top space already.
    OnTop,
    /// All runners are in other columns.
    NoRunner,
}

impl Game {
    /// The three ways to split the roll, always all three and in the same order: first die with the second, with the
    /// third, with the fourth. `None` unless the stage is [`Stage::Pairing`].
    ///
    /// They stay readable in the snapshot between a roll that busts and the bust itself, where they say why.
    pub fn pairings(&self) -> Option<[Pairing; 3]> {
        let roll = self.dice()?;
        let column = |[a, b]: [u8; 2]| Column::sum(roll[usize::from(a)], roll[usize::from(b)]);
        let pairing =
            |dice: [[u8; 2]; 2]| Some(self.pairing(dice, [column(dice[0])?, column(dice[1])?]));
        Some([
            pairing(SPLITS[0])?,
            pairing(SPLITS[1])?,
            pairing(SPLITS[2])?,
        ])
    }

    /// The distinct legal moves, ascending; empty unless a seat must choose one now.
    pub fn options(&self) -> Options {
        let pairings = match self.to_act() {
            ToAct::Seat(_) => self.pairings(),
            _ => None,
        };
        let pairings = pairings.as_ref().map_or(&[][..], |pairings| &pairings[..]);
        Options::collect(pairings.iter().flat_map(Pairing::moves).copied())
    }

    /// Whether the seat to act may roll.
    pub fn may_roll(&self) -> bool {
        self.stage() == Stage::Deciding && matches!(self.to_act(), ToAct::Seat(_))
    }

    /// Whether the seat to act may stop: not before the first move of its turn.
    pub fn may_stop(&self) -> bool {
        self.may_roll()
            && Column::ALL
                .iter()
                .any(|&column| self.runner(column).is_some())
    }

    /// Whether a runner could make a step in this column, all others left alone.
    pub fn usage(&self, column: Column) -> Use {
        match (self.owner(column), self.runner(column)) {
            (Some(seat), _) => Use::Claimed(seat),
            (None, Some(height)) if height >= column.height() => Use::OnTop,
            (None, None) if self.runners_free() == 0 => Use::NoRunner,
            _ => Use::Usable,
        }
    }

    /// The columns in which a runner could make a step.
    pub(crate) fn usable(&self) -> Columns {
        let mut columns = Columns([false; 11]);
        for column in Column::ALL {
            columns.0[column.index()] = self.usage(column) == Use::Usable;
        }
        columns
    }

    fn pairing(&self, dice: [[u8; 2]; 2], sums: [Column; 2]) -> Pairing {
        let uses = sums.map(|sum| self.usage(sum));
        let mut moves = List::empty(Move::one(Column::ALL[0]));
        let [first, second] = sums;
        match uses.map(|sum| sum == Use::Usable) {
            [false, false] => {}
            [true, false] => moves.push(Move::one(first)),
            [false, true] => moves.push(Move::one(second)),
            [true, true] if first == second => {
                let left = first.height().saturating_sub(self.reached(first));
                moves.push(if left >= 2 {
                    Move::two(first, second)
                } else {
                    Move::one(first)
                });
            }
            [true, true] => {
                let new = sums
                    .iter()
                    .filter(|&&sum| self.runner(sum).is_none())
                    .count();
                if new <= usize::from(self.runners_free()) {
                    moves.push(Move::two(first, second));
                } else {
                    moves.push(Move::one(first));
                    moves.push(Move::one(second));
                }
            }
        }
        Pairing {
            dice,
            sums,
            uses,
            moves,
        }
    }
}

/// Some of the columns.
#[derive(Clone, Copy)]
pub(crate) struct Columns([bool; 11]);

impl Columns {
    /// Whether no two of the dice name one of these columns: nothing could be used, however the roll is split.
    pub(crate) fn missed_by(&self, roll: [u8; 4]) -> bool {
        let hit = |[a, b]: [u8; 2]| {
            Column::sum(roll[usize::from(a)], roll[usize::from(b)])
                .is_some_and(|column| self.0[column.index()])
        };
        !SPLITS.iter().flatten().copied().any(hit)
    }
}
