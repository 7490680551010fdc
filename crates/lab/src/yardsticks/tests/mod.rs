//! The yardsticks beside what is published of them, and whole games of every built-in player.

mod decisions;
mod published;
mod weights;

use cant_stop_rules::{Action, ChanceKind, Game, ToAct, Variant};

use super::BuiltIn;
use crate::random::Stream;

/// A new game for two by the common rules.
fn table() -> Game {
    Game::new(Variant::default(), 2).unwrap()
}

/// Carries out one action: that of the dice, or the one decided for the seat to act. `None` when the game is over.
fn advance(
    game: &Game,
    dice: &mut Stream,
    decide: &mut dyn FnMut(&Game) -> Action,
) -> Option<(Game, Action)> {
    let action = match game.to_act() {
        ToAct::Chance(ChanceKind::Roll) => Action::Dice(dice.dice()),
        ToAct::Chance(ChanceKind::RollOff) => {
            let [first, second, ..] = dice.dice();
            Action::RollOff([first, second])
        }
        ToAct::Seat(_) => decide(game),
        ToAct::None => return None,
    };
    Some((game.apply(action).unwrap().0, action))
}

#[test]
fn yardsticks_decide_legally_at_every_number_of_seats() {
    for player in [BuiltIn::RuleOf28, BuiltIn::Constant, BuiltIn::Linear] {
        for (seats, three_pawns) in [(2, false), (2, true), (3, false), (4, false)] {
            let variant = Variant {
                three_pawns,
                ..Variant::default()
            };
            for seed in 0..40 {
                let mut dice = Stream::new(seed, 0);
                let mut bot = player.bot();
                let mut game = Game::new(variant, seats).unwrap();
                while let Some((next, _)) = advance(&game, &mut dice, &mut |game| bot.decide(game))
                {
                    game = next;
                }
                assert!(!game.winners().is_empty());
            }
        }
    }
}
