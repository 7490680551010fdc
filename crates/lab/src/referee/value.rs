//! What a position is worth, by playing it out many times.

use cant_stop_bots::Opponent;
use cant_stop_rules::{Action, ChanceKind, Game, ToAct};

use super::reply::{Advice, Reply};
use crate::random::Stream;

/// Who plays all seats, and advises.
const PLAYER: Opponent = Opponent::RuleOf28;

/// So many games are played: the estimate strays from that of endlessly many by 0.03 at most, 19 times out of 20.
const GAMES: u64 = 1024;

/// The dice of all estimates, so that a request is always answered alike.
const SEED: u64 = 28;

/// A win has so many parts, which 2, 3 and 4 seats can share equally.
const PARTS: u32 = 12;

/// The chance of each seat, and what to do now; the seat to move is about to decide.
pub(crate) fn value(game: &Game) -> Reply {
    let mut wins = [0; 4];
    for number in 0..GAMES {
        let winners = played_out(game, number).winners();
        for seat in winners.iter() {
            wins[seat.index()] += PARTS / winners.len() as u32;
        }
    }
    let all = GAMES as f64 * f64::from(PARTS);
    Reply::Value {
        win: wins
            .iter()
            .take(usize::from(game.seats()))
            .map(|&parts| f64::from(parts) / all)
            .collect(),
        advice: match PLAYER.bot().decide(game) {
            Action::Stop => Advice::Stop,
            _ => Advice::Roll,
        },
    }
}

/// The game played to its end with the dice of this number.
fn played_out(game: &Game, number: u64) -> Game {
    let mut dice = Stream::new(SEED, number);
    let mut player = PLAYER.bot();
    let mut game = *game;
    loop {
        game.play_unchecked(match game.to_act() {
            ToAct::Chance(ChanceKind::Roll) => Action::Dice(dice.dice()),
            ToAct::Seat(_) => player.decide(&game),
            // A position lies past the roll-off.
            ToAct::Chance(ChanceKind::RollOff) | ToAct::Nobody => return game,
        });
    }
}
