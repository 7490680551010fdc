//! The game that has just been finished, from its first action to its last.

use bevy::prelude::*;
use cant_stop_rules::{Action, Game};

/// The game whose results are shown.
#[derive(Resource, Clone, Debug)]
pub struct GameLog {
    /// The game before the first action.
    pub start: Game,
    /// All that was done, in order.
    pub actions: Vec<Action>,
}

impl GameLog {
    /// The game as it was before the action at this place, counted from 0.
    pub fn before(&self, place: usize) -> Game {
        let mut earlier = self.actions.iter().take(place);
        let played = earlier.try_fold(self.start, |game, &action| Some(game.apply(action).ok()?.0));
        played.expect("what was played can be played again")
    }
}
