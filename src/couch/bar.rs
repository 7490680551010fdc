//! Only the device of the seat to act plays: what others press is taken away before anything hears of it, and refused in
//! a word. Anybody may pause.

use bevy::ecs::message::MessageMutator;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey, NativeKeyCode};
use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::{Hands, Player};
use crate::input::{Device, InputSystems, MouseAside, half};
use crate::menus::Menu;
use crate::referee::BeatQueue;
use crate::screens::Screen;
use crate::theme::motion;

/// What everybody may press at any time.
const PAUSE_KEY: KeyCode = KeyCode::Escape;
const PAUSE_BUTTON: GamepadButton = GamepadButton::Start;
/// A stick pushed further than this asks for something, 0 to 1.
const PUSHED: f32 = 0.5;

/// Somebody pressed something although it is the turn of a person who plays with something else.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnRefused {
    /// Whose turn it is.
    pub turn: Seat,
}

/// The seat that alone may play now.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Playing(Seat);

/// Lies over the play screen while the mouse is not the player's: presses and pointing end here.
#[derive(Component)]
struct Shield;

/// Sees who alone may play; nobody alone where one device or none serves everybody, behind a menu, and while a bot plays.
fn see_who_plays(
    hands: Res<Hands>,
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

/// Presses that keep coming are refused once in a while.
#[derive(Resource, Default)]
struct Refusing {
    /// Real seconds until the next refusal.
    quiet: f32,
}

/// Says no, if there is anything to say no to: while something is being shown a press only hurries it.
fn refuse(
    asked: bool,
    turn: Seat,
    queue: &BeatQueue,
    refusing: &mut Refusing,
    refused: &mut MessageWriter<TurnRefused>,
) {
    if asked && queue.is_idle() && refusing.quiet <= 0.0 {
        refusing.quiet = motion::REFUSE_AGAIN;
        refused.write(TurnRefused { turn });
    }
}

fn calm_down(time: Res<Time<Real>>, mut refusing: ResMut<Refusing>) {
    let refusing = refusing.bypass_change_detection();
    refusing.quiet = (refusing.quiet - time.delta_secs()).max(0.0);
}

/// Takes away what is pressed on pads that may not play.
fn bar_pads(
    playing: Res<Playing>,
    hands: Res<Hands>,
    queue: Res<BeatQueue>,
    mut pads: Query<(Entity, &mut Gamepad)>,
    mut refusing: ResMut<Refusing>,
    mut refused: MessageWriter<TurnRefused>,
) {
    for (entity, mut pad) in &mut pads {
        if hands.may_play(playing.0, Device::Pad(entity)) {
            continue;
        }
        let plays = |button: &GamepadButton| *button != PAUSE_BUTTON;
        let pushed = pad.left_stick().abs().max_element() > PUSHED;
        let asked = pad.get_just_pressed().any(plays) || pushed;
        refuse(asked, playing.0, &queue, &mut refusing, &mut refused);
        let buttons: Vec<GamepadButton> = pad
            .get_pressed()
            .chain(pad.get_just_pressed())
            .chain(pad.get_just_released())
            .copied()
            .filter(|button| plays(button))
            .collect();
        let axes: Vec<_> = pad
            .analog()
            .all_axes_and_values()
            .filter(|(input, value)| **input != PAUSE_BUTTON.into() && *value != 0.0)
            .map(|(input, _)| *input)
            .collect();
        if buttons.is_empty() && axes.is_empty() {
            continue;
        }
        for button in buttons {
            pad.digital_mut().reset(button);
        }
        for axis in axes {
            pad.analog_mut().set(axis, 0.0);
        }
    }
}

/// Whether a key may play: as one of the whole keyboard, or of its half.
fn key_may_play(hands: &Hands, seat: Seat, key: KeyCode) -> bool {
    key == PAUSE_KEY || hands.may_play(seat, Device::Keyboard) || hands.may_play(seat, half(key))
}

/// Takes away keys that may not play, and hides what they would write or press from the widget in focus.
fn bar_keys(
    playing: Option<Res<Playing>>,
    hands: Res<Hands>,
    queue: Res<BeatQueue>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut strokes: MessageMutator<KeyboardInput>,
    mut refusing: ResMut<Refusing>,
    mut refused: MessageWriter<TurnRefused>,
) {
    let Some(playing) = playing else {
        strokes.clear();
        return;
    };
    let barred = |key: &KeyCode| !key_may_play(&hands, playing.0, *key);
    let asked = keys.get_just_pressed().any(barred);
    refuse(asked, playing.0, &queue, &mut refusing, &mut refused);
    let taken: Vec<KeyCode> = keys
        .get_pressed()
        .chain(keys.get_just_pressed())
        .chain(keys.get_just_released())
        .copied()
        .filter(|key| barred(key))
        .collect();
    for key in taken {
        keys.reset(key);
    }
    for stroke in strokes.read() {
        if barred(&stroke.key_code) {
            stroke.key_code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
            stroke.logical_key = Key::Unidentified(NativeKey::Unidentified);
            stroke.text = None;
        }
    }
}

/// Puts the shield up while the mouse is not the player's, and takes it down again.
fn bar_mouse(
    playing: Option<Res<Playing>>,
    hands: Res<Hands>,
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
                // Above the game, below the pause button.
                GlobalZIndex(MOUSE_SHIELD),
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

/// How high the shield is: see [`GlobalZIndex`]. What everybody may click stands above it.
pub(crate) const MOUSE_SHIELD: i32 = 40;

fn refuse_click(
    press: On<Pointer<Press>>,
    shields: Query<(), With<Shield>>,
    playing: Option<Res<Playing>>,
    queue: Res<BeatQueue>,
    mut refusing: ResMut<Refusing>,
    mut refused: MessageWriter<TurnRefused>,
) {
    if let Some(playing) = playing.filter(|_| shields.contains(press.entity)) {
        refuse(true, playing.0, &queue, &mut refusing, &mut refused);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TurnRefused>()
        .init_resource::<Refusing>()
        .add_observer(refuse_click)
        .add_systems(
            PreUpdate,
            (
                (see_who_plays, calm_down),
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
