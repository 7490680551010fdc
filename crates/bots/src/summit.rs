//! The two opponents that think by a network: Summit, and Owl, who sees only itself.

use cant_stop_rules::{Action, Game};

use crate::net::Net;
use crate::weights;
use crate::{Bot, Thinker};

/// How many turns Owl would give not to bust, beyond those that a bust costs.
const OWL_DREAD: f64 = 0.7;

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
    fn name(&self) -> &'static str {
        "Summit"
    }

    fn decide(&mut self, game: &Game) -> Action {
        let networks = weights::network(game.seats(), game.settings());
        ask(&mut self.thinker, game, networks, 0.0)
    }
}

impl Bot for Owl {
    fn name(&self) -> &'static str {
        "Owl"
    }

    fn decide(&mut self, game: &Game) -> Action {
        ask(&mut self.thinker, game, weights::alone(), OWL_DREAD)
    }
}

/// Asks the thinker, a new one if it is for another table.
fn ask(
    thinker: &mut Option<Thinker<'static>>,
    game: &Game,
    networks: &'static [Net],
    dread: f64,
) -> Action {
    let kept = thinker.take().filter(|thinker| thinker.is_by(networks));
    thinker
        .insert(kept.unwrap_or_else(|| Thinker::dreading(networks, dread)))
        .decide(game)
}
