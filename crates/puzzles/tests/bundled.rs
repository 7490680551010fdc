//! The puzzles that come with the game: all can be asked, none twice, each with a best choice that is surely best.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::HashSet;

use cant_stop_puzzles::{Pool, Puzzle, SURE};
use cant_stop_rules::{Action, Stage, Variant};

const FILE: &str = include_str!("../puzzles.txt");

fn count(is: impl Fn(&Puzzle) -> bool) -> usize {
    let puzzles = Pool::bundled().puzzles().iter();
    puzzles.filter(|puzzle| is(puzzle)).count()
}

#[test]
fn there_are_two_thousand_in_less_than_four_hundred_kilobytes() {
    assert_eq!(Pool::bundled().puzzles().len(), 2000);
    assert!(FILE.len() < 400_000);
}

#[test]
fn the_file_is_as_it_would_be_written() {
    let pool = Pool::read(FILE).unwrap();
    assert_eq!(Pool::text_of(pool.scale(), pool.puzzles().to_vec()), FILE);
}

#[test]
fn no_best_choice_is_within_its_error_of_another() {
    for puzzle in Pool::bundled().puzzles() {
        let best = puzzle.best();
        let others = puzzle.choices().iter();
        for other in others.filter(|other| other.action != best.action) {
            let error = best.worth.error().hypot(other.worth.error());
            assert!(other.worth.error() > 0.0, "{puzzle}: it was not played out");
            let lead = best.worth.games() - other.worth.games();
            assert!(lead > SURE * error, "{puzzle}");
        }
    }
}

#[test]
fn all_kinds_of_questions_are_asked_and_none_twice() {
    let pool = Pool::bundled();
    let names: HashSet<_> = pool.puzzles().iter().map(Puzzle::name).collect();
    assert_eq!(names.len(), pool.puzzles().len());
    let is_pairing = |puzzle: &Puzzle| puzzle.game().stage() == Stage::Pairing;
    assert_eq!(count(is_pairing), 1000);
    assert_eq!(count(|puzzle| puzzle.best().action == Action::Roll), 500);
    assert_eq!(count(|puzzle| puzzle.best().action == Action::Stop), 500);
    for seats in 2..=4 {
        let puzzles = count(|puzzle| puzzle.game().seats() == seats);
        assert!(puzzles >= 200, "{seats} seats: {puzzles}");
    }
    let by_house_rules = count(|puzzle| puzzle.game().variant() != Variant::default());
    assert!((100..800).contains(&by_house_rules), "{by_house_rules}");
}

#[test]
fn none_is_trivial() {
    assert_eq!(count(|puzzle| puzzle.game().stop_wins()), 0);
    let winning = |puzzle: &Puzzle| {
        let (next, _) = puzzle.game().apply(puzzle.best().action).unwrap();
        next.stop_wins()
    };
    assert_eq!(count(winning), 0);
}
