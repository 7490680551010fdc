//! The two opponents that think by a network: Summit, and Owl, who sees only itself.

use cant_stop_rules::{Action, Game};

use crate::weights;
use crate::{Bot, Thinker};

/// Plays for the best chance to win.
#[derive(Default)]
pub(crate) struct Summit {
    thinker: Option<Thinker<'static>>,
}

/// Plays to finish in as few turns as possible, whatever the others do.
#[derive(Default)]
pub(crate) struct Owl {
    thinker: Option<Thinker<'static>>,
}

impl Bot for Summit {
    fn name(&self) -> &'static str {
        "Summit"
    }

    fn decide(&mut self, game: &Game) -> Action {
        let network = weights::network(game.seats(), game.settings());
        ask(&mut self.thinker, game, network)
    }
}

impl Bot for Owl {
    fn name(&self) -> &'static str {
        "Owl"
    }

    fn decide(&mut self, game: &Game) -> Action {
        ask(&mut self.thinker, game, weights::alone())
    }
}

/// Asks the thinker, a new one if it is for another table.
fn ask(
    thinker: &mut Option<Thinker<'static>>,
    game: &Game,
    network: &'static crate::net::Net,
) -> Action {
    let kept = thinker.take().filter(|thinker| thinker.is_by(network));
    thinker
        .insert(kept.unwrap_or_else(|| Thinker::new(network)))
        .decide(game)
}
