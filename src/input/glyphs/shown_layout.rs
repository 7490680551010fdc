//! Layout whose glyphs are shown: of the last device in use, or in play of the seat whose turn it is.

use bevy::prelude::*;

use super::kind::{PadKind, PadKinds};
use crate::core::states::Screen;
use crate::input::bindings::Layout;
use crate::input::devices::{Device, DeviceActivity, DeviceAssignment};
use crate::input::gate::DeviceTurn;

/// Layout and kind of pad whose glyphs are shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShownLayout {
    /// Layout of the controls.
    pub(super) layout: Layout,
    /// Kind of the pad, if the layout is of one.
    pub(super) kind: PadKind,
}

impl Default for ShownLayout {
    fn default() -> ShownLayout {
        ShownLayout {
            layout: Layout::Keyboard,
            kind: PadKind::Generic,
        }
    }
}

/// Sets the shown layout to that of the device in use.
pub(super) fn follow(
    activity: Res<DeviceActivity>,
    assignment: Res<DeviceAssignment>,
    screen: Res<State<Screen>>,
    turn: Res<DeviceTurn>,
    kinds: PadKinds,
    mut shown_layout: ResMut<ShownLayout>,
) {
    let seat = turn
        .shown
        .filter(|_| *screen.get() == Screen::Play && assignment.are_apart());
    let device = seat
        .and_then(|seat| assignment.of(seat))
        .or(activity.last());
    let layout = match device {
        Some(Device::Pad(_)) => Layout::Pad,
        Some(Device::Mouse) => Layout::Mouse,
        Some(Device::RightKeys) => Layout::RightKeys,
        Some(Device::LeftKeys) => Layout::LeftKeys,
        Some(Device::Keyboard) if assignment.share_the_keyboard() => Layout::LeftKeys,
        Some(Device::Keyboard) => Layout::Keyboard,
        // Before the first press a connected pad is the more likely choice.
        None if kinds.is_any() => Layout::Pad,
        None => Layout::Keyboard,
    };
    let kind = kinds.of(device.and_then(Device::pad));
    shown_layout.set_if_neq(ShownLayout { layout, kind });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLayout>()
        .add_systems(PostUpdate, follow);
}
