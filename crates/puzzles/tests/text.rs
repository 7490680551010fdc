//! Puzzles as text: what is written reads back, and whatever else is in a file is refused or is a puzzle.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use cant_stop_puzzles::{Choice, Difficulty, Fault, Name, Pool, Problem, Puzzle, Worth, legal};
use cant_stop_rules::{Action, Game, Stage};
use proptest::prelude::*;

const PAIRING: &str = "+0.52 | 3 ....3....../.....7..... 6:4,10:1 A pair 2435 | 5 50.00 0.50 | 6+8 54.31 0.50 | 7+7 48.22 0.49 | 9 41.00 0.49";
const DECIDING: &str =
    "-1.08 | 3 .........../........... 2:2,4:2,9:9 A decide | roll 66.20 0.47 | stop 88.40 0.32";

/// Every so manieth of the bundled lines.
fn some_lines(every: usize) -> Vec<String> {
    let puzzles = Pool::bundled().puzzles().iter();
    puzzles.step_by(every).map(Puzzle::to_string).collect()
}

/// Asserts the invariants of every puzzle.
fn hold_the_laws(puzzle: &Puzzle) {
    let choices = puzzle.choices();
    let actions: Vec<Action> = choices.iter().map(|choice| choice.action).collect();
    assert!(actions.len() > 1);
    assert_eq!(actions, legal(puzzle.game()));
    for &action in &actions {
        assert!(puzzle.game().apply(action).is_ok(), "{puzzle}: {action:?}");
        let cost = puzzle.cost(action).unwrap();
        assert_eq!(cost == 0.0, action == puzzle.best().action, "{puzzle}");
        assert!((0.0..=100.0).contains(&cost));
    }
    assert!(puzzle.cost(puzzle.second().action) > Some(0.0));
    assert_eq!(puzzle.cost(Action::Dice([1, 2, 3, 4])), None);
}

fn problem(line: &str) -> Problem {
    line.parse::<Puzzle>().unwrap_err()
}

#[test]
fn what_is_written_reads_back() {
    for line in some_lines(7) {
        let puzzle: Puzzle = line.parse().unwrap();
        assert_eq!(puzzle.to_string(), line);
        hold_the_laws(&puzzle);
    }
    let pool = Pool::bundled();
    let text = Pool::text_of(pool.scale(), pool.puzzles().iter().rev().cloned());
    let again = Pool::read(&text).unwrap();
    assert_eq!(again.puzzles().len(), pool.puzzles().len());
    assert_eq!(again.scale(), pool.scale());
}

#[test]
fn a_line_says_what_is_asked_and_what_it_is_worth() {
    let puzzle: Puzzle = PAIRING
        .parse()
        .unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(puzzle.game().stage(), Stage::Pairing);
    assert_eq!(puzzle.difficulty(), Difficulty::new(0.52));
    let lead = puzzle.cost(puzzle.second().action).unwrap();
    assert!((lead - 4.31).abs() < 1e-9);
    let puzzle: Puzzle = DECIDING.parse().unwrap();
    assert_eq!(puzzle.game().stage(), Stage::Deciding);
    assert_eq!(puzzle.best().action, Action::Stop);
    assert_eq!(puzzle.best().worth, Worth::new(0.884, 0.0032).unwrap());
    assert!(puzzle.is_sure());
}

#[test]
fn what_is_wrong_is_named() {
    assert_eq!(problem(""), Problem::Fields);
    let one_choice = "+0.00 | 3 .........../........... - A decide | roll 66.20 0.47";
    assert_eq!(problem(one_choice), Problem::OneChoice);
    for (from, to, expected) in [
        ("-1.08", "hard", Problem::Difficulty),
        ("-1.08", "-327.68", Problem::Difficulty),
        ("decide", "roll", Problem::NoQuestion),
        (" | stop 88.40 0.32", "", Problem::NotAllChoices),
        ("88.40", "188.40", Problem::Worth(2)),
        ("88.40", "66.20", Problem::NoBest),
        ("-1.08", "-01.08", Problem::Untidy),
    ] {
        assert_eq!(problem(&DECIDING.replace(from, to)), expected);
    }
    for line in [PAIRING, DECIDING] {
        let sentence = problem(&line.replace("A ", "E ")).to_string();
        assert!(sentence.contains("column"), "{sentence}");
    }
}

