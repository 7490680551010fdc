//! Plain prose: statements in the documentation, and no vague words.

use crate::rust::Rust;
use crate::sources::{Source, sources};
use crate::tree::{File, expect_none};

/// First words of a question, with which no line of documentation begins.
const OPENERS: [&str; 7] = ["How", "What", "Whether", "Where", "Who", "Which", "Whose"];

/// Words that say less than the name of a role or a number, in two halves so that this file does not have them.
const VAGUE: [(&str, &str); 4] = [
    ("some", "body"),
    ("no", "body"),
    ("who", "ever"),
    ("so ", "many"),
];

#[test]
fn documentation_states() {
    let all = sources().iter();
    expect_none(all.flat_map(|Source { file, rust }| questions(file, rust)));
}

#[test]
fn vague_words_go() {
    let all = sources().iter();
    expect_none(all.flat_map(|source| vague(source.file)));
}

/// Lines of documentation that begin like a question.
fn questions(file: &File, rust: &Rust) -> Vec<String> {
    let mut found = Vec::new();
    for comment in &rust.comments {
        let text = &file.text[comment.clone()];
        let Some(text) = text.strip_prefix("///").or(text.strip_prefix("//!")) else {
            continue;
        };
        let first = text.split_whitespace().next().unwrap_or_default();
        let first = first.split(|letter: char| !letter.is_alphanumeric()).next();
        if let Some(first) = first.filter(|first| OPENERS.contains(first)) {
            let place = file.at(comment.start);
            found.push(format!("{place}: begins with “{first}”"));
        }
    }
    found
}

/// Vague words of a file, in comments, names and strings.
fn vague(file: &File) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        let small = line.to_lowercase();
        for (start, end) in VAGUE {
            let word = format!("{start}{end}");
            for _ in small.matches(&word) {
                found.push(format!("{}:{}: “{word}”", file.path, number + 1));
            }
        }
    }
    found
}

#[test]
fn a_question_is_found() {
    let text = "//! How it is.\n/// A statement,\n///   Which goes on.\n// What is no documentation.\n\
                    /// Who's there.\n/// Whatever.\nlet a = \"\n/// Where\";";
    assert_eq!(
        questions(&File::sample("src/hud/a.rs", text), &Rust::read(text)),
        [
            "src/hud/a.rs:1: begins with “How”",
            "src/hud/a.rs:3: begins with “Which”",
            "src/hud/a.rs:5: begins with “Who”",
        ]
    );
}

#[test]
fn a_vague_word_is_found() {
    let [first, second, third, fourth] = VAGUE.map(|(start, end)| format!("{start}{end}"));
    let text =
        format!("// {first}, {fourth}\nfn {second}_is() {{}}\nlet a = \"{third}\";\nno body");
    let found = vague(&File::sample("a.rs", &text));
    let lines: Vec<&str> = found.iter().map(|it| &it[.."a.rs:1".len()]).collect();
    assert_eq!(lines, ["a.rs:1", "a.rs:1", "a.rs:2", "a.rs:3"]);
}
