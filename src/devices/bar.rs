//! Only the device of the seat to act plays: what others press is taken away before anything hears of it. Anybody may
//! pause.

use bevy::ecs::message::MessageMutator;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::refusal::Answering;
use super::{DeviceAssignment, Player};
use crate::ground::states::Menu;
use crate::ground::states::Screen;
use crate::input::{
    Bindings, Control, Device, InputSystems, Layout, MouseAside, Press, owner, take_keys, take_pad,
};
use crate::theme::layer::Layer;

/// A stick pushed further than this asks for something, 0 to 1.
const PUSHED: f32 = 0.5;

/// The seat that alone may play now.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Playing(Seat);

/// Lies over the play screen while the mouse is not the player's: presses and pointing end here.
#[derive(Component)]
struct Shield;

/// Sees who alone may play; nobody alone where one device or none serves everybody, behind a menu, and while a bot plays.
fn see_who_plays(
    hands: Res<DeviceAssignment>,
    menu: Res<State<Menu>>,
    player: Player,
    playing: Option<Res<Playing>>,
    mut commands: Commands,
) {
    let now = (hands.are_apart() && *menu.get() == Menu::None)
        .then(|| player.seat())
        .flatten()
        .filter(|seat| hands.of(*seat).is_some());
    match (now, playing) {
        (Some(seat), before) if before.as_deref() != Some(&Playing(seat)) => {
            commands.insert_resource(Playing(seat));
        }
        (None, Some(_)) => commands.remove_resource::<Playing>(),
        _ => {}
    }
}

/// Takes away what is pressed on pads that may not play.
fn bar_pads(
    playing: Res<Playing>,
    bindings: Res<Bindings>,
    mut answering: Answering,
    mut pads: Query<(Entity, &mut Gamepad)>,
) {
    for (entity, pad) in &mut pads {
        let device = Device::Pad(entity);
        if answering.hands.may_play(playing.0, device) {
            continue;
        }
        let pushed = pad.left_stick().abs().max_element() > PUSHED;
        let everybodys = |button| pauses(Press::Pad(button), &bindings);
        let pressed = pad.get_just_pressed().any(|button| !everybodys(*button));
        if pressed || pushed {
            let accepts = pad
                .get_just_pressed()
                .any(|button| accepts(Press::Pad(*button), &bindings));
            answering.answer(playing.0, device, accepts);
        }
        take_pad(pad, everybodys);
    }
}

/// Whether a key may play: as one of the whole keyboard, or of its half.
fn key_may_play(hands: &DeviceAssignment, bindings: &Bindings, seat: Seat, key: KeyCode) -> bool {
    pauses(Press::Key(key), bindings)
        || hands.may_play(seat, Device::Keyboard)
        || hands.may_play(seat, owner(key, bindings))
}

/// Whether it pauses, which everybody may at any time.
fn pauses(press: Press, bindings: &Bindings) -> bool {
    press == Press::Key(KeyCode::Escape) || asks_for(Control::Pause, press, bindings)
}

/// Whether it accepts, by whichever layout.
fn accepts(press: Press, bindings: &Bindings) -> bool {
    asks_for(Control::Accept, press, bindings)
}

fn asks_for(control: Control, press: Press, bindings: &Bindings) -> bool {
    [
        Layout::Keyboard,
        Layout::LeftKeys,
        Layout::RightKeys,
        Layout::Pad,
    ]
    .into_iter()
    .any(|layout| bindings.of(layout, control).contains(&press))
}

/// Takes away keys that may not play.
fn bar_keys(
    playing: Option<Res<Playing>>,
    bindings: Res<Bindings>,
    mut answering: Answering,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut strokes: MessageMutator<KeyboardInput>,
) {
    let Some(playing) = playing else {
        strokes.clear();
        return;
    };
    let hands = answering.hands.clone();
    let barred = |key: KeyCode| !key_may_play(&hands, &bindings, playing.0, key);
    if keys.get_just_pressed().any(|key| barred(*key)) {
        let accepts = keys
            .get_just_pressed()
            .any(|key| accepts(Press::Key(*key), &bindings));
        answering.answer(playing.0, Device::Keyboard, accepts);
    }
    take_keys(&mut keys, &mut strokes, barred);
}

/// Puts the shield up while the mouse is not the player's, and takes it down again.
fn bar_mouse(
    playing: Option<Res<Playing>>,
    hands: Res<DeviceAssignment>,
    aside: Option<Res<MouseAside>>,
    shields: Query<Entity, With<Shield>>,
    mut buttons: ResMut<ButtonInput<MouseButton>>,
    mut commands: Commands,
) {
    let barred = playing.is_some_and(|playing| !hands.may_play(playing.0, Device::Mouse));
    if barred && buttons.get_pressed().len() + buttons.get_just_pressed().len() > 0 {
        buttons.reset_all();
    }
    match (barred, aside.is_some()) {
        (true, false) => {
            commands.insert_resource(MouseAside);
            commands.spawn((
                Shield,
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
            commands.remove_resource::<MouseAside>();
            for shield in &shields {
                commands.entity(shield).despawn();
            }
        }
        _ => {}
    }
}

fn refuse_click(
    press: On<Pointer<bevy::picking::events::Press>>,
    shields: Query<(), With<Shield>>,
    playing: Option<Res<Playing>>,
    mut answering: Answering,
) {
    if let Some(playing) = playing.filter(|_| shields.contains(press.entity)) {
        answering.answer(playing.0, Device::Mouse, true);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(refuse_click).add_systems(
        PreUpdate,
        (
            see_who_plays,
            (
                bar_pads.run_if(resource_exists::<Playing>),
                bar_keys,
                bar_mouse,
            ),
        )
            .chain()
            .in_set(InputSystems::Sift),
    );
}
