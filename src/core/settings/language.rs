//! Languages of the game: a line here and a folder in `assets/locales` each.

use bevy::prelude::*;

/// Defines [`Language`] from lines of a name in code, a folder in `assets/locales`, a native name, and ten letters beside A
/// to Z for names, the most frequent first.
macro_rules! languages {
    ($($(#[$about:meta])+ $language:ident: $code:literal, $name:literal, $letters:literal;)+) => {
        /// Language of the game.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
        #[reflect(Default)]
        pub enum Language {
            $($(#[$about])+ $language,)+
            /// Pseudo-localisation: English in accents and brackets, longer. It shows untranslated and clipped texts.
            Pseudo,
        }

        impl Language {
            /// All languages offered to players, in display order.
            pub const ALL: [Language; [$($code),+].len()] = [$(Language::$language),+];

            /// Native name of the language.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Language::$language => $name,)+
                    Language::Pseudo => "Pseudo",
                }
            }

            /// Folder of the texts, which is the BCP 47 tag.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$language => $code,)+
                    Language::Pseudo => "pseudo",
                }
            }

            /// Letters that names need beside A to Z, the most frequent first.
            pub(crate) const fn letters(self) -> &'static str {
                match self {
                    $(Language::$language => $letters,)+
                    Language::Pseudo => Language::En.letters(),
                }
            }
        }
    };
}

languages! {
    /// English.
    #[default]
    En: "en", "English", "ÁÉÍÓÚÑÜÇÀÈ";
    /// Spanish.
    Es: "es", "Español", "ÁÉÍÓÚÜÑÇÀÈ";
    /// Italian.
    It: "it", "Italiano", "ÀÈÉÌÒÙÍÓÚÇ";
    /// French.
    Fr: "fr", "Français", "ÉÈÇËÏÊÔÂÎÀ";
    /// German.
    De: "de", "Deutsch", "ÄÖÜÉÈÇŞĞÁÓ";
    /// Portuguese, as in Brazil.
    PtBr: "pt-BR", "Português", "ÃÁÇÉÍÔÊÓÕÚ";
}

impl Language {
    /// Language for a system tag such as "pt-PT" or "es_MX.UTF-8": an exact match, else one with the same primary subtag.
    pub(crate) fn for_tag(tag: &str) -> Option<Language> {
        let tag = tag.split(['.', '@']).next()?.replace('_', "-");
        let name = |tag: &str| tag.split('-').next().unwrap_or_default().to_lowercase();
        let is_same = |known: &Language| known.code().eq_ignore_ascii_case(&tag);
        let is_near = |known: &Language| name(known.code()) == name(&tag);
        let find = |fits: &dyn Fn(&Language) -> bool| Language::ALL.into_iter().find(fits);
        find(&is_same).or_else(|| find(&is_near))
    }

    /// Language with this code, including the pseudo language.
    pub(crate) fn of_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .chain([Language::Pseudo])
            .find(|language| language.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_of_the_system_finds_its_language() {
        for (tag, language) in [
            ("es_MX.UTF-8", Some(Language::Es)),
            ("IT-CH", Some(Language::It)),
            ("fr-CA", Some(Language::Fr)),
            ("de_AT@euro", Some(Language::De)),
            ("de", Some(Language::De)),
            ("pt-PT", Some(Language::PtBr)),
            ("pt_BR.utf8", Some(Language::PtBr)),
            ("nl-NL", None),
            ("pseudo", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::for_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_pseudo_language_is_not_offered() {
        assert!(!Language::ALL.contains(&Language::Pseudo));
        assert_eq!(Language::of_code("pseudo"), Some(Language::Pseudo));
        for language in Language::ALL {
            assert_eq!(Language::of_code(language.code()), Some(language));
        }
    }
}
