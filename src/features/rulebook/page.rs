//! The pages of the book.

use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::tabs::Page;

/// A page of the book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum BookPage {
    /// Goal of the game.
    #[default]
    Goal,
    /// Course of a turn from the first roll to the stop.
    Turn,
    /// Probability of a bust with three runners.
    Risk,
    /// Keys and buttons.
    Controls,
}

impl Page for BookPage {
    const ALL: &'static [BookPage] = &[
        BookPage::Goal,
        BookPage::Turn,
        BookPage::Risk,
        BookPage::Controls,
    ];

    fn title(self) -> Words {
        Words::new(match self {
            BookPage::Goal => texts::BOOK_GOAL,
            BookPage::Turn => texts::BOOK_TURN,
            BookPage::Risk => texts::BOOK_RISK,
            BookPage::Controls => texts::CONTROL_HEADING,
        })
    }
}
