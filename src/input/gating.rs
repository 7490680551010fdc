//! The gate: while one device alone controls the screen, the input of all others is discarded before focus, widgets and
//! bindings see it.

use bevy::{
    ecs::message::MessageMutator,
    input::{
        gamepad::GamepadInput,
        keyboard::{Key, KeyboardInput, NativeKey, NativeKeyCode},
    },
    prelude::*,
};

use super::{
    InputSystems,
    bindings::Bindings,
    device::{Device, half_of_key},
};

/// The only device whose input passes; `None` lets all of them pass. The mouse may always point.
///
/// Systems that need the input of the other devices read it in [`InputSystems::Observe`], before it is discarded.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct InputGate(pub(crate) Option<Device>);

impl InputGate {
    /// Whether the input of a device passes. Keyboard and mouse stand on one desk and pass together.
    pub(crate) fn admits(self, device: Device) -> bool {
        let desk = |device| matches!(device, Device::Keyboard | Device::Mouse);
        self.0
            .is_none_or(|by| by == device || desk(by) && desk(device))
    }

    /// Whether a key passes.
    pub(crate) fn admits_key(self, key: KeyCode, bindings: &Bindings) -> bool {
        match self.0 {
            None | Some(Device::Keyboard | Device::Mouse) => true,
            // Escape belongs to neither half: it is the way out.
            Some(by @ (Device::LeftKeys | Device::RightKeys)) => {
                half_of_key(key, bindings) == by || key == KeyCode::Escape
            }
            Some(Device::Pad(_)) => false,
        }
    }
}

/// Discards the keys that are `foreign`: they count as released, and the widget in focus gets no text from them.
pub(crate) fn block_keys(
    keys: &mut ButtonInput<KeyCode>,
    strokes: &mut MessageMutator<KeyboardInput>,
    foreign: impl Fn(KeyCode) -> bool,
) {
    let taken: Vec<KeyCode> = keys
        .get_pressed()
        .chain(keys.get_just_pressed())
        .chain(keys.get_just_released())
        .copied()
        .filter(|key| foreign(*key))
        .collect();
    for key in taken {
        keys.reset(key);
    }
    for stroke in strokes.read() {
        if foreign(stroke.key_code) {
            stroke.key_code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
            stroke.logical_key = Key::Unidentified(NativeKey::Unidentified);
            stroke.text = None;
        }
    }
}

/// Discards the input of a pad, but for the buttons that `stays` lets pass.
pub(crate) fn block_pad(mut pad: Mut<Gamepad>, stays: impl Fn(GamepadButton) -> bool) {
    let buttons: Vec<GamepadButton> = pad
        .get_pressed()
        .chain(pad.get_just_pressed())
        .chain(pad.get_just_released())
        .copied()
        .filter(|button| !stays(*button))
        .collect();
    for button in buttons {
        pad.digital_mut().reset(button);
    }
    let is_everybodys = |input: &GamepadInput| match input {
        GamepadInput::Button(button) => stays(*button),
        GamepadInput::Axis(_) => false,
    };
    let moved: Vec<GamepadInput> = pad
        .analog()
        .all_axes_and_values()
        .filter(|(input, value)| !is_everybodys(input) && *value != 0.0)
        .map(|(input, _)| *input)
        .collect();
    for input in moved {
        pad.analog_mut().set(input, 0.0);
    }
}

fn gate_keys(
    by: Res<InputGate>,
    bindings: Res<Bindings>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut strokes: MessageMutator<KeyboardInput>,
) {
    block_keys(&mut keys, &mut strokes, |key| {
        !by.admits_key(key, &bindings)
    });
}

fn gate_pads(by: Res<InputGate>, mut pads: Query<(Entity, &mut Gamepad)>) {
    for (entity, pad) in &mut pads {
        if !by.admits(Device::Pad(entity)) {
            block_pad(pad, |_| false);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InputGate>()
        .add_systems(PreUpdate, (gate_keys, gate_pads).in_set(InputSystems::Gate));
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAD: Device = Device::Pad(Entity::PLACEHOLDER);

    #[test]
    fn keyboard_and_mouse_steer_together_and_nothing_else_does() {
        let usual = Bindings::default();
        assert!(InputGate(None).admits(PAD) && InputGate(None).admits_key(KeyCode::KeyA, &usual));
        let desk = InputGate(Some(Device::Mouse));
        assert!(
            desk.admits(Device::Keyboard)
                && desk.admits_key(KeyCode::Enter, &usual)
                && !desk.admits(PAD)
        );
        let pad = InputGate(Some(PAD));
        assert!(
            pad.admits(PAD)
                && !pad.admits(Device::Keyboard)
                && !pad.admits_key(KeyCode::Enter, &usual)
        );
    }

    #[test]
    fn a_half_of_the_keyboard_steers_by_its_own_keys_and_escape() {
        let usual = Bindings::default();
        let left = InputGate(Some(Device::LeftKeys));
        assert!(left.admits_key(KeyCode::KeyW, &usual) && left.admits_key(KeyCode::Escape, &usual));
        assert!(!left.admits_key(KeyCode::ArrowUp, &usual) && !left.admits(Device::RightKeys));
        assert!(InputGate(Some(Device::RightKeys)).admits_key(KeyCode::ArrowUp, &usual));
    }
}
