//! Every opponent plays whole games: legally, to the end, and the same from the same seed.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use cant_stop_bots::{Bot, Opponent};
use cant_stop_rules::{Action, Game, Landing, Obligation, Settings};
use support::{Dice, advance, table};

/// A new game of every table that can be set.
fn tables() -> Vec<Game> {
    let mut tables = Vec::new();
    for (seats, columns_to_win) in
        (2..=4).flat_map(|seats| (3..=5).map(move |columns| (seats, columns)))
    {
        for landing in Landing::ALL {
            for obligation in Obligation::ALL {
                for three_pawns in [false, true] {
                    let settings = Settings {
                        columns_to_win,
                        landing,
                        obligation,
                        three_pawns,
                    };
                    tables.extend(Game::new(settings, seats));
                }
            }
        }
    }
    tables
}

/// All actions of a game among opponents of one kind; `advance` panics at an illegal one.
fn actions(opponent: Opponent, table: Game, seed: u64) -> Vec<Action> {
    let mut dice = Dice::new(seed);
    let mut bots: Vec<Box<dyn Bot>> = (0..table.seats()).map(|_| opponent.bot()).collect();
    let mut game = table;
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

/// Number of games at each table: the two that think take a while.
fn games(opponent: Opponent) -> u64 {
    match opponent {
        Opponent::Summit | Opponent::Owl => 1,
        _ => 40,
    }
}

#[test]
fn every_decision_is_legal_and_every_game_ends() {
    let tables = tables();
    // Seven tables of two to four seats; three pawns only at the three that play to three columns.
    assert_eq!(tables.len(), 6 * (7 + 3));
    for opponent in Opponent::ALL {
        for &table in &tables {
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
            let game = actions(opponent, table(3, 3), seed);
            assert_eq!(game, actions(opponent, table(3, 3), seed));
            assert_ne!(game, actions(opponent, table(3, 3), seed + 1));
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
