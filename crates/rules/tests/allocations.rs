//! Playing needs no memory from the system, checked or not.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::hint::black_box;

use cant_stop_rules::{Action, ChanceKind, Game, Settings, Stage, ToAct};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Any legal action, a coin deciding whether to stop.
fn action(game: &Game, random: &mut ChaCha8Rng) -> Action {
    let mut die = || random.random_range(1..=6);
    match game.to_act() {
        ToAct::Chance(ChanceKind::RollOff) => Action::RollOff([die(), die()]),
        ToAct::Chance(ChanceKind::Roll) => Action::Dice([die(), die(), die(), die()]),
        _ => match game.stage() {
            Stage::Pairing => {
                let options = game.options();
                Action::Choose(options[random.random_range(0..options.len())])
            }
            Stage::Keeping => Action::Keep(game.keep_choice().unwrap().choices().next().unwrap()),
            _ if game.may_stop() && random.random() => Action::Stop,
            _ => Action::Roll,
        },
    }
}

/// Allocations of some games of three, played by `play`.
fn allocations(three_pawns: bool, play: impl Fn(Game, Action) -> Game) -> u64 {
    let settings = Settings {
        three_pawns,
        ..Settings::default()
    };
    let counted = allocation_counter::measure(|| {
        for seed in 0..20 {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::new(settings, 3).unwrap();
            for _ in 0..2000 {
                if game.stage() == Stage::Over {
                    break;
                }
                game = play(game, action(&game, &mut random));
            }
        }
    });
    counted.count_total
}

#[test]
fn no_decision_allocates() {
    for three_pawns in [false, true] {
        let checked = allocations(three_pawns, |game, action| game.apply(action).unwrap().0);
        assert_eq!(checked, 0);
        let unchecked = allocations(three_pawns, |mut game, action| {
            game.play_unchecked(action);
            game
        });
        assert_eq!(unchecked, 0);
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(black_box(Vec::<u8>::with_capacity(8))));
    assert_eq!(counted.count_total, 1);
}
