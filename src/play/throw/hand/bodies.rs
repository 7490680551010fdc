//! The dice in the hand as live bodies, and the hand around them that moves them.

use bevy::input::mouse::MouseButton;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_rapier3d::prelude::*;
use bevy_rapier3d::rapier::dynamics::IntegrationParameters;
use cant_stop_dice::{
    DIE_ROUNDING, DIE_SIZE, MAX_DICE, Pose, Start, Surface, TIME_STEP, feel, tray,
};

use super::grip::Grip;
use super::way::Way;
use super::{HandSystems, cup};
use crate::input::{HeldBy, Steering};
use crate::referee::throw::{DieContact, Hand};
use crate::ui::prelude::*;

/// Turns of the dice when they come into the hand, each a little otherwise, in radians.
const TURNS: [f32; MAX_DICE] = [0.7, 2.1, 3.9, 5.2];

/// A die in the hand, by its place in the roll.
#[derive(Component, Clone, Copy, Debug)]
#[require(Name = Name::new("die in the hand"))]
pub(super) struct HandDie(pub(super) usize);

/// Path of the hand around the dice.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Hollow(Way);

pub(super) fn plugin(app: &mut App) {
    let update = (follow_dice, move_hand, report_contacts).chain();
    let update = update.run_if(any_with_component::<Hand>);
    app.add_systems(Update, update.in_set(HandSystems::Move));
}

/// Takes four dice into a seat's hand.
pub(super) struct PickUp(pub(super) Seat);

impl Command for PickUp {
    type Out = ();

    fn apply(self, world: &mut World) {
        let dice: [Transform; MAX_DICE] = std::array::from_fn(|index| {
            let turn = Quat::from_rotation_y(TURNS[index]) * Quat::from_rotation_x(TURNS[index]);
            Transform::from_translation(cup::MIDDLE + cup::start(index)).with_rotation(turn)
        });
        for (index, place) in dice.into_iter().enumerate() {
            world.spawn((HandDie(index), body(place)));
        }
        world.spawn((
            Hand {
                seat: self.0,
                dice,
                middle: cup::MIDDLE,
                seconds: 0.0,
                open: false,
            },
            Hollow::default(),
            Transform::from_translation(cup::MIDDLE),
            RigidBody::KinematicVelocityBased,
            Velocity::zero(),
            cup::walls(),
            surface(feel::WALL),
        ));
        set_physics_active(world, true);
    }
}

/// A die as the throw of it is simulated.
fn body(place: Transform) -> impl Bundle {
    let core = DIE_SIZE / 2.0 - DIE_ROUNDING;
    (
        place,
        RigidBody::Dynamic,
        Velocity::zero(),
        Damping {
            angular_damping: feel::SPIN_DAMPING,
            ..default()
        },
        Collider::round_cuboid(core, core, core, DIE_ROUNDING),
        ColliderMassProperties::Mass(1.0),
        surface(feel::DIE),
        Ccd::enabled(),
        Sleeping::disabled(),
        ActiveEvents::CONTACT_FORCE_EVENTS,
        // Force, over one step, of the softest contact that is reported.
        ContactForceEventThreshold(feel::SOFTEST_JOLT / TIME_STEP),
    )
}

fn surface(material: feel::Material) -> impl Bundle {
    (
        Friction {
            coefficient: material.friction,
            combine_rule: CoefficientCombineRule::Max,
        },
        Restitution {
            coefficient: material.restitution,
            combine_rule: CoefficientCombineRule::Max,
        },
    )
}

/// Takes the bodies away; physics rests until there are others.
pub(super) fn remove(world: &mut World) {
    let mut bodies = world.query_filtered::<Entity, Or<(With<HandDie>, With<Hand>)>>();
    let bodies: Vec<Entity> = bodies.iter(world).collect();
    for body in bodies {
        world.despawn(body);
    }
    set_physics_active(world, false);
}

fn set_physics_active(world: &mut World, active: bool) {
    let mut worlds = world.query::<&mut RapierConfiguration>();
    for mut configuration in worlds.iter_mut(world) {
        configuration.physics_pipeline_active = active;
    }
}

/// Finds out if there are bodies, or were until now.
pub(super) fn are_there(
    bodies: Query<(), With<RigidBody>>,
    mut gone: RemovedComponents<RapierRigidBodyHandle>,
) -> bool {
    gone.read().count() > 0 || !bodies.is_empty()
}

