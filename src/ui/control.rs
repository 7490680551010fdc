//! Controls: the commands of a player, independent of the device.

use crate::core::locale::Words;
use crate::core::texts;

/// Defines [`Control`] from lines of a name in code, in the settings file, and for players, in display order.
macro_rules! controls {
    ($($(#[$about:meta])+ $control:ident: $key:literal, $words:ident;)+) => {
        /// Command of a key or button.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Control {
            $($(#[$about])+ $control,)+
        }

        impl Control {
            /// All controls, in display order.
            pub const ALL: [Control; [$($key),+].len()] = [$(Control::$control),+];

            /// Name in the settings file.
            pub(crate) const fn key(self) -> &'static str {
                match self {
                    $(Control::$control => $key,)+
                }
            }

            /// Name for players.
            pub fn words(self) -> Words {
                Words::new(match self {
                    $(Control::$control => texts::$words,)+
                })
            }
        }
    };
}

controls! {
    /// Move up.
    Up: "up", CONTROL_UP;
    /// Move down.
    Down: "down", CONTROL_DOWN;
    /// Move left, or to the previous value.
    Left: "left", CONTROL_LEFT;
    /// Move right, or to the next value.
    Right: "right", CONTROL_RIGHT;
    /// Press the focused widget.
    Accept: "accept", CONTROL_ACCEPT;
    /// Leave the dialog or screen, or put the dice back.
    Back: "back", CONTROL_BACK;
    /// Roll the dice.
    Roll: "roll", CONTROL_ROLL;
    /// Stop.
    Stop: "stop", CONTROL_STOP;
    /// Ask for advice.
    Hint: "hint", CONTROL_HINT;
    /// Undo the pairing.
    Undo: "undo", CONTROL_UNDO;
    /// Pause or resume.
    Pause: "pause", CONTROL_PAUSE;
    /// Fast-forward the animation.
    Hurry: "hurry", CONTROL_HURRY;
}

impl Control {
    /// Controls that move the focus.
    pub(crate) const DIRECTIONS: [Control; 4] =
        [Control::Up, Control::Down, Control::Left, Control::Right];

    /// Index in [`Control::ALL`].
    pub(crate) const fn index(self) -> usize {
        self as usize
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
