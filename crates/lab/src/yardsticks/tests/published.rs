//! Turns to finish alone and shares of games won, beside the published figures.

use cant_stop_bots::Thinker;
use cant_stop_rules::{Action, Column, Event, Game, Seat};

use super::super::BuiltIn;
use super::{advance, table};
use crate::random::Stream;

/// Turns to finish when the other seat never gets one.
fn turns_alone(decide: &mut dyn FnMut(&Game) -> Action, dice: &mut Stream) -> u32 {
    let seat = Seat::ALL[0];
    let mut game = table().after(&Event::TurnBegan { seat });
    let (mut turns, mut stops, mut busts) = (1, 0, 0);
    while let Some((next, action)) = advance(&game, dice, decide) {
        stops += u32::from(action == Action::Stop);
        busts += u32::from(action != Action::Stop && next.turn() != seat);
        game = next;
        if game.turn() != seat {
            game = game.after(&Event::TurnBegan { seat });
            turns += 1;
        }
    }
    assert!(game.winners().contains(seat));
    assert_eq!(turns, stops + busts, "every turn ends by a stop or a bust");
    let others = Seat::ALL[1];
    let is_empty = |column| game.square(others, column) == 0;
    assert!(Column::ALL.into_iter().all(is_empty));
    turns
}

/// Mean number of turns over a number of games, and its standard error.
fn mean_turns(decide: &mut dyn FnMut(&Game) -> Action, games: u32) -> (f64, f64) {
    let mut dice = Stream::new(28, 0);
    let turns: Vec<f64> = (0..games)
        .map(|_| f64::from(turns_alone(decide, &mut dice)))
        .collect();
    let mean = turns.iter().sum::<f64>() / f64::from(games);
    let squares = turns.iter().map(|turns| (turns - mean).powi(2));
    let variance = squares.sum::<f64>() / f64::from(games - 1);
    (mean, (variance / f64::from(games)).sqrt())
}

/// Asserts that the mean lies within the published figures, or three standard errors beyond.
fn assert_turns(player: BuiltIn, games: u32, least: f64, most: f64) {
    let mut bot = player.bot();
    let (mean, error) = mean_turns(&mut |game| bot.decide(game), games);
    assert!(
        mean > least - 3.0 * error && mean < most + 3.0 * error,
        "{mean} turns, standard error {error}"
    );
}

#[test]
fn the_rule_of_28_takes_its_published_number_of_turns() {
    assert_turns(BuiltIn::RuleOf28, 40_000, 10.69, 10.74);
}

#[test]
fn constant_weights_take_their_published_number_of_turns() {
    assert_turns(BuiltIn::Constant, 40_000, 9.24, 9.24);
}

#[test]
fn growing_weights_take_their_published_number_of_turns() {
    assert_turns(BuiltIn::Linear, 40_000, 8.787, 8.787);
}

/// The share of games that one player wins against another, each beginning equally often.
fn share_won(one: BuiltIn, other: BuiltIn, games: u32) -> f64 {
    let mut dice = Stream::new(7, 0);
    let mut bots = [one.bot(), other.bot()];
    let mut won = 0;
    for game_number in 0..games {
        let first = Seat::ALL[(game_number % 2) as usize];
        let mut game = table().after(&Event::TurnBegan { seat: first });
        while let Some((next, _)) = advance(&game, &mut dice, &mut |game| {
            bots[game.turn().index()].decide(game)
        }) {
            game = next;
        }
        won += u32::from(game.winners().contains(Seat::ALL[0]));
    }
    f64::from(won) / f64::from(games)
}

/// Asserts a share of games won, to three standard errors.
fn assert_share(one: BuiltIn, other: BuiltIn, expected: f64) {
    let games = 20_000;
    let share = share_won(one, other, games);
    let error = (expected * (1.0 - expected) / f64::from(games)).sqrt();
    assert!(
        (share - expected).abs() < 3.0 * error,
        "{share}, standard error {error}"
    );
}

#[test]
fn growing_weights_beat_the_rule_of_28_as_often_as_published() {
    assert_share(BuiltIn::Linear, BuiltIn::RuleOf28, 0.651);
}

#[test]
fn growing_weights_beat_constant_weights() {
    // 52.6 % in 2,000,000 games. A share of 54.2 % was published; against a constant player whose first step does not count
    // twice, which is slower than the published one, it would be 55.0 %.
    assert_share(BuiltIn::Linear, BuiltIn::Constant, 0.526);
}

#[test]
fn summit_in_a_hurry_takes_fewer_turns_than_anybody_was_reported_to() {
    // The least that was reported of any player is 7.94 turns; that player was made to win against another, though, and
    // one that is made to hurry may well take fewer. It is counted here as for the players whose numbers are published.
    let mut thinker = Thinker::in_a_hurry();
    let (mean, error) = mean_turns(&mut |game| thinker.decide(game), 500);
    assert!(
        mean + 2.0 * error < 7.9,
        "{mean} turns, standard error {error}"
    );
}
