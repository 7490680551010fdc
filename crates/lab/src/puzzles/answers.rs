//! Chances of bots of known strength to solve a puzzle.

use cant_stop_bots::{Bot, Opponent};
use cant_stop_puzzles::Puzzle;

use crate::yardsticks::BuiltIn;

/// Scale of the noise, in games of 100, with which each of the thinkers sees the worth of a choice.
pub(crate) const NOISES: [f64; 4] = [1.0, 2.0, 4.0, 8.0];

/// Bots that are asked, the five characters first: not the heuristic of the playouts, which would judge itself.
pub(crate) const ASKED: [BuiltIn; 7] = [
    BuiltIn::Opponent(Opponent::Marmot),
    BuiltIn::Opponent(Opponent::Ibex),
    BuiltIn::Opponent(Opponent::Magpie),
    BuiltIn::Opponent(Opponent::Owl),
    BuiltIn::Opponent(Opponent::Summit),
    BuiltIn::RuleOf28,
    BuiltIn::Constant,
];

/// Number of players that are asked, thinkers included.
pub(crate) const PLAYERS: usize = ASKED.len() + NOISES.len();

/// Weight of a thinker's answer; a character's has 1.
pub(crate) const WEIGHT_OF_NOISE: f64 = 0.25;

/// The chance of each player to find the best choice: 0 or 1 of those who are [`ASKED`], of the thinkers anything between.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Answers(pub(crate) [f64; PLAYERS]);

/// The players who are asked; they remember nothing that another order of questions would change.
pub(crate) struct Players(Vec<Box<dyn Bot>>);

impl Players {
    pub(crate) fn new() -> Players {
        Players(ASKED.map(BuiltIn::bot).into())
    }

    /// Answers to one puzzle.
    pub(crate) fn answer(&mut self, puzzle: &Puzzle) -> Answers {
        let mut right = [0.0; PLAYERS];
        let best = puzzle.best().action;
        for (right, bot) in right.iter_mut().zip(&mut self.0) {
            *right = f64::from(u8::from(bot.decide(puzzle.game()) == best));
        }
        let thinkers = &mut right[ASKED.len()..];
        for (right, noise) in thinkers.iter_mut().zip(NOISES) {
            *right = seen_through(puzzle, noise);
        }
        Answers(right)
    }
}

/// The chance that the best choice still looks best when each one's worth is seen with Gumbel noise of this scale, in games
/// of 100: the logit rule of choice (Luce 1959; McFadden 1974).
fn seen_through(puzzle: &Puzzle, noise: f64) -> f64 {
    let costs = puzzle.choices().iter();
    let weights = costs.filter_map(|choice| puzzle.cost(choice.action));
    1.0 / weights.map(|cost| (-cost / noise).exp()).sum::<f64>()
}
