//! Keyboard, pads and mouse: bindings, the focus, and the controls made from them.

mod actions;
mod bindings;
mod control_input;
mod device;
mod direction;
mod focus;
mod gating;
mod held;
mod hurry;
mod key_labels;
mod layers;
mod navigate;
mod pointing;
mod press;
mod presses;
mod rebinding;
mod scanning;
mod shortcut;
mod steer;
mod store;
mod switch;
mod typing;

pub use bindings::{Bindings, Layout, SharedKeyboard};
pub use device::{Device, DeviceActivity};
pub use press::Press;
pub use scanning::Scan;

pub(crate) use actions::STICK;
pub(crate) use device::{MouseBlocked, half_of_key};
pub(crate) use direction::quadrant;
pub(crate) use gating::{InputGate, block_keys, block_pad};
pub(crate) use held::{HeldBy, HeldInputs};
pub(crate) use hurry::Hurried;
pub(crate) use key_labels::label_of;
pub(crate) use layers::Focusables;
#[cfg(test)]
pub(crate) use navigate::neighbour;
pub(crate) use rebinding::{Rebinding, RebindingStep};
pub(crate) use scanning::ScanTurn;
pub(crate) use shortcut::{Shortcut, ShortcutRefused};
pub(crate) use steer::Steering;
pub(crate) use switch::{Switch, TryOneButton};
pub(crate) use typing::{FocusedField, TypingAsked};

use bevy::{input_focus::InputFocusSystems, prelude::*};
use bevy_enhanced_input::{EnhancedInputPlugin, EnhancedInputSystems};

/// The steps of a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InputSystems {
    /// What is pressed is noticed, and what the switch of one-button play takes is gone.
    Switch,
    /// The input of all devices is read, also of those that the gate will discard.
    Observe,
    /// Input that may not pass is discarded: see [`InputGate`].
    Gate,
    /// A control that is being rebound takes the press.
    Rebind,
    /// The controls pressed in this frame are collected.
    Read,
    /// Keys have reached the focused widget. The focus is kept on a usable widget, and hidden while the mouse is used.
    Focus,
    /// The focus is moved and widgets are activated.
    Act,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EnhancedInputPlugin)
        .configure_sets(
            PreUpdate,
            (
                InputSystems::Switch,
                InputSystems::Observe,
                InputSystems::Gate,
            )
                .chain()
                .after(bevy::input::InputSystems)
                .before(InputFocusSystems::Dispatch)
                .before(EnhancedInputSystems::Prepare),
        )
        .configure_sets(
            PreUpdate,
            (
                InputSystems::Rebind,
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
                control_input::plugin,
                key_labels::plugin,
                store::plugin,
                rebinding::plugin,
                pointing::plugin,
            ),
            shortcut::plugin,
            device::plugin,
            focus::plugin,
            navigate::plugin,
            presses::plugin,
            gating::plugin,
            steer::plugin,
            typing::plugin,
            hurry::plugin,
            switch::plugin,
            scanning::plugin,
        ));
}
