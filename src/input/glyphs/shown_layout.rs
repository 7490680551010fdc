//! Layout of the glyphs: that of the device last used, or during play without a dialog that of the seat to act.

use bevy::prelude::*;

use super::kind::{PadKind, PadKinds};
use crate::core::dialogs::Dialog;
use crate::core::states::Screen;
use crate::input::bindings::Layout;
use crate::input::devices::{Device, DeviceActivity, DeviceAssignment};
use crate::input::gate::{DeviceTurn, Gate};

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ShownLayout {
    pub(super) layout: Layout,
    /// Kind of the pad, if the layout is a pad.
    pub(super) kind: PadKind,
}

/// Follows the device in use.
pub(super) fn update_shown_layout(
    activity: Res<DeviceActivity>,
    (assignment, gate): (Res<DeviceAssignment>, Res<Gate>),
    (screen, dialog): (Res<State<Screen>>, Res<State<Dialog>>),
    turn: Res<DeviceTurn>,
    kinds: PadKinds,
    mut shown_layout: ResMut<ShownLayout>,
) {
    let seat = turn
        .shown
        .filter(|_| *screen.get() == Screen::Play && assignment.are_apart());
    let last = activity.last();
    // In a dialog every device acts. A press on the keyboard does not tell its half: that of the seat stays.
    let is_in_hand = |own: &Device| {
        *dialog.get() == Dialog::NONE || own.is_keys() && last == Some(Device::Keyboard)
    };
    let own = seat.and_then(|seat| assignment.of(seat));
    let device = own.filter(is_in_hand).or(last);
    let halves = gate.splits_the_keyboard(assignment.share_the_keyboard(), *screen.get());
    let layout = match device {
        Some(Device::Keyboard) if gate.host.0 == Some(Device::RightKeys) => Layout::RightKeys,
        Some(Device::Pad(_)) => Layout::Pad,
        Some(Device::Mouse) => Layout::Mouse,
        Some(Device::RightKeys) => Layout::RightKeys,
        Some(Device::LeftKeys) => Layout::LeftKeys,
        Some(Device::Keyboard) if halves => Layout::LeftKeys,
        Some(Device::Keyboard) => Layout::Keyboard,
        // Before the first press, a connected pad is the likelier device.
        None if kinds.is_any() => Layout::Pad,
        None => Layout::Keyboard,
    };
    let kind = kinds.of(device.and_then(Device::pad));
    shown_layout.set_if_neq(ShownLayout { layout, kind });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLayout>()
        .add_systems(PostUpdate, update_shown_layout);
}
