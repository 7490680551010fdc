//! The Rule of 28, a way to play that can be done in the head, published by Michael Keller.

use cant_stop_bots::Bot;
use cant_stop_bots::progress::{distance, points, progress, rolls_for_free};
use cant_stop_rules::{Action, Game, Move};

use super::best_kept;

/// The progress at which a turn is worth banking.
const ENOUGH: i32 = 28;

/// Plays the Rule of 28.
pub(crate) struct RuleOf28;

impl Bot for RuleOf28 {
    fn decide(&mut self, game: &Game) -> Action {
        if let Some(keep) = game.keep_choice() {
            // The rule was made without this choice in mind, its measure of progress serves all the same.
            return Action::Keep(best_kept(game, keep, points));
        }
        match choice(game) {
            Some(mv) => Action::Choose(mv),
            None if wants_to_stop(game) => Action::Stop,
            None => Action::Roll,
        }
    }
}

/// The legal move worth most; `None` when there is none to choose.
///
/// The rule leaves open which of equals to take. The first, in the lower columns, keeps the runners on one side of the
/// board and finishes in 10.69 turns alone, as published; the last would take 10.86.
fn choice(game: &Game) -> Option<Move> {
    let worth = |mv: &Move| -> i32 {
        let columns = mv.columns().iter().map(|&column| 6 - distance(column));
        let climbs = game.preview(*mv);
        let placed = climbs.iter().filter(|it| game.runner(it.column).is_none());
        columns.sum::<i32>() - 6 * placed.count() as i32
    };
    game.legal_moves().iter().copied().rev().max_by_key(worth)
}

fn wants_to_stop(game: &Game) -> bool {
    game.stop_wins() || game.may_stop() && !rolls_for_free(game) && progress(game) >= ENOUGH
}
