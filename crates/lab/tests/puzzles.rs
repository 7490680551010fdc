//! Puzzles as they are checked from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use cant_stop_puzzles::{Pool, Puzzle};
use support::{run, text};
use tempfile::TempDir;

/// A folder with a file of each `every`th of the game's puzzles.
fn some(every: usize) -> (TempDir, PathBuf) {
    let pool = Pool::bundled();
    let puzzles = pool.puzzles().iter().step_by(every).cloned();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles.txt");
    fs::write(&file, Pool::text_of(pool.scale(), puzzles)).unwrap();
    (folder, file)
}

fn puzzles(arguments: &[&str], file: &Path) -> Output {
    let mut line = vec!["puzzles"];
    line.extend(arguments);
    line.push(file.to_str().unwrap());
    run(&line, b"")
}

#[test]
fn some_of_the_puzzles_hold_when_they_are_played_out_again() {
    let (_folder, file) = some(160);
    let output = puzzles(&["check", "--playouts", "1000", "--seed", "9"], &file);
    let report = text(&output);
    assert_eq!(output.status.code(), Some(0), "{report}");
    assert!(report.contains("13 were played out"), "{report}");
    assert!(report.contains("\n0 at fault"), "{report}");
}

#[test]
fn a_puzzle_that_says_too_much_is_at_fault() {
    let (_folder, file) = some(400);
    let honest = fs::read_to_string(&file).unwrap();
    let mut lines: Vec<String> = honest.lines().map(str::to_owned).collect();
    let puzzle: Puzzle = lines[2].parse().unwrap();
    let said = puzzle.best().worth.to_string();
    lines[2] = lines[2].replace(&said, "99.99 0.01");
    fs::write(&file, lines.join("\n") + "\n").unwrap();
    let output = puzzles(&["check", "--playouts", "500"], &file);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).contains("\n1 at fault"), "{}", text(&output));
}

#[test]
fn a_damaged_file_is_refused_with_the_line() {
    let (_folder, file) = some(400);
    let honest = fs::read_to_string(&file).unwrap();
    fs::write(&file, honest.replacen(" A ", " E ", 1)).unwrap();
    let output = puzzles(&["check"], &file);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complaint.contains("line "), "{complaint}");
    assert!(complaint.contains("column"), "{complaint}");
}
