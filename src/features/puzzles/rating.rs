//! Rating of the answers.

use std::collections::HashSet;

use cant_stop_puzzles::{Estimate, Pool, Rating};

use super::stored::StoredPuzzles;

/// Number of answers that count, the most recent ones: the rating follows improvement.
const LATELY: usize = 200;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strength {
    pub(super) estimate: Estimate,
    pub(super) answers: usize,
}

impl Strength {
    /// Rates the first answer to each puzzle; a repeated puzzle is no test.
    pub(super) fn of(stored: &StoredPuzzles) -> Strength {
        let pool = Pool::bundled();
        let mut seen = HashSet::new();
        let first: Vec<_> = stored
            .answers()
            .filter(|(name, _)| seen.insert(*name))
            .collect();
        let rated = first.into_iter().rev().filter_map(|(name, choice)| {
            let puzzle = pool.named(name)?;
            Some((puzzle, puzzle.choices().get(choice)?))
        });
        let mut rating = Rating::new(pool.scale());
        let mut answers = 0;
        for (puzzle, choice) in rated.take(LATELY) {
            rating.see(puzzle.difficulty(), *choice == puzzle.best());
            answers += 1;
        }
        Strength {
            estimate: rating.estimate(),
            answers,
        }
    }

    /// Low end, mean and high end of the estimate as places on the scale of the characters, 0 to 5.
    pub(super) fn places(&self) -> [f64; 3] {
        let Estimate { mean, low, high } = self.estimate;
        [low, mean, high].map(|logits| Pool::bundled().scale().place(logits))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use cant_stop_puzzles::Puzzle;

    use super::*;

    fn answer(stored: &mut StoredPuzzles, puzzles: &[Puzzle], is_right: bool) {
        for puzzle in puzzles {
            let mut choices = puzzle.choices().iter();
            let choice = choices.position(|choice| (*choice == puzzle.best()) == is_right);
            stored.answer(puzzle.name(), choice.unwrap());
        }
    }

    #[test]
    fn right_answers_raise_it_and_wrong_ones_lower_it() {
        let puzzles = Pool::bundled().puzzles();
        let mut stored = StoredPuzzles::default();
        let before = Strength::of(&stored);
        answer(&mut stored, &puzzles[..10], true);
        let risen = Strength::of(&stored);
        assert_eq!((before.answers, risen.answers), (0, 10));
        assert!(risen.estimate.mean > before.estimate.mean);
        answer(&mut stored, &puzzles[10..20], false);
        assert!(Strength::of(&stored).estimate.mean < risen.estimate.mean);
    }

    #[test]
    fn only_the_first_answer_to_a_puzzle_and_the_last_ones_of_all_count() {
        let puzzles = Pool::bundled().puzzles();
        let mut stored = StoredPuzzles::default();
        answer(&mut stored, &puzzles[..1], false);
        let once = Strength::of(&stored);
        answer(&mut stored, &puzzles[..1], true);
        assert_eq!(Strength::of(&stored), once);
        answer(&mut stored, &puzzles[1..LATELY + 5], true);
        assert_eq!(Strength::of(&stored).answers, LATELY);
    }
}
