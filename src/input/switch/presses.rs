//! Keys and buttons that the switch of one-button play takes.

use bevy::prelude::*;

use crate::{
    core::settings::{OneButton, Settings},
    input::bindings::Press,
};

/// Keys that stand for no press of their own: with them the player asks the system.
const MODIFIERS: [KeyCode; 6] = [
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// Turns on one-button play while it exists, whatever the settings say: the game asks the player about it.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct TryOneButton(pub(crate) Press);

/// Mode of one-button play now.
pub(in crate::input) fn mode(settings: &Settings, tried: Option<&TryOneButton>) -> OneButton {
    match tried {
        Some(_) => OneButton::Moves,
        None => settings.one_button,
    }
}

/// Keys and buttons of the switch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum SwitchPresses {
    /// One-button play is off.
    #[default]
    None,
    /// Every key and button, modifiers apart.
    All,
    /// This key or button.
    Only(Press),
}

impl SwitchPresses {
    /// Those by the settings, or of the question about one-button play.
    pub(in crate::input) fn now(
        settings: &Settings,
        tried: Option<&TryOneButton>,
    ) -> SwitchPresses {
        match tried {
            Some(TryOneButton(press)) => SwitchPresses::Only(*press),
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
            SwitchPresses::All => !matches!(press, Press::Key(key) if MODIFIERS.contains(&key)),
            SwitchPresses::Only(only) => only == press,
        }
    }
}
