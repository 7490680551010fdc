//! What players can ask of the interface, and the keys and buttons that ask for it.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::*;

use super::holding::ACCEPT_BUTTON;

/// Everybody on the couch: all pads and the keyboard together.
#[derive(Component)]
pub(super) struct Couch;

/// Move the focus, or step a value: x to the right, y up.
#[derive(InputAction)]
#[action_output(Vec2)]
pub(super) struct Navigate;

/// The same with letter keys, which write when something is being typed.
#[derive(InputAction)]
#[action_output(Vec2)]
pub(super) struct NavigateByLetters;

/// Push what is being steered: x to the right, y up.
#[derive(InputAction)]
#[action_output(Vec2)]
pub(super) struct Steer;

/// Press the focused widget with a pad. Enter and Space go to the widget as keys.
#[derive(InputAction)]
#[action_output(bool)]
pub(super) struct Accept;

/// Leave the dialog or screen.
#[derive(InputAction)]
#[action_output(bool)]
pub(super) struct Back;

/// Open or close the pause menu.
#[derive(InputAction)]
#[action_output(bool)]
pub(super) struct Pause;

/// How far a stick must be pushed to count as a direction.
const STICK: f32 = 0.5;
/// How far a stick must be pushed to steer; less is its own inexactness.
const STEERING_STICK: f32 = 0.12;

fn seat_everybody(mut commands: Commands) {
    // Escape both goes back and pauses: which of the two it means depends on what is open.
    let shared = ActionSettings {
        consume_input: false,
        ..default()
    };
    let steering_zone = DeadZone {
        kind: DeadZoneKind::Radial,
        lower_threshold: STEERING_STICK,
        upper_threshold: 1.0,
    };
    commands.spawn((
        Couch,
        actions!(Couch[
            (
                Action::<Navigate>::new(),
                shared,
                Bindings::spawn((
                    Cardinal::arrows(),
                    Cardinal::dpad(),
                    Axial::left_stick().with(DeadZone {
                        kind: DeadZoneKind::Axial,
                        lower_threshold: STICK,
                        upper_threshold: 1.0,
                    }),
                )),
            ),
            (
                Action::<NavigateByLetters>::new(),
                shared,
                Bindings::spawn(Cardinal::wasd_keys()),
            ),
            (
                Action::<Steer>::new(),
                shared,
                Bindings::spawn((
                    Cardinal::arrows(),
                    Cardinal::wasd_keys(),
                    Cardinal::dpad(),
                    Axial::left_stick().with(steering_zone),
                    Axial::right_stick().with(steering_zone),
                )),
            ),
            (
                Action::<Accept>::new(),
                shared,
                bindings![ACCEPT_BUTTON],
            ),
            (
                Action::<Back>::new(),
                shared,
                bindings![KeyCode::Escape, GamepadButton::East],
            ),
            (
                Action::<Pause>::new(),
                shared,
                bindings![KeyCode::Escape, GamepadButton::Start],
            ),
        ]),
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.add_input_context::<Couch>()
        .add_systems(Startup, seat_everybody);
}
