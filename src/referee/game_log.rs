//! The game that has just been finished, from its first action to its last.

use bevy::prelude::*;
use cant_stop_dice::Start;
use cant_stop_records::HandThrows;
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Game};

use super::{ClimbOfDay, by_hand};

/// The game whose results are shown.
#[derive(Resource, Clone, Debug)]
pub struct GameLog {
    /// The game before the first action.
    pub start: Game,
    /// All that was done, in order.
    pub actions: Vec<Action>,
    /// How dice that were thrown by hand left it, by the places of the rolls they answer.
    pub by_hand: HandThrows,
    /// The day whose dice it was played with, if it was a climb of a day.
    pub climb: Option<ClimbOfDay>,
}

impl GameLog {
    /// A game from its first action to its last.
    pub(super) fn of(played: &Playthrough, by_hand: HandThrows) -> GameLog {
        GameLog {
            start: played.start(),
            actions: played.actions().to_vec(),
            by_hand,
            climb: None,
        }
    }

    /// The same with the rules beside it.
    pub fn played(&self) -> Playthrough {
        Playthrough::of(self.start, &self.actions).expect("what was played can be played again")
    }

    /// How the dice left the hand that throws them after the last of so many actions, if one does.
    pub(super) fn in_the_air(&self, done: usize) -> Option<[Start; 4]> {
        let roll = done.checked_sub(1)?;
        self.by_hand.get(&roll).map(by_hand::from_record)
    }

    /// The game as it was before the action at this place, counted from 0.
    pub fn before(&self, place: usize) -> Game {
        let mut earlier = self.actions.iter().take(place);
        let played = earlier.try_fold(self.start, |game, &action| Some(game.apply(action).ok()?.0));
        played.expect("what was played can be played again")
    }
}
