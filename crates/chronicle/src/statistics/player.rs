//! Statistics of one player over all games.

use serde::Serialize;

use super::dice::DiceStatistics;
use super::play::{BoldRoll, ColumnUse, Turns};
use super::wins::{Against, TableWins};
use crate::chance::Counted;
use crate::quality::SeatQuality;

/// Player remembered over games: a person by the name, a bot by its kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person of this name.
    Person(String),
    /// A bot, by its name in records, as in `summit`; whatever its seat is called.
    Bot(String),
}

impl Player {
    /// The name of the person, or that of the bot in records.
    pub fn name(&self) -> &str {
        let (Player::Person(name) | Player::Bot(name)) = self;
        name
    }

    /// Returns `true` for a bot.
    pub fn is_bot(&self) -> bool {
        matches!(self, Player::Bot(_))
    }
}

/// Statistics of one player over all games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerStatistics {
    /// The player.
    pub player: Player,
    /// Number of finished games.
    pub games: u64,
    /// The games won, beside what equal chances at every table would give. A player with two seats wins with either,
    /// and has their chances together. A shared win counts in equal parts.
    pub wins: Counted,
    /// The same by the number of seats at the table, ascending; only where games were finished.
    pub tables: Vec<TableWins>,
    /// Number of rolls of four dice.
    pub rolls: u64,
    /// The rolls that busted, beside the chance that each of them had by the runners and the claimed columns.
    pub busts: Counted,
    /// The turns that ended.
    pub turns: Turns,
    /// Use of each column, 2 first.
    pub columns: [ColumnUse; 11],
    /// The highest risks taken and survived, where stopping was allowed; one a game, the highest first.
    pub survived: Vec<BoldRoll>,
    /// The highest risks taken that busted, in the same way.
    pub fell: Vec<BoldRoll>,
    /// Balance against each player met in a finished game, in the order of the players.
    pub against: Vec<Against>,
    /// Statistics of this player's dice.
    pub dice: DiceStatistics,
    /// Quality of the decisions in the games looked back at; `None` without such a game.
    pub quality: Option<Decided>,
}

/// Quality of decisions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Decided {
    /// Number of games looked back at.
    pub games: u64,
    /// All decisions in them, and what they lost.
    #[serde(flatten)]
    pub sum: SeatQuality,
    /// Games lost in a hundred decisions, as Summit sees it; `None` before the first.
    pub per_hundred: Option<f64>,
}
