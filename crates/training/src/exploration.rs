//! Exploration: random actions, so that a network learns the value of boards that it avoids.

use cant_stop_rules::{Action, Game};
use rand::RngExt;

use crate::random::Random;

/// The most turns that a game begins with at random.
const LONGEST_OPENING: u32 = 15;

/// How often an action later in the game is random, drawn for each game.
const LATER_RATES: [f64; 4] = [0.0, 0.0, 0.03, 0.15];

/// How the seats of one game explore.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Exploration {
    /// Turns at the beginning that are played at random.
    pub opening: u32,
    /// How often an action is random later on, 0 to 1.
    pub later: f64,
}

impl Exploration {
    /// Drawn for a game, in this share of all games; in the others nobody explores.
    pub(crate) fn drawn(share: f32, random: &mut Random) -> Exploration {
        if random.random::<f32>() >= share {
            return Exploration::default();
        }
        let opening = match random.random() {
            true => random.random_range(0..=LONGEST_OPENING),
            false => 0,
        };
        Exploration {
            opening,
            later: LATER_RATES[random.random_range(0..LATER_RATES.len())],
        }
    }

    /// Whether the action to come is a random one.
    pub(crate) fn is_due(self, game: &Game, random: &mut Random) -> bool {
        game.turn_number() <= self.opening || random.random_bool(self.later)
    }
}

/// A random action: any option; a stop after about three moves.
pub(crate) fn random_action(game: &Game, random: &mut Random) -> Action {
    if let Some(keep) = game.keep_choice() {
        let choices: Vec<_> = keep.choices().collect();
        return Action::Keep(choices[random.random_range(0..choices.len())]);
    }
    let options = game.options();
    if !options.is_empty() {
        return Action::Choose(options[random.random_range(0..options.len())]);
    }
    if game.may_stop() && (random.random_bool(0.3) || game.stop_wins()) {
        return Action::Stop;
    }
    Action::Roll
}
