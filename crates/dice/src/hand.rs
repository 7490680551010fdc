//! The hand that helps dice which do not settle: it nudges them, then throws them again, and at last sets them down.

use rapier3d::prelude::{Rotation, Vector};
use serde::{Deserialize, Serialize};

use crate::die::{FACE_AXES, HALF, REACH, REACH_X, REACH_Z};
use crate::pose::Pose;
use crate::random::{Purpose, Stream};
use crate::settle::{Rest, Watch};
use crate::throw::{Start, starts};
use crate::world::World;

/// How often a die is nudged before it is thrown again, each time it is thrown.
const MAX_NUDGES: u8 = 2;

/// How often a die is thrown again before it is set down.
const MAX_RETHROWS: u8 = 2;

/// Steps after which a die that never came to rest is helped as if it leaned.
const RESTLESS_STEPS: u32 = 360;

/// Steps after which every die that has not settled is set down, however often it was helped.
pub(crate) const PATIENCE_STEPS: u32 = 1080;

/// Steps from picking a die up to throwing it again.
pub(crate) const LIFT_STEPS: u32 = 48;

/// Steps from picking a die up to having set it down.
pub(crate) const PLACE_STEPS: u32 = 72;

/// How high a die is carried on its way to where it is set down.
const CARRY_HEIGHT: f32 = 1.6;

/// A die this close to being unable to turn freely beside a wall or another die may lean on it.
const TOUCHING: f32 = 0.1;

/// A die thrown again is thrown with this share of the strength of a first throw.
const RETHROW_STRENGTH: f32 = 0.7;

/// Help given to a die that did not settle by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Help {
    /// The step of the recording it began at.
    pub step: u32,
    /// The die that was helped.
    pub die: u8,
    /// What was done.
    pub kind: HelpKind,
}

/// What can be done to a die that does not settle by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HelpKind {
    /// It was pushed from where it was.
    Nudge,
    /// It was picked up, in view, and thrown again 0.4 s later.
    Rethrow,
    /// It was picked up, in view, and set down flat where there was room. Only the wildest throws come to this.
    Place,
}

/// The hand.
pub(crate) struct Hand {
    stream: Stream,
    grips: Vec<Grip>,
    helps: Vec<Help>,
}

/// What the hand knows of one die.
struct Grip {
    hold: Hold,
    /// The step since which the die has been neither settled nor helped.
    restless_since: u32,
    nudges: u8,
    rethrows: u8,
}

enum Hold {
    Free,
    Carried {
        since: u32,
        from: Pose,
        to: Destination,
    },
    Placed,
}

enum Destination {
    Throw(Start),
    Floor(Pose),
}

impl Hand {
    pub(crate) fn new(seed: u64, count: usize) -> Hand {
        let grip = || Grip {
            hold: Hold::Free,
            restless_since: 0,
            nudges: 0,
            rethrows: 0,
        };
        Hand {
            stream: Stream::new(seed, Purpose::Handling),
            grips: (0..count).map(|_| grip()).collect(),
            helps: Vec::new(),
        }
    }

    /// Moves the dice in the hand to where they are at this step, letting go of those that have arrived.
    pub(crate) fn carry(&mut self, step: u32, world: &mut World) {
        for (die, grip) in self.grips.iter_mut().enumerate() {
            let Hold::Carried { since, from, to } = &grip.hold else {
                continue;
            };
            let elapsed = step - since;
            match to {
                Destination::Throw(start) if elapsed > LIFT_STEPS => {
                    world.release(die, start);
                    grip.hold = Hold::Free;
                    grip.restless_since = step;
                }
                Destination::Throw(start) => {
                    let t = elapsed as f32 / LIFT_STEPS as f32;
                    world.hold(die, lifted(from, &start.pose, t));
                }
                Destination::Floor(_) if elapsed > PLACE_STEPS => {
                    world.fix(die);
                    grip.hold = Hold::Placed;
                }
                Destination::Floor(place) => {
                    let t = elapsed as f32 / PLACE_STEPS as f32;
                    world.hold(die, carried_over(from, place, t));
                }
            }
        }
    }

    /// Helps the dice that need it. Returns whether all of them have settled.
    pub(crate) fn help(
        &mut self,
        step: u32,
        rests: &[Rest],
        watches: &mut [Watch],
        world: &mut World,
    ) -> bool {
        let mut all_settled = true;
        for (die, (&rest, watch)) in rests.iter().zip(watches).enumerate() {
            let grip = &mut self.grips[die];
            let is_free = matches!(grip.hold, Hold::Free);
            if rest == Rest::Settled && !matches!(grip.hold, Hold::Carried { .. }) {
                grip.restless_since = step;
                continue;
            }
            all_settled = false;
            let is_restless = step - grip.restless_since > RESTLESS_STEPS;
            let is_late = step > PATIENCE_STEPS;
            if !is_free || !(rest == Rest::Cocked || is_restless || is_late) {
                continue;
            }
            let kind = if is_late || grip.rethrows >= MAX_RETHROWS {
                HelpKind::Place
            } else if is_restless || grip.nudges >= MAX_NUDGES {
                HelpKind::Rethrow
            } else {
                HelpKind::Nudge
            };
            self.give(kind, step, die, world);
            watch.disturb();
        }
        all_settled
    }

