//! The trait of a bot.

use cant_stop_rules::{Action, Game};

/// A player that decides by itself.
///
/// It is shown the game, which holds what lies on the table and nothing else: no dice to come, no seed, no clock.
pub trait Bot: Send {
    /// The legal action it takes for the seat to act.
    ///
    /// To be asked only when a seat must act; the answer at any other time is an action that the game refuses.
    fn decide(&mut self, game: &Game) -> Action;
}
