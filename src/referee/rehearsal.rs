//! What an action would come to, without doing it: for previews and examples.

use cant_stop_rules::{Action, Events, Game};

/// The game that an action would lead to, and what would happen on the way; none if the rules do not allow it.
pub(crate) fn rehearse(game: &Game, action: Action) -> Option<(Game, Events)> {
    game.apply(action).ok()
}
