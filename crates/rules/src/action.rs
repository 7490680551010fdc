//! Actions of a game, and the reasons that make one illegal.

use core::error::Error;
use core::fmt;

use crate::{Columns, Move};

/// A decision of a seat, or a result of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Action {
    /// Chance: the two dice of the roll-off, each 1 to 6.
    RollOff([u8; 2]),
    /// The seat decides to roll.
    Roll,
    /// Chance: the four dice, each 1 to 6.
    Dice([u8; 4]),
    /// The seat chooses a move from [`Game::legal_moves`](crate::Game::legal_moves).
    Choose(Move),
    /// The seat decides to stop.
    Stop,
    /// The seat chooses which of its unclaimed columns keep their square; see
    /// [`Game::keep_choice`](crate::Game::keep_choice).
    Keep(Columns),
}

/// An action that the game does not allow now; the game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IllegalAction {
    /// The refused action.
    pub action: Action,
    /// The reason to refuse it.
    pub reason: Reason,
}

/// Reason to refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The roll-off is not over yet.
    RollOffFirst,
    /// The seat must decide first whether to roll or to stop.
    DecideFirst,
    /// The dice must come to rest first.
    DiceFirst,
    /// The seat must choose a pairing first.
    PairFirst,
    /// The seat has not moved in this turn yet.
    MoveFirst,
    /// A runner stands on another player's square, and the table plays that one must press on.
    OnAnothersSquare,
    /// The seat must choose first which squares it keeps.
    KeepFirst,
    /// These are not the columns, or not as many, that can keep their squares.
    NotAKeep,
    /// The move is not among the options.
    NotAnOption,
    /// A die shows something else than 1 to 6.
    NoSuchFace,
    /// The game is a snapshot taken between two events of one action.
    Unfinished,
    /// The game is over.
    Over,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::RollOffFirst => "it is not settled yet who begins",
            Reason::DecideFirst => "the player must first decide to roll or to stop",
            Reason::DiceFirst => "the dice have not come to rest yet",
            Reason::PairFirst => "a pairing must be chosen first",
            Reason::MoveFirst => "a turn cannot be stopped before its first move",
            Reason::OnAnothersSquare => {
                "a turn cannot be stopped while a runner stands on another player's square"
            }
            Reason::KeepFirst => "the player must first choose which squares to keep",
            Reason::NotAKeep => "these squares cannot be the ones to keep",
            Reason::NotAnOption => "the dice do not allow this move",
            Reason::NoSuchFace => "a die shows 1 to 6",
            Reason::Unfinished => "the last action is still being carried out",
            Reason::Over => "the game is over",
        })
    }
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl Error for IllegalAction {}
