//! Dice that leave a player's hand, however they do, end as a roll, and tumble on the way.

mod support;

use cant_stop_dice::{Throw, simulate};
use proptest::prelude::*;
use support::{assert_good, held, turns, wild_start};

#[test]
fn dice_that_are_merely_dropped_tumble() {
    for seed in 0..40 {
        let still = held([0.0; 3], [0.0; 3]);
        let throw = Throw::from_hand(seed, &still);
        for die in &throw.dice {
            let [x, _, z] = die.linear;
            let spin = die.angular.iter().map(|part| part * part).sum::<f32>();
            assert!(x.hypot(z) > 9.0, "it goes across the tray: {die:?}");
            assert!(spin.sqrt() > 9.0, "it spins: {die:?}");
        }
        let recording = assert_good(&throw);
        let turned = (0..4).map(|die| turns(&recording, die)).sum::<f32>() / 4.0;
        assert!(turned > 0.7, "{turned} turns on average");
    }
}

#[test]
fn a_strong_throw_leaves_the_hand_as_it_was() {
    let strong = held([16.0, 1.0, -4.0], [0.0, 3.0, 20.0]);
    assert_eq!(Throw::from_hand(7, &strong).dice, strong);
}

#[test]
fn dice_pressed_together_in_the_hand_stay_where_they_are() {
    let mut close = held([14.0, 0.0, 0.0], [20.0, 0.0, 0.0]);
    close[1].pose.position[0] = close[0].pose.position[0] + 0.97;
    let thrown = Throw::from_hand(7, &close);
    for (die, held) in thrown.dice.iter().zip(&close) {
        assert_eq!(die.pose.position, held.pose.position);
    }
}

#[test]
fn throws_by_hand_settle_in_the_time_people_expect() {
    let mut durations: Vec<f32> = (0..300u16)
        .map(|index| {
            let angle = f32::from(index) * 2.4;
            let speed = f32::from(index % 23);
            let linear = [speed * angle.cos(), -1.0, speed * angle.sin()];
            let angular = [f32::from(index % 17), -4.0, f32::from(index % 29) - 14.0];
            let throw = Throw::from_hand(u64::from(index), &held(linear, angular));
            simulate(&throw).duration()
        })
        .collect();
    durations.sort_unstable_by(f32::total_cmp);
    let (median, high) = (durations[150], durations[285]);
    assert!((1.1..=1.9).contains(&median), "median {median} s");
    assert!(high <= 2.8, "95th percentile {high} s");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_release_ends_as_a_roll(seed: u64, dice in prop::collection::vec(wild_start(), 4)) {
        let throw = Throw::from_hand(seed, &dice);
        prop_assert_eq!(throw.clamped(), throw.clone(), "it is in range");
        assert_good(&throw);
    }
}
