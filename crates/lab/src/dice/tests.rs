//! Dice made up to be unfair in one way each, which that test must notice and the others not.

use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::report::{Report, Tally};
use super::thrown::{DICE, Kind, Plan, Thrown};

const THROWS: u64 = 20_000;
const HAND_THROWS: u64 = 5_000;

/// A weak throw that settled by itself.
pub(super) fn thrown(number: u64) -> Thrown {
    Thrown {
        number,
        seed: number,
        kind: Kind::Weak,
        start_sides: [1, 2, 3, 4],
        end_sides: [5, 6, 1, 2],
        faces: [3, 3, 6, 1],
        steps: 181,
        seconds: 1.5,
        nudges: 0,
        rethrows: 0,
        places: 0,
    }
}

/// Four numbers, each die's equally likely.
fn four(generator: &mut ChaCha8Rng) -> [u8; DICE] {
    [(); DICE].map(|()| generator.random_range(1..=6))
}

/// Asserts that of fair throws, each changed by `spoil`, these tests call the dice unfair. `spoil` gets the throw, the faces
/// of the one before it and a random number generator.
fn assert_caught(
    expected: &[&str],
    mut spoil: impl FnMut(&mut Thrown, [u8; DICE], &mut ChaCha8Rng),
) {
    let mut generator = ChaCha8Rng::seed_from_u64(11);
    let mut tally = Tally::new();
    let mut before = [1; DICE];
    for number in 0..THROWS + HAND_THROWS {
        let kind = match number {
            THROWS.. => Kind::Hand(0),
            _ if generator.random_bool(0.5) => Kind::Weak,
            _ => Kind::Strong,
        };
        let mut thrown = Thrown {
            kind,
            start_sides: four(&mut generator),
            end_sides: four(&mut generator),
            faces: four(&mut generator),
            ..thrown(number)
        };
        spoil(&mut thrown, before, &mut generator);
        before = thrown.faces;
        tally.count(&thrown);
    }
    let report = Report::new(&Plan::new(THROWS, HAND_THROWS, 0, 0), tally);
    let unfair = report.checks.iter();
    let unfair = unfair.filter(|check| check.is_unfair(report.smallest_fair_p));
    let found: Vec<String> = unfair
        .map(|check| format!("{:?}: {}", check.throws, check.name))
        .collect();
    assert_eq!(found, expected, "{report}");
    assert_eq!(report.fair, expected.is_empty());
    assert_eq!(report.deciding_tests, 28);
    let told = report.to_string().matches("  UNFAIR\n").count();
    assert_eq!(told, expected.len());
}

#[test]
fn fair_dice_pass_every_test() {
    assert_caught(&[], |_, _, _| {});
    // Physics alone may do what it likes: the labels make the numbers.
    assert_caught(&[], |thrown, _, _| thrown.end_sides = thrown.start_sides);
}

#[test]
fn a_number_that_depends_on_the_start_is_caught() {
    // Each number stays equally likely, as each side is.
    let unfair = [
        "Automatic: number by starting side",
        "Weak: number by starting side",
        "Strong: number by starting side",
    ];
    assert_caught(&unfair, |thrown, _, chance| {
        if thrown.kind.is_automatic() && chance.random_bool(0.1) {
            thrown.faces = thrown.start_sides;
        }
    });
}

#[test]
fn a_die_that_depends_on_another_or_on_the_roll_before_is_caught() {
    let sometimes = |chance: &mut ChaCha8Rng| chance.random_bool(0.1);
    let unfair = ["Automatic: die 2, and in the next roll"];
    assert_caught(&unfair, |thrown, before, chance| {
        if sometimes(chance) {
            thrown.faces[1] = before[1];
        }
    });
    let unfair = ["Automatic: die 4, and die 1 of the next"];
    assert_caught(&unfair, |thrown, before, chance| {
        if sometimes(chance) {
            thrown.faces[0] = before[3];
        }
    });
    assert_caught(&["Automatic: dice 1 and 3"], |thrown, _, chance| {
        if sometimes(chance) {
            thrown.faces[2] = thrown.faces[0];
        }
    });
}

#[test]
fn faces_that_depend_on_the_strength_are_caught() {
    // Weak throws make sixes of ones and strong ones the other way round, so that all in all none is more frequent.
    let unfair = [
        "Automatic: weak against strong",
        "Weak: all dice",
        "Weak: number by starting side",
        "Strong: all dice",
        "Strong: number by starting side",
    ];
    assert_caught(&unfair, |thrown, _, chance| {
        let (from, to) = match thrown.kind {
            Kind::Weak => (1, 6),
            Kind::Strong => (6, 1),
            Kind::Hand(_) => return,
        };
        for face in &mut thrown.faces {
            if *face == from && chance.random_bool(0.15) {
                *face = to;
            }
        }
    });
}

#[test]
fn unfair_hands_are_caught() {
    let unfair = [
        "Hand: all dice",
        "Hand: die 4",
        "Hand: number by starting side",
    ];
    assert_caught(&unfair, |thrown, _, chance| {
        if !thrown.kind.is_automatic() && chance.random_bool(0.1) {
            thrown.faces[3] = 6;
        }
    });
}
