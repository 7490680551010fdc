//! Statements about accessibility name their proofs: each of these tests exists.

use std::collections::BTreeSet;

use crate::tree::{rust_files, text_of};

const LIST: &str = ".github/ACCESSIBILITY.md";
/// Least words of a test's name in code marks; the names of commands and types have fewer.
const WORDS: usize = 3;

/// The names of tests in a text.
fn named(text: &str) -> BTreeSet<&str> {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    text.split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| name.split('_').count() >= WORDS)
        .filter(|name| {
            name.split('_')
                .all(|word| !word.is_empty() && word.chars().all(is_part))
        })
        .collect()
}

/// Those that are no function of these sources.
fn missing<'a>(named: &BTreeSet<&'a str>, sources: &[&str]) -> Vec<&'a str> {
    let is_there = |name: &str| {
        let head = format!("fn {name}(");
        sources.iter().any(|source| source.contains(&head))
    };
    named
        .iter()
        .copied()
        .filter(|name| !is_there(name))
        .collect()
}

#[test]
fn every_test_that_the_list_names_is_there() {
    let list = text_of(LIST);
    let named = named(&list);
    assert!(named.len() > 100, "{} tests are named", named.len());
    let sources = rust_files(&["src/", "tests/", "crates/"]);
    let sources: Vec<&str> = sources.iter().map(|file| file.text.as_str()).collect();
    let missing = missing(&named, &sources);
    assert!(missing.is_empty(), "{LIST} names no tests: {missing:?}");
}

#[test]
fn a_test_that_is_gone_is_found() {
    let text = "| yes | `src/play/hud` | `it_is_still_here`; `it_has_gone_away`; `…_by_pad` |";
    let named = named(text);
    assert_eq!(named.len(), 2);
    let found = missing(&named, &["fn it_is_still_here() {}"]);
    assert_eq!(found, ["it_has_gone_away"]);
}
