//! How the game is played with one button.

use bevy::prelude::*;

/// How one button does everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum OneButton {
    /// Not at all.
    #[default]
    Off,
    /// The focus goes on by itself, and a press takes what has it.
    Moves,
    /// A press takes the focus on, and holding the button takes what has it: nothing has to be done in time.
    Steps,
}

impl OneButton {
    /// All ways.
    pub const ALL: [OneButton; 3] = [OneButton::Off, OneButton::Moves, OneButton::Steps];
}

/// How long the focus stays before it goes on by itself.
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
    /// All of them, from short to long.
    pub const ALL: [ScanTime; 5] = [
        ScanTime::One,
        ScanTime::OneAndHalf,
        ScanTime::Two,
        ScanTime::Three,
        ScanTime::Four,
    ];

    /// In tenths of a second.
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
