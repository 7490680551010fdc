//! One-button mode.

use bevy::prelude::*;

/// One-button mode: playing with a single key or button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum OneButton {
    /// Disabled.
    #[default]
    Off,
    /// Automatic scan: the focus advances by itself, a press selects.
    Moves,
    /// Manual scan: a short press advances the focus, a long press selects. No press has to be timed.
    Steps,
}

impl OneButton {
    /// All modes, in display order.
    pub const ALL: [OneButton; 3] = [OneButton::Off, OneButton::Moves, OneButton::Steps];
}

/// Interval of the automatic scan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum ScanTime {
    /// One second.
    One,
    /// A second and a half.
    OneAndHalf,
    /// Two seconds.
    #[default]
    Two,
    /// Three seconds.
    Three,
    /// Four seconds.
    Four,
}

impl ScanTime {
    /// All intervals, ascending.
    pub const ALL: [ScanTime; 5] = [
        ScanTime::One,
        ScanTime::OneAndHalf,
        ScanTime::Two,
        ScanTime::Three,
        ScanTime::Four,
    ];

    /// Interval in tenths of a second.
    pub const fn tenths(self) -> u8 {
        match self {
            ScanTime::One => 10,
            ScanTime::OneAndHalf => 15,
            ScanTime::Two => 20,
            ScanTime::Three => 30,
            ScanTime::Four => 40,
        }
    }
}
