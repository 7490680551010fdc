//! The languages the game speaks.

use bevy::prelude::*;

/// A language the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
#[reflect(Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
    /// Italian.
    It,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 3] = [Language::En, Language::Es, Language::It];

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Es => "Español",
            Language::It => "Italiano",
        }
    }

    /// The name of the folder with the language's texts.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Es => "es",
            Language::It => "it",
        }
    }
}
