//! Keys, pads and mouse: what is bound to them, moving the focus, accepting, going back, pausing, hurrying, typing, steering.

mod accept;
mod actions;
mod asked;
mod bindings;
mod control;
mod device;
mod direction;
mod focus;
mod holding;
mod hurry;
mod kept;
mod layers;
mod listening;
mod navigate;
mod page_turn;
mod pointing;
mod press;
mod shortcut;
mod sift;
mod steer;
#[cfg(test)]
mod tests;
mod typing;

pub use bindings::{Bindings, Halves, Layout};
pub use control::Control;
pub use device::{Device, Used};
pub use layers::FocusTrap;
pub use press::Press;

pub(crate) use accept::{BackRequested, PauseRequested};
pub(crate) use actions::STICK;
pub(crate) use device::{MouseAside, owner};
pub(crate) use holding::{Held, Holding};
pub(crate) use hurry::Hurried;
pub(crate) use layers::{FocusFirst, FocusOnce};
pub(crate) use listening::{Heard, Listening};
pub(crate) use page_turn::PageTurn;
pub(crate) use press::print_of;
pub(crate) use shortcut::{Shortcut, ShortcutRefused};
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
    /// Hears what is pressed to be bound.
    Listen,
    /// Sees what is asked for.
    Read,
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
            (
                InputSystems::Listen,
                InputSystems::Read,
                InputSystems::Focus,
                InputSystems::Act,
            )
                .chain()
                .after(InputFocusSystems::Dispatch)
                .after(EnhancedInputSystems::Apply),
        )
        .add_plugins((
            (
                actions::plugin,
                asked::plugin,
                kept::plugin,
                listening::plugin,
                pointing::plugin,
            ),
            shortcut::plugin,
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
