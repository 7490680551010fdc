//! Every opponent plays whole games: legally, to the end, and the same from the same seed.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use cant_stop_bots::Opponent;
use cant_stop_rules::{Action, Game, Variant};
use support::{play, table};

/// All actions of a game among opponents of one kind; `advance` panics at an illegal one.
fn actions(opponent: Opponent, table: Game, seed: u64) -> Vec<Action> {
    let opponents = vec![opponent; usize::from(table.seats())];
    let (end, actions) = play(table, &opponents, seed);
    assert!(!end.winners().is_empty());
    actions
}

/// Number of games at each table: the two that think take a while.
fn games(opponent: Opponent) -> u64 {
    match opponent {
        Opponent::Summit | Opponent::Owl => 1,
        _ => 40,
    }
}

#[test]
fn every_decision_is_legal_and_every_game_ends() {
    for opponent in Opponent::ALL {
        for (variant, seats) in Variant::tables() {
            let table = Game::new(variant, seats).unwrap();
            for seed in 0..games(opponent) {
                actions(opponent, table, seed);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for opponent in Opponent::ALL {
        for seed in 0..games(opponent).min(20) {
            let game = actions(opponent, table(3), seed);
            assert_eq!(game, actions(opponent, table(3), seed));
            assert_ne!(game, actions(opponent, table(3), seed + 1));
        }
    }
}

#[test]
fn asked_at_the_wrong_time_an_opponent_answers_what_is_refused() {
    let waiting = table(2);
    for opponent in Opponent::ALL {
        assert!(waiting.apply(opponent.bot().decide(&waiting)).is_err());
    }
}

#[test]
fn keys_name_opponents() {
    for opponent in Opponent::ALL {
        assert_eq!(Opponent::from_key(opponent.key()), Some(opponent));
    }
    assert_eq!(Opponent::from_key("unknown"), None);
}

#[test]
fn bots_of_earlier_versions_have_successors() {
    for key in ["rule-of-28", "constant", "linear"] {
        assert_eq!(Opponent::from_key(key), None);
        assert!(Opponent::seated_as(key).is_some());
    }
    for opponent in Opponent::ALL {
        assert_eq!(Opponent::seated_as(opponent.key()), Some(opponent));
    }
    assert_eq!(Opponent::seated_as("unknown"), None);
}
