//! Only the device of the seat to act plays: the input of all other devices is discarded before anything else reads it.
//! Anybody may pause.

use bevy::ecs::message::MessageMutator;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::out_of_turn::OutOfTurn;
use super::{DeviceAssignment, Player};
use crate::core::states::Menu;
use crate::core::states::Screen;
use crate::input::{
    Bindings, Device, InputSystems, Layout, MouseBlocked, Press, block_keys, block_pad, half_of_key,
};
use crate::ui::control::Control;
use crate::ui::layer::Layer;

/// A stick pushed further than this counts as a press, 0 to 1.
const PUSHED: f32 = 0.5;

/// The only seat that may play now.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct ActingSeat(Seat);

/// A node over the play screen while the mouse is blocked: it catches presses and pointing.
#[derive(Component)]
#[require(Name = Name::new("mouse shield"))]
struct MouseShield;

/// Finds the only seat that may play. There is none where one device serves everybody, while a menu is open, and while a
/// bot plays.
fn find_acting_seat(
    assignment: Res<DeviceAssignment>,
    menu: Res<State<Menu>>,
    player: Player,
    acting: Option<Res<ActingSeat>>,
    mut commands: Commands,
) {
    let now = (assignment.are_apart() && *menu.get() == Menu::None)
        .then(|| player.seat())
        .flatten()
        .filter(|seat| assignment.of(*seat).is_some());
    match (now, acting) {
        (Some(seat), before) if before.as_deref() != Some(&ActingSeat(seat)) => {
            commands.insert_resource(ActingSeat(seat));
        }
        (None, Some(_)) => commands.remove_resource::<ActingSeat>(),
        _ => {}
    }
}

/// Discards the input of pads that may not play.
fn gate_pads(
    acting: Res<ActingSeat>,
    bindings: Res<Bindings>,
    mut out_of_turn: OutOfTurn,
    mut pads: Query<(Entity, &mut Gamepad)>,
) {
    for (entity, pad) in &mut pads {
        let device = Device::Pad(entity);
        if out_of_turn.assignment.may_play(acting.0, device) {
            continue;
        }
        let pushed = pad.left_stick().abs().max_element() > PUSHED;
        let pauses_too = |button| pauses(Press::Pad(button), &bindings);
        let pressed = pad.get_just_pressed().any(|button| !pauses_too(*button));
        if pressed || pushed {
            let accepts = pad
                .get_just_pressed()
                .any(|button| accepts(Press::Pad(*button), &bindings));
            out_of_turn.answer(acting.0, device, accepts);
        }
        block_pad(pad, pauses_too);
    }
}

/// Whether a key may play, as a key of the whole keyboard or of one half.
fn key_may_play(
    assignment: &DeviceAssignment,
    bindings: &Bindings,
    seat: Seat,
    key: KeyCode,
) -> bool {
    pauses(Press::Key(key), bindings)
        || assignment.may_play(seat, Device::Keyboard)
        || assignment.may_play(seat, half_of_key(key, bindings))
}

/// Whether a press pauses, which everybody may at any time.
fn pauses(press: Press, bindings: &Bindings) -> bool {
    press == Press::Key(KeyCode::Escape) || is_bound_to(Control::Pause, press, bindings)
}

/// Whether a press accepts, on any layout.
fn accepts(press: Press, bindings: &Bindings) -> bool {
    is_bound_to(Control::Accept, press, bindings)
}

fn is_bound_to(control: Control, press: Press, bindings: &Bindings) -> bool {
    [
        Layout::Keyboard,
        Layout::LeftKeys,
        Layout::RightKeys,
        Layout::Pad,
    ]
    .into_iter()
    .any(|layout| bindings.of(layout, control).contains(&press))
}

/// Discards keys that may not play.
fn gate_keys(
    acting: Option<Res<ActingSeat>>,
    bindings: Res<Bindings>,
    mut out_of_turn: OutOfTurn,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut strokes: MessageMutator<KeyboardInput>,
) {
    let Some(acting) = acting else {
        strokes.clear();
        return;
    };
    let assignment = out_of_turn.assignment.clone();
    let is_blocked = |key: KeyCode| !key_may_play(&assignment, &bindings, acting.0, key);
    if keys.get_just_pressed().any(|key| is_blocked(*key)) {
        let accepts = keys
            .get_just_pressed()
            .any(|key| accepts(Press::Key(*key), &bindings));
        out_of_turn.answer(acting.0, Device::Keyboard, accepts);
    }
    block_keys(&mut keys, &mut strokes, is_blocked);
}

/// Spawns the shield while the mouse is blocked, and removes it again.
fn gate_mouse(
    acting: Option<Res<ActingSeat>>,
    assignment: Res<DeviceAssignment>,
    was_blocked: Option<Res<MouseBlocked>>,
    shields: Query<Entity, With<MouseShield>>,
    mut buttons: ResMut<ButtonInput<MouseButton>>,
    mut commands: Commands,
) {
    let is_blocked = acting.is_some_and(|acting| !assignment.may_play(acting.0, Device::Mouse));
    if is_blocked && buttons.get_pressed().len() + buttons.get_just_pressed().len() > 0 {
        buttons.reset_all();
    }
    match (is_blocked, was_blocked.is_some()) {
        (true, false) => {
            commands.insert_resource(MouseBlocked);
            commands.spawn((
                MouseShield,
                DespawnOnExit(Screen::Play),
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    height: percent(100),
                    ..default()
                },
                Layer::MouseShield.z(),
            ));
        }
        (false, true) => {
            commands.remove_resource::<MouseBlocked>();
            for shield in &shields {
                commands.entity(shield).despawn();
            }
        }
        _ => {}
    }
}

fn refuse_click(
    press: On<Pointer<bevy::picking::events::Press>>,
    shields: Query<(), With<MouseShield>>,
    acting: Option<Res<ActingSeat>>,
    mut out_of_turn: OutOfTurn,
) {
    if let Some(acting) = acting.filter(|_| shields.contains(press.entity)) {
        out_of_turn.answer(acting.0, Device::Mouse, true);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(refuse_click).add_systems(
        PreUpdate,
        (
            find_acting_seat,
            (
                gate_pads.run_if(resource_exists::<ActingSeat>),
                gate_keys,
                gate_mouse,
            ),
        )
            .chain()
            .in_set(InputSystems::Gate),
    );
}
