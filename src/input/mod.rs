//! Keyboard, pads and mouse: devices, bindings, the gate, and the focus.

mod bindings;
mod controls;
mod devices;
mod focus;
mod gate;
pub(crate) mod glyphs;
mod sets;
mod switch;

pub use bindings::{Bindings, Layout, Press};
pub(crate) use bindings::{CurrentRebinding, Rebinding, RebindingStep};
pub use controls::Hurried;
pub(crate) use controls::{STICK, Shortcut, ShortcutRefused, Steering};
pub use devices::{Device, DeviceActivity, DeviceAssignment, LowBattery, Misread};
pub(crate) use devices::{
    HeldBy, HeldInputs, PadFound, PadLost, PadOrder, Pads, device_picture, device_words,
    half_of_key,
};
#[cfg(test)]
pub(crate) use focus::neighbour;
pub(crate) use focus::{Focusables, FocusedField, TypingAsked, in_reading_order, quadrant};
pub use gate::TurnRefused;
pub(crate) use gate::{DeviceInput, DeviceTurn, Gate, Host, SwitchTurn, UnclaimedDevicePressed};
pub(crate) use sets::InputSystems;
pub(crate) use switch::{Switch, TryOneButton};

use bevy::{input_focus::InputFocusSystems, prelude::*};

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        PreUpdate,
        (
            (InputSystems::Observe, InputSystems::Gate)
                .chain()
                .after(bevy::input::InputSystems)
                .before(InputFocusSystems::Dispatch),
            (
                InputSystems::Rebind,
                InputSystems::Read,
                InputSystems::Focus,
                InputSystems::Act,
            )
                .chain()
                .after(InputFocusSystems::Dispatch),
        ),
    )
    .add_plugins((
        bindings::plugin,
        controls::plugin,
        devices::plugin,
        focus::plugin,
        gate::plugin,
        glyphs::plugin,
        switch::plugin,
    ));
}
