//! Dice made up to be unfair in one way each, which that test must notice and the others not.

use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::report::{Report, Request, Speed};
use super::tally::Tally;
use super::thrown::{DICE, Kind, Thrown};

const THROWS: u64 = 20_000;
const HAND_THROWS: u64 = 5_000;

/// Four numbers, each die's equally likely.
fn four(generator: &mut ChaCha8Rng) -> [u8; DICE] {
    [(); DICE].map(|()| generator.random_range(1..=6))
}

/// Report on fair throws, each changed by `spoil`, which gets the throw, the faces of the one before it and a random
/// number generator.
fn report(mut spoil: impl FnMut(&mut Thrown, [u8; DICE], &mut ChaCha8Rng)) -> Report {
    let mut generator = ChaCha8Rng::seed_from_u64(11);
    let mut tally = Tally::default();
    let mut before = [1; DICE];
    for number in 0..THROWS + HAND_THROWS {
        let kind = match number {
            THROWS.. => Kind::Hand(0),
            _ if generator.random_bool(0.5) => Kind::Weak,
            _ => Kind::Strong,
        };
        let mut thrown = Thrown {
            number,
            seed: number,
            kind,
            start_sides: four(&mut generator),
            end_sides: four(&mut generator),
            faces: four(&mut generator),
            steps: 181,
            seconds: 1.5,
            nudges: 0,
            rethrows: 0,
            places: 0,
        };
        spoil(&mut thrown, before, &mut generator);
        before = thrown.faces;
        tally.count(&thrown);
    }
    let request = Request {
        throws: THROWS,
        hand_throws: HAND_THROWS,
        seed: 0,
        loaded_percent: 0,
    };
    Report::new(request, &tally, 1, Speed::new(THROWS, 1.0, 1))
}

/// The lines of the report that call the dice unfair, by the heading they stand under and the name of the test.
fn unfair(report: &Report) -> Vec<(String, String)> {
    let text = report.to_string();
    let mut heading = String::new();
    let mut found = Vec::new();
    for line in text.lines() {
        let name = || line.split("  ").next().unwrap_or_default().to_owned();
        if line.contains("chi-square") {
            heading = name();
        } else if line.ends_with("UNFAIR") {
            found.push((heading.clone(), name()));
        }
    }
    assert_eq!(report.fair, found.is_empty(), "{text}");
    found
}

fn assert_caught(report: &Report, expected: &[(&str, &str)]) {
    let found = unfair(report);
    let found: Vec<(&str, &str)> = found
        .iter()
        .map(|(a, b)| (a.as_str(), b.as_str()))
        .collect();
    assert_eq!(found, expected, "{report}");
}

const AUTOMATIC: &str = "automatic throws";
const WEAK: &str = "weak: below 16 edges/s";
const STRONG: &str = "strong: 16 edges/s on";
const BY_SIDE: &str = "number by starting side";

#[test]
fn fair_dice_pass_every_test() {
    let report = report(|_, _, _| {});
    assert_caught(&report, &[]);
    assert_eq!(report.deciding_tests, 28);
}

#[test]
fn a_number_that_depends_on_the_start_is_caught() {
    // Each number stays equally likely, as each side is.
    let report = report(|thrown, _, chance| {
        if thrown.kind.is_automatic() && chance.random_bool(0.1) {
            thrown.faces = thrown.start_sides;
        }
    });
    assert_caught(
        &report,
        &[(AUTOMATIC, BY_SIDE), (WEAK, BY_SIDE), (STRONG, BY_SIDE)],
    );
}

#[test]
fn a_roll_that_depends_on_the_one_before_is_caught() {
    let report = report(|thrown, before, chance| {
        if chance.random_bool(0.1) {
            thrown.faces[1] = before[1];
        }
    });
    assert_caught(&report, &[(AUTOMATIC, "die 2, and in the next roll")]);
}

#[test]
fn a_die_that_depends_on_the_last_of_the_roll_before_is_caught() {
    let report = report(|thrown, before, chance| {
        if chance.random_bool(0.1) {
            thrown.faces[0] = before[3];
        }
    });
    assert_caught(&report, &[(AUTOMATIC, "die 4, and die 1 of the next")]);
}

#[test]
fn a_die_that_depends_on_another_is_caught() {
    let report = report(|thrown, _, chance| {
        if chance.random_bool(0.1) {
            thrown.faces[2] = thrown.faces[0];
        }
    });
    assert_caught(&report, &[(AUTOMATIC, "dice 1 and 3")]);
}

#[test]
fn faces_that_depend_on_the_strength_are_caught() {
    // Weak throws make sixes of ones and strong ones the other way round, so that all in all none is more frequent.
    let report = report(|thrown, _, chance| {
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
    assert_caught(
        &report,
        &[
            (WEAK, "all dice"),
            (WEAK, BY_SIDE),
            (STRONG, "all dice"),
            (STRONG, BY_SIDE),
            (STRONG, "weak against strong"),
        ],
    );
}

#[test]
fn unfair_hands_are_caught() {
    let report = report(|thrown, _, chance| {
        if !thrown.kind.is_automatic() && chance.random_bool(0.1) {
            thrown.faces[3] = 6;
        }
    });
    let found = unfair(&report);
    assert!(found.contains(&("hand throws".to_owned(), "die 4".to_owned())));
    assert!(
        found.iter().all(|(heading, _)| heading == "hand throws"),
        "{report}"
    );
}

#[test]
fn what_bare_dice_do_decides_nothing() {
    let report = report(|thrown, _, _| thrown.end_sides = thrown.start_sides);
    let hand = report.hand.as_ref().expect("hands threw too");
    for tests in [&report.automatic.start_and_end, &hand.start_and_end] {
        assert!(tests.labels_off.test.p < 1e-9 && !tests.labels_off.decides);
        assert!(tests.labels_on.decides);
    }
    assert_caught(&report, &[]);
}
