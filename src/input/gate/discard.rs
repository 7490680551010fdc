//! Discards blocked input before focus, widgets and bindings read it.

use bevy::ecs::message::MessageMutator;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadInput;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey, NativeKeyCode};
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::decision::{BlockedBy, DeviceInput, Gate, is_bound_to};
use super::out_of_turn::OutOfTurn;
use crate::input::bindings::Bindings;
use crate::input::devices::{Device, DeviceAssignment};
use crate::input::sets::InputSystems;
use crate::ui::control::Control;

/// Stick deflection that counts as a press, 0 to 1.
const PUSHED: f32 = 0.5;

#[derive(SystemParam)]
struct Decisions<'w> {
    gate: Res<'w, Gate>,
    assignment: Res<'w, DeviceAssignment>,
    bindings: Res<'w, Bindings>,
}

impl Decisions<'_> {
    fn block(&self, input: DeviceInput) -> Option<BlockedBy> {
        self.gate.block(input, &self.assignment, &self.bindings)
    }

    fn blocks(&self, input: DeviceInput) -> bool {
        self.block(input).is_some()
    }

    /// Seat whose turn blocks one of the inputs, and if one of them is bound to accept.
    fn out_of_turn(&self, inputs: impl Iterator<Item = DeviceInput>) -> Option<(Seat, bool)> {
        let (mut seat, mut accepts) = (None, false);
        for input in inputs {
            match self.block(input) {
                Some(BlockedBy::Switch) => continue,
                Some(BlockedBy::Turn(turn)) => seat = Some(turn),
                Some(BlockedBy::Host) | None => {}
            }
            accepts |= is_bound_to(Control::Accept, input, &self.bindings);
        }
        seat.map(|seat| (seat, accepts))
    }
}

/// Inputs that are down or changed in this frame, and blocked.
fn blocked<T: Copy + Eq + std::hash::Hash + Send + Sync + 'static>(
    input: &ButtonInput<T>,
    is_blocked: impl Fn(T) -> bool,
) -> Vec<T> {
    let changed = input.get_just_pressed().chain(input.get_just_released());
    let touched = input.get_pressed().chain(changed).copied();
    touched.filter(|it| is_blocked(*it)).collect()
}

/// Takes back a press that is only a repetition by the system: the gate lets go of a blocked key in every frame, so that
/// the engine takes each repetition of it for a new press.
fn discard_repeats(
    mut strokes: MessageReader<KeyboardInput>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
) {
    let is_new = |it: &&KeyboardInput| it.state == ButtonState::Pressed && !it.repeat;
    let new = strokes.read().filter(is_new).map(|it| it.key_code);
    let new: Vec<KeyCode> = new.collect();
    for key in blocked(&keys, |key| keys.just_pressed(key) && !new.contains(&key)) {
        keys.reset(key);
    }
}

/// Discards blocked keys: they count as released, and the focused widget gets no text from them.
fn discard_keys(
    decisions: Decisions,
    mut out_of_turn: OutOfTurn,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut strokes: MessageMutator<KeyboardInput>,
) {
    for stroke in strokes.read() {
        if decisions.blocks(DeviceInput::Key(stroke.key_code)) {
            stroke.key_code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
            stroke.logical_key = Key::Unidentified(NativeKey::Unidentified);
            stroke.text = None;
            // Systems that wait for any key must not see this one.
            stroke.state = ButtonState::Released;
        }
    }
    let pressed = keys.get_just_pressed().copied().map(DeviceInput::Key);
    if let Some((seat, accepts)) = decisions.out_of_turn(pressed) {
        out_of_turn.answer(seat, Device::Keyboard, accepts);
    }
    for key in blocked(&keys, |key| decisions.blocks(DeviceInput::Key(key))) {
        keys.reset(key);
    }
}

fn discard_pads(
    decisions: Decisions,
    mut out_of_turn: OutOfTurn,
    mut pads: Query<(Entity, &mut Gamepad)>,
) {
    for (entity, mut pad) in &mut pads {
        let button = |button: GamepadButton| DeviceInput::Button(entity, button);
        let is_pushed = pad.left_stick().abs().max_element() > PUSHED;
        let pressed = pad.get_just_pressed().copied().map(button);
        let pushed = is_pushed.then_some(DeviceInput::Stick(entity));
        if let Some((seat, accepts)) = decisions.out_of_turn(pressed.chain(pushed)) {
            out_of_turn.answer(seat, Device::Pad(entity), accepts);
        }
        for it in blocked(pad.digital(), |it| decisions.blocks(button(it))) {
            pad.digital_mut().reset(it);
        }
        let blocked: Vec<GamepadInput> = pad
            .analog()
            .all_axes_and_values()
            .filter(|(input, value)| {
                *value != 0.0
                    && decisions.blocks(match input {
                        GamepadInput::Button(it) => button(*it),
                        GamepadInput::Axis(_) => DeviceInput::Stick(entity),
                    })
            })
            .map(|(input, _)| *input)
            .collect();
        for input in blocked {
            pad.analog_mut().set(input, 0.0);
        }
    }
}

/// Discards blocked mouse buttons; the shield answers clicks out of turn.
fn discard_buttons(decisions: Decisions, mut buttons: ResMut<ButtonInput<MouseButton>>) {
    for button in blocked(&buttons, |it| decisions.blocks(DeviceInput::Mouse(it))) {
        buttons.reset(button);
    }
}

/// Keeps clicks of the switch from the widgets under the pointer, and all buttons but the left one: those are bound to
/// controls, but `bevy_ui_widgets` activates widgets on any button.
fn discard_clicks(gate: Res<Gate>, mut inputs: MessageMutator<PointerInput>) {
    let is_switch = gate.is_for_switch(DeviceInput::Mouse(MouseButton::Left));
    for input in inputs.read() {
        let is_discarded = match input.action {
            PointerAction::Press(PointerButton::Primary) => is_switch,
            // The release still ends an earlier press.
            PointerAction::Release(PointerButton::Primary) => false,
            PointerAction::Press(_) | PointerAction::Release(_) => true,
            _ => false,
        };
        if is_discarded {
            input.action = PointerAction::Move { delta: Vec2::ZERO };
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        First,
        discard_clicks
            .after(PickingSystems::Input)
            .before(PickingSystems::PostInput),
    )
    .add_systems(
        PreUpdate,
        (
            discard_repeats
                .after(bevy::input::InputSystems)
                .before(InputSystems::Observe),
            (discard_keys, discard_pads, discard_buttons).in_set(InputSystems::Gate),
        ),
    );
}
