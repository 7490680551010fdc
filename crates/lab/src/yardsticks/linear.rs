//! Ways to play by a weighted sum, published by James Glenn and Christian Aloi: stop at a threshold of progress, choose
//! the move after which the turn's spaces are worth most.
//!
//! From "A Generalized Heuristic for Can't Stop" (FLAIRS 2009) and its later form with move values that grow along a
//! column. Columns 2 to 7 have weights of their own; 8 to 12 mirror them. Three runners that lie badly together (all in
//! odd columns, all on one side) make a turn worth stopping sooner and a move worth choosing less, by the same terms.

use cant_stop_bots::Bot;
use cant_stop_bots::progress::rolls_for_free;
use cant_stop_rules::{Action, Column, Game, Move, RUNNERS};

use super::best_kept;

/// The weights of one such player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Linear {
    /// Progress of a space by the distance of its column from column 2, the first space of the turn counting twice.
    pub progress: [i32; 6],
    /// Worth of a step when choosing: space `j` of a column of `L` is worth `slope · (j − 1) / (L − 1) + intercept`, cut to a
    /// whole number.
    pub slopes: [i32; 6],
    pub intercepts: [i32; 6],
    /// The first step of the turn in a column counts twice when choosing. It does for constant weights, which finish in
    /// 9.24 turns alone, as published, and would in 9.48 without; it does not for growing ones, which finish in 8.789
    /// (published: 8.787) and would in 8.818. Means of 2,000,000 games, with a standard error of 0.002.
    pub first_step_twice: bool,
    /// Added to progress, and taken off a choice, with three runners if all columns are odd, all even, all 7 or more, all
    /// 7 or less.
    pub odd: i32,
    pub even: i32,
    pub high: i32,
    pub low: i32,
    /// Taken off a choice for each runner it brings on to the board.
    pub marker: i32,
    /// The progress at which it stops.
    pub threshold: i32,
}

/// The player with the same worth for every space of a column.
pub(super) const CONSTANT: Linear = Linear {
    progress: [7, 7, 3, 2, 2, 1],
    slopes: [0; 6],
    intercepts: [7, 0, 2, 0, 4, 3],
    first_step_twice: true,
    odd: 7,
    even: 1,
    high: 6,
    low: 5,
    marker: 6,
    threshold: 29,
};

/// The later player, for which spaces are worth more the higher they lie.
pub(super) const GROWING: Linear = Linear {
    progress: [15, 13, 8, 8, 4, 3],
    slopes: [72, 48, 56, 44, 28, 32],
    intercepts: [15, 0, 3, 0, 7, 5],
    first_step_twice: false,
    odd: 11,
    even: -1,
    high: 4,
    low: 4,
    marker: 12,
    threshold: 61,
};

/// The column among 2 to 7 that has the weights of this one, counted from 0.
const fn kind(column: Column) -> usize {
    5 - column.number().abs_diff(7) as usize
}

/// All odd, even, low and high columns.
pub(super) const SETS: [u16; 4] = [
    0b010_1010_1010,
    0b101_0101_0101,
    0b111_1110_0000,
    0b000_0011_1111,
];

impl Linear {
    /// The legal move worth most, in the lower columns among equals; `None` when there is none.
    pub(super) fn choice(&self, game: &Game) -> Option<Move> {
        let options = game.legal_moves();
        if let [only] = *options {
            return Some(only);
        }
        let runners = runners(game);
        let worth = |mv: &Move| self.worth(game, runners, *mv);
        // Of equals the last is taken.
        options.iter().copied().rev().max_by_key(worth)
    }

    /// Worth that a move adds to the turn's spaces, given the columns that have runners before it.
    pub(super) fn worth(&self, game: &Game, runners: u16, mv: Move) -> i32 {
        let seat = game.turn();
        let columns = mv.columns();
        let after = columns
            .iter()
            .fold(runners, |bits, column| bits | 1 << column.index());
        let mut worth = -self.together(after);
        for (place, &column) in columns.iter().enumerate() {
            let runner = game.runner(column);
            let again = place == 1 && columns[0] == column;
            let from = runner.unwrap_or(game.square(seat, column)) + u8::from(again);
            let top = i32::from(column.height()) - 1;
            let slope = self.slopes[kind(column)] * i32::from(from).min(top) / top;
            let step = slope + self.intercepts[kind(column)];
            let is_new = runner.is_none() && !again;
            worth += step;
            if is_new {
                worth -= self.marker;
                worth += if self.first_step_twice { step } else { 0 };
            }
        }
        worth
    }

    /// Progress of the turn so far.
    pub(super) fn progress(&self, game: &Game) -> i32 {
        let seat = game.turn();
        let mut total = self.together(runners(game));
        for column in Column::ALL {
            if let Some(runner) = game.runner(column) {
                let spaces = i32::from(runner) - i32::from(game.square(seat, column));
                total += self.progress[kind(column)] * (spaces + 1);
            }
        }
        total
    }

    /// The terms for three runners that lie badly, or well, together; 0 for fewer.
    pub(super) fn together(&self, runners: u16) -> i32 {
        if runners.count_ones() < u32::from(RUNNERS) {
            return 0;
        }
        let terms = SETS.iter().zip([self.odd, self.even, self.high, self.low]);
        let hold = terms.filter(|(set, _)| runners & !**set == 0);
        hold.map(|(_, term)| term).sum()
    }

    fn wants_to_stop(&self, game: &Game) -> bool {
        if !game.may_stop() {
            return false;
        }
        let claims = !game.would_claim().is_empty();
        claims && game.stop_wins() || !rolls_for_free(game) && self.progress(game) >= self.threshold
    }
}

/// The columns that have a runner, one bit each, the lowest for column 2.
pub(super) fn runners(game: &Game) -> u16 {
    let placed = Column::ALL
        .into_iter()
        .filter(|&column| game.runner(column).is_some());
    placed.fold(0, |bits, column| bits | 1 << column.index())
}

impl Bot for &'static Linear {
    fn decide(&mut self, game: &Game) -> Action {
        if let Some(keep) = game.keep_choice() {
            let points = |column, spaces: i32| self.progress[kind(column)] * (spaces + 1);
            return Action::Keep(best_kept(game, keep, points));
        }
        match self.choice(game) {
            Some(mv) => Action::Choose(mv),
            None if self.wants_to_stop(game) => Action::Stop,
            None => Action::Roll,
        }
    }
}