    fn give(&mut self, kind: HelpKind, step: u32, die: usize, world: &mut World) {
        self.helps.push(Help {
            step,
            die: die as u8,
            kind,
        });
        let from = world.pose(die);
        let to = match kind {
            HelpKind::Nudge => {
                let (linear, angular) = self.nudge(die, world);
                world.push(die, linear, angular);
                let grip = &mut self.grips[die];
                grip.nudges += 1;
                grip.restless_since = step;
                return;
            }
            HelpKind::Rethrow => {
                let grip = &mut self.grips[die];
                grip.rethrows += 1;
                grip.nudges = 0;
                Destination::Throw(self.start_apart(world))
            }
            HelpKind::Place => Destination::Floor(self.place_for(die, &from, world)),
        };
        world.hold(die, from);
        self.grips[die].hold = Hold::Carried {
            since: step,
            from,
            to,
        };
    }

    /// A push up and away from the dice and walls it could lean on, with some spin; the second is harder.
    fn nudge(&mut self, die: usize, world: &World) -> (Vector, Vector) {
        let here = Vector::from_array(world.pose(die).position);
        let level = Vector::new(1.0, 0.0, 1.0);
        let from_walls = Vector::new(
            -here.x.signum() * f32::from(here.x.abs() > REACH_X - TOUCHING),
            0.0,
            -here.z.signum() * f32::from(here.z.abs() > REACH_Z - TOUCHING),
        );
        let from_dice: Vector = others(die, world)
            .map(|other| here - other)
            .filter(|apart| apart.length() < 2.0 * REACH + TOUCHING)
            .map(|apart| (apart * level).normalize_or_zero())
            .sum();
        let away = from_walls + from_dice + self.stream.in_ball() * level * 0.5;
        let strength = 1.0 + 0.3 * f32::from(self.grips[die].nudges);
        let up = self.stream.between(6.0, 7.5);
        (
            (away.normalize_or_zero() * 4.5 + Vector::Y * up) * strength,
            self.stream.in_ball() * 12.0,
        )
    }

    /// How a die is thrown again, from where no other die is or will be let go.
    fn start_apart(&mut self, world: &World) -> Start {
        const TRIES: usize = 16;
        let mut start = self.draw_start();
        for _ in 1..TRIES {
            let place = Vector::from_array(start.pose.position);
            let is_free = self.grips.iter().enumerate().all(|(other, grip)| {
                let taken = match &grip.hold {
                    Hold::Carried {
                        to: Destination::Throw(start),
                        ..
                    } => start.pose,
                    _ => world.pose(other),
                };
                place.distance(Vector::from_array(taken.position)) > 2.0 * REACH
            });
            if is_free {
                break;
            }
            start = self.draw_start();
        }
        start
    }

    fn draw_start(&mut self) -> Start {
        starts(&mut self.stream, 1, RETHROW_STRENGTH)[0]
    }

    /// A flat pose on the floor as far as possible from the other dice, with the face up that already looks up most.
    fn place_for(&self, die: usize, from: &Pose, world: &World) -> Pose {
        let taken: Vec<Vector> = world
            .poses()
            .zip(&self.grips)
            .enumerate()
            .filter(|(other, _)| *other != die)
            .map(|(_, (pose, grip))| match &grip.hold {
                Hold::Carried {
                    to: Destination::Floor(place),
                    ..
                } => place.position,
                _ => pose.position,
            })
            .map(|[x, _, z]| Vector::new(x, HALF, z))
            .collect();
        let room = |place: &Vector| {
            taken
                .iter()
                .map(|other| place.distance(*other))
                .fold(f32::INFINITY, f32::min)
        };
        const GRID: i8 = 8;
        let position = (-GRID..=GRID)
            .flat_map(|column| (-GRID..=GRID).map(move |row| (column, row)))
            .map(|(column, row)| {
                let share = |index: i8| f32::from(index) / f32::from(GRID);
                Vector::new(share(column) * REACH_X, HALF, share(row) * REACH_Z)
            })
            .max_by(|a, b| room(a).total_cmp(&room(b)))
            .unwrap_or(Vector::Y * HALF);
        Pose {
            position: position.into(),
            rotation: flattened(from).into(),
        }
    }

    /// The help given so far, in order of time.
    pub(crate) fn into_helps(self) -> Vec<Help> {
        self.helps
    }
}

/// Where the other dice are.
fn others(die: usize, world: &World) -> impl Iterator<Item = Vector> {
    world
        .poses()
        .enumerate()
        .filter(move |(other, _)| *other != die)
        .map(|(_, pose)| Vector::from_array(pose.position))
}

/// A die's rotation with its top face brought level by the shortest turn.
fn flattened(pose: &Pose) -> Rotation {
    let rotation = pose.to_rapier().rotation;
    let top = FACE_AXES
        .iter()
        .map(|(_, axis)| rotation * Vector::from_array(*axis))
        .max_by(|a, b| a.y.total_cmp(&b.y))
        .unwrap_or(Vector::Y);
    (Rotation::from_rotation_arc(top, Vector::Y) * rotation).normalize()
}

/// On the way back into the hand: first up, then across.
fn lifted(from: &Pose, to: &Pose, t: f32) -> Pose {
    let mut pose = from.blend(to, eased(t));
    let rise = 1.0 - (1.0 - t) * (1.0 - t);
    pose.position[1] = from.position[1] + (to.position[1] - from.position[1]) * rise;
    pose
}

/// On the way to another place on the floor, in an arc.
fn carried_over(from: &Pose, to: &Pose, t: f32) -> Pose {
    let mut pose = from.blend(to, eased(t));
    let along = eased(t);
    pose.position[1] += CARRY_HEIGHT * 4.0 * along * (1.0 - along);
    pose
}

/// Starts and ends at rest.
fn eased(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}
