//! Policy of a match: what the referee and the views need to know about its kind.

use cant_stop_records::FINISHED;

use crate::core::states::Screen;

/// Rules for the handling of a match, set by the feature that starts it. The default is a game at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Seats and chance act. `false` for a replay: the feature that shows it applies the actions.
    pub is_played: bool,
    /// Tips and throws by hand are off, because a guide leads through the match.
    pub is_guided: bool,
    /// Quitting loses nothing even if the match is not on disk.
    pub is_disposable: bool,
    /// The finished game counts among those of its players.
    pub counts: bool,
    /// Folder for the record of the finished game, inside the folder of records.
    pub shelf: String,
    /// Screen that leaving leads to.
    pub leads_to: Screen,
}

impl Default for Policy {
    fn default() -> Policy {
        Policy {
            is_played: true,
            is_guided: false,
            is_disposable: false,
            counts: true,
            shelf: FINISHED.to_owned(),
            leads_to: Screen::Title,
        }
    }
}
