//! State of the switch: the key or button of a player in one-button mode.

use bevy::input::ButtonState;
use bevy::input::gamepad::RawGamepadEvent;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;

use super::presses::SwitchPresses;
use crate::core::settings::Settings;
use crate::input::bindings::Press;
use crate::input::gate::Gate;
use crate::input::sets::InputSystems;

/// Press threshold of an analogue button, 0 to 1.
const PRESSED: f32 = 0.75;
/// Release threshold of an analogue button, 0 to 1; below [`PRESSED`] for hysteresis.
const RELEASED: f32 = 0.65;

/// Key or button, and the pad that it is on.
type Button = (Option<Entity>, Press);

#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Switch {
    /// Keys and buttons of the switch that are down.
    pub(super) down: Vec<Button>,
    pub(super) just_pressed: bool,
    pub(super) just_released: bool,
    /// Last press on any device.
    pub(crate) last: Option<Press>,
    /// Pad of the last press.
    pub(super) last_pad: Option<Entity>,
    /// Number of consecutive presses of `last` without other input.
    pub(crate) in_a_row: u32,
}

impl Switch {
    pub(super) fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// Key or button of the switch that is held down, and the pad that it is on.
    pub(crate) fn held(&self) -> Option<(Option<Entity>, Press)> {
        self.down.last().copied()
    }

    /// Counts a press; those of several people on pads of their own are no row.
    fn count(&mut self, button: Button) {
        let is_same = self.last == Some(button.1) && self.last_pad == button.0;
        self.in_a_row = if is_same {
            self.in_a_row.saturating_add(1)
        } else {
            1
        };
        (self.last_pad, self.last) = (button.0, Some(button.1));
    }
}

/// Press and release edges of all devices in this frame. A finger is the left button of the mouse, as for the widgets.
fn read_edges(
    strokes: &mut MessageReader<KeyboardInput>,
    clicks: &mut MessageReader<MouseButtonInput>,
    touches: &Touches,
    pads: &mut MessageReader<RawGamepadEvent>,
) -> Vec<(Button, ButtonState)> {
    let keys = strokes
        .read()
        .filter(|stroke| !stroke.repeat)
        .map(|stroke| ((None, Press::Key(stroke.key_code)), stroke.state));
    let clicks = clicks
        .read()
        .map(|click| ((None, Press::Mouse(click.button)), click.state));
    let down = touches.any_just_pressed().then_some(ButtonState::Pressed);
    let is_up = touches.any_just_released() || touches.any_just_canceled();
    let up = is_up.then_some(ButtonState::Released);
    let edges = down.into_iter().chain(up);
    let fingers = edges.map(|state| ((None, Press::Mouse(MouseButton::Left)), state));
    let pads = pads.read().filter_map(|event| match event {
        RawGamepadEvent::Button(button) => {
            let state = match button.value {
                value if value >= PRESSED => ButtonState::Pressed,
                value if value < RELEASED => ButtonState::Released,
                _ => return None,
            };
            Some(((Some(button.gamepad), Press::Pad(button.button)), state))
        }
        _ => None,
    });
    keys.chain(clicks).chain(fingers).chain(pads).collect()
}

fn read_switch(
    gate: Res<Gate>,
    mut strokes: MessageReader<KeyboardInput>,
    mut clicks: MessageReader<MouseButtonInput>,
    touches: Res<Touches>,
    mut pads: MessageReader<RawGamepadEvent>,
    mut lost: MessageReader<KeyboardFocusLost>,
    there: Query<(), With<Gamepad>>,
    mut held: Local<Vec<Button>>,
    mut switch: ResMut<Switch>,
) {
    let switch = switch.bypass_change_detection();
    let was_down = switch.is_down();
    switch.just_pressed = false;
    // A pad that goes lets go of nothing.
    let is_there = |(pad, _): &Button| pad.is_none_or(|pad| there.contains(pad));
    held.retain(is_there);
    switch.down.retain(is_there);
    for (button, state) in read_edges(&mut strokes, &mut clicks, &touches, &mut pads) {
        match state {
            ButtonState::Released => {
                held.retain(|other| *other != button);
                switch.down.retain(|down| *down != button);
            }
            // An analogue button may report one press repeatedly.
            ButtonState::Pressed if held.contains(&button) => {}
            ButtonState::Pressed => {
                held.push(button);
                switch.count(button);
                if gate.switch.include(button.1) {
                    switch.just_pressed = true;
                    switch.down.push(button);
                }
            }
        }
    }
    if lost.read().count() > 0 {
        held.clear();
        switch.down.clear();
    }
    if gate.switch == SwitchPresses::None {
        switch.down.clear();
    }
    switch.just_released = was_down && !switch.is_down();
}

/// Stores the name of the switch once a press has selected it.
fn store_name(switch: Res<Switch>, mut settings: ResMut<Settings>) {
    if settings.switch == Settings::LAST_PRESSED {
        let name = switch.last.map(Press::name).unwrap_or_default();
        let is_known = Press::for_switch(&name).is_some();
        settings.switch = if is_known { name } else { String::new() };
    }
}

/// Resets the count of consecutive presses when the pointer or a stick moves. A finger does so before each touch.
fn reset_row(
    mut moves: MessageReader<CursorMoved>,
    touches: Res<Touches>,
    pads: Query<&Gamepad, Changed<Gamepad>>,
    mut switch: ResMut<Switch>,
) {
    let is_pushed = |pad: &Gamepad| pad.left_stick().length() > PRESSED;
    let is_pointed = moves.read().count() > 0 || touches.any_just_pressed();
    if is_pointed || pads.iter().any(is_pushed) {
        switch.bypass_change_detection().in_a_row = 0;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Switch>()
        .add_systems(
            PreUpdate,
            (reset_row, read_switch)
                .chain()
                .in_set(InputSystems::Observe),
        )
        .add_systems(Last, store_name.run_if(resource_changed::<Settings>));
}
