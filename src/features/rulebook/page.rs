//! The pages of the book.

use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::tabs::Page;

/// A page of the book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum BookPage {
    /// What wins.
    #[default]
    Goal,
    /// What happens from the first roll to the stop.
    Turn,
    /// How likely three runners are to bust.
    Risk,
    /// Which key or button does what.
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
