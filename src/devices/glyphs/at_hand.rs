//! The device whose glyphs are shown: the one used last, or in play the one of the seat whose turn it is.

use bevy::prelude::*;

use super::kind::{PadKind, PadKinds};
use crate::devices::DeviceAssignment;
use crate::ground::states::Screen;
use crate::input::{Device, Halves, Layout, Used};
use crate::referee::Shown;

/// What is at hand.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AtHand {
    /// The layout of its controls.
    pub(super) layout: Layout,
    /// What its buttons look like, if it is a pad.
    pub(super) kind: PadKind,
}

impl Default for AtHand {
    fn default() -> AtHand {
        AtHand {
            layout: Layout::Keyboard,
            kind: PadKind::Generic,
        }
    }
}

fn follow(
    used: Res<Used>,
    hands: Res<DeviceAssignment>,
    halves: Res<Halves>,
    screen: Res<State<Screen>>,
    shown: Option<Res<Shown>>,
    kinds: PadKinds,
    mut at_hand: ResMut<AtHand>,
) {
    let seats = shown
        .filter(|_| *screen.get() == Screen::Play && hands.are_apart())
        .and_then(|shown| hands.of(shown.game.turn()));
    let device = seats.or(used.last());
    let layout = match device {
        Some(Device::Pad(_)) => Layout::Pad,
        Some(Device::Mouse) => Layout::Mouse,
        Some(Device::RightKeys) => Layout::RightKeys,
        Some(Device::LeftKeys) => Layout::LeftKeys,
        Some(Device::Keyboard) if halves.0 => Layout::LeftKeys,
        Some(Device::Keyboard) => Layout::Keyboard,
        // Before the first press a pad that lies there will rather be taken than the keyboard.
        None if kinds.is_any() => Layout::Pad,
        None => Layout::Keyboard,
    };
    let kind = kinds.of(device.and_then(Device::pad));
    at_hand.set_if_neq(AtHand { layout, kind });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AtHand>().add_systems(Update, follow);
}
