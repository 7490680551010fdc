//! Every language says the same things, the code asks for nothing else, and nothing is said in vain.

use std::collections::{BTreeMap, BTreeSet};

use crate::rust::Rust;
use crate::tree::{File, expect_none, files, rust_files};

const LANGUAGES: [&str; 3] = ["en", "es", "it"];

/// A message key and the names of what is put into it.
type Messages = BTreeMap<String, BTreeSet<String>>;

#[test]
fn the_languages_say_the_same() {
    let [english, others @ ..] = LANGUAGES;
    let expected = language(english);
    assert!(expected.len() > 20, "the English texts are missing");
    expect_none(
        others
            .iter()
            .flat_map(|other| differences(&expected, other, &language(other)))
            .collect(),
    );
}

#[test]
fn the_code_asks_for_what_there_is() {
    let messages = language("en");
    let sources = rust_files(&["src/"]);
    expect_none(
        sources
            .iter()
            .flat_map(|file| unknown(&messages, file))
            .collect(),
    );
}

#[test]
fn nothing_is_said_in_vain() {
    let messages = language("en");
    expect_none(unused(&messages, &rust_files(&["src/"])));
}

/// All messages of a language, over its files.
fn language(name: &str) -> Messages {
    let folder = format!("assets/locales/{name}/");
    files()
        .iter()
        .filter(|file| file.is_in(&folder) && file.is(".ftl"))
        .flat_map(|file| messages(&file.text))
        .collect()
}

/// The messages of one file in the Fluent format, as far as it is used here: no terms, no attributes.
fn messages(text: &str) -> Messages {
    let mut all = Messages::new();
    let mut key = None;
    for line in text.lines() {
        if line.starts_with(|c: char| c.is_ascii_alphabetic())
            && let Some((name, _)) = line.split_once('=')
        {
            key = Some(name.trim().to_owned());
        } else if line.starts_with('#') {
            continue;
        }
        if let Some(key) = &key {
            let names = line.split('$').skip(1).map(|rest| {
                rest.chars()
                    .take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_'))
                    .collect()
            });
            all.entry(key.clone()).or_default().extend(names);
        }
    }
    all
}

fn differences(expected: &Messages, other: &str, texts: &Messages) -> Vec<String> {
    let mut complaints = Vec::new();
    for (key, names) in expected {
        match texts.get(key) {
            None => complaints.push(format!("assets/locales/{other}: `{key}` is missing")),
            Some(own) if own != names => complaints.push(format!(
                "assets/locales/{other}: `{key}` puts in {own:?} and not {names:?}"
            )),
            Some(_) => {}
        }
    }
    let extra = texts.keys().filter(|key| !expected.contains_key(*key));
    complaints.extend(extra.map(|key| format!("assets/locales/{other}: `{key}` is there alone")));
    complaints
}

fn unknown(messages: &Messages, file: &File) -> Vec<String> {
    const CALL: &str = "Words::new";
    let rust = Rust::read(&file.text).without_tests();
    rust.find(CALL)
        .into_iter()
        .filter_map(|at| Some((at, rust.string_at(at + CALL.len())?)))
        .filter(|(_, key)| !messages.contains_key(*key))
        .map(|(at, key)| format!("{}: no locale has a text `{key}`", file.at(at)))
        .collect()
}

/// The messages whose key stands in no string of the code, nor begins like a string that goes on with `{`.
fn unused(messages: &Messages, sources: &[File]) -> Vec<String> {
    let mut whole = BTreeSet::new();
    let mut beginnings = BTreeSet::new();
    for file in sources {
        let rust = Rust::read(&file.text).without_tests();
        for string in &rust.strings {
            let text = &file.text[string.clone()];
            match text.split_once('{') {
                Some((beginning, _)) if beginning.ends_with('-') => beginnings.insert(beginning),
                _ => whole.insert(text),
            };
        }
    }
    messages
        .keys()
        .filter(|key| !whole.contains(key.as_str()))
        .filter(|key| {
            !beginnings
                .iter()
                .any(|beginning| key.starts_with(beginning))
        })
        .map(|key| format!("assets/locales: nothing says `{key}`"))
        .collect()
}

#[cfg(test)]
mod samples {
    use super::*;

    const ENGLISH: &str = "\
# to-nobody = { $none }
title = Can’t Stop
steps = { $count ->
    [one] { $name } lost a step
   *[other] { $name } lost { $count } steps
}
mark-disc = Disc
";

    #[test]
    fn a_language_that_differs_is_found() {
        let english = messages(ENGLISH);
        assert_eq!(english.len(), 3);
        assert!(differences(&english, "es", &english).is_empty());
        let spanish =
            messages("title = Can’t Stop\nsteps = { $name } perdió { $cuenta }\nadios = Adiós\n");
        assert_eq!(differences(&english, "es", &spanish).len(), 3);
    }

    #[test]
    fn a_key_without_a_text_is_found() {
        let code = "a(Words::new(\"title\"), Words::new(\n    \"titel\",\n), Words::new(key));";
        assert_eq!(
            unknown(&messages(ENGLISH), &File::sample("src/a.rs", code)).len(),
            1
        );
    }

    #[test]
    fn a_text_without_a_use_is_found() {
        let code = "let a = Words::new(\"title\");\nlet b = format!(\"mark-{name}\");\n#[cfg(test)]\nmod c { const D: &str = \"steps\"; }";
        let complaints = unused(&messages(ENGLISH), &[File::sample("src/a.rs", code)]);
        assert_eq!(complaints, ["assets/locales: nothing says `steps`"]);
    }
}
