//! The fonts have every letter of every language.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::locales::{code_of_languages, languages, texts_of};
use crate::tree::{bytes_of, expect_none, files, names_in};

/// The folder with the fonts that texts are written in.
const FOLDER: &str = "assets/fonts";

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    let fonts: Vec<(String, BTreeSet<char>)> = names_in(FOLDER)
        .into_iter()
        .filter(|name| name.ends_with(".ttf"))
        .map(|name| {
            let letters = letters_of(&bytes_of(&format!("{FOLDER}/{name}")));
            (name, letters.expect("the font has a table of its letters"))
        })
        .collect();
    assert!(fonts.len() > 1, "where are the fonts?");
    let pseudo = files()
        .into_iter()
        .find(|file| file.path == "src/core/pseudo.rs");
    let code = code_of_languages() + &pseudo.map(|file| file.text).unwrap_or_default();
    let mut complaints = Vec::new();
    for (font, has) in &fonts {
        for language in languages() {
            for file in texts_of(&language) {
                complaints.extend(lacking(&file.text, has).into_iter().map(|(key, letter)| {
                    format!(
                        "{}: {font} has no `{letter}` (U+{:04X}), which `{key}` has",
                        file.path, letter as u32
                    )
                }));
            }
        }
        let names = code
            .chars()
            .filter(|letter| !letter.is_ascii() && !has.contains(letter));
        complaints.extend(names.map(|letter| format!("{font} has no `{letter}` of the code")));
    }
    expect_none(complaints);
}

/// The letters in the texts of a file that are not among these, each with the key of its text.
fn lacking(text: &str, has: &BTreeSet<char>) -> Vec<(String, char)> {
    let resource = parse(text).unwrap_or_else(|(read, _)| read);
    let mut found = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            let mut said = String::new();
            add_letters(pattern, &mut said);
            let letters: BTreeSet<char> =
                said.chars().filter(|letter| !letter.is_control()).collect();
            let key = message.id.name.to_owned();
            found.extend(letters.difference(has).map(|letter| (key.clone(), *letter)));
        }
    }
    found
}

fn add_letters(pattern: &Pattern<&str>, said: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    said.push_str(&unescape_unicode_to_string(value));
                }
                Expression::Inline(_) => {}
                Expression::Select { variants, .. } => {
                    for variant in variants {
                        add_letters(&variant.value, said);
                    }
                }
            },
        }
    }
}

/// The letters that a font has, by its table `cmap` in the format that all fonts have (4); `None` where there is none.
fn letters_of(font: &[u8]) -> Option<BTreeSet<char>> {
    let half = |at: usize| Some(u16::from_be_bytes(font.get(at..at + 2)?.try_into().ok()?));
    let whole =
        |at: usize| Some(u32::from_be_bytes(font.get(at..at + 4)?.try_into().ok()?) as usize);
    let entries = (0..half(4)? as usize).map(|table| 12 + 16 * table);
    let mut tables = entries.filter(|entry| font.get(*entry..entry + 4) == Some(b"cmap"));
    let cmap = whole(tables.next()? + 8)?;
    let encodings = (0..half(cmap + 2)? as usize).filter_map(|it| whole(cmap + 8 + 8 * it));
    let mut letters = BTreeSet::new();
    for table in encodings.map(|offset| cmap + offset) {
        if half(table)? != 4 {
            continue;
        }
        let segments = half(table + 6)? as usize / 2;
        for segment in 0..segments {
            let last = half(table + 14 + 2 * segment)?;
            let first = half(table + 16 + 2 * (segments + segment))?;
            // The last segment ends the table and stands for no letter.
            let range = (first..=last).filter(|code| *code != u16::MAX);
            letters.extend(range.filter_map(|code| char::from_u32(code.into())));
        }
    }
    (!letters.is_empty()).then_some(letters)
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn letters_that_a_font_lacks_are_found() {
        let has = BTreeSet::from(['a', 'b', ' ']);
        let text =
            "k = ab { $c }\nl = a{\"\\u00A0\"}b\nm = { $n ->\n    [one] a\n   *[other] bø\n}\n";
        let found = lacking(text, &has);
        assert_eq!(found, [("l".to_owned(), '\u{a0}'), ("m".to_owned(), 'ø')]);
    }

    #[test]
    fn a_font_says_which_letters_it_has() {
        let has = letters_of(&bytes_of("assets/fonts/Quicksand-Medium.ttf")).unwrap();
        assert!(
            ['A', 'ß', '„', '·']
                .iter()
                .all(|letter| has.contains(letter))
        );
        assert!(!has.contains(&'字') && !has.contains(&'\u{202f}'));
        assert_eq!(letters_of(b"no font at all"), None);
    }
}
