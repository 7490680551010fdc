//! Buttons and axes of pads that the library for pads takes for others.

use bevy::input::InputSystems;
use bevy::input::gamepad::{RawGamepadEvent, gamepad_event_processing_system};
use bevy::prelude::*;

/// Mark of a pad on Linux whose buttons are taken for others.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misread {
    /// The database does not know it, and its driver says X and Y where others say upper and left.
    ByLetter,
    /// The database has the buttons of a left Joy-Con as no driver of today numbers them.
    LeftJoyCon,
}

impl Misread {
    /// The button that it is; of a Joy-Con as it is held alone, sideways.
    fn correct(self, button: GamepadButton) -> GamepadButton {
        use GamepadButton::{East, LeftTrigger, North, RightTrigger, Select, South, Start, West};
        match (self, button) {
            (Misread::ByLetter, North) => West,
            (Misread::ByLetter, West) => North,
            (Misread::LeftJoyCon, Start) => South,
            (Misread::LeftJoyCon, RightTrigger) => East,
            // A press on the stick, and SR; the library does not see the others.
            (Misread::LeftJoyCon, LeftTrigger) => Start,
            (Misread::LeftJoyCon, Select) => RightTrigger,
            _ => button,
        }
    }
}

/// Axes that the database turns over, which the library ignores, by the name that it has for the pad.
const TURNED_OVER: [(&str, GamepadAxis); 2] = [
    ("Nintendo Switch Left Joy-Con", GamepadAxis::LeftStickY),
    ("Nintendo Switch Right Joy-Con", GamepadAxis::LeftStickX),
];

fn correct_events(
    pads: Query<(&Name, Option<&Misread>)>,
    mut events: MessageMutator<RawGamepadEvent>,
) {
    for event in events.read() {
        match event {
            RawGamepadEvent::Button(changed) => {
                if let Ok((_, Some(misread))) = pads.get(changed.gamepad) {
                    changed.button = misread.correct(changed.button);
                }
            }
            RawGamepadEvent::Axis(changed) => {
                let pad = pads.get(changed.gamepad);
                if pad.is_ok_and(|(name, _)| TURNED_OVER.contains(&(name.as_str(), changed.axis))) {
                    changed.value = -changed.value;
                }
            }
            RawGamepadEvent::Connection(_) => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        correct_events
            .in_set(InputSystems)
            .before(gamepad_event_processing_system),
    );
}
