//! Shared parts of the tests of the opponents: seeded dice and games played to the end.

use cant_stop_bots::Opponent;
use cant_stop_rules::{Action, ChanceKind, Game, ToAct, Variant};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// Fair dice that repeat from a seed.
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
    }

    fn faces<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| 1 + ((u64::from(self.0.next_u32()) * 6) >> 32) as u8)
    }

    /// Random dice for the next chance action.
    pub fn action(&mut self, kind: ChanceKind) -> Action {
        match kind {
            ChanceKind::RollOff => Action::RollOff(self.faces()),
            ChanceKind::Roll => Action::Dice(self.faces()),
        }
    }
}

/// Carries out one action: that of the dice, or the one decided for the seat to act. `None` when the game is over.
pub fn advance(
    game: &Game,
    dice: &mut Dice,
    decide: &mut dyn FnMut(&Game) -> Action,
) -> Option<(Game, Action)> {
    let action = match game.to_act() {
        ToAct::Chance(kind) => dice.action(kind),
        ToAct::Seat(_) => decide(game),
        ToAct::None => return None,
    };
    let (next, _) = game
        .apply(action)
        .unwrap_or_else(|refused| panic!("{action:?} in {game:?}: {refused}"));
    Some((next, action))
}

/// Plays a game to its end with a new bot in each seat: how it ended and all actions.
pub fn play(mut game: Game, opponents: &[Opponent], seed: u64) -> (Game, Vec<Action>) {
    let mut dice = Dice::new(seed);
    let mut bots: Vec<_> = opponents.iter().map(|opponent| opponent.bot()).collect();
    let mut actions = Vec::new();
    while let Some((next, action)) = advance(&game, &mut dice, &mut |game| {
        bots[game.turn().index()].decide(game)
    }) {
        game = next;
        actions.push(action);
        assert!(
            actions.len() < 100_000,
            "no end of the game with seed {seed}"
        );
    }
    (game, actions)
}

/// A new game with this number of seats.
pub fn table(seats: u8) -> Game {
    Game::new(Variant::default(), seats).unwrap()
}
