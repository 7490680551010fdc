//! Computer opponents for Can't Stop.
//!
//! A [`Bot`] is shown the game that every seat sees and answers with an action. The game holds no dice but those on
//! the table, so nothing a bot could look at tells it a roll to come.
//!
//! ```
//! use cant_stop_bots::Opponent;
//! use cant_stop_rules::{Action, Game, Variant};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = Game::new(Variant::default(), 2)?;
//! let (game, _) = game.apply(Action::RollOff([6, 5]))?;
//! let (game, _) = game.apply(Action::RollOff([1, 3]))?;
//!
//! let mut bot = Opponent::Marmot.bot();
//! assert_eq!(bot.decide(&game), Action::Roll);
//! # Ok(())
//! # }
//! ```

mod advice;
mod board;
mod bot;
mod characters;
mod endgame;
mod net;
mod opponent;
mod plan;
pub mod progress;
mod review;
mod summit;
mod thinker;
mod turn;
mod weights;

pub use advice::{Advice, Choice, SeatChances, advise, winning_chances};
pub use bot::Bot;
pub use opponent::Opponent;
pub use review::{COSTLIEST, LookingBack, Review, Slip, TurnBegun, review};
pub use thinker::Thinker;
