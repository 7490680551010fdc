//! Player remembered over games.

/// Player remembered over games: a person by the name, a bot by its kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
