//! How fast the game goes, when its odds are shown, and how long roll is guarded.

use bevy::prelude::*;

/// How fast the table plays what happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum Speed {
    /// With time to look at everything.
    Slow,
    /// At a pace that can be followed.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Without animation.
    Instant,
}

impl Speed {
    /// All speeds, from slow to fast.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];
}

/// How fast the table plays the turns of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum BotSpeed {
    /// As those of people.
    #[default]
    AsPeople,
    /// See [`Speed::Slow`].
    Slow,
    /// See [`Speed::Normal`].
    Normal,
    /// See [`Speed::Fast`].
    Fast,
    /// See [`Speed::Instant`].
    Instant,
}

impl BotSpeed {
    /// All speeds: that of people, then from slow to fast.
    pub const ALL: [BotSpeed; 5] = [
        BotSpeed::AsPeople,
        BotSpeed::Slow,
        BotSpeed::Normal,
        BotSpeed::Fast,
        BotSpeed::Instant,
    ];

    /// The speed, where that of people is `people`.
    pub const fn among(self, people: Speed) -> Speed {
        match self {
            BotSpeed::AsPeople => people,
            BotSpeed::Slow => Speed::Slow,
            BotSpeed::Normal => Speed::Normal,
            BotSpeed::Fast => Speed::Fast,
            BotSpeed::Instant => Speed::Instant,
        }
    }
}

/// When the chance of losing the turn is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum Odds {
    /// Before every roll.
    #[default]
    Always,
    /// Once the turn is over: how great it was.
    AfterTurn,
    /// Not at all.
    Never,
}

impl Odds {
    /// All choices, from the most to the least that is shown.
    pub const ALL: [Odds; 3] = [Odds::Always, Odds::AfterTurn, Odds::Never];
}

/// How long roll does not take a press after a pairing was chosen, so that a second press of the same finger does not
/// throw away the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum Guard {
    /// Not at all.
    Off,
    /// For half a second.
    #[default]
    Half,
    /// For a second.
    Whole,
}

impl Guard {
    /// All choices, from short to long.
    pub const ALL: [Guard; 3] = [Guard::Off, Guard::Half, Guard::Whole];

    /// In tenths of a second.
    pub const fn tenths(self) -> u8 {
        match self {
            Guard::Off => 0,
            Guard::Half => 5,
            Guard::Whole => 10,
        }
    }
}
