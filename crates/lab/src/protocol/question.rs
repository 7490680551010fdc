//! The question that a program playing a bot is asked.

use cant_stop_rules::{Columns, Game, Move};
use serde::{Deserialize, Serialize};

use super::dice::Dice;
use super::position::{Position, Version};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ask {
    /// Choose an option.
    Pairing,
    /// Roll or stop.
    Decide,
    /// Choose the squares to keep.
    Keep,
}

/// A question, one line of JSON.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    pub ask: Ask,
    /// The position at the last decision to roll or stop: a roll that waits for its pairing, or squares too many, are
    /// no position of the protocol.
    pub position: Position,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Dice>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<Move>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<Columns>>,
    /// The number of the game, by which a program that goes on from game to game learns that another has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u64>,
}

impl Question {
    /// Question for the seat to act in `game`, `decided` being the game at its last decision to roll or stop; `None` if
    /// no seat must act.
    pub(crate) fn about(game: &Game, decided: &Game, version: Version) -> Option<Question> {
        let dice = game.dice();
        let keep = game.keep_choice();
        let ask = match (dice, keep) {
            (Some(_), _) => Ask::Pairing,
            (None, Some(_)) => Ask::Keep,
            (None, None) if game.may_roll() => Ask::Decide,
            (None, None) => return None,
        };
        Some(Question {
            ask,
            position: Position::of(decided, version),
            dice: dice.map(Dice),
            options: dice.map(|_| game.legal_moves().to_vec()),
            choices: keep.map(|keep| keep.choices().collect()),
            game: None,
        })
    }
}
