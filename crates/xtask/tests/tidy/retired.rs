//! Words that code no longer uses: each had several meanings, or a field has a better one; CONTRIBUTING has the glossary.

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};

/// A word that no name may contain, and what to say instead.
///
/// One in small letters is refused in every name that has it, as `sift` in `sift_presses` and `SiftSystems`; the words of
/// a longer one have to follow each other. One with a capital is refused as a whole name only: `Hands`, not `hands`.
const RETIRED: [(&str, &str); 5] = [
    ("Counsel", "`AdviceCache`"),
    ("FinishedGame", "`GameLog`"),
    ("Hands", "`DeviceAssignment`"),
    ("Thought", "`BackgroundTask`"),
    ("habits", "`table_settings`"),
];

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
    let rust = Rust::read(&file.text);
    let mut complaints = Vec::new();
    for (at, name) in rust.names() {
        let own = split(name);
        for (word, instead) in words {
            let has_word = if word.starts_with(char::is_uppercase) {
                name == *word
            } else {
                let word = split(word);
                own.windows(word.len()).any(|part| part == word)
            };
            if has_word {
                let place = file.at(at);
                complaints.push(format!("{place}: `{name}` has “{word}”: say {instead}"));
            }
        }
    }
    complaints
}

/// The words of a name in either case, or of a few words, in small letters.
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
    fn names_are_made_of_words() {
        for (name, words) in [
            ("finished_game", vec!["finished", "game"]),
            ("FinishedGame", vec!["finished", "game"]),
            ("MAX_GAMES", vec!["max", "games"]),
            ("_x2", vec!["x2"]),
        ] {
            assert_eq!(split(name), words, "{name}");
        }
    }

    #[test]
    fn a_retired_word_is_found_in_names_only() {
        let words = [
            ("counsel", "`advice`"),
            ("finished game", "`GameLog`"),
            ("Hands", "`Seats`"),
        ];
        let text = "// counsel\nlet a = \"counsel\"; let hands = FinishedGame(OLD_COUNSEL, game_finished, Hands);";
        let complaints = retired(&File::sample("src/a.rs", text), &words);
        assert_eq!(
            complaints,
            [
                "src/a.rs:2: `FinishedGame` has “finished game”: say `GameLog`",
                "src/a.rs:2: `OLD_COUNSEL` has “counsel”: say `advice`",
                "src/a.rs:2: `Hands` has “Hands”: say `Seats`",
            ]
        );
    }
}
