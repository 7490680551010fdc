//! Keys and buttons of the switch in one-button mode.

use bevy::prelude::*;

use crate::core::settings::{OneButton, Settings};
use crate::input::bindings::Press;

/// Switch of one-button mode while the game offers it to the player; the scan moves by itself, whatever the settings say.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct TryOneButton(pub(crate) Option<Press>);

/// Keys and buttons of the switch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum SwitchPresses {
    /// One-button mode is off.
    #[default]
    None,
    /// Every key and button except modifiers.
    All,
    Only(Press),
}

impl SwitchPresses {
    /// Switch by the settings, or by the offer of one-button mode.
    pub(in crate::input) fn now(settings: &Settings, tried: TryOneButton) -> SwitchPresses {
        match tried.0 {
            Some(press) => SwitchPresses::Only(press),
            None if settings.one_button == OneButton::Off => SwitchPresses::None,
            None => {
                Press::for_switch(&settings.switch).map_or(SwitchPresses::All, SwitchPresses::Only)
            }
        }
    }

    /// Returns `true` if the key or button is the switch.
    pub(in crate::input) fn include(self, press: Press) -> bool {
        match self {
            SwitchPresses::None => false,
            SwitchPresses::All => !press.is_modifier(),
            SwitchPresses::Only(only) => only == press,
        }
    }
}
