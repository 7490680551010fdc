//! Player in the arena: a built-in bot, or a program.

use std::time::Duration;

use cant_stop_bots::Bot;
use cant_stop_rules::{Action, Game};
use serde_json::error::Category;

use super::bot_name::BotName;
use super::fault::{Fault, FaultKind};
use super::program::Program;
use crate::protocol::answer::Answer;
use crate::protocol::question::{Ask, Question};
use crate::protocol::sentence;

pub(crate) enum Player {
    BuiltIn(Box<dyn Bot>),
    Program(Program),
}

impl Player {
    pub(crate) fn new(name: &BotName, move_time: Duration) -> Player {
        match name {
            BotName::BuiltIn(player) => Player::BuiltIn(player.bot()),
            BotName::Program {
                command, version, ..
            } => Player::Program(Program::new(command, *version, move_time)),
        }
    }

    /// Begins the game of this number, which programs are told.
    pub(crate) fn begin_game(&mut self, number: u64) {
        if let Player::Program(program) = self {
            program.game = number;
        }
    }

    pub(crate) fn is_program(&self) -> bool {
        matches!(self, Player::Program(_))
    }

    /// The legal action that it takes for the seat to act. `decided` is the game at that seat's last decision to roll
    /// or stop. A fault forfeits the game: a program is ended then, and started again when it is asked the next time.
    pub(crate) fn decide(&mut self, game: &Game, decided: &Game) -> Result<Action, Fault> {
        match self {
            Player::BuiltIn(bot) => checked(game, bot.decide(game)),
            Player::Program(program) => {
                let decision = ask(program, game, decided);
                if decision.is_err() {
                    program.end();
                }
                decision
            }
        }
    }
}

/// The action, if it is legal.
fn checked(game: &Game, action: Action) -> Result<Action, Fault> {
    let is_legal = match action {
        Action::Choose(mv) => game.legal_moves().contains(&mv),
        Action::Roll => game.may_roll(),
        Action::Stop => game.may_stop(),
        // Seldom, and asking costs little beside them.
        Action::Keep(_) | Action::Dice(_) | Action::RollOff(_) => false,
    };
    if is_legal {
        return Ok(action);
    }
    match game.apply(action) {
        Ok(_) => Ok(action),
        Err(refused) => Err(Fault::new(FaultKind::Illegal, refused.to_string())),
    }
}

/// Asks a program what it does.
fn ask(program: &mut Program, game: &Game, decided: &Game) -> Result<Action, Fault> {
    let question = Question {
        game: Some(program.game),
        ..Question::about(game, decided, program.version).expect("it is asked when a seat must act")
    };
    let line = serde_json::to_string(&question).expect("a question is JSON");
    let decision = program.ask(&line).and_then(|answer| {
        read(&answer, question.ask, game).map_err(|fault| Fault {
            answer: Some(answer),
            ..fault
        })
    });
    decision.map_err(|fault| Fault {
        question: Some(line),
        ..fault
    })
}

/// The action that an answer says, if it is legal.
fn read(answer: &str, ask: Ask, game: &Game) -> Result<Action, Fault> {
    let answer = Answer::read(answer, ask).map_err(|error| {
        let kind = match error.classify() {
            Category::Data => FaultKind::Illegal,
            Category::Io | Category::Syntax | Category::Eof => FaultKind::NotJson,
        };
        Fault::new(kind, sentence(&error))
    })?;
    checked(game, answer.action())
}
