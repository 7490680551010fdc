//! What keeps a button pressed, so that others can tell when it is let go.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::bindings::{Bindings, Halves};
use super::control::Control;
use super::press::Press;

/// What presses the dice into a hand: the focused button, or the dice directly.
const HOLDS: [Control; 2] = [Control::Accept, Control::Roll];

/// What keeps a button pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holding {
    /// Nothing does: a screen reader pressed it, or a click that is over.
    Nothing,
    /// A key.
    Keys,
    /// The mouse.
    Mouse,
    /// This pad.
    Pad(Entity),
}

/// What is pressed now.
#[derive(SystemParam)]
pub(crate) struct Held<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    pads: Query<'w, 's, (Entity, &'static Gamepad)>,
    bindings: Res<'w, Bindings>,
    halves: Res<'w, Halves>,
}

impl Held<'_, '_> {
    /// What presses the focused button in this frame, if not the mouse.
    pub(crate) fn presses(&self) -> Holding {
        if self.any(|press| matches!(press, Press::Key(key) if self.keys.pressed(key) || self.keys.just_pressed(key))) {
            return Holding::Keys;
        }
        let pad = self.pads.iter().find(|(_, pad)| {
            self.any(|press| matches!(press, Press::Pad(button) if pad.pressed(button) || pad.just_pressed(button)))
        });
        pad.map_or(Holding::Nothing, |(pad, _)| Holding::Pad(pad))
    }

    /// Whether it still does.
    pub(crate) fn still(&self, with: Holding) -> bool {
        match with {
            Holding::Nothing => false,
            Holding::Keys => {
                self.any(|press| matches!(press, Press::Key(key) if self.keys.pressed(key)))
            }
            Holding::Mouse => self.buttons.pressed(MouseButton::Left),
            Holding::Pad(pad) => self.pads.get(pad).is_ok_and(|(_, pad)| {
                self.any(|press| matches!(press, Press::Pad(button) if pad.pressed(button)))
            }),
        }
    }

    /// Whether it was taken away rather than let go.
    pub(crate) fn is_gone(&self, with: Holding) -> bool {
        matches!(with, Holding::Pad(pad) if !self.pads.contains(pad))
    }

    fn any(&self, is: impl Fn(Press) -> bool) -> bool {
        HOLDS
            .into_iter()
            .any(|control| self.bindings.now(self.halves.0, control).any(&is))
    }
}
