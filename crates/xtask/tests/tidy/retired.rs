//! Words that code no longer uses: each had several meanings, or a field has a better one; CONTRIBUTING has the glossary.

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};

/// A word that no name and no comment may contain, and what to say instead. It is refused in every name that has it, as `sift`
/// in `sift_presses` and `SiftSystems`, and in comments as a whole word.
const RETIRED: [(&str, &str); 8] = [
    ("camp", "square"),
    ("camps", "squares"),
    ("climber", "runner"),
    ("climbers", "runners"),
    ("counsel", "`AdviceCache`"),
    ("habits", "`table_settings`"),
    ("knock", "contact"),
    ("sift", "gate"),
];

/// Names that keep their words: those of pictures, and the keys of texts.
const KEEP_THEIRS: [&str; 2] = ["Art::", "texts::"];

#[test]
fn retired_words_are_gone() {
    let sources = rust_files(&["src/", "crates/", "tests/"]);
    expect_none(
        sources
            .iter()
            .flat_map(|file| retired(file, &RETIRED))
            .collect(),
    );
}

fn retired(file: &File, words: &[(&str, &str)]) -> Vec<String> {
    // This one has to name them.
    if file.is("tidy/retired.rs") {
        return Vec::new();
    }
    let rust = Rust::read(&file.text);
    let names = rust.names().filter(|(at, _)| {
        let before = &rust.code[..*at];
        !KEEP_THEIRS.iter().any(|path| before.ends_with(path))
    });
    let names = names.map(|(at, name)| (at, format!("`{name}`"), split(name)));
    let comments = rust.comments.iter().map(|comment| {
        let text = file.text[comment.clone()].split(|letter: char| !letter.is_alphanumeric());
        let own = text.filter(|word| !word.is_empty()).map(str::to_lowercase);
        (comment.start, "the comment".to_owned(), own.collect())
    });
    let mut complaints = Vec::new();
    for (at, place, own) in names.chain(comments) {
        for (word, instead) in words {
            if own.iter().any(|own| own == word) {
                let at = file.at(at);
                complaints.push(format!("{at}: {place} has “{word}”: say {instead}"));
            }
        }
    }
    complaints
}

/// The words of a name in either case, in small letters.
fn split(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before = '_';
    for letter in name.chars() {
        let is_gap = matches!(letter, '_' | ' ');
        let begins = is_gap || letter.is_uppercase() && !before.is_uppercase();
        if begins && words.last().is_some_and(|word| !word.is_empty()) {
            words.push(String::new());
        }
        if !is_gap && let Some(word) = words.last_mut() {
            word.extend(letter.to_lowercase());
        }
        before = letter;
    }
    words
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn a_retired_word_is_found_in_names() {
        let text = "// told\nlet a = \"counsel\"; let b = GoodCounsel(OLD_COUNSEL, counsellor);";
        let complaints = retired(&File::sample("src/a.rs", text), &[("counsel", "`advice`")]);
        let expected = ["GoodCounsel", "OLD_COUNSEL"];
        let expected =
            expected.map(|name| format!("src/a.rs:2: `{name}` has “counsel”: say `advice`"));
        assert_eq!(complaints, expected);
    }

    #[test]
    fn a_retired_word_is_found_in_comments() {
        let text = "// A campsite.\n/* A camp-fire. */";
        let complaints = retired(&File::sample("src/a.rs", text), &[("camp", "square")]);
        let expected = "src/a.rs:2: the comment has “camp”: say square";
        assert_eq!(complaints, [expected]);
    }

    #[test]
    fn pictures_and_texts_keep_their_words() {
        let words = [("camp", "square")];
        let text = "show(Art::CampDisc, texts::CAMP);";
        assert!(retired(&File::sample("src/a.rs", text), &words).is_empty());
        let text = "show(Kind::CampDisc);";
        assert_eq!(retired(&File::sample("src/a.rs", text), &words).len(), 1);
    }
}
