//! The pages of what can be played alone.

use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::tabs;

/// A page of what can be played alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AlonePage {
    /// One climb a day, the same for everybody.
    #[default]
    Today,
    /// Five characters, one after the other, up the mountain.
    WayUp,
    /// Positions to decide.
    Puzzle,
}

impl tabs::Page for AlonePage {
    const ALL: &'static [Self] = &[AlonePage::Today, AlonePage::WayUp, AlonePage::Puzzle];

    fn title(self) -> Words {
        Words::new(match self {
            AlonePage::Today => texts::ALONE_TODAY,
            AlonePage::WayUp => texts::WAY_TAB,
            AlonePage::Puzzle => texts::PUZZLE_TAB,
        })
    }
}