#[test]
fn a_file_is_refused_at_the_line_that_is_wrong() {
    let scale = Pool::bundled().scale();
    let file = |lines: &[&str]| format!("cant-stop puzzles 1\n{scale}\n{}\n", lines.join("\n"));
    let refused = |text: &str| {
        let error = Pool::read(text).unwrap_err();
        (error.line, error.fault)
    };
    assert_eq!(Pool::read(&file(&[DECIDING])).unwrap().puzzles().len(), 1);
    assert_eq!(refused(""), (1, Fault::NoHeader));
    for strength in [
        "+1.00",
        "-327.68 ibex +1.00 magpie +2.00 owl +3.00 summit +4.00",
    ] {
        let text = format!("cant-stop puzzles 1\nmarmot {strength}");
        assert_eq!(refused(&text), (2, Fault::NoScale));
    }
    let same = DECIDING.replace("-1.08", "+1.08");
    assert_eq!(refused(&file(&[DECIDING, &same])), (4, Fault::Again(3)));
    let mirrored = same.replace("2:2,4:2,9:9", "5:9,10:2,12:2");
    assert_eq!(refused(&file(&[DECIDING, &mirrored])), (4, Fault::Again(3)));
    let easier = mirrored.replace("+1.08", "-1.09").replace("5:9", "5:8");
    assert_eq!(refused(&file(&[DECIDING, &easier])), (4, Fault::Unsorted));
    let unsure = DECIDING.replace("88.40", "67.50");
    assert_eq!(refused(&file(&[&unsure])), (3, Fault::Unsure));
}

#[test]
fn every_cut_and_every_flipped_bit_gives_an_error_or_a_puzzle() {
    let mut kept = 0;
    for line in some_lines(250) {
        for end in 0..line.len() {
            if let Ok(puzzle) = line[..end].parse::<Puzzle>() {
                panic!("{line} was cut at {end} and is {puzzle}");
            }
        }
        for (at, bit) in (0..line.len()).flat_map(|at| (0..8).map(move |bit| (at, bit))) {
            let mut bytes = line.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            let Ok(text) = String::from_utf8(bytes) else {
                continue;
            };
            if let Ok(puzzle) = text.parse::<Puzzle>() {
                assert_eq!(puzzle.to_string(), text);
                hold_the_laws(&puzzle);
                kept += 1;
            }
        }
    }
    // Another height of a square, for instance, is another position.
    assert!(kept > 0);
}

#[test]
fn names_are_read_as_they_are_written() {
    for puzzle in Pool::bundled().puzzles().iter().step_by(50) {
        let name = puzzle.name();
        assert_eq!(name.to_string().parse(), Ok(name));
        assert_eq!(Pool::bundled().named(name), Some(puzzle));
    }
    for text in ["", "12345", "1234567g", "123456789", "+1234567", "ABCDEF01"] {
        assert!(text.parse::<Name>().is_err(), "{text}");
    }
}

#[test]
fn what_came_before_a_position_is_forgotten() {
    let game: Game = "3 ....2.1.1../........... 7:1,8:1 B decide 3345 2 A65B31"
        .parse()
        .unwrap();
    let choices = || {
        [(Action::Roll, 0.5), (Action::Stop, 0.4)]
            .map(|(action, chance)| Choice {
                action,
                worth: Worth::new(chance, 0.0).unwrap(),
            })
            .to_vec()
    };
    let puzzle = Puzzle::new(&game, choices(), Difficulty::default()).unwrap();
    assert_eq!(
        puzzle.to_string(),
        "+0.00 | 3 ....2.1.1../........... 7:1,8:1 B decide | roll 50.00 0.00 | stop 40.00 0.00"
    );
    let rolling: Game = "3 ....2.1.1../........... 7:1,8:1 B roll".parse().unwrap();
    assert_eq!(
        Puzzle::new(&rolling, choices(), Difficulty::default()),
        Err(Problem::NoQuestion)
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_put_into_a_line_it_is_refused_or_a_puzzle(
        line in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        length in 0_usize..6,
        put in "[-+.|/: 0-9a-dA-D]{0,6}|\\PC{0,4}",
    ) {
        let lines = some_lines(100);
        let mut letters: Vec<char> = lines[line.index(lines.len())].chars().collect();
        let at = at.index(letters.len());
        let end = (at + length).min(letters.len());
        letters.splice(at..end, put.chars());
        let text: String = letters.into_iter().collect();
        if let Ok(puzzle) = text.parse::<Puzzle>() {
            prop_assert_eq!(puzzle.to_string(), text);
            hold_the_laws(&puzzle);
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,60}") {
        let _ = text.parse::<Puzzle>();
        let _ = Pool::read(&text);
        let _ = Pool::read(&format!("cant-stop puzzles 1\n{text}"));
    }
}
