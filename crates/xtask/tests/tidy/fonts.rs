//! The fonts have every letter of every language.

use std::collections::BTreeSet;

use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::locales::{LIST_OF_LANGUAGES, languages, texts_of};
use crate::tree::{File, bytes_of, expect_none, names_in, text_of};

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
    let code = text_of(LIST_OF_LANGUAGES) + &text_of("src/core/pseudo.rs");
    let mut complaints = Vec::new();
    for (font, has) in &fonts {
        for language in languages() {
            for file in texts_of(&language) {
                let letters = lacking(&file, has).into_iter();
                complaints.extend(letters.map(|letter| {
                    let code = letter as u32;
                    format!("{}: {font} has no `{letter}` (U+{code:04X})", file.path)
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

/// Letters of a file, without its comments, that are not among these.
fn lacking(file: &File, has: &BTreeSet<char>) -> BTreeSet<char> {
    let lines = file.text.lines().filter(|line| !line.starts_with('#'));
    let letters =
        lines.flat_map(|line| unescape_unicode_to_string(line).chars().collect::<Vec<_>>());
    letters
        .filter(|letter| !letter.is_control() && !has.contains(letter))
        .collect()
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

#[test]
fn letters_that_a_font_lacks_are_found() {
    let has = BTreeSet::from_iter("ab =".chars());
    let file = File::sample("main.ftl", "# é\na = ab\nb = a{\"\\u00A0\"}b\n    ø\n");
    assert_eq!(
        lacking(&file, &has),
        BTreeSet::from(['"', '{', '}', '\u{a0}', 'ø'])
    );
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
