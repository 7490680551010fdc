//! The sections of the settings.

use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::tabs::Page;

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
            Section::Text => texts::SETTINGS_SECTION_TEXT,
            Section::Picture => texts::SETTINGS_SECTION_PICTURE,
            Section::Sound => texts::SETTINGS_SECTION_SOUND,
            Section::Game => texts::SETTINGS_SECTION_GAME,
            Section::Players => texts::SETTINGS_SECTION_PLAYERS,
        })
    }
}
