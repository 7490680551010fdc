//! Answers on disk.

use bevy::prelude::*;
use cant_stop_puzzles::Name;

use crate::core::store::Stored;

/// Number of entries kept in each list, the most recent ones.
const MOST: usize = 5000;

/// Answers, the oldest first. The file can be taken to another machine.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredPuzzles {
    /// Answers to puzzles of the pool: the name of the puzzle, and the number of the choice taken, from 1.
    pub answers: Vec<String>,
    /// Names of the puzzles from own games that were answered.
    pub own: Vec<String>,
}

impl Stored for StoredPuzzles {
    const FILE: &str = "puzzles.toml";
    const GROUP: &str = "puzzles";
}

impl StoredPuzzles {
    /// Adds an answer to a puzzle of the pool: the choice at this index.
    pub fn answer(&mut self, puzzle: Name, choice: usize) {
        push(&mut self.answers, format!("{puzzle} {}", choice + 1));
    }

    /// Adds an answered puzzle from an own game.
    pub fn see_own(&mut self, puzzle: Name) {
        push(&mut self.own, puzzle.to_string());
    }

    /// Answers to puzzles of the pool, each with the index of the choice taken. Malformed entries are left out.
    pub fn answers(&self) -> impl DoubleEndedIterator<Item = (Name, usize)> {
        self.answers.iter().filter_map(|answer| {
            let (puzzle, choice) = answer.split_once(' ')?;
            let choice: usize = choice.parse().ok()?;
            Some((puzzle.parse().ok()?, choice.checked_sub(1)?))
        })
    }

    /// Returns `true` if this puzzle from an own game was answered.
    pub fn has_seen_own(&self, puzzle: Name) -> bool {
        self.own.contains(&puzzle.to_string())
    }
}

fn push(list: &mut Vec<String>, entry: String) {
    list.push(entry);
    let surplus = list.len().saturating_sub(MOST);
    list.drain(..surplus);
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    #[test]
    fn the_last_answers_are_kept_as_they_were_given() {
        let [one, other]: [Name; 2] = ["0000000a", "1b2c3d4e"].map(|name| name.parse().unwrap());
        let mut stored = StoredPuzzles::default();
        for choice in 0..MOST + 3 {
            stored.answer(one, choice);
        }
        stored.answer(other, 2);
        stored.see_own(other);
        let answers: Vec<(Name, usize)> = stored.answers().collect();
        assert_eq!(answers.len(), MOST);
        assert_eq!([answers[0], answers[MOST - 1]], [(one, 4), (other, 2)]);
        assert!(stored.has_seen_own(other) && !stored.has_seen_own(one));
    }

    #[test]
    fn a_file_that_was_edited_is_no_trouble() {
        let answers = "|0000000a|0000000a x|0000000a 0|zzz 1|0000000a 7".split('|');
        let stored = StoredPuzzles {
            answers: answers.map(str::to_owned).collect(),
            own: vec!["what".to_owned()],
        };
        let choices: Vec<usize> = stored.answers().map(|(_, choice)| choice).collect();
        assert_eq!(choices, [6]);
    }
}
