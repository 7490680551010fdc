//! Letting one device steer: what others do is taken away before it means anything to focus, buttons and bindings.

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
    device::{Device, owner},
};

/// The device that steers; none if all do. Mice point, which is never taken from them.
///
/// Who wants to know what the others do reads it in [`InputSystems::Hear`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SteeredBy(pub(crate) Option<Device>);

impl SteeredBy {
    /// Whether what this device does steers: a keyboard also where the mouse beside it does.
    pub(crate) fn is(self, device: Device) -> bool {
        let desk = |device| matches!(device, Device::Keyboard | Device::Mouse);
        self.0
            .is_none_or(|by| by == device || desk(by) && desk(device))
    }

    /// Whether a key steers.
    pub(crate) fn hears(self, key: KeyCode, bindings: &Bindings) -> bool {
        match self.0 {
            None | Some(Device::Keyboard | Device::Mouse) => true,
            // The way out is nobody's half.
            Some(by @ (Device::LeftKeys | Device::RightKeys)) => {
                owner(key, bindings) == by || key == KeyCode::Escape
            }
            Some(Device::Pad(_)) => false,
        }
    }
}

/// Takes away the keys that are `foreign`, and hides what they would write or press from the widget in focus.
pub(crate) fn take_keys(
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

/// Takes away what is done with a pad, but for the buttons that are everybody's.
pub(crate) fn take_pad(mut pad: Mut<Gamepad>, everybodys: impl Fn(GamepadButton) -> bool) {
    let buttons: Vec<GamepadButton> = pad
        .get_pressed()
        .chain(pad.get_just_pressed())
        .chain(pad.get_just_released())
        .copied()
        .filter(|button| !everybodys(*button))
        .collect();
    for button in buttons {
        pad.digital_mut().reset(button);
    }
    let is_everybodys = |input: &GamepadInput| match input {
        GamepadInput::Button(button) => everybodys(*button),
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

fn sift_keys(
    by: Res<SteeredBy>,
    bindings: Res<Bindings>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut strokes: MessageMutator<KeyboardInput>,
) {
    take_keys(&mut keys, &mut strokes, |key| !by.hears(key, &bindings));
}

fn sift_pads(by: Res<SteeredBy>, mut pads: Query<(Entity, &mut Gamepad)>) {
    for (entity, pad) in &mut pads {
        if !by.is(Device::Pad(entity)) {
            take_pad(pad, |_| false);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SteeredBy>()
        .add_systems(PreUpdate, (sift_keys, sift_pads).in_set(InputSystems::Sift));
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAD: Device = Device::Pad(Entity::PLACEHOLDER);

    #[test]
    fn keyboard_and_mouse_steer_together_and_nothing_else_does() {
        let usual = Bindings::default();
        assert!(SteeredBy(None).is(PAD) && SteeredBy(None).hears(KeyCode::KeyA, &usual));
        let desk = SteeredBy(Some(Device::Mouse));
        assert!(desk.is(Device::Keyboard) && desk.hears(KeyCode::Enter, &usual) && !desk.is(PAD));
        let pad = SteeredBy(Some(PAD));
        assert!(pad.is(PAD) && !pad.is(Device::Keyboard) && !pad.hears(KeyCode::Enter, &usual));
    }

    #[test]
    fn a_half_of_the_keyboard_steers_by_its_own_keys_and_escape() {
        let usual = Bindings::default();
        let left = SteeredBy(Some(Device::LeftKeys));
        assert!(left.hears(KeyCode::KeyW, &usual) && left.hears(KeyCode::Escape, &usual));
        assert!(!left.hears(KeyCode::ArrowUp, &usual) && !left.is(Device::RightKeys));
        assert!(SteeredBy(Some(Device::RightKeys)).hears(KeyCode::ArrowUp, &usual));
    }
}
