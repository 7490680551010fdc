//! How many turns an opponent takes to finish alone, against the published figures.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use cant_stop_bots::Opponent;
use cant_stop_rules::{Event, Seat};
use support::{Dice, advance, table};

/// Turns to finish when the other seat never gets one.
fn turns_alone(opponent: Opponent, dice: &mut Dice) -> u32 {
    let seat = Seat::ALL[0];
    let mut bot = opponent.bot();
    let mut game = table(2, 3).after(&Event::TurnBegan { seat });
    let mut turns = 1;
    while let Some((next, _)) = advance(&game, dice, &mut |game| bot.decide(game)) {
        game = next;
        if game.turn() != seat {
            game = game.after(&Event::TurnBegan { seat });
            turns += 1;
        }
    }
    assert!(game.winners().contains(seat));
    turns
}

#[test]
fn the_rule_of_28_takes_its_published_number_of_turns() {
    let mut dice = Dice::new(28);
    let games = 40_000;
    let turns: Vec<f64> = (0..games)
        .map(|_| f64::from(turns_alone(Opponent::RuleOf28, &mut dice)))
        .collect();
    let mean = turns.iter().sum::<f64>() / f64::from(games);
    let variance = turns
        .iter()
        .map(|turns| (turns - mean).powi(2))
        .sum::<f64>()
        / f64::from(games - 1);
    let error = (variance / f64::from(games)).sqrt();
    // Published means are 10.69 to 10.74; ours may lie three standard errors beyond.
    assert!(
        mean > 10.69 - 3.0 * error && mean < 10.74 + 3.0 * error,
        "{mean} turns, standard error {error}"
    );
}
