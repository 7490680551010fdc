//! Geometry that tests compute for themselves, so that they do not trust what they test.
#![allow(dead_code, reason = "each test file uses its own share")]

use cant_stop_dice::{
    DIE_SIZE, MAX_DURATION, MAX_SPEED, MAX_SPIN, Pose, Recording, Start, TIME_STEP, Throw,
    simulate, tray,
};
use proptest::prelude::*;

pub const UPRIGHT: [f32; 4] = [0.0, 0.0, 0.0, 1.0];

/// Vertical share of each axis of a die, -1 to 1: the world's y in the die's frame.
pub fn up(pose: &Pose) -> [f32; 3] {
    let [x, y, z, w] = pose.rotation;
    [
        2.0 * (x * y + w * z),
        1.0 - 2.0 * (x * x + z * z),
        2.0 * (y * z - w * x),
    ]
}

/// The cosine of a die's tilt away from lying flat on a face.
pub fn flatness(pose: &Pose) -> f32 {
    up(pose).iter().fold(0.0, |most, part| part.abs().max(most))
}

/// Speed and spin between two neighbouring steps, in edges and radians per second.
pub fn motion(before: &Pose, after: &Pose) -> (f32, f32) {
    let moved: f32 = (0..3)
        .map(|axis| (after.position[axis] - before.position[axis]).powi(2))
        .sum();
    // The vector part of the turn from one to the other.
    let [ax, ay, az, aw] = before.rotation;
    let [bx, by, bz, bw] = after.rotation;
    let turn = [
        aw * bx - ax * bw - ay * bz + az * by,
        aw * by + ax * bz - ay * bw - az * bx,
        aw * bz - ax * by + ay * bx - az * bw,
    ];
    let turned = 2.0 * turn.iter().map(|part| part * part).sum::<f32>().sqrt();
    (moved.sqrt() / TIME_STEP, turned / TIME_STEP)
}

/// Asserts that a recording ends as a roll must: all dice inside the tray, on the floor, flat, and still for 12 steps.
pub fn assert_at_rest(recording: &Recording) {
    let last = recording.steps() - 1;
    for die in 0..recording.dice() {
        let end = &recording.poses(last)[die];
        let [x, height, z] = end.position;
        let half = DIE_SIZE / 2.0;
        let is_inside =
            x.abs() <= tray::HALF_WIDTH - half + 0.02 && z.abs() <= tray::HALF_DEPTH - half + 0.02;
        assert!(is_inside, "die {die} left: {end:?}");
        assert!(
            (height - half).abs() <= 0.02,
            "die {die} is not on the floor: {end:?}"
        );
        assert!(flatness(end) >= 0.999, "die {die} leans: {end:?}");
        for step in last - 12..last {
            let (speed, spin) =
                motion(&recording.poses(step)[die], &recording.poses(step + 1)[die]);
            assert!(
                speed < 0.13 && spin < 0.26,
                "die {die} moves: {speed} {spin}"
            );
        }
    }
}

/// Asserts that every die is inside the tray's room at every step, sinking at most this far into what it hits.
pub fn assert_contained(recording: &Recording, sinking: f32) {
    let half = DIE_SIZE / 2.0 - sinking;
    for step in 0..recording.steps() {
        for pose in recording.poses(step) {
            let [x, y, z] = pose.position;
            assert!(
                x.abs() <= tray::HALF_WIDTH - half
                    && z.abs() <= tray::HALF_DEPTH - half
                    && (half..=tray::CEILING - half).contains(&y),
                "outside at step {step}: {pose:?}"
            );
        }
    }
}

pub fn start(position: [f32; 3], rotation: [f32; 4], linear: [f32; 3], angular: [f32; 3]) -> Start {
    Start {
        pose: Pose { position, rotation },
        linear,
        angular,
    }
}

/// A throw of these dice.
pub fn throw(seed: u64, dice: impl Into<Vec<Start>>) -> Throw {
    let dice = dice.into();
    Throw { seed, dice }
}

/// Full rotations of a die during a throw.
pub fn turns(recording: &Recording, die: usize) -> f32 {
    let poses = |step: usize| &recording.poses(step)[die];
    let spins = (1..recording.steps()).map(|step| motion(poses(step - 1), poses(step)).1);
    spins.sum::<f32>() * TIME_STEP / std::f32::consts::TAU
}

/// Four dice side by side in a hand above the middle of the tray.
pub fn held(linear: [f32; 3], angular: [f32; 3]) -> Vec<Start> {
    [[-0.8, -0.6], [0.8, -0.6], [-0.8, 0.6], [0.8, 0.6]]
        .map(|[x, z]| start([x, 2.0, z], UPRIGHT, linear, angular))
        .into()
}

/// Asserts that a throw ends in time as a roll inside the tray.
pub fn assert_good(throw: &Throw) -> Recording {
    let recording = simulate(throw);
    assert_eq!(recording.faces.len(), throw.dice.len().min(4));
    assert!(recording.faces.iter().all(|face| (1..=6).contains(face)));
    assert!(recording.duration() <= MAX_DURATION);
    assert_at_rest(&recording);
    // Dice that start inside each other or at the limit of speed are pressed deeper than thrown ones ever are.
    assert_contained(&recording, 0.5);
    recording
}

fn wild() -> impl Strategy<Value = f32> {
    prop_oneof![
        4 => -6.0f32..6.0,
        2 => -40.0f32..40.0,
        2 => Just(0.0f32),
        1 => Just(f32::NAN),
        1 => any::<f32>(),
    ]
}

/// Any start of a die, sensible or not.
pub fn wild_start() -> impl Strategy<Value = Start> {
    let three = || prop::array::uniform3(wild());
    let place = prop_oneof![3 => three(), 1 => Just([0.0, 1.0, 0.0]), 1 => Just([9.0, -3.0, 0.0])];
    let speed = prop_oneof![
        3 => three(),
        1 => Just([0.0; 3]),
        1 => Just([0.0, -MAX_SPEED, 0.0]),
        1 => Just([MAX_SPEED; 3]),
    ];
    let spin = prop_oneof![3 => three(), 1 => Just([0.0; 3]), 1 => Just([MAX_SPIN; 3])];
    (place, prop::array::uniform4(wild()), speed, spin)
        .prop_map(|(place, turn, speed, spin)| start(place, turn, speed, spin))
}
