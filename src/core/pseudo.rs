//! Pseudo-localisation: English texts with accents, in brackets, two fifths longer.
//!
//! Text outside brackets is missing from the locale files; clipped text leaves no room for translations.

use std::{borrow::Cow, sync::LazyLock};

use fluent_templates::LanguageIdentifier;
use fluent_templates::fluent_bundle::concurrent::FluentBundle;
use fluent_templates::fluent_bundle::{FluentArgs, FluentResource};

/// All English texts, put together by the build.
const ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/english.ftl"));

/// Letters that pseudo texts replace by accented ones of the game's fonts.
pub const PLAIN: &str = "acdeghiklnorstuyzACDEGHIKLNORSTUYZ";
const ACCENTED: &str = "àçďêğħîķļñöŕšţûýžÀÇĎÊĞĦÎĶĻÑÖŔŠŢÛÝŽ";

/// Padding dots in a row. More would make a longer word than any language has.
const DOTS: usize = 3;

static TEXTS: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let english: LanguageIdentifier = "en".parse().expect("this is a tag");
    let mut bundle = FluentBundle::new_concurrent(vec![english]);
    bundle.set_use_isolating(false);
    bundle.set_transform(Some(stretch));
    // The build has read these texts without an error.
    let resource = FluentResource::try_new(ENGLISH.to_owned()).unwrap_or_else(|(read, _)| read);
    bundle.add_resource_overriding(resource);
    bundle
});

/// Formats the text of a key; in brackets, unless it has no letters of its own.
pub(super) fn say(key: &str, arguments: &FluentArgs) -> Option<String> {
    let pattern = TEXTS.get_message(key)?.value()?;
    let said = TEXTS.format_pattern(pattern, Some(arguments), &mut Vec::new());
    Some(match said.chars().any(|letter| ACCENTED.contains(letter)) {
        true => format!("[{said}]"),
        false => said.into_owned(),
    })
}

/// Accents and lengthens the text between two variables.
fn stretch(text: &str) -> Cow<'_, str> {
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    if letters == 0 {
        return Cow::Borrowed(text);
    }
    let end = text.trim_end();
    let mut stretched: String = end.chars().map(accented).collect();
    // The brackets count towards the length.
    let more = (2 * letters / 5).saturating_sub(2);
    let more = (0..more).map(|at| match at % (DOTS + 1) {
        DOTS => ' ',
        _ => '·',
    });
    stretched.extend(more);
    stretched.push_str(&text[end.len()..]);
    Cow::Owned(stretched)
}

fn accented(letter: char) -> char {
    PLAIN
        .chars()
        .zip(ACCENTED.chars())
        .find_map(|(plain, accented)| (plain == letter).then_some(accented))
        .unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use crate::core::locale::{Locale, Words};
    use crate::core::settings::Language;
    use crate::core::texts;

    fn said(words: &Words) -> String {
        Locale(Language::Pseudo).say(words)
    }

    #[test]
    fn texts_are_accented_longer_and_in_brackets() {
        assert_eq!(said(&Words::new(texts::ACTION_ROLL)), "[Ŕöļļ]");
        assert_eq!(said(&Words::new(texts::ACTION_ROLL_AGAIN)), "[Ŕöļļ àğàîñ·]");
    }

    #[test]
    fn variables_and_their_forms_are_kept() {
        let words = |columns: u8| Words::new(texts::COLUMNS_TO_GO).with("columns", columns);
        assert_eq!(said(&words(1)), "[1 çöļûmñ ţö ğö··]");
        assert_eq!(said(&words(3)), "[3 çöļûmñš ţö ğö··]");
        let turn = Words::new(texts::TURN_OF).with("name", "Ada");
        assert_eq!(said(&turn), "[Ada’š ţûŕñ]");
    }

    #[test]
    fn numbers_and_names_are_unchanged() {
        let decimal = Words::new(texts::DECIMAL)
            .with("whole", "1")
            .with("tenth", "4");
        assert_eq!(said(&decimal), "1.4");
        assert_eq!(said(&Words::literal("Ada")), "Ada");
    }
}
