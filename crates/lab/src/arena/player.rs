//! Somebody who plays in the arena: a built-in bot, or a program.

use std::time::Duration;

use cant_stop_bots::Bot;
use cant_stop_rules::{Events, Game};
use serde_json::error::Category;

use super::bot_name::BotName;
use super::fault::{Fault, FaultKind};
use super::program::Program;
use crate::protocol::answer::Answer;
use crate::protocol::question::Question;
use crate::protocol::sentence;

/// Somebody who plays in the arena.
pub(crate) enum Player {
    BuiltIn(Box<dyn Bot>),
    Program(Program),
}

impl Player {
    pub(crate) fn new(name: &BotName, move_time: Duration) -> Player {
        match name {
            BotName::BuiltIn(opponent) => Player::BuiltIn(opponent.bot()),
            BotName::Program { command, .. } => Player::Program(Program::new(command, move_time)),
        }
    }

    /// Acts for the seat to act: the game after it and what happened. `decided` is the game at that seat's last
    /// decision to roll or stop.
    ///
    /// # Errors
    ///
    /// When that forfeits the game. A program is ended then, and started again when it is asked the next time.
    pub(crate) fn act(&mut self, game: &Game, decided: &Game) -> Result<(Game, Events), Fault> {
        match self {
            Player::BuiltIn(bot) => game
                .apply(bot.decide(game))
                .map_err(|refused| Fault::new(FaultKind::Illegal, refused.to_string())),
            Player::Program(program) => {
                let acted = ask(program, game, decided);
                if acted.is_err() {
                    program.end();
                }
                acted
            }
        }
    }
}

/// Asks a program what it does, and does it.
fn ask(program: &mut Program, game: &Game, decided: &Game) -> Result<(Game, Events), Fault> {
    let question = Question::about(game, decided).expect("it is asked when a seat must act");
    let question = serde_json::to_string(&question).expect("a question is JSON");
    match program.ask(&question) {
        Ok(answer) => understand(&answer, game).map_err(|fault| Fault {
            question: Some(question),
            answer: Some(answer),
            ..fault
        }),
        Err(fault) => Err(Fault {
            question: Some(question),
            ..fault
        }),
    }
}

/// Does what an answer says.
fn understand(answer: &str, game: &Game) -> Result<(Game, Events), Fault> {
    let answer: Answer = serde_json::from_str(answer).map_err(|error| {
        let kind = match error.classify() {
            Category::Data => FaultKind::Illegal,
            Category::Io | Category::Syntax | Category::Eof => FaultKind::NotJson,
        };
        Fault::new(kind, sentence(&error))
    })?;
    game.apply(answer.action())
        .map_err(|refused| Fault::new(FaultKind::Illegal, refused.to_string()))
}
