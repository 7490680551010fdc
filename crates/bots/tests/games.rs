//! Every opponent plays whole games: legally, to the end, and the same from the same seed.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use cant_stop_bots::{Bot, Opponent};
use cant_stop_rules::Action;
use support::{Dice, advance, table};

/// The tables that can be set: seats and columns to win.
const TABLES: [(u8, u8); 7] = [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 5), (4, 3)];

/// All actions of a game among opponents of one kind; `advance` panics at an illegal one.
fn actions(opponent: Opponent, seats: u8, columns_to_win: u8, seed: u64) -> Vec<Action> {
    let mut dice = Dice::new(seed);
    let mut bots: Vec<Box<dyn Bot>> = (0..seats).map(|_| opponent.bot()).collect();
    let mut game = table(seats, columns_to_win);
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
    assert!(!game.winners().is_empty());
    actions
}

#[test]
fn every_decision_is_legal_and_every_game_ends() {
    for opponent in Opponent::ALL {
        for (seats, columns_to_win) in TABLES {
            for seed in 0..200 {
                actions(opponent, seats, columns_to_win, seed);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for opponent in Opponent::ALL {
        for seed in 0..20 {
            let game = actions(opponent, 3, 3, seed);
            assert_eq!(game, actions(opponent, 3, 3, seed));
            assert_ne!(game, actions(opponent, 3, 3, seed + 1));
        }
    }
}

#[test]
fn asked_at_the_wrong_time_an_opponent_answers_what_is_refused() {
    let waiting = table(2, 3);
    for opponent in Opponent::ALL {
        assert!(waiting.apply(opponent.bot().decide(&waiting)).is_err());
    }
}

#[test]
fn keys_name_opponents() {
    for opponent in Opponent::ALL {
        assert_eq!(Opponent::from_key(opponent.key()), Some(opponent));
        assert!(!opponent.bot().name().is_empty());
    }
    assert_eq!(Opponent::from_key("nobody"), None);
}
