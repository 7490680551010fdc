//! Requirements on every automatic throw: repeatable, readable, contained, and good to watch.

mod support;

use cant_stop_dice::{ENGINE, HelpKind, Recording, Surface, TIME_STEP, Throw, simulate};
use support::{assert_at_rest, assert_contained, motion, throw, turns};

fn recordings(seeds: std::ops::Range<u64>) -> impl Iterator<Item = Recording> {
    seeds.map(|seed| simulate(&Throw::automatic(seed, 4)))
}

#[test]
fn a_recording_does_not_depend_on_the_thread() {
    let throw = Throw::automatic(11, 4);
    let there = {
        let throw = throw.clone();
        std::thread::spawn(move || simulate(&throw)).join()
    };
    assert_eq!(there.ok(), Some(simulate(&throw)));
}

#[test]
fn dice_are_read_still_flat_and_on_the_floor_by_their_labels() {
    for recording in recordings(0..150) {
        assert_at_rest(&recording);
        assert_contained(&recording, 0.25);
        let last = recording.poses(recording.steps() - 1).iter();
        let on_top = last.zip(&recording.labels);
        let on_top = on_top.map(|(pose, label)| label.face_up(pose.rotation));
        assert!(on_top.eq(recording.faces.iter().copied()));
    }
}

#[test]
fn physics_does_not_see_the_labels() {
    let mut compared = 0;
    for seed in 0..30 {
        let throw = Throw::automatic(seed, 4);
        // The seed of a throw decides nothing but the labels, unless a die needs help.
        let relabelled = Throw {
            seed: seed + 1000,
            ..throw.clone()
        };
        let (one, other) = (simulate(&throw), simulate(&relabelled));
        if !one.helps.is_empty() {
            continue;
        }
        compared += 1;
        assert_ne!(one.labels, other.labels, "seed {seed}");
        assert_eq!(one.contacts, other.contacts, "seed {seed}");
        assert_eq!(one.steps(), other.steps(), "seed {seed}");
        for step in 0..one.steps() {
            assert_eq!(one.poses(step), other.poses(step), "seed {seed}");
        }
    }
    assert!(compared > 20, "hardly any throw settled without help");
}

#[test]
fn impacts_are_heard_in_order_and_in_range() {
    for recording in recordings(0..50) {
        assert!(recording.contacts.is_sorted_by_key(|contact| contact.step));
        for contact in &recording.contacts {
            assert!((0.05..=1.0).contains(&contact.strength), "{contact:?}");
            assert!((contact.step as usize) < recording.steps());
            assert!(usize::from(contact.die) < recording.dice());
            if let Surface::Die(other) = contact.other {
                assert!(contact.die < other && usize::from(other) < recording.dice());
            }
        }
        for die in 0..4 {
            let mut contacts = recording.contacts.iter();
            assert!(contacts.any(|it| it.die == die && it.other == Surface::Floor));
        }
        let strengths = recording.contacts.iter().map(|contact| contact.strength);
        let loudest = strengths.fold(0.0, f32::max);
        assert!(loudest > 0.4, "no clear impact: {loudest}");
    }
}

#[test]
fn throws_take_the_time_they_should() {
    let mut durations = Vec::new();
    for recording in recordings(0..400) {
        // A second throw has a time of its own, from when the die is picked up.
        let mut helps = recording.helps.iter();
        let again = helps.rfind(|help| help.kind == HelpKind::Rethrow);
        let before = again.map_or(0.0, |help| help.step as f32 * TIME_STEP);
        assert!(recording.duration() - before <= 4.0, "thrown once");
        assert!(recording.duration() <= 6.0, "thrown again");
        durations.push(recording.duration());
    }
    durations.sort_unstable_by(f32::total_cmp);
    let (median, high) = (durations[200], durations[380]);
    assert!((1.2..=1.6).contains(&median), "median {median} s");
    assert!(high <= 2.5, "95th percentile {high} s");
}

#[test]
fn dice_tumble_rather_than_slide() {
    let mut turned: Vec<f32> = recordings(0..50)
        .flat_map(|recording| [0, 1, 2, 3].map(|die| turns(&recording, die)))
        .collect();
    turned.sort_unstable_by(f32::total_cmp);
    let (least, median) = (turned[0], turned[turned.len() / 2]);
    assert!(median > 1.5, "median {median} turns");
    assert!(least > 0.4, "{least} turns");
}

#[test]
fn nothing_snaps_when_a_die_is_helped() {
    let helped: Vec<Recording> = recordings(0..400)
        .filter(|recording| !recording.helps.is_empty())
        .collect();
    assert!(!helped.is_empty(), "no throw needed help");
    for recording in helped {
        assert_at_rest(&recording);
        for step in 1..recording.steps() {
            for (before, after) in recording.poses(step - 1).iter().zip(recording.poses(step)) {
                let (speed, _) = motion(before, after);
                assert!(speed < 50.0, "a die jumps at step {step}");
            }
        }
        for help in &recording.helps {
            assert!((help.step as usize) < recording.steps());
            assert_ne!(help.kind, HelpKind::Place);
        }
    }
}

#[test]
fn poses_are_blended_between_steps_and_held_outside() {
    let recording = simulate(&Throw::automatic(5, 2));
    let end = recording.poses(recording.steps() - 1)[1];
    assert_eq!(recording.pose_at(1, -1.0), recording.poses(0)[1]);
    assert_eq!(recording.pose_at(1, f32::NAN), recording.poses(0)[1]);
    assert_eq!(recording.pose_at(1, recording.duration() + 9.0), end);
    let (before, after) = (recording.poses(10)[1], recording.poses(11)[1]);
    let between = recording.pose_at(1, 10.5 * TIME_STEP);
    for axis in 0..3 {
        let middle = (before.position[axis] + after.position[axis]) / 2.0;
        assert!((between.position[axis] - middle).abs() < 1e-3);
    }
    let length: f32 = between.rotation.iter().map(|part| part * part).sum();
    assert!((length - 1.0).abs() < 1e-4);
}

#[test]
fn one_to_four_dice_can_be_thrown_and_none_give_no_faces() {
    for count in 1..=4 {
        let recording = simulate(&Throw::automatic(3, count));
        assert_eq!(recording.faces.len(), count);
        assert_eq!(recording.labels.len(), count);
        assert_at_rest(&recording);
    }
    let nothing = simulate(&throw(1, []));
    assert_eq!((nothing.faces.len(), nothing.steps()), (0, 1));
    assert_eq!(nothing.duration(), 0.0);
}

#[test]
fn the_engine_named_is_the_engine_built() {
    let package = std::env::var("CARGO_MANIFEST_DIR").expect("cargo runs the tests");
    let lock = std::fs::read_to_string(format!("{package}/../../Cargo.lock"))
        .expect("the workspace has a lock file");
    let (_, rest) = lock
        .split_once("name = \"rapier3d\"\nversion = \"")
        .expect("the engine is locked");
    let version = rest.split(['-', '"']).next();
    assert_eq!(version, ENGINE.strip_prefix("rapier3d "));
}
