//! Policy of a match: the properties of its kind for the referee and the views.

use bevy::prelude::*;
use cant_stop_records::FINISHED;

use crate::core::states::Screen;

/// Properties of a match, set by the feature that starts it. As a resource: that of the game whose results are shown. The default
/// is a game at a table.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Seats and dice act. `false` for a replay, where the feature that shows it applies the actions.
    pub is_played: bool,
    /// A guide leads through the match: no tips and no throws by hand.
    pub is_guided: bool,
    /// Quitting loses nothing, even if the match is not on disk.
    pub is_disposable: bool,
    /// The finished game counts for its players.
    pub counts: bool,
    /// The feature adds its own next step to the results.
    pub has_next_step: bool,
    /// Folder for the record of the finished game, relative to the folder of records.
    pub shelf: String,
    /// Screen to open on leaving.
    pub leads_to: Screen,
}

impl Default for Policy {
    fn default() -> Policy {
        Policy {
            is_played: true,
            is_guided: false,
            is_disposable: false,
            counts: true,
            has_next_step: false,
            shelf: FINISHED.to_owned(),
            leads_to: Screen::Title,
        }
    }
}
