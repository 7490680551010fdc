//! How strong a network is: games against the published players, or turns to finish alone.

use cant_stop_bots::net::Net;
use cant_stop_bots::{Opponent, Thinker};
use cant_stop_rules::{Action, Event, ToAct};

use super::Options;
use super::subject::Subject;
use crate::parallel::in_order;
use crate::random::Stream;

/// A game of more turns than this is lost.
const MOST_TURNS: u32 = 400;

/// The dice of all exams.
const SEED: u64 = 28;

/// What an exam came to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mark {
    /// Shares of games won against the Rule of 28 and the linear player in all other seats.
    Won([f64; 2]),
    /// Turns to finish alone.
    Turns(f64),
}

/// Examines networks that are asked together.
pub(crate) fn examine(nets: &[Net], options: &Options) -> Mark {
    let (subject, games) = (options.subject, options.exam_games);
    let threads = options.threads.count();
    if subject == Subject::Alone {
        let turns = in_order(threads, games, |number| alone(nets, number));
        let turns: u64 = turns.into_iter().sum();
        return Mark::Turns(turns as f64 / games as f64);
    }
    Mark::Won([Opponent::RuleOf28, Opponent::Linear].map(|examiner| {
        let won = in_order(threads, games, |number| {
            wins(nets, subject, examiner, number)
        });
        won.into_iter().filter(|&won| won).count() as f64 / games as f64
    }))
}

fn wins(nets: &[Net], subject: Subject, examiner: Opponent, number: u64) -> bool {
    let mut random = Stream::new(SEED, number);
    let mut game = subject.start(&mut random);
    let own = number % u64::from(game.seats());
    let mut thinker = Thinker::new(nets);
    let mut bot = examiner.bot();
    while game.turn_number() < MOST_TURNS {
        let action = match game.to_act() {
            ToAct::Chance(_) => Action::Dice(random.dice()),
            ToAct::Seat(seat) if seat.index() as u64 == own => thinker.decide(&game),
            ToAct::Seat(_) => bot.decide(&game),
            ToAct::Nobody => break,
        };
        game.play_unchecked(action);
    }
    game.winners().iter().any(|seat| seat.index() as u64 == own)
}

fn alone(nets: &[Net], number: u64) -> u64 {
    let mut random = Stream::new(SEED, number);
    let mut game = Subject::Two.start(&mut random);
    let mut thinker = Thinker::new(nets);
    let own = game.turn();
    let mut turns = 1;
    while turns < u64::from(MOST_TURNS) {
        if game.turn() != own {
            game = game.after(&Event::TurnBegan { seat: own });
            turns += 1;
        }
        let action = match game.to_act() {
            ToAct::Chance(_) => Action::Dice(random.dice()),
            ToAct::Seat(_) => thinker.decide(&game),
            ToAct::Nobody => break,
        };
        game.play_unchecked(action);
    }
    turns
}
