//! The input contexts of `bevy_enhanced_input`: which keys, buttons and sticks trigger which control. Rebuilt whenever a
//! binding changes.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::{Bindings as Mapped, *};

use super::InputSystems;
use super::bindings::{Bindings, SharedKeyboard};
use super::press::Press;
use super::typing::FocusedField;
use crate::ui::control::Control;

/// The context that is always active: all pads, the mouse, and the keys that do not write.
#[derive(Component)]
#[require(Name = Name::new("input always active"))]
pub(super) struct AlwaysActive;

/// The context of the keys that write: active while no text field has the focus.
#[derive(Component)]
#[require(Name = Name::new("input while not writing"))]
pub(super) struct WhileNotWriting;

/// A key or button bound to a control is pressed.
#[derive(InputAction)]
#[action_output(bool)]
pub(super) struct PressControl;

/// The control that an action stands for.
#[derive(Component, Clone, Copy)]
#[require(Name = Name::new("control"))]
pub(super) struct ForControl(pub(super) Control);

/// A stick moves the focus: x to the right, y up.
#[derive(InputAction)]
#[action_output(Vec2)]
pub(super) struct FocusStick;

/// A stick moves what is being steered: x to the right, y up.
#[derive(InputAction)]
#[action_output(Vec2)]
pub(super) struct SteeringStick;

/// The dead zone of a stick that gives a direction, 0 to 1.
pub(crate) const STICK: f32 = 0.5;
/// The dead zone of a stick that steers, 0 to 1.
const STEERING_STICK: f32 = 0.12;

/// One key may trigger two controls, and a key that is held while the contexts are rebuilt triggers nothing until it is
/// released.
fn shareable() -> ActionSettings {
    ActionSettings {
        consume_input: false,
        require_reset: true,
        ..default()
    }
}

fn build_contexts(
    bindings: Res<Bindings>,
    shared: Res<SharedKeyboard>,
    field: FocusedField,
    before: Query<Entity, Or<(With<AlwaysActive>, With<WhileNotWriting>)>>,
    mut commands: Commands,
) {
    for context in &before {
        commands.entity(context).despawn();
    }
    let always = commands.spawn(AlwaysActive).id();
    let while_not_writing = commands
        .spawn((
            WhileNotWriting,
            ContextActivity::<WhileNotWriting>::new(!field.is_there()),
        ))
        .id();
    for control in Control::ALL {
        let (writing, other): (Vec<Press>, Vec<Press>) = bindings
            .now(shared.0, control)
            .partition(|press| press.is_for_writing());
        commands.spawn((
            ActionOf::<AlwaysActive>::new(always),
            control_action(control, other),
        ));
        commands.spawn((
            ActionOf::<WhileNotWriting>::new(while_not_writing),
            control_action(control, writing),
        ));
    }
    commands.spawn((
        ActionOf::<AlwaysActive>::new(always),
        Name::new("focus stick"),
        Action::<FocusStick>::new(),
        shareable(),
        Mapped::spawn(Axial::left_stick().with(DeadZone {
            kind: DeadZoneKind::Axial,
            lower_threshold: STICK,
            upper_threshold: 1.0,
        })),
    ));
    let zone = DeadZone {
        kind: DeadZoneKind::Radial,
        lower_threshold: STEERING_STICK,
        upper_threshold: 1.0,
    };
    commands.spawn((
        ActionOf::<AlwaysActive>::new(always),
        Name::new("steering stick"),
        Action::<SteeringStick>::new(),
        shareable(),
        Mapped::spawn((
            Axial::left_stick().with(zone),
            Axial::right_stick().with(zone),
        )),
    ));
}

fn control_action(control: Control, presses: Vec<Press>) -> impl Bundle {
    (
        Action::<PressControl>::new(),
        ForControl(control),
        shareable(),
        Mapped::spawn(SpawnIter(presses.into_iter().map(|press| press.binding()))),
    )
}

/// Deactivates the keys that write while a text field has the focus.
fn suspend_letters(
    field: FocusedField,
    while_not_writing: Query<(Entity, &ContextActivity<WhileNotWriting>)>,
    mut commands: Commands,
) {
    for (entity, activity) in &while_not_writing {
        if **activity == field.is_there() {
            commands
                .entity(entity)
                .insert(ContextActivity::<WhileNotWriting>::new(!**activity));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SharedKeyboard>()
        .add_input_context::<AlwaysActive>()
        .add_input_context::<WhileNotWriting>()
        .add_systems(Startup, build_contexts)
        .add_systems(
            Last,
            build_contexts
                .run_if(resource_changed::<Bindings>.or_else(resource_changed::<SharedKeyboard>)),
        )
        .add_systems(
            PreUpdate,
            suspend_letters
                .after(bevy::input::InputSystems)
                .before(EnhancedInputSystems::Update)
                .before(InputSystems::Read),
        );
}
