//! Dry run of an action, for previews, replays and examples.

use cant_stop_rules::{Action, Events, Game};

/// Game and events after an action; `None` if the action is illegal.
pub(crate) fn rehearse(game: &Game, action: Action) -> Option<(Game, Events)> {
    game.apply(action).ok()
}
