//! Games to learn from: with detours, so that a network learns what boards it avoids are worth; here by linear players.

use cant_stop_bots::net::TURNS;
use cant_stop_bots::{Board, Opponent};
use cant_stop_rules::{Action, ChanceKind, Event, Game, ToAct};

use super::learner::{Mover, Sample};
use crate::random::Stream;

/// A game of more turns than this is given up.
pub(super) const MOST_TURNS: u32 = 120;

/// How the seats of one game stray from what they hold best.
#[derive(Clone, Copy, Debug)]
pub(super) struct Detours {
    /// Turns at the beginning that are played at random.
    pub(super) opening: u32,
    /// How often, in parts of 1,000, a choice is made at random later on.
    pub(super) later: u32,
}

impl Detours {
    /// Drawn by chance; there are none in so many games of 1,000 more than by that.
    pub(super) fn drawn(straight: u32, random: &mut Stream) -> Detours {
        if random.below(1000) < straight {
            return Detours {
                opening: 0,
                later: 0,
            };
        }
        let opening = match random.below(2) {
            0 => 0,
            _ => random.below(16),
        };
        let later = [0, 0, 30, 150][random.below(4) as usize];
        Detours { opening, later }
    }
}

/// Something at random: any option; a stop after about three moves.
pub(super) fn at_random(game: &Game, random: &mut Stream) -> Action {
    if let Some(keep) = game.keep_choice() {
        let choices: Vec<_> = keep.choices().collect();
        return Action::Keep(choices[random.below(choices.len() as u32) as usize]);
    }
    let options = game.options();
    if !options.is_empty() {
        return Action::Choose(options[random.below(options.len() as u32) as usize]);
    }
    if game.may_stop() && (random.below(10) < 3 || game.stop_wins()) {
        return Action::Stop;
    }
    Action::Roll
}

/// Plays a game among linear players with detours, and tells of every board what came of the game.
pub(crate) fn by_linear(start: &Game, alone: bool, random: &mut Stream, samples: &mut Vec<Sample>) {
    let mut bot = Opponent::Linear.bot();
    let mut boards = Vec::new();
    let detours = Detours::drawn(0, random);
    let mut game = *start;
    let mut turn = 0;
    while game.turn_number() < MOST_TURNS {
        if alone && game.may_roll() && game.turn() != start.turn() {
            game = game.after(&Event::TurnBegan { seat: start.turn() });
        }
        if game.turn_number() != turn && game.may_roll() {
            turn = game.turn_number();
            boards.push(Board::of(&game));
        }
        let action = match game.to_act() {
            ToAct::Chance(ChanceKind::Roll) => Action::Dice(random.dice()),
            ToAct::Seat(_) if turn <= detours.opening || random.below(1000) < detours.later => {
                at_random(&game, random)
            }
            ToAct::Seat(_) => bot.decide(&game),
            ToAct::Chance(ChanceKind::RollOff) | ToAct::Nobody => break,
        };
        game.play_unchecked(action);
    }
    let winners = game.winners();
    if winners.is_empty() {
        return;
    }
    let turns = boards.len();
    for (before, board) in boards.into_iter().enumerate() {
        let mut worth = [0.0; 4];
        if alone {
            worth[0] = (turns - before) as f32 / TURNS as f32;
            samples.push(Sample {
                board,
                mover: Mover::Another,
                worth,
            });
            continue;
        }
        for seat in winners.iter() {
            let after = (seat.index() + board.seats - board.turn) % board.seats;
            worth[after] = 1.0 / winners.len() as f32;
        }
        samples.push(Sample {
            board,
            mover: Mover::Another,
            worth,
        });
    }
}

/// Plays the rest of a turn.
pub(super) fn play_turn(
    game: &mut Game,
    random: &mut Stream,
    mut decide: impl FnMut(&Game, &mut Stream) -> Action,
) {
    let turn = game.turn_number();
    while game.turn_number() == turn {
        let action = match game.to_act() {
            ToAct::Chance(_) => Action::Dice(random.dice()),
            ToAct::Seat(_) => decide(game, random),
            ToAct::Nobody => return,
        };
        game.play_unchecked(action);
    }
}
