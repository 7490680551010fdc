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
mod steer;
mod typing;

pub use device::{Device, Used};

pub(crate) use accept::{BackRequested, PauseRequested};
pub(crate) use device::{MouseAside, half};
pub(crate) use holding::{Held, Holding};
pub(crate) use hurry::Hurried;
pub(crate) use layers::{FocusFirst, FocusTrap};
pub(crate) use steer::Steering;
pub(crate) use typing::{TextEntry, Typed, Typing};

use bevy::{input_focus::InputFocusSystems, prelude::*};
use bevy_enhanced_input::{EnhancedInputPlugin, EnhancedInputSystems};

/// The work of a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InputSystems {
    /// Notes what was touched, whoever did it.
    Notice,
    /// Takes away what was pressed out of turn, before anything else hears of it.
    Bar,
    /// Keeps the focus on something that can be used, and hides it from the mouse.
    Focus,
    /// Moves the focus and carries out presses.
    Act,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EnhancedInputPlugin)
        .configure_sets(
            PreUpdate,
            (InputSystems::Notice, InputSystems::Bar)
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
            steer::plugin,
            typing::plugin,
            hurry::plugin,
        ));
}
