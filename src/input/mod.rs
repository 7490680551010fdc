//! Keys, pads and mouse: moving the focus, accepting, going back, pausing, hurrying, typing, steering.

mod accept;
mod actions;
mod device;
mod direction;
mod focus;
mod holding;
mod hurry;
mod layers;
mod navigate;
#[cfg(test)]
mod reach;
mod sift;
mod steer;
mod typing;

pub use device::{Device, Used};

pub(crate) use accept::{BackRequested, PauseRequested};
pub(crate) use device::{MouseAside, half};
pub(crate) use holding::{ACCEPT_BUTTON, ACCEPT_KEYS, Held, Holding};
pub(crate) use hurry::Hurried;
pub(crate) use layers::{FocusFirst, FocusOnce, FocusTrap};
pub(crate) use sift::{SteeredBy, take_keys, take_pad};
pub(crate) use steer::Steering;
pub(crate) use typing::{TextEntry, Typed, Typing, TypingAsked, stroke};

use bevy::{input_focus::InputFocusSystems, prelude::*};
use bevy_enhanced_input::{EnhancedInputPlugin, EnhancedInputSystems};

/// The work of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InputSystems {
    /// Everything that was pressed is known, whoever pressed it.
    Hear,
    /// What does not steer is taken away.
    Sift,
    /// Keys have reached the focused widget. Keeps the focus on something that can be used, and hides it from the mouse.
    Focus,
    /// Moves the focus and carries out presses.
    Act,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EnhancedInputPlugin)
        .configure_sets(
            PreUpdate,
            (InputSystems::Hear, InputSystems::Sift)
                .chain()
                .after(bevy::input::InputSystems)
                .before(InputFocusSystems::Dispatch)
                .before(EnhancedInputSystems::Prepare),
        )
        .configure_sets(
            PreUpdate,
            (InputSystems::Focus, InputSystems::Act)
                .chain()
                .after(InputFocusSystems::Dispatch)
                .after(EnhancedInputSystems::Apply),
        )
        .add_plugins((
            actions::plugin,
            device::plugin,
            focus::plugin,
            navigate::plugin,
            accept::plugin,
            sift::plugin,
            steer::plugin,
            typing::plugin,
            hurry::plugin,
        ));
}
