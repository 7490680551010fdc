//! How strong a network is: games of the common kind against the published players, or turns to finish alone.

use cant_stop_bots::net::Network;
use cant_stop_bots::{Opponent, Thinker};
use cant_stop_rules::{Seat, Settings};
use rayon::prelude::*;

use crate::config::{Kind, start};
use crate::play::play_game;
use crate::random::{Purpose, stream};

/// The dice of all evaluations.
const SEED: u64 = 28;

/// What an evaluation comes to, as the end of a line of the learning curve.
pub(crate) fn evaluate(kind: Kind, network: &Network, games: u64) -> String {
    if kind == Kind::Alone {
        let turns: u64 = (0..games)
            .into_par_iter()
            .map(|game| alone(network, game))
            .sum();
        return format!("{:.3},", turns as f64 / games as f64);
    }
    let shares = [Opponent::RuleOf28, Opponent::Linear].map(|opponent| {
        let won = |game: &u64| wins(kind, network, opponent, *game);
        (0..games).into_par_iter().filter(won).count() as f64 / games as f64
    });
    format!("{:.4},{:.4}", shares[0], shares[1])
}

/// Whether it wins a game against this opponent in all other seats.
fn wins(kind: Kind, network: &Network, opponent: Opponent, game: u64) -> bool {
    let mut random = stream(SEED, Purpose::Evaluation, game);
    let own = Seat::ALL[(game % u64::from(kind.seats())) as usize];
    let mut thinker = Thinker::new(network);
    let mut bot = opponent.bot();
    let start = start(Settings::default(), kind.seats());
    let (end, _) = play_game(kind, &start, &mut random, |game, _| {
        match game.turn() == own {
            true => thinker.decide(game),
            false => bot.decide(game),
        }
    });
    end.winners().contains(own)
}

/// The turns it takes alone.
fn alone(network: &Network, game: u64) -> u64 {
    let mut random = stream(SEED, Purpose::Evaluation, game);
    let mut thinker = Thinker::new(network);
    let start = start(Settings::default(), 2);
    let (_, boards) = play_game(Kind::Alone, &start, &mut random, |game, _| {
        thinker.decide(game)
    });
    boards.len() as u64
}
