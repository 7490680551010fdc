//! Terms: every language has one word for a thing, in its `TERMS.md`, and no text has another.

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::locales::{ENGLISH, languages, messages, texts_of};
use crate::tree::{File, expect_none, text_of};

/// Thing, the same in every language; its word; words that no text uses for it, where a star stands for any beginning or
/// ending. Without a word the row lists words that are not used at all.
type Row<'a> = [&'a str; 3];

#[test]
fn every_language_keeps_to_its_terms() {
    let lists = languages().into_iter().map(|language| {
        let list = text_of(&format!("assets/locales/{language}/TERMS.md"));
        (language, list)
    });
    let english = text_of(&format!("assets/locales/{ENGLISH}/TERMS.md"));
    let complaints = lists.flat_map(|(language, list)| {
        let things = |list| rows(list).map(|[thing, ..]| thing).collect::<Vec<_>>();
        assert_eq!(things(&list), things(&english), "rows in {language}");
        let packages = format!("crates/dist/words/{language}.ftl");
        let mut files = texts_of(&language);
        files.push(File::sample(&packages, &text_of(&packages)));
        breaches(&list, &files)
    });
    expect_none(complaints);
}

/// Rows of the table in a list, without its head.
fn rows(list: &str) -> impl Iterator<Item = Row<'_>> {
    let rows = list.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let cells = Row::try_from(cells);
        cells.unwrap_or_else(|_| panic!("`{row}` has not three cells"))
    })
}

/// Texts that have another word than the term, and terms that no text has.
fn breaches(list: &str, files: &[File]) -> Vec<String> {
    let texts: Vec<(String, String)> = files.iter().flat_map(texts).collect();
    let mut complaints = Vec::new();
    for [_, word, never] in rows(list) {
        for never in never.split(", ").filter(|never| !never.is_empty()) {
            let with = texts.iter().filter(|(_, text)| has(text, never));
            complaints.extend(with.map(|(place, _)| format!("{place}: `{never}`, not `{word}`")));
        }
        let lower = word.to_lowercase();
        if !texts.iter().any(|(_, text)| text.contains(&lower)) {
            complaints.push(format!("no text says `{word}`"));
        }
    }
    complaints
}

/// Place and words of every text of a file, in small letters.
fn texts(file: &File) -> impl Iterator<Item = (String, String)> {
    let text = |message: Message<&str>| {
        let words = words(message.value.as_ref()?).replace(['\u{a0}', '\n'], " ");
        let place = format!("{}: {}", file.path, message.id.name);
        Some((place, words.to_lowercase()))
    };
    messages(file).filter_map(text)
}

/// Words of a pattern in all its forms; what is put in ends a phrase.
fn words(pattern: &Pattern<&str>) -> String {
    let said = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression } => match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                unescape_unicode_to_string(value).into_owned()
            }
            Expression::Inline(_) => "…".to_owned(),
            Expression::Select { variants, .. } => {
                let forms = variants.iter().map(|form| words(&form.value) + "…");
                format!("…{}", forms.collect::<String>())
            }
        },
    });
    said.collect()
}

/// Tells if a text has these words, not as part of longer ones.
fn has(text: &str, words: &str) -> bool {
    let is_open = [words.starts_with('*'), words.ends_with('*')];
    let words = words.trim_matches('*').to_lowercase();
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '-';
    text.match_indices(&words).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + words.len()..]);
        (is_open[0] || !before.ends_with(is_letter))
            && (is_open[1] || !after.starts_with(is_letter))
    })
}

const LIST: &str = "\
| thing | term | never |
| --- | --- | --- |
| controller | controller | pad, gamepad* |
| stop | Stop | make a stop |
| | | as it is, *ez-* |
";

fn found(texts: &str) -> Vec<String> {
    breaches(LIST, &[File::sample("main.ftl", texts)])
}

#[test]
fn words_that_are_not_the_term_are_found() {
    let found = found(
        "a = Your pad\nb = { $n ->\n    [one] a key\n   *[other] a Controller on a Pad\n }\n\
            c = Gamepads\nd = Make{\"\\u00A0\"}a stop\ne = Leave it as it is\nf = D-pad of a { $pad }\n\
            g = Paddle\nh = Make { $a } stop\ni = Installez-le\nj = Assez\n",
    );
    let expected = [
        "main.ftl: a: `pad`, not `controller`",
        "main.ftl: b: `pad`, not `controller`",
        "main.ftl: c: `gamepad*`, not `controller`",
        "main.ftl: d: `make a stop`, not `Stop`",
        "main.ftl: e: `as it is`, not ``",
        "main.ftl: i: `*ez-*`, not ``",
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_term_that_no_text_says_is_found() {
    assert_eq!(found("a = Stop\n"), ["no text says `controller`"]);
}
