//! Gate between devices and game: one decision for every input of a frame, and the systems that apply it.

mod decide;
mod decision;
mod discard;
mod host;
mod out_of_turn;
mod shield;
mod turn;

pub(crate) use decision::{DeviceInput, Gate, SwitchTurn};
pub(crate) use host::Host;
pub use out_of_turn::TurnRefused;
pub(crate) use out_of_turn::UnclaimedDevicePressed;
pub(crate) use turn::DeviceTurn;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        decide::plugin,
        discard::plugin,
        out_of_turn::plugin,
        shield::plugin,
    ));
}
