//! The physical world of one throw: blank dice, a tray and gravity, stepped in rapier.

use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

use crate::die::{DIE_ROUNDING, HALF};
use crate::feel::{DIE, FLOOR, GRAVITY, Material, SPIN_DAMPING, WALL};
use crate::pose::Pose as DiePose;
use crate::throw::Start;
use crate::{TIME_STEP, tray};

/// Faster than any throw or fall in the tray gets.
const SPEED_LIMIT: f32 = 45.0;

/// Prediction distance for contacts of a fast die, in edges: it stops at a surface rather than a step's way inside.
const LOOK_AHEAD: f32 = 0.2;

/// Half the thickness of walls and ceiling: more than any die could sink into within many steps.
const WALL_HALF: f32 = 20.0;

/// User data of a collider: its surface; from `FIRST_DIE` on, the index of a die.
const FLOOR_MARK: u128 = 0;
const WALL_MARK: u128 = 1;
const CEILING_MARK: u128 = 2;
const FIRST_DIE: u128 = 3;

/// The physical world of one throw.
pub(crate) struct World {
    physics: PhysicsWorld,
    dice: Vec<RigidBodyHandle>,
}

/// Surface that a die can hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Surface {
    /// The floor of the tray.
    Floor,
    /// One of the visible walls.
    Wall,
    /// Another die, by its index.
    Die(u8),
}

/// Contact of a die during one step.
pub(crate) struct Touch {
    pub die: usize,
    pub other: Surface,
    /// The change of velocity the touch gave the die, in edges per second.
    pub jolt: f32,
}

impl World {
    pub(crate) fn new(starts: &[Start]) -> World {
        let mut physics = PhysicsWorld::new();
        physics.gravity = Vector::Y * -GRAVITY;
        let parameters = &mut physics.integration_parameters;
        parameters.dt = TIME_STEP;
        parameters.normalized_max_linear_velocity = SPEED_LIMIT;
        // Reusing contact points of dice that moved would blunt bounces, and there are few enough to find anew.
        parameters.contact_recycling = false;
        parameters.friction_model = FrictionModel::Coulomb;
        // Looking ahead makes this dearer kind of foresight needless.
        parameters.max_ccd_substeps = 0;

        let floor = ColliderBuilder::halfspace(nalgebra::Unit::new_unchecked(Vector::Y));
        insert_fixed(&mut physics, floor, &FLOOR, FLOOR_MARK);
        insert_wall(&mut physics, Vector::Y, tray::CEILING, CEILING_MARK);
        for (outward, distance) in [
            (Vector::X, tray::HALF_WIDTH),
            (-Vector::X, tray::HALF_WIDTH),
            (Vector::Z, tray::HALF_DEPTH),
            (-Vector::Z, tray::HALF_DEPTH),
        ] {
            insert_wall(&mut physics, outward, distance, WALL_MARK);
        }

        let dice = starts
            .iter()
            .zip(FIRST_DIE..)
            .map(|(start, mark)| insert_die(&mut physics, start, mark))
            .collect();
        World { physics, dice }
    }

    pub(crate) fn step(&mut self) {
        self.physics.step();
    }

    pub(crate) fn pose(&self, die: usize) -> DiePose {
        DiePose::from_rapier(self.physics.bodies[self.dice[die]].position())
    }

    /// Every die's pose, in order.
    pub(crate) fn poses(&self) -> impl Iterator<Item = DiePose> {
        (0..self.dice.len()).map(|die| self.pose(die))
    }

    /// Sets a die's velocity and spin.
    pub(crate) fn push(&mut self, die: usize, linear: Vector, angular: Vector) {
        let body = self.body(die);
        body.set_linvel(linear, true);
        body.set_angvel(angular, true);
    }

    /// Takes a die out of the world, or moves one taken out before: it touches nothing and does not fall.
    pub(crate) fn take_out(&mut self, die: usize, pose: DiePose) {
        let body = self.body(die);
        body.set_enabled(false);
        body.set_position(pose.to_rapier(), false);
    }

    /// Puts a die that was taken out back into the world, in flight.
    pub(crate) fn put_back(&mut self, die: usize, start: &Start) {
        let body = self.body(die);
        body.set_enabled(true);
        body.set_position(start.pose.to_rapier(), true);
        let [linear, angular] = [start.linear, start.angular].map(Vector::from_array);
        self.push(die, linear, angular);
    }

    /// Puts a die that was taken out back into the world for good: nothing moves it any more.
    pub(crate) fn fix_in_place(&mut self, die: usize) {
        let body = self.body(die);
        body.set_body_type(RigidBodyType::Fixed, true);
        body.set_enabled(true);
    }

    /// Contacts of dice during the last step; those with the ceiling are left out.
    pub(crate) fn touches(&self) -> impl Iterator<Item = Touch> {
        self.physics
            .narrow_phase
            .contact_pairs()
            .filter_map(|pair| {
                let jolt = pair.total_impulse_magnitude();
                if jolt <= 0.0 {
                    return None;
                }
                let marks = [pair.collider1, pair.collider2]
                    .map(|handle| self.physics.colliders[handle].user_data);
                let [low, high] = [marks[0].min(marks[1]), marks[0].max(marks[1])];
                let die = high.checked_sub(FIRST_DIE)? as usize;
                let (die, other) = match low {
                    FLOOR_MARK => (die, Surface::Floor),
                    WALL_MARK => (die, Surface::Wall),
                    CEILING_MARK => return None,
                    _ => ((low - FIRST_DIE) as usize, Surface::Die(die as u8)),
                };
                Some(Touch { die, other, jolt })
            })
    }

    fn body(&mut self, die: usize) -> &mut RigidBody {
        &mut self.physics.bodies[self.dice[die]]
    }
}

fn insert_wall(physics: &mut PhysicsWorld, outward: Vector, distance: f32, mark: u128) {
    // A box is left alone while no die is near it; a half-space would be looked at in every step.
    let wall = ColliderBuilder::cuboid(WALL_HALF, WALL_HALF, WALL_HALF)
        .translation(outward * (distance + WALL_HALF));
    insert_fixed(physics, wall, &WALL, mark);
}

fn insert_fixed(
    physics: &mut PhysicsWorld,
    shape: ColliderBuilder,
    material: &Material,
    mark: u128,
) {
    let collider = shape
        .friction(material.friction)
        .friction_combine_rule(CoefficientCombineRule::Max)
        .restitution(material.restitution)
        .restitution_combine_rule(CoefficientCombineRule::Max)
        .user_data(mark);
    physics.insert_collider(collider, None);
}

fn insert_die(physics: &mut PhysicsWorld, start: &Start, mark: u128) -> RigidBodyHandle {
    let core = HALF - DIE_ROUNDING;
    let body = RigidBodyBuilder::dynamic()
        .pose(start.pose.to_rapier())
        .linvel(Vector::from_array(start.linear))
        .angvel(Vector::from_array(start.angular))
        .angular_damping(SPIN_DAMPING)
        .soft_ccd_prediction(LOOK_AHEAD)
        // A die at rest is watched for 12 steps, far shorter than it takes to fall asleep.
        .can_sleep(false);
    let collider = ColliderBuilder::round_cuboid(core, core, core, DIE_ROUNDING)
        // With a mass of one, an impulse is a change of velocity.
        .mass(1.0)
        .friction(DIE.friction)
        .restitution(DIE.restitution)
        .user_data(mark);
    physics.insert(body, collider).0
}
