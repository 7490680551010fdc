//! The mapping of keys, buttons and sticks to what is asked for; made anew whenever a binding changes.

use bevy::{input_focus::InputFocus, prelude::*};
use bevy_enhanced_input::prelude::{Bindings as Mapped, *};

use super::InputSystems;
use super::bindings::{Bindings, Halves};
use super::control::Control;
use super::press::Press;
use super::typing::TextEntry;

/// Everybody on the couch: all pads, the mouse, and the keys that never write.
#[derive(Component)]
pub(super) struct Couch;

/// The keys that write, while nothing is being written.
#[derive(Component)]
pub(super) struct Letters;

/// A control is asked for with a key or a button.
#[derive(InputAction)]
#[action_output(bool)]
pub(super) struct Ask;

/// Which control it is.
#[derive(Component, Clone, Copy)]
pub(super) struct Answers(pub(super) Control);

/// The focus is pushed with a stick: x to the right, y up.
#[derive(InputAction)]
#[action_output(Vec2)]
pub(super) struct Push;

/// What is being steered is pushed with a stick: x to the right, y up.
#[derive(InputAction)]
#[action_output(Vec2)]
pub(super) struct Steer;

/// How far a stick must be pushed to count as a direction.
pub(crate) const STICK: f32 = 0.5;
/// How far a stick must be pushed to steer; less is its own inexactness.
const STEERING_STICK: f32 = 0.12;

/// One key may stand for two controls, and what is held while the mapping is made anew asks for nothing.
fn shared() -> ActionSettings {
    ActionSettings {
        consume_input: false,
        require_reset: true,
        ..default()
    }
}

fn map(
    bindings: Res<Bindings>,
    halves: Res<Halves>,
    typing: Typing,
    before: Query<Entity, Or<(With<Couch>, With<Letters>)>>,
    mut commands: Commands,
) {
    for context in &before {
        commands.entity(context).despawn();
    }
    let couch = commands.spawn(Couch).id();
    let letters = commands
        .spawn((
            Letters,
            ContextActivity::<Letters>::new(!typing.is_going_on()),
        ))
        .id();
    for control in Control::ALL {
        let (writing, other): (Vec<Press>, Vec<Press>) = bindings
            .now(halves.0, control)
            .partition(|press| press.is_for_writing());
        commands.spawn((ActionOf::<Couch>::new(couch), ask(control, other)));
        commands.spawn((ActionOf::<Letters>::new(letters), ask(control, writing)));
    }
    commands.spawn((
        ActionOf::<Couch>::new(couch),
        Action::<Push>::new(),
        shared(),
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
        ActionOf::<Couch>::new(couch),
        Action::<Steer>::new(),
        shared(),
        Mapped::spawn((
            Axial::left_stick().with(zone),
            Axial::right_stick().with(zone),
        )),
    ));
}

fn ask(control: Control, presses: Vec<Press>) -> impl Bundle {
    (
        Action::<Ask>::new(),
        Answers(control),
        shared(),
        Mapped::spawn(SpawnIter(presses.into_iter().map(|press| press.binding()))),
    )
}

/// Letters ask for nothing while they write.
fn leave_letters_to_writing(
    typing: Typing,
    letters: Query<(Entity, &ContextActivity<Letters>)>,
    mut commands: Commands,
) {
    for (entity, activity) in &letters {
        if **activity == typing.is_going_on() {
            commands
                .entity(entity)
                .insert(ContextActivity::<Letters>::new(!**activity));
        }
    }
}

/// Whether somebody writes.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Typing<'w, 's> {
    focus: Res<'w, InputFocus>,
    entries: Query<'w, 's, (), With<TextEntry>>,
}

impl Typing<'_, '_> {
    pub(super) fn is_going_on(&self) -> bool {
        self.focus
            .get()
            .is_some_and(|entity| self.entries.contains(entity))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Halves>()
        .add_input_context::<Couch>()
        .add_input_context::<Letters>()
        .add_systems(Startup, map)
        .add_systems(
            Last,
            map.run_if(resource_changed::<Bindings>.or_else(resource_changed::<Halves>)),
        )
        .add_systems(
            PreUpdate,
            leave_letters_to_writing
                .after(bevy::input::InputSystems)
                .before(EnhancedInputSystems::Update)
                .before(InputSystems::Read),
        );
}
