//! The rules of Can't Stop, as a pure value: a [`Game`] says who must act and what is legal, [`Game::apply`] answers
//! an [`Action`] with the next game and the [`Event`]s that lead there.
//!
//! Chance is an actor like any other: the crate never rolls a die, it is told what the dice show. So thrown, scripted
//! and recorded dice are one thing to it.
//!
//! ```
//! use cant_stop_rules::{Action, Column, Game, Move, Variant};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = Game::new(Variant::default(), 2)?;
//!
//! // The roll-off: the second seat rolls more and begins.
//! let (game, _) = game.apply(Action::RollOff([1, 3]))?;
//! let (game, _) = game.apply(Action::RollOff([6, 5]))?;
//!
//! // Its first roll, 1-5-4-6, pairs to 6 and 10, to 5 and 11, or to 7 and 9.
//! let (game, _) = game.apply(Action::Roll)?;
//! let (game, _) = game.apply(Action::Dice([1, 5, 4, 6]))?;
//! let options: Vec<String> = game.legal_moves().iter().map(Move::to_string).collect();
//! assert_eq!(options, ["5·11", "6·10", "7·9"]);
//!
//! // It takes 6 and 10 and stops: both runners become its squares.
//! let (game, _) = game.apply(Action::Choose(game.legal_moves()[1]))?;
//! let seat = game.turn();
//! let (game, events) = game.apply(Action::Stop)?;
//! let six = Column::new(6).ok_or("6 is a column")?;
//! assert_eq!(game.square(seat, six), 1);
//! assert_eq!(events.len(), 4); // stopped, banked twice, and the other seat's turn began
//! # Ok(())
//! # }
//! ```
#![no_std]

extern crate alloc;

// The example of the README runs with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod action;
mod apply;
mod column;
mod columns;
mod event;
mod fold;
mod game;
mod keep;
mod list;
mod moves;
pub mod notation;
mod odds;
mod outcome;
mod pairing;
mod position;
mod position_error;
mod preview;
mod roll_off;
mod runners;
mod seat;
mod seat_set;
mod variant;

pub use action::{Action, IllegalAction, Reason};
pub use column::{Column, NotAColumn};
pub use columns::Columns;
pub use event::{Event, Events};
pub use game::{ChanceKind, Game, Stage, ToAct};
pub use keep::KeepChoice;
pub use moves::{LegalMoves, Move};
pub use odds::BustChance;
pub use pairing::{Pairing, Use};
pub use position::Position;
pub use position_error::PositionError;
pub use preview::{Climb, Preview};
pub use roll_off::RollOff;
pub use runners::RUNNERS;
pub use seat::{NotASeat, Seat};
pub use seat_set::SeatSet;
pub use variant::{Landing, Obligation, Variant, VariantError};