/// The world the bodies live in, at rest.
pub(super) fn physics() -> RapierContextInitialization {
    RapierContextInitialization::InitializeDefaultRapierContext {
        integration_parameters: IntegrationParameters {
            // As in the simulation of a throw: contact points of dice that moved would blunt bounces.
            contact_recycling: false,
            ..default()
        },
        rapier_configuration: RapierConfiguration {
            gravity: Vec3::NEG_Y * feel::GRAVITY,
            physics_pipeline_active: false,
            ..RapierConfiguration::new(1.0)
        },
    }
}

/// The dice as they move now.
#[derive(SystemParam)]
pub(super) struct Dice<'w, 's> {
    bodies: Query<'w, 's, (&'static HandDie, &'static Transform, &'static Velocity)>,
}

impl Dice<'_, '_> {
    /// Pose and motion of each die at the release.
    pub(super) fn starts(&self) -> [Start; MAX_DICE] {
        let mut starts = std::array::from_fn(|index| Start {
            pose: Pose {
                position: (cup::MIDDLE + cup::start(index)).into(),
                rotation: Quat::IDENTITY.into(),
            },
            linear: [0.0; 3],
            angular: [0.0; 3],
        });
        for (&HandDie(index), place, velocity) in &self.bodies {
            starts[index] = Start {
                pose: Pose {
                    position: place.translation.into(),
                    rotation: place.rotation.into(),
                },
                linear: velocity.linear.into(),
                angular: velocity.angular.into(),
            };
        }
        starts
    }
}

fn follow_dice(
    time: Res<Time>,
    hand: Single<(&mut Hand, &Transform)>,
    dice: Query<(&HandDie, &Transform)>,
) {
    let (mut hand, place) = hand.into_inner();
    // Once it has let go, the throw begins where the dice were then.
    if hand.open {
        return;
    }
    hand.seconds += time.delta_secs();
    hand.middle = place.translation;
    for (&HandDie(index), place) in &dice {
        hand.dice[index] = *place;
    }
}

fn move_hand(
    time: Res<Time>,
    steering: Res<Steering>,
    (buttons, grip): (Res<ButtonInput<MouseButton>>, Res<Grip>),
    mut moves: MessageReader<CursorMoved>,
    windows: Query<&Window>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    hollow: Single<(&mut Hollow, &Transform, &mut Velocity)>,
) {
    let push = steering.0.unwrap_or_default();
    let tray_width = canvas.tray_rect(settings.text_scale.factor()).width();
    let mut mouse = Vec2::ZERO;
    for moved in moves.read() {
        let density = windows.get(moved.window).map_or(1.0, Window::scale_factor);
        let units = moved.delta.unwrap_or_default() * density / canvas.scale;
        mouse += units * 2.0 * tray::HALF_WIDTH / tray_width;
    }
    let is_latched = matches!(*grip, Grip::Holds(HeldBy::Latch));
    if !is_latched && !buttons.pressed(MouseButton::Left) {
        mouse = Vec2::ZERO;
    }
    let delta = time.delta_secs();
    let (mut hollow, place, mut velocity) = hollow.into_inner();
    hollow.0.advance(push, mouse, delta);
    velocity.linear = hollow.0.velocity_from(place.translation, delta);
}

/// Reports what the dice in the hand hit.
fn report_contacts(
    mut forces: MessageReader<ContactForceEvent>,
    dice: Query<(&HandDie, &Transform)>,
    mut contacts: MessageWriter<DieContact>,
) {
    for force in forces.read() {
        let [one, other] =
            [force.collider1, force.collider2].map(|collider| dice.get(collider).ok());
        let Some((_, place)) = one.or(other) else {
            continue;
        };
        let against = match (one, other) {
            (Some(_), Some((&HandDie(index), _))) => Surface::Die(index as u8),
            _ => Surface::Wall,
        };
        // With a mass of one, a force over a step is a change of speed.
        let jolt = force.total_force_magnitude * TIME_STEP;
        contacts.write(DieContact {
            against,
            strength: (jolt / feel::FULL_JOLT).min(1.0),
            at: place.translation,
            in_hand: true,
        });
    }
}
