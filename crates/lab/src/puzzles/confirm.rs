//! Whether a choice is best by the games played on from it, and by how much.

use cant_stop_puzzles::{Choice, Difficulty, Puzzle, Worth};
use cant_stop_rules::{Action, Game};

use super::playout::Playouts;

/// How many standard errors the best choice has to be above each other before a puzzle is taken: more than a pool asks for,
/// for out of many counts some are too high by chance, and they are the ones that are taken.
const TAKEN: f64 = 4.0;

/// By how many games of 100 the best choice has to be above the others.
const FEWEST_GAMES: f64 = 2.0;

/// Where the games of a candidate are looked at for the first time: most that will not do are out by then.
const FIRST_LOOK: u32 = 1000;

/// What the choices are worth by so many games each, if the one thought best is best by far.
///
/// It gives up as soon as another is ahead.
pub(crate) fn confirmed(
    game: &Game,
    choices: &[Action],
    best: Action,
    games: u32,
    seed: u64,
) -> Option<Puzzle> {
    let mut playouts: Vec<Playouts> = choices
        .iter()
        .map(|&action| Playouts::new(game, action, seed))
        .collect();
    let at = choices.iter().position(|&action| action == best)?;
    for games in [FIRST_LOOK.min(games), games] {
        let worths: Vec<Worth> = playouts.iter_mut().map(|each| each.until(games)).collect();
        let is_above = |&other: &Worth| worths[at].above(other) > 0.0;
        let mut others = (0..worths.len()).filter(|&other| other != at);
        if !others.all(|other| is_above(&worths[other])) {
            return None;
        }
    }
    let choices = choices
        .iter()
        .zip(&mut playouts)
        .map(|(&action, playouts)| Choice {
            action,
            worth: playouts.until(games),
        });
    let puzzle = Puzzle::new(game, choices.collect(), Difficulty::default()).ok()?;
    is_clear(&puzzle).then_some(puzzle)
}

/// Whether the best choice is best by so much that the puzzle may be taken.
fn is_clear(puzzle: &Puzzle) -> bool {
    let best = puzzle.best();
    let mut others = puzzle
        .choices()
        .iter()
        .filter(|other| other.action != best.action);
    puzzle.gap() >= FEWEST_GAMES
        && others.all(|other| best.worth.is_surely_above(other.worth, TAKEN))
}
