//! Words that code no longer uses: each had several meanings, or a field has a better one; CONTRIBUTING has the glossary.

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};

/// A word that no name and no comment may contain, and what to say instead.
///
/// One in small letters is refused in every name that has it, as `sift` in `sift_presses` and `SiftSystems`; the words of
/// a longer one have to follow each other. In comments it is refused as a whole word. One with a capital is refused as a
/// whole name only, `Hands` and not `hands`; in comments where it is quoted as a name.
const RETIRED: [(&str, &str); 25] = [
    ("BeatStarted", "`Beat`"),
    ("Couch", "the devices, as `DeviceAssignment`"),
    ("Course", "`Run`"),
    ("Draft", "`TableSetup`"),
    ("Falling", "`ThrowShown`"),
    ("FinishedGame", "`GameLog`"),
    ("Halves", "`DeviceAssignment::share_the_keyboard`"),
    ("Hands", "`DeviceAssignment`"),
    ("Helped", "`DieHelped`"),
    ("Lesson", "`Sample`"),
    ("Letters", "`FocusedField`"),
    ("Listening", "`Rebinding`"),
    ("Moment", "what it is a moment of, as `TurnPhase`"),
    ("NotePanel", "`StatusPanel`"),
    ("Shows", "`ShownValue`"),
    ("Thought", "`BackgroundTask`"),
    ("Used", "`DeviceActivity`"),
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
    let mut complaints = Vec::new();
    for (at, name) in names {
        let own = split(name);
        for (word, instead) in words {
            let has_word = if is_whole(word) {
                name == *word
            } else {
                has_words(&own, word)
            };
            if has_word {
                let place = file.at(at);
                complaints.push(format!("{place}: `{name}` has “{word}”: say {instead}"));
            }
        }
    }
    for comment in &rust.comments {
        let text = &file.text[comment.clone()];
        let own: Vec<String> = text
            .split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_lowercase)
            .collect();
        for (word, instead) in words {
            let has_word = if is_whole(word) {
                text.contains(&format!("`{word}`"))
            } else {
                has_words(&own, word)
            };
            if has_word {
                let place = file.at(comment.start);
                complaints.push(format!("{place}: the comment has “{word}”: say {instead}"));
            }
        }
    }
    complaints
}

/// Returns `true` if a retired word is a whole name.
fn is_whole(word: &str) -> bool {
    word.starts_with(char::is_uppercase)
}

/// Returns `true` if the words of a name or comment have those of `word` in a row.
fn has_words(own: &[String], word: &str) -> bool {
    let word = split(word);
    own.windows(word.len()).any(|part| part == word)
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
    fn a_retired_word_is_found_in_names() {
        let words = [
            ("counsel", "`advice`"),
            ("finished game", "`GameLog`"),
            ("Hands", "`Seats`"),
        ];
        let text = "// told\nlet a = \"counsel\"; let hands = FinishedGame(OLD_COUNSEL, game_finished, Hands);";
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

    #[test]
    fn a_retired_word_is_found_in_comments() {
        let words = [("camp", "square"), ("Hands", "`Seats`")];
        let text = "// Hands: a campsite.\n/// A [`Hands`].\n/* A camp-fire. */";
        let complaints = retired(&File::sample("src/a.rs", text), &words);
        assert_eq!(
            complaints,
            [
                "src/a.rs:2: the comment has “Hands”: say `Seats`",
                "src/a.rs:3: the comment has “camp”: say square",
            ]
        );
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
