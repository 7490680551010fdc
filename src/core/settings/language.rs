//! The languages the game speaks: a line here and a folder of `assets/locales` each.

use bevy::prelude::*;

/// Makes the languages of lines that say what one is called in the code, its folder in `assets/locales`, what it calls
/// itself, and ten letters that names in it need beside A to Z, the likeliest first.
macro_rules! languages {
    ($($(#[$about:meta])+ $language:ident: $code:literal, $name:literal, $letters:literal;)+) => {
        /// A language the game speaks.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
        #[reflect(Default)]
        pub enum Language {
            $($(#[$about])+ $language,)+
            /// English in accents and brackets, and longer: nobody speaks it. What does not change with it is not in the
            /// locale files, and what is cut off in it leaves no room for translations.
            Pseudo,
        }

        impl Language {
            /// All languages, in the order in which they are offered.
            pub const ALL: [Language; [$($code),+].len()] = [$(Language::$language),+];

            /// What the language calls itself.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Language::$language => $name,)+
                    Language::Pseudo => "Pseudo",
                }
            }

            /// The name of the folder with the language's texts, which is its tag (BCP 47).
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$language => $code,)+
                    Language::Pseudo => "pseudo",
                }
            }

            /// Letters that names need beside A to Z, the likeliest first.
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
    /// The language for a tag of the system, as "pt-PT" or "es_MX.UTF-8": the very one, or else one of the same name.
    pub(crate) fn for_tag(tag: &str) -> Option<Language> {
        let tag = tag.split(['.', '@']).next()?.replace('_', "-");
        let name = |tag: &str| tag.split('-').next().unwrap_or_default().to_lowercase();
        let is_same = |known: &Language| known.code().eq_ignore_ascii_case(&tag);
        let is_near = |known: &Language| name(known.code()) == name(&tag);
        let find = |fits: &dyn Fn(&Language) -> bool| Language::ALL.into_iter().find(fits);
        find(&is_same).or_else(|| find(&is_near))
    }

    /// The language of a code, the one nobody speaks among them.
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
    fn what_nobody_speaks_is_not_offered() {
        assert!(!Language::ALL.contains(&Language::Pseudo));
        assert_eq!(Language::of_code("pseudo"), Some(Language::Pseudo));
        for language in Language::ALL {
            assert_eq!(Language::of_code(language.code()), Some(language));
        }
    }
}
