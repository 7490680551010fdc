//! The two opponents that think by a network: Summit, and Owl, who sees only itself.

use cant_stop_rules::{Action, Game};

use crate::net::Network;
use crate::{Bot, Thinker, weights};

/// Turns that Owl would give not to bust, beyond those that a bust costs.
const OWL_BUST_PENALTY: f64 = 0.7;

/// Plays for the best chance to win.
#[derive(Default)]
pub(crate) struct Summit {
    thinker: Option<Thinker<'static>>,
}

/// Plays to finish in as few turns as possible, whatever the others do.
///
/// Its mistake: what it has in hand is dearer to it than what it may get, so that it stops too early.
#[derive(Default)]
pub(crate) struct Owl {
    thinker: Option<Thinker<'static>>,
}

impl Bot for Summit {
    fn decide(&mut self, game: &Game) -> Action {
        ask(&mut self.thinker, game, weights::network(game.seats()), 0.0)
    }
}

impl Bot for Owl {
    fn decide(&mut self, game: &Game) -> Action {
        ask(&mut self.thinker, game, weights::alone(), OWL_BUST_PENALTY)
    }
}

/// Asks the thinker, a new one if it is for another table.
fn ask(
    thinker: &mut Option<Thinker<'static>>,
    game: &Game,
    network: &'static Network,
    bust_penalty: f64,
) -> Action {
    let kept = thinker.take().filter(|thinker| thinker.is_by(network));
    let new = || Thinker::new(network).with_bust_penalty(bust_penalty);
    thinker.insert(kept.unwrap_or_else(new)).decide(game)
}
