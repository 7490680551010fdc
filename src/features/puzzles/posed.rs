//! The puzzle that is asked: which one it is, and what somebody answers.

use std::collections::HashMap;

use bevy::prelude::*;
use cant_stop_puzzles::{Estimate, Name, Pool, Puzzle, Rating};
use cant_stop_rules::Action;

use super::own::OwnChoices;
use crate::core::settings::StoredPuzzles;

/// How many answers tell how strong somebody is now: the last ones, for people learn.
const LATELY: usize = 200;

/// The puzzle on the page; none while the last games are looked through.
#[derive(Resource, Default)]
pub(super) struct Posed(pub(super) Option<OnPage>);

/// A puzzle that is asked, or was answered.
#[derive(Clone, Debug)]
pub(super) struct OnPage {
    pub(super) puzzle: Puzzle,
    /// What was done there by whom, if it is from somebody's own game.
    pub(super) own: Option<(Action, String)>,
    /// The choice that was taken, by its place.
    pub(super) answer: Option<usize>,
    /// Which one it is of those of the pool, from 1.
    pub(super) number: usize,
}

/// How strong somebody is by the answers given so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    pub(super) estimate: Estimate,
    /// How many answers count.
    pub(super) answers: usize,
}

/// How strong somebody is: by the first answer to each puzzle, for the second time it is known.
pub(super) fn strength(stored: &StoredPuzzles) -> Strength {
    let pool = Pool::bundled();
    let by_name: HashMap<Name, &Puzzle> = pool
        .puzzles()
        .iter()
        .map(|puzzle| (puzzle.name(), puzzle))
        .collect();
    let mut seen = HashMap::new();
    let first: Vec<(&Puzzle, bool)> = stored
        .answers()
        .filter(|(name, _)| seen.insert(*name, ()).is_none())
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

/// Asks the next puzzle if none is asked: somebody's own costliest choices first, then one that suits the strength.
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
    posed.0 = match own {
        Some(choice) => Some(OnPage {
            puzzle: choice.puzzle,
            own: Some((choice.taken, choice.name)),
            answer: None,
            number,
        }),
        None => from_pool(&stored).map(|puzzle| OnPage {
            puzzle: puzzle.clone(),
            own: None,
            answer: None,
            number,
        }),
    };
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

impl Posed {
    /// Takes a choice, by its place; the first that is taken counts.
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

    /// Makes room for the next one.
    pub(super) fn next(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    /// Answers so many puzzles as they come, rightly or not.
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
        let names: std::collections::HashSet<Name> = stored.answers().map(|(it, _)| it).collect();
        assert_eq!(names.len(), 60);
    }
}
