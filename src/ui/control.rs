//! The controls: what a player can tell the game to do, on any device.

use crate::core::locale::Words;
use crate::core::texts;

/// Something that a key or a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// To what is above.
    Up,
    /// To what is below.
    Down,
    /// To the left, or the value before.
    Left,
    /// To the right, or the next value.
    Right,
    /// Press what has the focus.
    Accept,
    /// Leave the dialog or screen, or put the dice back.
    Back,
    /// Roll the dice.
    Roll,
    /// Stop.
    Stop,
    /// Ask what the strongest player would do.
    Hint,
    /// Take back the pairing just chosen.
    Undo,
    /// Pause, or go on.
    Pause,
    /// Hurry what is on the screen, and nothing else.
    Hurry,
}

impl Control {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Control; 12] = [
        Control::Up,
        Control::Down,
        Control::Left,
        Control::Right,
        Control::Accept,
        Control::Back,
        Control::Roll,
        Control::Stop,
        Control::Hint,
        Control::Undo,
        Control::Pause,
        Control::Hurry,
    ];

    /// The directions.
    pub(crate) const DIRECTIONS: [Control; 4] =
        [Control::Up, Control::Down, Control::Left, Control::Right];

    /// Its index in [`Control::ALL`].
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Its name in the file of settings.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Control::Up => "up",
            Control::Down => "down",
            Control::Left => "left",
            Control::Right => "right",
            Control::Accept => "accept",
            Control::Back => "back",
            Control::Roll => "roll",
            Control::Stop => "stop",
            Control::Hint => "hint",
            Control::Undo => "undo",
            Control::Pause => "pause",
            Control::Hurry => "hurry",
        }
    }

    /// What it is called.
    pub fn words(self) -> Words {
        Words::new(match self {
            Control::Up => texts::CONTROL_UP,
            Control::Down => texts::CONTROL_DOWN,
            Control::Left => texts::CONTROL_LEFT,
            Control::Right => texts::CONTROL_RIGHT,
            Control::Accept => texts::CONTROL_ACCEPT,
            Control::Back => texts::CONTROL_BACK,
            Control::Roll => texts::CONTROL_ROLL,
            Control::Stop => texts::CONTROL_STOP,
            Control::Hint => texts::CONTROL_HINT,
            Control::Undo => texts::CONTROL_UNDO,
            Control::Pause => texts::CONTROL_PAUSE,
            Control::Hurry => texts::CONTROL_HURRY,
        })
    }

    /// Whether one key or button may be bound to both on one device: Escape goes back and pauses, and what is open
    /// decides which.
    pub(crate) fn may_share_a_key_with(self, other: Control) -> bool {
        use Control::{Back, Pause};
        self == other || matches!((self, other), (Back, Pause) | (Pause, Back))
    }

    /// Whether anybody may use it at any time, whoever is to act.
    pub(crate) fn is_for_everybody(self) -> bool {
        matches!(self, Control::Back | Control::Pause | Control::Hurry)
    }
}
