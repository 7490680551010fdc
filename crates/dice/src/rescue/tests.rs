//! Rescues on a small table.

use super::*;
use crate::die::HALF;
use crate::settle::STILL_STEPS;

/// Two dice on the floor and the rescuer over them.
fn table() -> (World, Rescuer) {
    let dice = [-1.0, 1.0].map(|x| Start::still([x, HALF, 0.0]));
    (World::new(&dice), Rescuer::new(1, 2))
}

/// Runs until all dice have settled, and returns the poses of the first die at every step.
fn run(rescuer: &mut Rescuer, world: &mut World, first_step: u32) -> Vec<Pose> {
    let mut watches: Vec<Watch> = world.poses().map(Watch::new).collect();
    let mut seen = vec![world.pose(0)];
    for step in first_step.. {
        rescuer.carry(step, world);
        world.step();
        let rests: Vec<Rest> = world
            .poses()
            .zip(&mut watches)
            .map(|(pose, watch)| watch.update(pose))
            .collect();
        seen.push(world.pose(0));
        if rescuer.help_where_needed(step, &rests, &mut watches, world) {
            break;
        }
        assert!(step < first_step + 1000, "the dice never settle");
    }
    seen
}

fn assert_no_jump(poses: &[Pose]) {
    for pair in poses.windows(2) {
        let [before, after] = [pair[0], pair[1]].map(|pose| Vector::from_array(pose.position));
        assert!(before.distance(after) < 0.25, "{before} {after}");
    }
}

#[test]
fn a_die_thrown_again_is_lifted_and_falls_elsewhere() {
    let (mut world, mut rescuer) = table();
    rescuer.help_die(HelpKind::Rethrow, 0, 0, &mut world);
    let poses = run(&mut rescuer, &mut world, 1);
    assert_no_jump(&poses);
    let lifted = poses[LIFT_STEPS as usize].position;
    assert!(lifted[1] > 1.4, "{lifted:?}");
    assert!(poses.len() > (LIFT_STEPS + STILL_STEPS) as usize);
    let end = poses[poses.len() - 1].position;
    assert!((end[1] - HALF).abs() < 0.02, "{end:?}");
}

#[test]
fn a_die_set_down_comes_to_lie_flat_where_there_is_room() {
    let (mut world, mut rescuer) = table();
    let leaning = Pose {
        position: [0.9, 1.4, 0.1],
        rotation: [0.3, 0.2, 0.1, 0.927_362],
    };
    world.take_out(0, leaning);
    rescuer.help_die(HelpKind::Place, 0, 0, &mut world);
    let poses = run(&mut rescuer, &mut world, 1);
    assert_no_jump(&poses);
    let end = &poses[poses.len() - 1];
    assert_eq!(end.position[1], HALF);
    let apart = Vector::from_array(end.position).distance(Vector::X + Vector::Y * HALF);
    assert!(apart > 2.0, "{end:?}");
    // What looked up most before looks up now: no face is chosen by setting the die down.
    let height = |pose: &Pose| (pose.to_rapier().rotation * Vector::Y).y;
    assert!(height(&leaning) > 0.7 && height(end) > 0.999);
}

#[test]
fn two_dice_set_down_at_once_get_places_apart() {
    let (mut world, mut rescuer) = table();
    for die in 0..2 {
        rescuer.help_die(HelpKind::Place, 0, die, &mut world);
    }
    run(&mut rescuer, &mut world, 1);
    let [one, other] = [0, 1].map(|die| Vector::from_array(world.pose(die).position));
    assert!(one.distance(other) > 1.5, "{one} {other}");
}

#[test]
fn a_late_die_is_set_down_whatever_it_does() {
    let (mut world, mut rescuer) = table();
    world.push(0, Vector::Y * 20.0, Vector::ZERO);
    run(&mut rescuer, &mut world, PATIENCE_STEPS + 1);
    let kinds: Vec<_> = rescuer
        .into_helps()
        .iter()
        .map(|help| (help.die, help.kind))
        .collect();
    assert_eq!(kinds[0], (0, HelpKind::Place));
}

#[test]
fn help_grows_from_nudges_to_another_throw_to_setting_down() {
    let (mut world, mut rescuer) = table();
    let mut watches: Vec<Watch> = world.poses().map(Watch::new).collect();
    let rests = [Rest::Cocked, Rest::Settled];
    for step in 0..1000 {
        rescuer.carry(step, &mut world);
        rescuer.help_where_needed(step, &rests, &mut watches, &mut world);
    }
    let kinds: Vec<_> = rescuer.into_helps().iter().map(|help| help.kind).collect();
    use HelpKind::{Nudge, Place, Rethrow};
    assert_eq!(
        kinds,
        [
            Nudge, Nudge, Rethrow, Nudge, Nudge, Rethrow, Nudge, Nudge, Place
        ]
    );
}
