//! Speed of the animation, display of the odds, and lockout of Roll.

use bevy::prelude::*;

/// Animation speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum Speed {
    /// Slow enough to watch every detail.
    Slow,
    /// Designed speed.
    #[default]
    Normal,
    /// Twice the designed speed.
    Fast,
    /// Without animation.
    Instant,
}

impl Speed {
    /// All speeds, ascending.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];
}

/// Animation speed in turns of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum BotSpeed {
    /// Same as for people.
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
    /// All speeds, in display order.
    pub const ALL: [BotSpeed; 5] = [
        BotSpeed::AsPeople,
        BotSpeed::Slow,
        BotSpeed::Normal,
        BotSpeed::Fast,
        BotSpeed::Instant,
    ];

    /// Resolves the speed, given that of people.
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

/// Display of the chance of a bust.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum Odds {
    /// Before every roll.
    #[default]
    Always,
    /// After the turn, for its rolls.
    AfterTurn,
    /// Never.
    Never,
}

impl Odds {
    /// All choices, in display order.
    pub const ALL: [Odds; 3] = [Odds::Always, Odds::AfterTurn, Odds::Never];
}

/// Lockout of Roll after a pairing: an accidental second press must not roll again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum Guard {
    /// No lockout.
    Off,
    /// Half a second.
    #[default]
    Half,
    /// One second.
    Whole,
}

impl Guard {
    /// All lockouts, ascending.
    pub const ALL: [Guard; 3] = [Guard::Off, Guard::Half, Guard::Whole];

    /// Length in tenths of a second.
    pub const fn tenths(self) -> u8 {
        match self {
            Guard::Off => 0,
            Guard::Half => 5,
            Guard::Whole => 10,
        }
    }
}
