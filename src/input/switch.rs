//! The switch: the one key or button of somebody who plays with one button. What is pressed on it is taken before anything
//! else reads it.

use bevy::{
    ecs::message::MessageMutator,
    input::{
        ButtonState,
        gamepad::RawGamepadEvent,
        keyboard::{Key, KeyboardFocusLost, KeyboardInput, NativeKey, NativeKeyCode},
        mouse::MouseButtonInput,
    },
    picking::{
        PickingSystems,
        pointer::{PointerAction, PointerButton, PointerInput},
    },
    prelude::*,
    window::CursorMoved,
};

use super::{InputSystems, gating::block_pad, press::Press};
use crate::core::settings::{OneButton, Settings};

/// From this value on an analogue button is pressed, and below the other one it is let go, 0 to 1.
const PRESSED: f32 = 0.75;
const LET_GO: f32 = 0.65;

/// Keys that stand for nothing of their own: with them the system is asked for something.
const MODIFIERS: [KeyCode; 6] = [
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// One button plays for as long as this is there, whatever the settings say: the question whether it should.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct TryOneButton(pub(crate) Press);

/// What the switch does in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Switch {
    /// What is down.
    pub(super) down: Vec<(Option<Entity>, Press)>,
    /// Whether it was pressed in this frame.
    pub(super) just_pressed: bool,
    /// Whether it was let go in this frame.
    pub(super) just_released: bool,
    /// What was pressed last on any device, as long as nothing else was.
    pub(crate) last: Option<Press>,
    /// How often in a row that was pressed, without anything else.
    pub(crate) in_a_row: u32,
}

impl Switch {
    /// Whether it is down.
    pub(super) fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// One that is down.
    #[cfg(test)]
    pub(super) fn held(just_pressed: bool) -> Switch {
        Switch {
            down: vec![(None, Press::Key(KeyCode::Space))],
            just_pressed,
            ..default()
        }
    }
}

/// The keys and buttons that the switch takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Nothing,
    All,
    Only(Press),
}

impl Takes {
    fn now(settings: &Settings, tried: Option<&TryOneButton>) -> Takes {
        match tried {
            Some(TryOneButton(press)) => Takes::Only(*press),
            None if settings.one_button == OneButton::Off => Takes::Nothing,
            None => Press::for_switch(&settings.switch).map_or(Takes::All, Takes::Only),
        }
    }

    fn takes(self, press: Press) -> bool {
        match self {
            Takes::Nothing => false,
            Takes::All => !matches!(press, Press::Key(key) if MODIFIERS.contains(&key)),
            Takes::Only(only) => only == press,
        }
    }
}

/// A key or button going down or up, and the pad that it is on.
type Edge = (Option<Entity>, Press, ButtonState);

fn read_edges(
    strokes: &mut MessageMutator<KeyboardInput>,
    clicks: &mut MessageReader<MouseButtonInput>,
    pads: &mut MessageReader<RawGamepadEvent>,
    takes: Takes,
) -> Vec<Edge> {
    let mut edges: Vec<Edge> = Vec::new();
    for stroke in strokes.read() {
        let press = Press::Key(stroke.key_code);
        if !stroke.repeat {
            edges.push((None, press, stroke.state));
        }
        if takes.takes(press) {
            stroke.key_code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
            stroke.logical_key = Key::Unidentified(NativeKey::Unidentified);
            stroke.text = None;
            // Nobody who waits for any key at all may find one here.
            stroke.state = ButtonState::Released;
        }
    }
    edges.extend(
        clicks
            .read()
            .map(|click| (None, Press::Mouse(click.button), click.state)),
    );
    edges.extend(pads.read().filter_map(|event| match event {
        RawGamepadEvent::Button(button) => {
            let state = match button.value {
                value if value >= PRESSED => ButtonState::Pressed,
                value if value < LET_GO => ButtonState::Released,
                _ => return None,
            };
            Some((Some(button.gamepad), Press::Pad(button.button), state))
        }
        _ => None,
    }));
    edges
}

