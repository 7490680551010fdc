//! However a throw is made, it ends in time with a face on every die.

mod support;

use cant_stop_dice::{
    HelpKind, MAX_DURATION, MAX_SPEED, MAX_SPIN, Pose, Recording, Start, Throw, simulate,
};
use proptest::prelude::*;
use support::{assert_at_rest, assert_contained};

const UPRIGHT: [f32; 4] = [0.0, 0.0, 0.0, 1.0];

fn start(position: [f32; 3], rotation: [f32; 4], linear: [f32; 3], angular: [f32; 3]) -> Start {
    Start {
        pose: Pose { position, rotation },
        linear,
        angular,
    }
}

fn assert_good(throw: &Throw) -> Recording {
    let recording = simulate(throw);
    assert_eq!(recording.faces.len(), throw.dice.len().min(4));
    assert!(recording.faces.iter().all(|face| (1..=6).contains(face)));
    assert!(recording.duration() <= MAX_DURATION);
    assert_at_rest(&recording);
    // Dice that start inside each other or at the limit of speed are pressed deeper than thrown ones ever are.
    assert_contained(&recording, 0.5);
    recording
}

#[test]
fn dice_without_any_motion() {
    let dice = [-2.0, -0.6, 0.6, 2.0].map(|x| start([x, 0.0, 0.0], UPRIGHT, [0.0; 3], [0.0; 3]));
    assert_good(&Throw {
        seed: 1,
        dice: dice.into(),
    });
}

#[test]
fn dice_straight_down_and_stacked() {
    let dice = [1.0, 2.2, 3.4, 4.6].map(|height| {
        start(
            [0.0, height, 0.0],
            UPRIGHT,
            [0.0, -MAX_SPEED, 0.0],
            [0.0; 3],
        )
    });
    assert_good(&Throw {
        seed: 2,
        dice: dice.into(),
    });
}

#[test]
fn a_stable_tower_is_taken_apart() {
    let dice =
        [0.76, 1.81, 2.86].map(|height| start([1.0, height, 0.5], UPRIGHT, [0.0; 3], [0.0; 3]));
    let recording = assert_good(&Throw {
        seed: 3,
        dice: dice.into(),
    });
    assert!(
        recording
            .helps
            .iter()
            .any(|help| help.kind == HelpKind::Nudge)
    );
}

#[test]
fn all_dice_in_one_place_at_full_speed() {
    for seed in 0..10 {
        let die = start([3.0, 1.0, 2.0], UPRIGHT, [MAX_SPEED; 3], [MAX_SPIN; 3]);
        assert_good(&Throw {
            seed,
            dice: vec![die; 4],
        });
    }
}

#[test]
fn nothing_but_nonsense() {
    for nonsense in [
        f32::NAN,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::MAX,
        f32::MIN_POSITIVE,
    ] {
        let die = start([nonsense; 3], [nonsense; 4], [nonsense; 3], [nonsense; 3]);
        assert_good(&Throw {
            seed: 4,
            dice: vec![die; 4],
        });
    }
}

#[test]
fn rotations_too_small_to_measure_are_clamped_for_good() {
    for tiny in [1e-15, 1e-19, 1.105_914_1e-22, 1e-23, 1e-40] {
        let die = start([0.0; 3], [0.0, 0.0, -tiny, 0.0], [0.0; 3], [0.0; 3]);
        let once = Throw {
            seed: 0,
            dice: vec![die],
        }
        .clamped();
        assert_eq!(once.clamped(), once, "{tiny}");
    }
}

fn wild() -> impl Strategy<Value = f32> {
    prop_oneof![
        4 => -6.0f32..6.0,
        2 => -40.0f32..40.0,
        1 => Just(0.0f32),
        1 => any::<f32>(),
    ]
}

fn wild_start() -> impl Strategy<Value = Start> {
    (
        prop::array::uniform3(wild()),
        prop::array::uniform4(wild()),
        prop::array::uniform3(wild()),
        prop::array::uniform3(wild()),
    )
        .prop_map(|(position, rotation, linear, angular)| {
            start(position, rotation, linear, angular)
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_throw_ends_as_a_roll(seed: u64, dice in prop::collection::vec(wild_start(), 1..=4)) {
        assert_good(&Throw { seed, dice });
    }

    #[test]
    fn clamping_twice_changes_nothing_more(seed: u64, dice in prop::collection::vec(wild_start(), 0..=6)) {
        let once = Throw { seed, dice }.clamped();
        prop_assert_eq!(once.clamped(), once);
    }
}
