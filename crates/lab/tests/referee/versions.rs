//! Both versions of the protocol answer alike, at every position of games by every variant.

use cant_stop_rules::{Action, Column, Game, Stage, ToAct, Variant};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::ask;

/// The position of a game in version 1.
fn object(game: &Game) -> Value {
    let variant = game.variant();
    let row = |seat| Column::ALL.map(|column| game.square(seat, column));
    let runner = |column: Column| Some((column.number().to_string(), json!(game.runner(column)?)));
    json!({
        "rules": {
            "target": variant.columns_to_win,
            "landing": variant.landing,
            "obligation": variant.obligation,
            "three_pawns": variant.three_pawns,
        },
        "players": game.seats(),
        "to_move": game.turn().index(),
        "squares": game.each_seat().map(row).collect::<Vec<_>>(),
        "claimed": Column::ALL.map(|column| game.owner(column).map(|seat| seat.index())),
        "runners": Column::ALL.into_iter().filter_map(runner).collect::<serde_json::Map<_, _>>(),
    })
}

/// Asserts that requests about the game have the same replies in both versions.
fn assert_alike(game: &Game, dice: [u8; 4]) {
    let requests = |position: Value| {
        [
            json!({"op": "options", "position": position, "dice": dice}),
            json!({"op": "odds", "position": position}),
            json!({"op": "bust", "position": position}),
            json!({"op": "stop", "position": position}),
        ]
    };
    let [ones, twos] = [object(game), json!(game.to_string())].map(requests);
    for (one, two) in ones.iter().zip(&twos) {
        let (one, mut two) = (ask(one), ask(two));
        if let Some(line) = two["position"].as_str() {
            two["position"] = object(&line.parse().unwrap());
        }
        assert_eq!(one, two, "{game}");
    }
}

#[test]
fn both_versions_answer_alike() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for (variant, seats) in Variant::tables() {
        play(Game::new(variant, seats).unwrap(), &mut random);
    }
}

/// Plays a game at random to its end, or for some turns.
fn play(mut game: Game, random: &mut ChaCha8Rng) {
    let mut dice = || [(); 4].map(|()| random.random_range(1..=6));
    while game.turn_number() < 60 {
        let dice: [u8; 4] = dice();
        if game.stage() == Stage::Deciding {
            assert_alike(&game, dice);
        }
        let action = match game.to_act() {
            ToAct::None => return,
            ToAct::Chance(_) if game.stage() == Stage::RollOff => {
                Action::RollOff([dice[0], dice[1]])
            }
            ToAct::Chance(_) => Action::Dice(dice),
            ToAct::Seat(_) if let Some(keep) = game.keep_choice() => {
                Action::Keep(keep.choices().next().unwrap())
            }
            ToAct::Seat(_) if let Some(&mv) = game.legal_moves().first() => Action::Choose(mv),
            ToAct::Seat(_) if game.may_stop() && dice[0] < 3 => Action::Stop,
            ToAct::Seat(_) => Action::Roll,
        };
        game = game.apply(action).unwrap().0;
    }
}
