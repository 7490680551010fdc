//! Inputs that hold a button down, to detect its release.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::assignment::DeviceAssignment;
use crate::input::bindings::{Bindings, Press};
use crate::ui::control::Control;

/// Controls that hold the dice: the focused button, or the roll itself.
const HOLDING_CONTROLS: [Control; 2] = [Control::Accept, Control::Roll];

/// Input that holds a button down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HeldBy {
    /// No input: a screen reader pressed the button, or the click is over.
    Nothing,
    Keys,
    Mouse,
    Pad(Entity),
    /// No input: the button stays down until the next press.
    Latch,
}

#[derive(SystemParam)]
pub(crate) struct HeldInputs<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    touches: Res<'w, Touches>,
    pads: Query<'w, 's, (Entity, &'static Gamepad)>,
    bindings: Res<'w, Bindings>,
    assignment: Res<'w, DeviceAssignment>,
}

impl HeldInputs<'_, '_> {
    /// Input that presses the focused button in this frame, except the mouse.
    pub(crate) fn pressed_by(&self) -> HeldBy {
        if self.any(|press| matches!(press, Press::Key(key) if self.keys.pressed(key) || self.keys.just_pressed(key))) {
            return HeldBy::Keys;
        }
        let pad = self.pads.iter().find(|(_, pad)| {
            self.any(|press| matches!(press, Press::Pad(button) if pad.pressed(button) || pad.just_pressed(button)))
        });
        pad.map_or(HeldBy::Nothing, |(pad, _)| HeldBy::Pad(pad))
    }

    /// Returns `true` if the same device still holds the button down.
    pub(crate) fn is_still_held(&self, with: HeldBy) -> bool {
        match with {
            HeldBy::Nothing => false,
            HeldBy::Latch => true,
            HeldBy::Keys => {
                self.any(|press| matches!(press, Press::Key(key) if self.keys.pressed(key)))
            }
            HeldBy::Mouse => self.buttons.pressed(MouseButton::Left),
            HeldBy::Pad(pad) => self.pads.get(pad).is_ok_and(|(_, pad)| {
                self.any(|press| matches!(press, Press::Pad(button) if pad.pressed(button)))
            }),
        }
    }

    /// Returns `true` if the left button of the mouse or a finger is down, which a click ends.
    pub(crate) fn is_pointer_down(&self) -> bool {
        self.is_still_held(HeldBy::Mouse) || self.touches.iter().next().is_some()
    }

    /// Returns `true` if the device is disconnected: the button was not released on purpose.
    pub(crate) fn is_disconnected(&self, with: HeldBy) -> bool {
        matches!(with, HeldBy::Pad(pad) if !self.pads.contains(pad))
    }

    fn any(&self, is: impl Fn(Press) -> bool) -> bool {
        let halves = self.assignment.share_the_keyboard();
        HOLDING_CONTROLS
            .into_iter()
            .any(|control| self.bindings.now(halves, control).any(&is))
    }
}
