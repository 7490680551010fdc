//! The pages of the book of games.

use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::tabs;

/// A page of the book of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ChroniclePage {
    /// All games, newest first.
    #[default]
    Games,
    /// Everybody who played.
    Players,
    /// What all dice showed.
    Dice,
}

impl tabs::Page for ChroniclePage {
    const ALL: &'static [Self] = &[
        ChroniclePage::Games,
        ChroniclePage::Players,
        ChroniclePage::Dice,
    ];

    fn title(self) -> Words {
        Words::new(match self {
            ChroniclePage::Games => texts::CHRONICLE_GAMES,
            ChroniclePage::Players => texts::CHRONICLE_PLAYERS,
            ChroniclePage::Dice => texts::CHRONICLE_DICE,
        })
    }
}