fn read_switch(
    settings: Res<Settings>,
    tried: Option<Res<TryOneButton>>,
    mut strokes: MessageMutator<KeyboardInput>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut pads: MessageReader<RawGamepadEvent>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Vec<(Option<Entity>, Press)>>,
    mut switch: ResMut<Switch>,
) {
    let takes = Takes::now(&settings, tried.as_deref());
    let edges = read_edges(&mut strokes, &mut clicks, &mut pads, takes);
    let switch = switch.bypass_change_detection();
    let was_down = switch.is_down();
    (switch.just_pressed, switch.just_released) = (false, false);
    for (pad, press, state) in edges {
        let button = (pad, press);
        held.retain(|other| *other != button || state == ButtonState::Pressed);
        match state {
            ButtonState::Released => switch.down.retain(|down| *down != button),
            // An analogue button says so more than once.
            ButtonState::Pressed if held.contains(&button) => {}
            ButtonState::Pressed => {
                held.push(button);
                switch.in_a_row = match switch.last {
                    Some(last) if last == press => switch.in_a_row.saturating_add(1),
                    _ => 1,
                };
                switch.last = Some(press);
                if takes.takes(press) {
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
    if takes == Takes::Nothing {
        switch.down.clear();
    }
    switch.just_released = was_down && !switch.is_down();
}

/// Takes what the switch has from keys, pads and mouse.
pub(super) fn take_switch(
    settings: Res<Settings>,
    tried: Option<Res<TryOneButton>>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut buttons: ResMut<ButtonInput<MouseButton>>,
    mut pads: Query<&mut Gamepad>,
) {
    let takes = Takes::now(&settings, tried.as_deref());
    if takes == Takes::Nothing {
        return;
    }
    let now: Vec<KeyCode> = keys
        .get_pressed()
        .chain(keys.get_just_pressed())
        .chain(keys.get_just_released())
        .copied()
        .filter(|key| takes.takes(Press::Key(*key)))
        .collect();
    for key in now {
        keys.reset(key);
    }
    let now: Vec<MouseButton> = buttons
        .get_pressed()
        .chain(buttons.get_just_pressed())
        .chain(buttons.get_just_released())
        .copied()
        .filter(|button| takes.takes(Press::Mouse(*button)))
        .collect();
    for button in now {
        buttons.reset(button);
    }
    for pad in &mut pads {
        match takes {
            Takes::Only(Press::Pad(button)) => block_button(pad, button),
            Takes::All => block_pad(pad, |_| false),
            _ => {}
        }
    }
}

fn block_button(mut pad: Mut<Gamepad>, button: GamepadButton) {
    let is_given = pad.pressed(button) || pad.just_pressed(button) || pad.just_released(button);
    if is_given {
        pad.digital_mut().reset(button);
        pad.analog_mut().set(button, 0.0);
    }
}

/// A click that is the switch is no click on what lies below the pointer.
fn take_clicks(
    settings: Res<Settings>,
    tried: Option<Res<TryOneButton>>,
    mut inputs: MessageMutator<PointerInput>,
) {
    if !Takes::now(&settings, tried.as_deref()).takes(Press::Mouse(MouseButton::Left)) {
        return;
    }
    for input in inputs.read() {
        // What was pressed before is let go as ever.
        if matches!(input.action, PointerAction::Press(PointerButton::Primary)) {
            input.action = PointerAction::Move { delta: Vec2::ZERO };
        }
    }
}

/// Once a press has chosen the switch, its name is kept.
fn name_switch(switch: Res<Switch>, mut settings: ResMut<Settings>) {
    if settings.switch == Settings::LAST_PRESSED {
        let name = switch.last.map(Press::name).unwrap_or_default();
        let known = Press::for_switch(&name).is_some();
        settings.switch = if known { name } else { String::new() };
    }
}

/// Where anything else is done, the presses before count no more.
fn break_the_row(
    mut moves: MessageReader<CursorMoved>,
    pads: Query<&Gamepad, Changed<Gamepad>>,
    mut switch: ResMut<Switch>,
) {
    let pushed = |pad: &Gamepad| pad.left_stick().length() > PRESSED;
    if moves.read().count() > 0 || pads.iter().any(pushed) {
        switch.bypass_change_detection().in_a_row = 0;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Switch>()
        .add_systems(
            First,
            take_clicks
                .after(PickingSystems::Input)
                .before(PickingSystems::PostInput),
        )
        .add_systems(
            PreUpdate,
            (break_the_row, read_switch, take_switch)
                .chain()
                .in_set(InputSystems::Switch),
        )
        .add_systems(Last, name_switch.run_if(resource_changed::<Settings>));
}
