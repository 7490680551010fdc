//! Worth of a choice by playouts: many games played on from it to their end.
//!
//! Summit finishes the turn, for a choice is worth what can be made of it; then every seat plays the published heuristic of
//! Glenn and Aloi, which takes a hundredth of a millisecond for a whole game and knows nothing of the network whose opinion is
//! judged here. All choices of a position get the same dice, so that luck they have in common does not decide between them.

use std::collections::HashMap;

use cant_stop_bots::{Bot, Opponent};
use cant_stop_puzzles::Worth;
use cant_stop_rules::{Action, Column, Game, Seat, ToAct};

use crate::random::Stream;
use crate::yardsticks::BuiltIn;

/// Most turns of a playout; a longer one counts as won by none.
const MOST_TURNS: u32 = 1000;

/// Worth of an action by this number of games that go on with it, with the dice of this seed.
pub(crate) fn worth(game: &Game, action: Action, seed: u64, games: u32) -> Worth {
    let mut start = *game;
    start.play_unchecked(action);
    let mut playouts = Playouts {
        turn: RestOfTurn {
            summit: Opponent::Summit.bot(),
            decided: HashMap::new(),
        },
        after: BuiltIn::Linear.bot(),
        start,
        seat: game.turn(),
        turn_number: game.turn_number(),
    };
    let (mut won, mut won_squared) = (0.0, 0.0);
    for number in 0..games {
        let share = playouts.play_one(Stream::new(seed, u64::from(number)));
        won += share;
        won_squared += share * share;
    }
    let games = f64::from(games);
    let mean = won / games;
    let variance = (won_squared / games - mean * mean).max(0.0);
    // What is always won or lost is not known for certain: one game more might have gone otherwise.
    let error = (variance / games).sqrt().max(1.0 / games);
    Worth::new(mean, error.min(1.0)).expect("a share of the games and its error are 0 to 1")
}

/// Plays games on from a choice.
struct Playouts {
    turn: RestOfTurn,
    /// For everything after the turn.
    after: Box<dyn Bot>,
    start: Game,
    /// The seat that chose, and its turn.
    seat: Seat,
    turn_number: u32,
}

impl Playouts {
    /// Plays a game; returns the share of the win for the seat that chose, 0 to 1.
    fn play_one(&mut self, mut dice: Stream) -> f64 {
        let mut game = self.start;
        loop {
            game.play_unchecked(match game.to_act() {
                ToAct::None => break,
                _ if game.turn_number() > self.turn_number + MOST_TURNS => return 0.0,
                ToAct::Chance(_) => Action::Dice(dice.dice()),
                ToAct::Seat(_) if game.must_roll() => Action::Roll,
                ToAct::Seat(_) if game.turn_number() == self.turn_number => self.turn.decide(&game),
                ToAct::Seat(_) => self.after.decide(&game),
            });
        }
        let winners = game.winners();
        match winners.contains(self.seat) {
            true => 1.0 / winners.len() as f64,
            false => 0.0,
        }
    }
}

/// Summit for what is left of one turn. It remembers where it rolls and where it stops, which takes it the longest to find out
/// and comes up in game after game.
struct RestOfTurn {
    summit: Box<dyn Bot>,
    /// By the heights of the runners, 0 for none.
    decided: HashMap<[u8; 11], Action>,
}

impl RestOfTurn {
    fn decide(&mut self, game: &Game) -> Action {
        if !game.may_stop() {
            return self.summit.decide(game);
        }
        let runners = Column::ALL.map(|column| game.runner(column).unwrap_or(0));
        let decided = self.decided.entry(runners);
        *decided.or_insert_with(|| self.summit.decide(game))
    }
}
