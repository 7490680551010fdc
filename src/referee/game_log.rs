//! Log of a game: start, actions and the seed of its dice.

use bevy::prelude::*;
use cant_stop_dice::Start;
use cant_stop_records::HandThrows;
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Game};

use super::{ClimbOfDay, by_hand};

/// Log of a game from its first action on; as a resource, of the game whose results are shown.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct GameLog {
    /// Game before the first action.
    pub start: Game,
    /// All actions in order.
    pub actions: Vec<Action>,
    /// Throws by hand, by the index of their roll.
    pub by_hand: HandThrows,
    /// Seed of all throws.
    pub seed: u64,
    /// Daily climb, if it was one.
    pub climb: Option<ClimbOfDay>,
}

impl GameLog {
    /// Empty log of a new game.
    pub(super) fn new(start: Game, seed: u64) -> GameLog {
        GameLog {
            start,
            actions: Vec::new(),
            by_hand: HandThrows::new(),
            seed,
            climb: None,
        }
    }

    /// Log of a recorded game.
    pub(crate) fn of(played: &Playthrough, by_hand: HandThrows, seed: u64) -> GameLog {
        GameLog {
            actions: played.actions().to_vec(),
            by_hand,
            ..GameLog::new(played.start(), seed)
        }
    }

    /// Log of the first `done` actions.
    pub(crate) fn until(&self, done: usize) -> GameLog {
        let by_hand = self.by_hand.range(..done);
        GameLog {
            actions: self.actions[..done].to_vec(),
            by_hand: by_hand.map(|(at, by)| (*at, *by)).collect(),
            ..*self
        }
    }

    /// Plays the log through.
    pub fn played(&self) -> Playthrough {
        Playthrough::of(self.start, &self.actions).expect("what was played can be played again")
    }

    /// Dice that left a hand with action number `done` and have not been rolled.
    pub(crate) fn in_the_air(&self, done: usize) -> Option<[Start; 4]> {
        let roll = done.checked_sub(1)?;
        self.by_hand.get(&roll).map(by_hand::dice_of)
    }

    /// Game before the last action if that was the choice of a move.
    pub(super) fn before_choice(&self) -> Option<Game> {
        let is_choice = matches!(self.actions.last(), Some(Action::Choose(_)));
        is_choice.then(|| self.before(self.actions.len() - 1))
    }

    /// Game before the action at this index.
    pub fn before(&self, place: usize) -> Game {
        let mut earlier = self.actions.iter().take(place);
        let played = earlier.try_fold(self.start, |game, &action| Some(game.apply(action).ok()?.0));
        played.expect("what was played can be played again")
    }
}
