//! Playing turns and games, and the results of games as targets.

use cant_stop_bots::net::TURNS;
use cant_stop_bots::{Board, Opponent};
use cant_stop_rules::{Action, Event, Game, ToAct};

use crate::config::Kind;
use crate::exploration::{Exploration, random_action};
use crate::learner::Sample;
use crate::random::{Random, dice};

/// A game of more turns than this is given up.
pub(crate) const MOST_TURNS: u32 = 400;

/// Plays the rest of a turn.
pub(crate) fn play_turn(
    game: &mut Game,
    random: &mut Random,
    mut decide: impl FnMut(&Game, &mut Random) -> Action,
) {
    let turn = game.turn_number();
    while game.turn_number() == turn {
        let action = match game.to_act() {
            ToAct::Chance(_) => Action::Dice(dice(random)),
            ToAct::Seat(_) => decide(game, random),
            ToAct::Nobody => return,
        };
        game.play_unchecked(action);
    }
}

/// Plays a game to its end. The first seat of one who plays alone has all turns.
///
/// The boards on which turns began come back with it.
pub(crate) fn play_game(
    kind: Kind,
    start: &Game,
    random: &mut Random,
    mut decide: impl FnMut(&Game, &mut Random) -> Action,
) -> (Game, Vec<Board>) {
    let mut game = *start;
    let mut boards = Vec::new();
    while game.turn_number() < MOST_TURNS && game.winners().is_empty() {
        if kind == Kind::Alone && game.turn() != start.turn() {
            game = game.after(&Event::TurnBegan { seat: start.turn() });
        }
        boards.push(Board::of(&game));
        play_turn(&mut game, random, &mut decide);
    }
    (game, boards)
}

/// Plays a game of the Rule of 28 with exploration. Its result is the target of every board.
pub(crate) fn warm_up_game(kind: Kind, random: &mut Random) -> Vec<Sample> {
    let start = kind.start(random);
    let exploration = Exploration::drawn(1.0, random);
    let mut bot = Opponent::RuleOf28.bot();
    let (game, boards) = play_game(kind, &start, random, |game, random| {
        match exploration.is_due(game, random) {
            true => random_action(game, random),
            false => bot.decide(game),
        }
    });
    let winners = game.winners();
    if winners.is_empty() {
        return Vec::new();
    }
    let turns = boards.len();
    let sample = |(before, board): (usize, Board)| {
        let mut target = [0.0; 4];
        if kind == Kind::Alone {
            target[0] = (turns - before) as f32 / TURNS as f32;
        } else {
            for seat in winners.iter() {
                let after = (seat.index() + board.seats - board.turn) % board.seats;
                target[after] = 1.0 / winners.len() as f32;
            }
        }
        Sample { board, target }
    };
    boards.into_iter().enumerate().map(sample).collect()
}
