//! Lines of a record after the first.

use cant_stop_rules::Action;
use serde::{Deserialize, Serialize};

use crate::HandThrow;

/// An action, or a roll with the throw by hand that answers it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is one at a time, as it is read or written"
)]
pub(crate) enum Entry {
    Action(Action),
    ByHand { by_hand: HandThrow },
}

impl Entry {
    /// The action as it is written: only a roll is thrown by hand, and only with numbers that are read back.
    pub(crate) fn new(action: Action, by_hand: Option<HandThrow>) -> Entry {
        match by_hand {
            Some(by_hand) if action == Action::Roll && by_hand.is_finite() => {
                Entry::ByHand { by_hand }
            }
            _ => Entry::Action(action),
        }
    }

    pub(crate) fn action(&self) -> Action {
        match self {
            Entry::Action(action) => *action,
            Entry::ByHand { .. } => Action::Roll,
        }
    }

    pub(crate) fn by_hand(&self) -> Option<HandThrow> {
        match self {
            Entry::Action(_) => None,
            Entry::ByHand { by_hand } => Some(*by_hand),
        }
    }
}
