//! However a throw is made, it ends in time with a face on every die.

mod support;

use cant_stop_dice::{HelpKind, MAX_SPEED, MAX_SPIN, Throw, tray};
use proptest::prelude::*;
use support::{UPRIGHT, assert_good, start, throw, wild_start};

#[test]
fn dice_without_any_motion() {
    let dice = [-2.0, -0.6, 0.6, 2.0].map(|x| start([x, 0.0, 0.0], UPRIGHT, [0.0; 3], [0.0; 3]));
    assert_good(&throw(1, dice));
}

#[test]
fn dice_straight_down_and_stacked() {
    let dice = [1.0, 2.2, 3.4, 4.6].map(|height| {
        let down = [0.0, -MAX_SPEED, 0.0];
        start([0.0, height, 0.0], UPRIGHT, down, [0.0; 3])
    });
    assert_good(&throw(2, dice));
}

#[test]
fn a_stable_tower_is_taken_apart() {
    let dice =
        [0.76, 1.81, 2.86].map(|height| start([1.0, height, 0.5], UPRIGHT, [0.0; 3], [0.0; 3]));
    let mut helps = assert_good(&throw(3, dice)).helps.into_iter();
    assert!(helps.any(|help| help.kind == HelpKind::Nudge));
}

#[test]
fn all_dice_in_one_place_at_full_speed() {
    for seed in 0..10 {
        let die = start([3.0, 1.0, 2.0], UPRIGHT, [MAX_SPEED; 3], [MAX_SPIN; 3]);
        assert_good(&throw(seed, [die; 4]));
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
        assert_good(&throw(4, [die; 4]));
    }
}

#[test]
fn rotations_too_small_to_measure_are_clamped_for_good() {
    for tiny in [1e-15, 1e-19, 1.105_914_1e-22, 1e-23, 1e-40] {
        let die = start([0.0; 3], [0.0, 0.0, -tiny, 0.0], [0.0; 3], [0.0; 3]);
        let once = throw(0, [die]).clamped();
        assert_eq!(once.clamped(), once, "{tiny}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_throw_ends_as_a_roll(seed: u64, dice in prop::collection::vec(wild_start(), 1..=4)) {
        assert_good(&Throw { seed, dice });
    }

    #[test]
    fn clamping_brings_any_throw_into_range_and_changes_nothing_more(seed: u64, dice in prop::collection::vec(wild_start(), 0..=6)) {
        let once = Throw { seed, dice }.clamped();
        prop_assert_eq!(once.clamped(), once.clone());
        prop_assert!(once.dice.len() <= 4);
        let length = |vector: [f32; 3]| vector.map(|part| part * part).iter().sum::<f32>().sqrt();
        for (at, die) in once.dice.iter().enumerate() {
            prop_assert!(length(die.linear) <= MAX_SPEED * 1.001 && length(die.angular) <= MAX_SPIN * 1.001);
            let [x, y, z] = die.pose.position;
            prop_assert!(x.abs() < tray::HALF_WIDTH && z.abs() < tray::HALF_DEPTH && y < tray::CEILING);
            for other in &once.dice[..at] {
                let [a, b, c] = other.pose.position;
                prop_assert!(length([x - a, y - b, z - c]) > 0.92, "{:?}", once);
            }
        }
    }
}
