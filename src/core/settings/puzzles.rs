//! The puzzles that somebody answered.

use bevy::prelude::*;
use cant_stop_puzzles::Name;

use crate::core::store::Stored;

/// How many answers are kept, the last ones.
const MOST: usize = 5000;

/// The puzzles that somebody answered, in order. The file of it can be taken to another machine.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredPuzzles {
    /// Puzzles of the game: each by its name, and which of its choices was taken, counted from 1.
    pub answers: Vec<String>,
    /// Positions of somebody's own games, by their names.
    pub own: Vec<String>,
}

impl Stored for StoredPuzzles {
    const FILE: &str = "puzzles.toml";
    const GROUP: &str = "puzzles";
}

impl StoredPuzzles {
    /// Notes that a choice of a puzzle was taken, counted from 0.
    pub fn answer(&mut self, puzzle: Name, choice: usize) {
        push(&mut self.answers, format!("{puzzle} {}", choice + 1));
    }

    /// Notes that a position of somebody's own was looked at.
    pub fn see_own(&mut self, puzzle: Name) {
        push(&mut self.own, puzzle.to_string());
    }

    /// Every answer, the oldest first: the puzzle and the choice taken, counted from 0. What makes no sense is left out.
    pub fn answers(&self) -> impl DoubleEndedIterator<Item = (Name, usize)> {
        self.answers.iter().filter_map(|answer| {
            let (puzzle, choice) = answer.split_once(' ')?;
            let choice: usize = choice.parse().ok()?;
            Some((puzzle.parse().ok()?, choice.checked_sub(1)?))
        })
    }

    /// Whether a position of somebody's own was looked at.
    pub fn has_seen_own(&self, puzzle: Name) -> bool {
        let puzzle = puzzle.to_string();
        self.own.contains(&puzzle)
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
    fn answers_are_read_as_they_were_given() {
        let [one, other]: [Name; 2] = ["0000000a", "1b2c3d4e"].map(|name| name.parse().unwrap());
        let mut stored = StoredPuzzles::default();
        stored.answer(one, 0);
        stored.answer(other, 2);
        stored.see_own(other);
        assert_eq!(stored.answers().collect::<Vec<_>>(), [(one, 0), (other, 2)]);
        assert!(stored.has_seen_own(other) && !stored.has_seen_own(one));
    }

    #[test]
    fn a_file_that_was_edited_is_no_trouble() {
        let answers = [
            "",
            "0000000a",
            "0000000a x",
            "0000000a 0",
            "zzz 1",
            "0000000a 7",
        ];
        let stored = StoredPuzzles {
            answers: answers.map(str::to_owned).to_vec(),
            own: vec!["what".to_owned()],
        };
        assert_eq!(
            stored
                .answers()
                .map(|(_, choice)| choice)
                .collect::<Vec<_>>(),
            [6]
        );
    }

    #[test]
    fn no_more_is_kept_than_fits() {
        let mut stored = StoredPuzzles::default();
        let name: Name = "0000000a".parse().unwrap();
        for choice in 0..MOST + 3 {
            stored.answer(name, choice);
        }
        assert_eq!(stored.answers().next(), Some((name, 3)));
        assert_eq!(stored.answers().count(), MOST);
    }
}
