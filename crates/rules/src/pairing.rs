//! The ways to split a roll into two pairs, and which of them are legal: the one home of that question.

use crate::list::List;
use crate::{Column, Columns, Game, Landing, LegalMoves, Move, Obligation, Seat, Stage};

/// The three ways to split four dice, as indices in the roll.
const SPLITS: [[[u8; 2]; 2]; 3] = [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]];

/// One way to split the roll into two pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// The two pairs: indices in the roll, 0 to 3.
    pub dice: [[u8; 2]; 2],
    /// The column that each pair names.
    pub sums: [Column; 2],
    /// Use of each sum alone.
    pub uses: [Use; 2],
    /// It could be used but may not be chosen, because another pairing brings more new runners on to the board: only
    /// with the obligation before the split.
    pub held_back: bool,
    moves: List<Move, 2>,
}

impl Pairing {
    /// The legal moves of this pairing: none when it may not be chosen, two when each sum fits alone but not both.
    #[inline]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}

/// Use of a sum: possible, or the reason against it.
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
        let sums = sums(self.dice()?)?;
        let usable = self.usable();
        let moves = sums.map(|sums| self.moves(sums, usable));
        let duty = self.duty(moves.as_flattened());
        Some(core::array::from_fn(|split| {
            let possible = moves[split].iter().flatten().copied();
            let fit = possible.filter(|&mv| self.placed_by(mv) >= duty);
            let allowed = List::of(Move::one(Column::ALL[0]), fit);
            Pairing {
                dice: SPLITS[split],
                sums: sums[split],
                uses: sums[split].map(|sum| self.usage(sum)),
                held_back: allowed.is_empty() && moves[split] != [None; 2],
                moves: allowed,
            }
        }))
    }

    /// The distinct legal moves, ascending; empty unless a seat must choose one now.
    #[inline]
    pub fn legal_moves(&self) -> LegalMoves {
        let Some(sums) = self.dice().filter(|_| self.unfinished == 0).and_then(sums) else {
            return LegalMoves::of([None; 6]);
        };
        let usable = self.usable();
        let mut moves = [None; 6];
        for (pairing, sums) in moves.as_chunks_mut().0.iter_mut().zip(sums) {
            *pairing = self.moves(sums, usable);
        }
        let duty = self.duty(&moves);
        LegalMoves::of(moves.map(|mv| mv.filter(|&mv| self.placed_by(mv) >= duty)))
    }

    /// Returns `true` if the seat to act may roll.
    #[inline]
    pub fn may_roll(&self) -> bool {
        self.stage() == Stage::Deciding && self.unfinished == 0
    }

    /// Returns `true` if the seat to act may stop: not before the first move of its turn, and not while
    /// [`Game::on_anothers_square`] names a column.
    #[inline]
    pub fn may_stop(&self) -> bool {
        self.may_roll() && !self.runners.placed().is_empty() && self.on_anothers_square().is_empty()
    }

    /// Returns `true` if rolling is all that the seat to act may do.
    #[inline]
    pub fn must_roll(&self) -> bool {
        self.may_roll() && !self.may_stop()
    }

    /// The columns whose runner keeps the seat from stopping, because it stands on another player's square: always
    /// empty unless the table plays [`Landing::PressOn`].
    #[inline]
    pub fn on_anothers_square(&self) -> Columns {
        if self.variant.landing != Landing::PressOn {
            return Columns::EMPTY;
        }
        let taken = |column: &Column| self.is_anothers(*column, self.reached(*column));
        self.runners.placed().iter().filter(taken).collect()
    }

    /// Use of this column alone: a step of a runner, or the reason against one.
    pub fn usage(&self, column: Column) -> Use {
        if let Some(seat) = self.owner(column) {
            Use::Claimed(seat)
        } else if self.runners.on_top().contains(column) {
            Use::OnTop
        } else if !self.usable().contains(column) {
            Use::NoRunner
        } else {
            Use::Usable
        }
    }

    /// The columns in which a runner could make a step.
    #[inline]
    pub fn usable(&self) -> Columns {
        let within_reach = match self.runners.free() {
            0 => self.runners.placed(),
            _ => Columns::ALL,
        };
        within_reach
            .minus(self.claimed())
            .minus(self.runners.on_top())
    }

    /// Possible moves of a pairing with these sums, all other pairings left alone; the one in the lower column first.
    #[inline]
    fn moves(&self, sums: [Column; 2], usable: Columns) -> [Option<Move>; 2] {
        let [first, second] = sums;
        let not_both = if first == second {
            // The first step may be a jump that ends on the top, where there is no second one.
            self.next_space(first, self.reached(first)) >= first.height()
        } else {
            let is_new = |column| u8::from(!self.runners.placed().contains(column));
            is_new(first) + is_new(second) > self.runners.free()
        };
        match (usable.contains(first), usable.contains(second)) {
            (true, true) if !not_both => [Some(Move::two(first, second)), None],
            (true, true) if first == second => [Some(Move::one(first)), None],
            (true, true) => [first.min(second), first.max(second)].map(|one| Some(Move::one(one))),
            (true, false) => [Some(Move::one(first)), None],
            (false, true) => [Some(Move::one(second)), None],
            (false, false) => [None; 2],
        }
    }

    /// Least number of new runners that a move must place to be allowed among these.
    #[inline]
    fn duty(&self, moves: &[Option<Move>]) -> u8 {
        if self.variant.obligation == Obligation::AfterSplit {
            return 0;
        }
        let placed = moves.iter().flatten().map(|&mv| self.placed_by(mv));
        placed.max().unwrap_or(0)
    }

    /// Number of new runners that the move places, 0 to 2.
    #[inline]
    fn placed_by(&self, mv: Move) -> u8 {
        let columns: Columns = mv.columns().iter().copied().collect();
        columns.minus(self.runners.placed()).len()
    }

    /// The space above this height on which a runner's next step in an open column ends.
    #[inline]
    pub(crate) fn next_space(&self, column: Column, height: u8) -> u8 {
        let mut to = height.saturating_add(1);
        if self.variant.landing == Landing::Jump {
            while to < column.height() && self.is_anothers(column, to) {
                to += 1;
            }
        }
        to
    }
}

/// The sums of the three splits; `None` unless the dice show 1 to 6.
#[inline]
fn sums(roll: [u8; 4]) -> Option<[[Column; 2]; 3]> {
    let [a, b, c, d] = roll;
    let sum = Column::of_faces;
    roll.iter()
        .fold(true, |all, face| all & (1..=6).contains(face))
        .then(|| {
            [
                [sum(a, b), sum(c, d)],
                [sum(a, c), sum(b, d)],
                [sum(a, d), sum(b, c)],
            ]
        })
}
