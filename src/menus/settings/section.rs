//! The sections of the settings.

use crate::{ground::locale::Words, menus::tabs::Page};

/// A group of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Section {
    /// What is read, and how.
    #[default]
    Text,
    /// What is seen.
    Picture,
    /// What is heard, and what is said of it.
    Sound,
    /// How a game goes.
    Game,
    /// Who plays.
    Players,
}

impl Page for Section {
    const ALL: &'static [Section] = &[
        Section::Text,
        Section::Picture,
        Section::Sound,
        Section::Game,
        Section::Players,
    ];

    fn title(self) -> Words {
        Words::new(match self {
            Section::Text => "settings-section-text",
            Section::Picture => "settings-section-picture",
            Section::Sound => "settings-section-sound",
            Section::Game => "settings-section-game",
            Section::Players => "settings-section-players",
        })
    }
}
