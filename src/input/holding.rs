//! What keeps a button pressed, so that others can tell when it is let go.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The keys that press what has the focus.
pub(crate) const ACCEPT_KEYS: [KeyCode; 3] = [KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space];
/// The button of a pad that does.
pub(crate) const ACCEPT_BUTTON: GamepadButton = GamepadButton::South;

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
}

impl Held<'_, '_> {
    /// What presses the focused button in this frame, if not the mouse.
    pub(crate) fn presses(&self) -> Holding {
        if self.keys.any_pressed(ACCEPT_KEYS) || self.keys.any_just_pressed(ACCEPT_KEYS) {
            return Holding::Keys;
        }
        let pad = self
            .pads
            .iter()
            .find(|(_, pad)| pad.pressed(ACCEPT_BUTTON) || pad.just_pressed(ACCEPT_BUTTON));
        pad.map_or(Holding::Nothing, |(pad, _)| Holding::Pad(pad))
    }

    /// Whether it still does.
    pub(crate) fn still(&self, with: Holding) -> bool {
        match with {
            Holding::Nothing => false,
            Holding::Keys => self.keys.any_pressed(ACCEPT_KEYS),
            Holding::Mouse => self.buttons.pressed(MouseButton::Left),
            Holding::Pad(pad) => self
                .pads
                .get(pad)
                .is_ok_and(|(_, pad)| pad.pressed(ACCEPT_BUTTON)),
        }
    }

    /// Whether it was taken away rather than let go.
    pub(crate) fn is_gone(&self, with: Holding) -> bool {
        matches!(with, Holding::Pad(pad) if !self.pads.contains(pad))
    }
}
