//! The current puzzle, its answer, and the rating of the answers.

use std::collections::{HashMap, HashSet};

use bevy::prelude::*;
use cant_stop_puzzles::{Estimate, Name, Pool, Puzzle, Rating};
use cant_stop_rules::Action;

use super::own::OwnChoices;
use crate::core::settings::StoredPuzzles;

/// Number of answers that count, the most recent ones: the rating follows improvement.
const LATELY: usize = 200;

/// Puzzle on the page; none while own games are searched.
#[derive(Resource, Default)]
pub(super) struct Posed(pub(super) Option<OnPage>);

/// Puzzle with its answer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OnPage {
    pub(super) puzzle: Puzzle,
    /// Choice made in the game and the name of its player, if the puzzle is from an own game.
    pub(super) own: Option<(Action, String)>,
    /// Index of the choice taken.
    pub(super) answer: Option<usize>,
    /// Number of the puzzle, from 1.
    pub(super) number: usize,
}

impl OnPage {
    /// Choice taken as the answer.
    pub(super) fn taken(&self) -> Option<Action> {
        let choice = self.puzzle.choices().get(self.answer?)?;
        Some(choice.action)
    }
}

/// Rating of the answers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strength {
    pub(super) estimate: Estimate,
    /// Number of answers that count.
    pub(super) answers: usize,
}

/// Rates the first answer to each puzzle; a repeated puzzle is no test.
pub(super) fn strength(stored: &StoredPuzzles) -> Strength {
    let pool = Pool::bundled();
    let by_name = pool.puzzles().iter().map(|it| (it.name(), it));
    let by_name: HashMap<Name, &Puzzle> = by_name.collect();
    let mut seen = HashSet::new();
    let first: Vec<(&Puzzle, bool)> = stored
        .answers()
        .filter(|(name, _)| seen.insert(*name))
        .filter_map(|(name, choice)| {
            let puzzle = *by_name.get(&name)?;
            let taken = puzzle.choices().get(choice)?;
            Some((puzzle, taken.action == puzzle.best().action))
        })
        .collect();
    let lately = &first[first.len().saturating_sub(LATELY)..];
    let mut rating = Rating::new(pool.scale());
    for (puzzle, is_right) in lately {
        rating.see(puzzle.difficulty(), *is_right);
    }
    Strength {
        estimate: rating.estimate(),
        answers: lately.len(),
    }
}

/// Picks a puzzle if there is none: costly choices from own games first, then one that suits the rating.
pub(super) fn pose(
    mut posed: ResMut<Posed>,
    mut own: ResMut<OwnChoices>,
    stored: Res<StoredPuzzles>,
) {
    if posed.0.is_some() {
        return;
    }
    let Some(found) = own.bypass_change_detection().found() else {
        return;
    };
    let own = found
        .into_iter()
        .find(|choice| !stored.has_seen_own(choice.puzzle.name()));
    let number = stored.answers.len() + 1;
    let (puzzle, own) = match own {
        Some(choice) => (Some(choice.puzzle), Some((choice.taken, choice.name))),
        None => (from_pool(&stored).cloned(), None),
    };
    posed.0 = puzzle.map(|puzzle| OnPage {
        puzzle,
        own,
        answer: None,
        number,
    });
}

fn from_pool(stored: &StoredPuzzles) -> Option<&'static Puzzle> {
    let mut asked = HashMap::new();
    for (name, _) in stored.answers() {
        *asked.entry(name).or_insert(0) += 1;
    }
    let strength = strength(stored).estimate.mean;
    let turn = stored.answers.len() as u64;
    Pool::bundled().next(strength, turn, |puzzle| {
        asked.get(&puzzle.name()).copied().unwrap_or_default()
    })
}

/// Clears an answered puzzle: the page opens with the next one.
pub(super) fn clear_answered(mut posed: ResMut<Posed>) {
    if posed.0.as_ref().is_some_and(|page| page.answer.is_some()) {
        posed.clear();
    }
}

impl Posed {
    /// Answers with the choice at this index; later answers to the same puzzle are ignored.
    pub(super) fn answer(&mut self, choice: usize, stored: &mut StoredPuzzles) {
        let Some(page) = self.0.as_mut().filter(|page| page.answer.is_none()) else {
            return;
        };
        if choice >= page.puzzle.choices().len() {
            return;
        }
        page.answer = Some(choice);
        match page.own {
            Some(_) => stored.see_own(page.puzzle.name()),
            None => stored.answer(page.puzzle.name(), choice),
        }
    }

    /// Clears the current puzzle so that [`pose`] picks another.
    pub(super) fn clear(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    /// Answers `count` puzzles in the order in which they come.
    fn answered(stored: &mut StoredPuzzles, count: usize, is_right: bool) {
        for _ in 0..count {
            let puzzle = from_pool(stored).unwrap();
            let best = puzzle.best().action;
            let choice = puzzle
                .choices()
                .iter()
                .position(|choice| (choice.action == best) == is_right);
            stored.answer(puzzle.name(), choice.unwrap());
        }
    }

    #[test]
    fn right_answers_raise_it_and_wrong_ones_lower_it() {
        let mut stored = StoredPuzzles::default();
        let before = strength(&stored);
        answered(&mut stored, 10, true);
        let risen = strength(&stored);
        assert_eq!((before.answers, risen.answers), (0, 10));
        assert!(risen.estimate.mean > before.estimate.mean);
        answered(&mut stored, 10, false);
        assert!(strength(&stored).estimate.mean < risen.estimate.mean);
    }

    #[test]
    fn only_the_first_answer_to_a_puzzle_and_the_last_ones_of_all_count() {
        let mut stored = StoredPuzzles::default();
        answered(&mut stored, 1, false);
        let once = strength(&stored).estimate;
        let (name, _) = stored.answers().next().unwrap();
        let puzzle = Pool::bundled().named(name).unwrap();
        let best = puzzle.best().action;
        let right = puzzle.choices().iter().position(|it| it.action == best);
        stored.answer(name, right.unwrap());
        assert_eq!(strength(&stored).estimate, once);
        answered(&mut stored, LATELY + 5, true);
        assert_eq!(strength(&stored).answers, LATELY);
    }

    #[test]
    fn no_puzzle_comes_twice_before_all_have_come() {
        let mut stored = StoredPuzzles::default();
        answered(&mut stored, 60, true);
        let names: HashSet<Name> = stored.answers().map(|(it, _)| it).collect();
        assert_eq!(names.len(), 60);
    }
}
