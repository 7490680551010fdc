//! Opponents that play like people: each has one idea of the game, and errs where the idea does.

use cant_stop_rules::{Action, Climb, Column, Columns, Game, KeepChoice, Move};

use crate::Bot;
use crate::progress::{progress, rolls_for_free};

/// A way to play.
#[derive(Clone, Copy)]
pub(crate) struct Habit {
    /// Score of a choice; the highest is taken, in the lower columns among equals.
    pub taste: fn(&Game, Move) -> i32,
    /// Returns `true` if the gain of a turn is enough to stop where that is allowed.
    pub has_enough: fn(&Game) -> bool,
}

/// Picks what makes the next roll safest, and banks a modest gain gladly, with a runner still free if need be.
///
/// Its mistake: it spreads its little gains over many columns, and stops where a roll could not bust.
pub(crate) static MARMOT: Habit = Habit {
    taste: |game, mv| -busts_after(game, mv),
    has_enough: |game| progress(game) >= 23,
};

/// Takes whatever climbs highest, and rolls until it can claim something or has very much.
///
/// Its mistake: it stops too late, however the game stands.
pub(crate) static MAGPIE: Habit = Habit {
    taste: reached,
    has_enough: |game| !game.would_claim().is_empty() || progress(game) >= 60,
};

/// Loves the long columns in the middle and those it has begun, and cannot part from them in time.
///
/// Its mistake: it chooses by the columns alone, never by where the runners stand, and then stays too long.
pub(crate) static IBEX: Habit = Habit {
    taste: loved,
    has_enough: |game| !rolls_for_free(game) && progress(game) >= 35,
};

/// Number of the 1,296 rolls after the choice that bust.
fn busts_after(game: &Game, mv: Move) -> i32 {
    game.bust_chance_after(mv)
        .map_or(0, |chance| i32::from(chance.busts))
}

/// Share of its columns that a choice has climbed, in percent, summed over the columns.
fn reached(game: &Game, mv: Move) -> i32 {
    let part = |climb: &Climb| 100 * i32::from(climb.to) / i32::from(climb.column.height());
    game.preview(mv).iter().map(part).sum()
}

/// Score of a choice's columns: high for those with a runner, then for those with a square, then for the long ones.
fn loved(game: &Game, mv: Move) -> i32 {
    let dear = |&column: &Column| {
        let begun = match game.runner(column) {
            Some(_) => 8,
            None => 4 * i32::from(game.square(game.turn(), column)) / i32::from(column.height()),
        };
        begun + 6 - i32::from(column.number().abs_diff(7))
    };
    mv.columns().iter().map(dear).sum()
}

impl Habit {
    fn keep(&self, game: &Game, keep: KeepChoice) -> Columns {
        let mut squares: Vec<Column> = keep.from.iter().collect();
        squares.sort_by_key(|&column| {
            let height = i32::from(game.square(game.turn(), column));
            -100 * height / i32::from(column.height())
        });
        squares.into_iter().take(usize::from(keep.count)).collect()
    }
}

impl Bot for &'static Habit {
    fn decide(&mut self, game: &Game) -> Action {
        if let Some(keep) = game.keep_choice() {
            return Action::Keep(self.keep(game, keep));
        }
        let options = game.legal_moves();
        if let Some(&mv) = options
            .iter()
            .rev()
            .max_by_key(|&&mv| (self.taste)(game, mv))
        {
            return Action::Choose(mv);
        }
        let can_only_bust = game.usable().is_empty();
        if game.may_stop() && (game.stop_wins() || can_only_bust || (self.has_enough)(game)) {
            return Action::Stop;
        }
        Action::Roll
    }
}
