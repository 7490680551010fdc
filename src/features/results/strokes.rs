//! Line charts of the kit, for the drawings of a game.

pub(super) use crate::ui::kit::lines::{level, line, marks};
