//! Controls: the commands of a player, independent of the device.

use crate::core::locale::Words;
use crate::core::texts;

/// Command of a key or button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// Move up.
    Up,
    /// Move down.
    Down,
    /// Move left, or to the previous value.
    Left,
    /// Move right, or to the next value.
    Right,
    /// Press the focused widget.
    Accept,
    /// Leave the dialog or screen, or put the dice back.
    Back,
    /// Roll the dice.
    Roll,
    /// Stop.
    Stop,
    /// Ask for advice.
    Hint,
    /// Undo the pairing.
    Undo,
    /// Pause or resume.
    Pause,
    /// Fast-forward the animation.
    Hurry,
}

impl Control {
    /// All controls, in display order.
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

    /// Controls that move the focus.
    pub(crate) const DIRECTIONS: [Control; 4] =
        [Control::Up, Control::Down, Control::Left, Control::Right];

    /// Index in [`Control::ALL`].
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Name in the settings file.
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

    /// Name for players.
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

    /// Returns `true` if one key may be bound to both on one device: Escape goes back and pauses, depending on the open
    /// screen.
    pub(crate) fn may_share_a_key_with(self, other: Control) -> bool {
        use Control::{Back, Pause};
        self == other || matches!((self, other), (Back, Pause) | (Pause, Back))
    }

    /// Returns `true` if any player may use it in any turn.
    pub(crate) fn is_for_all_seats(self) -> bool {
        matches!(self, Control::Back | Control::Pause | Control::Hurry)
    }
}
