//! Result of an action without doing it: for previews, replays and examples.

use cant_stop_rules::{Action, Events, Game};

/// The game after an action, and the events on the way; `None` if the rules do not allow the action.
pub(crate) fn rehearse(game: &Game, action: Action) -> Option<(Game, Events)> {
    game.apply(action).ok()
}
