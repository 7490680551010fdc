//! A language that nobody speaks, made of the English texts: accented, in brackets, and two fifths longer.
//!
//! Whoever sees letters outside of brackets in it has found words that are not in the locale files; what is cut off in it
//! leaves no room for translations.

use std::{borrow::Cow, sync::LazyLock};

use fluent_templates::{
    LanguageIdentifier,
    fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle},
};

const ENGLISH: &str = concat!(
    include_str!("../../assets/locales/en/main.ftl"),
    include_str!("../../assets/locales/en/alone.ftl"),
    include_str!("../../assets/locales/en/way.ftl"),
    include_str!("../../assets/locales/en/puzzles.ftl"),
    include_str!("../../assets/locales/en/scenery.ftl"),
);

/// Letters that no text of this language has: others stand for them, which the fonts of the game have.
pub const PLAIN: &str = "acdeghiklnorstuyzACDEGHIKLNORSTUYZ";
const ACCENTED: &str = "àçďêğħîķļñöŕšţûýžÀÇĎÊĞĦÎĶĻÑÖŔŠŢÛÝŽ";

/// As many dots stand together; more would be a longer word than any language has.
const DOTS: usize = 3;

static TEXTS: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let english: LanguageIdentifier = "en".parse().expect("this is a tag");
    let mut bundle = FluentBundle::new_concurrent(vec![english]);
    bundle.set_use_isolating(false);
    bundle.set_transform(Some(stretch));
    // What cannot be read is found by tidy; the rest is said all the same.
    let resource = FluentResource::try_new(ENGLISH.to_owned()).unwrap_or_else(|(read, _)| read);
    bundle.add_resource_overriding(resource);
    bundle
});

/// The text of this key; in brackets, unless there are only numbers, names and marks in it.
pub(super) fn say(key: &str, arguments: &FluentArgs) -> Option<String> {
    let pattern = TEXTS.get_message(key)?.value()?;
    let said = TEXTS.format_pattern(pattern, Some(arguments), &mut Vec::new());
    Some(match said.chars().any(|letter| ACCENTED.contains(letter)) {
        true => format!("[{said}]"),
        false => said.into_owned(),
    })
}

/// What is between the variables of a text, with its accents and two fifths longer.
fn stretch(text: &str) -> Cow<'_, str> {
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    if letters == 0 {
        return Cow::Borrowed(text);
    }
    let end = text.trim_end();
    let mut stretched: String = end.chars().map(accented).collect();
    // The brackets count as well.
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
        assert_eq!(said(&turn), "[Ada ţö ŕöļļ]");
    }

    #[test]
    fn what_is_no_word_stays_as_it_is() {
        let decimal = Words::new(texts::DECIMAL)
            .with("whole", "1")
            .with("tenth", "4");
        assert_eq!(said(&decimal), "1.4");
        assert_eq!(said(&Words::literal("Ada")), "Ada");
    }
}
