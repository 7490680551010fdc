//! The layout whose glyphs are shown: that of the device used last, or in play that of the seat whose turn it is.

use bevy::prelude::*;

use super::kind::{PadKind, PadKinds};
use crate::core::states::Screen;
use crate::devices::DeviceAssignment;
use crate::input::{Device, DeviceActivity, Layout, SharedKeyboard};
use crate::referee::Shown;

/// The layout and kind of pad whose glyphs are shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShownLayout {
    /// The layout of its controls.
    pub(super) layout: Layout,
    /// What its buttons look like, if it is a pad.
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

fn follow(
    activity: Res<DeviceActivity>,
    assignment: Res<DeviceAssignment>,
    shared: Res<SharedKeyboard>,
    screen: Res<State<Screen>>,
    shown: Option<Res<Shown>>,
    kinds: PadKinds,
    mut shown_layout: ResMut<ShownLayout>,
) {
    let seats = shown
        .filter(|_| *screen.get() == Screen::Play && assignment.are_apart())
        .and_then(|shown| assignment.of(shown.game.turn()));
    let device = seats.or(activity.last());
    let layout = match device {
        Some(Device::Pad(_)) => Layout::Pad,
        Some(Device::Mouse) => Layout::Mouse,
        Some(Device::RightKeys) => Layout::RightKeys,
        Some(Device::LeftKeys) => Layout::LeftKeys,
        Some(Device::Keyboard) if shared.0 => Layout::LeftKeys,
        Some(Device::Keyboard) => Layout::Keyboard,
        // Before the first press a pad that lies there will rather be taken than the keyboard.
        None if kinds.is_any() => Layout::Pad,
        None => Layout::Keyboard,
    };
    let kind = kinds.of(device.and_then(Device::pad));
    shown_layout.set_if_neq(ShownLayout { layout, kind });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLayout>()
        .add_systems(Update, follow);
}
