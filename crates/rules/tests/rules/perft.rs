//! Counts by full enumeration: outcomes of a position within a few rolls, over all choices.
//!
//! Each line of `perft.txt` holds a position whose seat is to decide, a number of rolls, and three counts for it:
//! the distinct positions after these rolls in a row that held, the ways that lead to them (each of the 1,296 ordered
//! rolls with each choice is one), and the ways that held until the last roll and bust with it.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

use cant_stop_rules::{Action, Game, Position, Stage};

use crate::random::all_rolls;

const COUNTED: &str = include_str!("../perft.txt");

#[test]
fn enumeration_gives_the_counts_in_the_file() {
    let mut text = String::new();
    let mut lines = COUNTED.lines().peekable();
    while let Some(line) = lines.next() {
        if line.is_empty() || line.starts_with('#') {
            writeln!(text, "{line}").unwrap();
            continue;
        }
        let start = start_of(line);
        let mut depth = 1;
        while lines.next_if(|next| start_of(next) == start).is_some() {
            depth += 1;
        }
        count(&mut text, start, depth);
    }
    if text != COUNTED {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("perft.txt");
        std::fs::write(&path, &text).unwrap();
        panic!(
            "the counts differ; compare tests/perft.txt with {}",
            path.display()
        );
    }
}

fn start_of(line: &str) -> &str {
    line.split(" | ").next().unwrap_or_default()
}

/// Appends a line for each number of rolls up to `depth`.
fn count(text: &mut String, start: &str, depth: usize) {
    let game: Game = start
        .parse()
        .unwrap_or_else(|error| panic!("{start}: {error}"));
    assert_eq!(game.stage(), Stage::Deciding, "{start}");
    let mut ways: HashMap<Position, u128> = HashMap::from([(game.position().unwrap(), 1)]);
    for rolls in 1..=depth {
        let (next, busts) = roll_all(&ways);
        let sum: u128 = next.values().sum();
        writeln!(text, "{start} | {rolls} | {} | {sum} | {busts}", next.len()).unwrap();
        ways = next;
    }
}

/// Every roll and every choice from every position: the positions reached, and the number of ways that bust.
fn roll_all(ways: &HashMap<Position, u128>) -> (HashMap<Position, u128>, u128) {
    let mut next = HashMap::new();
    let mut busts = 0;
    for (&position, &ways) in ways {
        let game = Game::try_from(position).unwrap();
        let (rolling, _) = game.apply(Action::Roll).unwrap();
        for dice in all_rolls() {
            let (rolled, _) = rolling.apply(Action::Dice(dice)).unwrap();
            if rolled.stage() != Stage::Pairing {
                busts += ways;
            }
            for &mv in rolled.legal_moves().iter() {
                let (chosen, _) = rolled.apply(Action::Choose(mv)).unwrap();
                *next.entry(chosen.position().unwrap()).or_insert(0) += ways;
            }
        }
    }
    (next, busts)
}
