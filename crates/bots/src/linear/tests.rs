//! The published figures of the weighted players.

use cant_stop_rules::{ChanceKind, Position, Settings, ToAct};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use super::*;

#[test]
fn the_sets_are_what_they_are_called() {
    let bits = |fits: fn(u8) -> bool| {
        Column::ALL
            .into_iter()
            .filter(|column| fits(column.number()))
            .fold(0, |bits, column| bits | 1 << column.index())
    };
    assert_eq!(
        SETS,
        [
            bits(|number| number % 2 == 1),
            bits(|number| number % 2 == 0),
            bits(|number| number >= 7),
            bits(|number| number <= 7)
        ]
    );
}

#[test]
fn spaces_grow_in_worth_as_published() {
    assert_eq!(GROWING.steps[0][1..=3], [15, 51, 87]);
    assert_eq!(GROWING.steps[5][1], 5);
    assert_eq!(GROWING.steps[5][13], 37);
    assert_eq!(GROWING.steps[5][2], 7);
}

/// The share of games that one player wins against another, each beginning equally often.
fn share_won(one: &'static Linear, other: &'static Linear, games: u32) -> f64 {
    let mut random = ChaCha8Rng::seed_from_u64(9);
    let mut won = 0;
    for number in 0..games {
        let own = (number % 2) as usize;
        let mut game = Game::try_from(Position::start(Settings::default(), 2).unwrap()).unwrap();
        loop {
            let (mut one, mut other) = (one, other);
            game.play_unchecked(match game.to_act() {
                ToAct::Seat(seat) if seat.index() == own => one.decide(&game),
                ToAct::Seat(_) => other.decide(&game),
                ToAct::Chance(ChanceKind::Roll) => Action::Dice(std::array::from_fn(|_| {
                    1 + ((u64::from(random.next_u32()) * 6) >> 32) as u8
                })),
                ToAct::Chance(ChanceKind::RollOff) | ToAct::Nobody => break,
            });
        }
        let winner = game.winners().only().unwrap();
        won += u32::from(winner.index() == own);
    }
    f64::from(won) / f64::from(games)
}

#[test]
fn growing_weights_beat_constant_weights_as_often_as_published() {
    static PLAIN: Linear = Linear {
        first_step_twice: false,
        ..CONSTANT
    };
    let games = 20_000;
    let share = share_won(&GROWING, &PLAIN, games);
    let error = (0.25 / f64::from(games)).sqrt();
    assert!(
        (share - 0.542).abs() < 3.0 * error,
        "{share}, standard error {error}"
    );
}
