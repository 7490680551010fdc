//! Built-in players: the game's opponents, and as yardsticks beside them published ways to play.

mod linear;
mod rule_of_28;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;

use cant_stop_bots::{Bot, Opponent};
use cant_stop_rules::{Column, Columns, Game, KeepChoice};

use linear::{CONSTANT, GROWING};
use rule_of_28::RuleOf28;

/// The squares worth most points for their spaces from the foot of the board; of equals, those in the lower columns.
fn best_kept(game: &Game, keep: KeepChoice, points: impl Fn(Column, i32) -> i32) -> Columns {
    let mut squares: Vec<Column> = keep.from.iter().collect();
    // Sorting is stable, so that equals stay in the order of the columns.
    squares.sort_by_key(|&column| -points(column, i32::from(game.square(game.turn(), column))));
    squares.into_iter().take(usize::from(keep.count)).collect()
}

/// A built-in player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuiltIn {
    /// An opponent of the game.
    Opponent(Opponent),
    /// Michael Keller's Rule of 28: adds up the progress of the turn and stops at 28.
    RuleOf28,
    /// The heuristic of Glenn and Aloi with the same worth for every space of a column.
    Constant,
    /// Their later heuristic, with spaces that are worth more the higher they lie.
    Linear,
}

impl BuiltIn {
    /// All players: the opponents from the gentlest to the strongest, then the yardsticks.
    pub fn all() -> impl Iterator<Item = BuiltIn> {
        let yardsticks = [BuiltIn::RuleOf28, BuiltIn::Constant, BuiltIn::Linear];
        let opponents = Opponent::ALL.into_iter().map(BuiltIn::Opponent);
        opponents.chain(yardsticks)
    }

    /// A new player of this kind.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            BuiltIn::Opponent(opponent) => opponent.bot(),
            BuiltIn::RuleOf28 => Box::new(RuleOf28),
            BuiltIn::Constant => Box::new(&CONSTANT),
            BuiltIn::Linear => Box::new(&GROWING),
        }
    }

    /// The player's name on command lines.
    pub const fn key(self) -> &'static str {
        match self {
            BuiltIn::Opponent(opponent) => opponent.key(),
            BuiltIn::RuleOf28 => "rule-of-28",
            BuiltIn::Constant => "constant",
            BuiltIn::Linear => "linear",
        }
    }
}
