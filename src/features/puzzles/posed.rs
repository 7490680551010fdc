//! Puzzle on the page: picked, answered, cleared.

use std::collections::HashMap;

use bevy::prelude::*;
use cant_stop_puzzles::{Choice, Pool, Puzzle};
use cant_stop_rules::Action;

use super::{own::OwnChoices, rating::Strength, stored::StoredPuzzles};

/// Puzzle on the page; none while own games are searched.
#[derive(Resource, Default)]
pub(super) struct Posed(pub(super) Option<OnPage>);

#[derive(Clone, Debug, PartialEq)]
pub(super) struct OnPage {
    pub(super) puzzle: Puzzle,
    /// Choice made in the game and the name of its player, if the puzzle is from an own game.
    pub(super) own: Option<(Action, String)>,
    pub(super) answer: Option<Choice>,
    /// Number of the puzzle, from 1.
    pub(super) number: usize,
}

impl Posed {
    /// Answers with the choice at this index; later answers to the same puzzle are ignored.
    pub(super) fn answer(&mut self, choice: usize, stored: &mut StoredPuzzles) {
        if let Some(page) = self.0.as_mut().filter(|page| page.answer.is_none())
            && let Some(answer) = page.puzzle.choices().get(choice)
        {
            page.answer = Some(*answer);
            match page.own {
                Some(_) => stored.see_own(page.puzzle.name()),
                None => stored.answer(page.puzzle.name(), choice),
            }
        }
    }
}

/// Forgets what was found in own games, and the puzzle from one of them.
pub(super) fn forget_own(mut own: ResMut<OwnChoices>, mut posed: ResMut<Posed>) {
    own.forget();
    posed.0.take_if(|page| page.own.is_some());
}

/// Clears an answered puzzle: the page opens with the next one.
pub(super) fn clear_answered(mut posed: ResMut<Posed>) {
    posed.0.take_if(|page| page.answer.is_some());
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
    let mut own = found.into_iter();
    let (puzzle, own) = match own.find(|own| !stored.has_seen_own(own.puzzle.name())) {
        Some(choice) => (Some(choice.puzzle), Some((choice.taken, choice.name))),
        None => (from_pool(&stored).cloned(), None),
    };
    posed.0 = puzzle.map(|puzzle| OnPage {
        puzzle,
        own,
        answer: None,
        number: stored.answers.len() + 1,
    });
}

fn from_pool(stored: &StoredPuzzles) -> Option<&'static Puzzle> {
    let mut asked = HashMap::new();
    for (name, _) in stored.answers() {
        *asked.entry(name).or_insert(0) += 1;
    }
    let strength = Strength::of(stored).estimate.mean;
    let turn = stored.answers.len() as u64;
    Pool::bundled().next(strength, turn, |puzzle| {
        asked.get(&puzzle.name()).copied().unwrap_or_default()
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_puzzle_comes_twice_before_all_have_come() {
        let mut stored = StoredPuzzles::default();
        for _ in 0..60 {
            stored.answer(from_pool(&stored).unwrap().name(), 0);
        }
        let names: HashSet<_> = stored.answers().map(|(name, _)| name).collect();
        assert_eq!(names.len(), 60);
    }
}
