//! Plain prose: statements in the documentation, and no vague words.

use crate::findings::{Findings, folder_of};
use crate::rust::Rust;
use crate::sources::{Source, sources};
use crate::tree::File;

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
    let mut tally = Findings::default();
    for Source { file, rust } in sources() {
        questions(file, rust, &mut tally);
    }
    tally.hold(0);
}

#[test]
fn vague_words_go() {
    let mut tally = Findings::default();
    for Source { file, .. } in sources() {
        vague(file, &mut tally);
    }
    tally.hold(0);
}

/// Adds the lines of documentation that begin like a question.
fn questions(file: &File, rust: &Rust, tally: &mut Findings) {
    for comment in &rust.comments {
        let text = &file.text[comment.clone()];
        let Some(text) = text.strip_prefix("///").or(text.strip_prefix("//!")) else {
            continue;
        };
        let first = text.split_whitespace().next().unwrap_or_default();
        let first = first.split(|letter: char| !letter.is_alphanumeric()).next();
        if let Some(first) = first.filter(|first| OPENERS.contains(first)) {
            tally.add(
                &folder_of(&file.path),
                format!("{}: begins with “{first}”", file.at(comment.start)),
            );
        }
    }
}

/// Adds the vague words of a file, in comments, names and strings.
fn vague(file: &File, tally: &mut Findings) {
    for (number, line) in file.text.lines().enumerate() {
        let small = line.to_lowercase();
        for (start, end) in VAGUE {
            let word = format!("{start}{end}");
            for _ in small.matches(&word) {
                tally.add(
                    &folder_of(&file.path),
                    format!("{}:{}: “{word}”", file.path, number + 1),
                );
            }
        }
    }
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn a_question_is_found() {
        let text = "//! How it is.\n/// A statement,\n///   Which goes on.\n// What is no documentation.\n\
                    /// Who's there.\n/// Whatever.\nlet a = \"\n/// Where\";";
        let mut tally = Findings::default();
        questions(
            &File::sample("src/hud/a.rs", text),
            &Rust::read(text),
            &mut tally,
        );
        assert_eq!(
            tally.of("src/hud"),
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
        let mut tally = Findings::default();
        vague(&File::sample("src/hud/a.rs", &text), &mut tally);
        let lines: Vec<&str> = tally
            .of("src/hud")
            .iter()
            .map(|finding| &finding["src/hud/".len().."src/hud/a.rs:1".len()])
            .collect();
        assert_eq!(lines, ["a.rs:1", "a.rs:1", "a.rs:2", "a.rs:3"]);
    }
}
