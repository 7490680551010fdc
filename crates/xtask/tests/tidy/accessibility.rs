//! Statements about accessibility name their proofs, and long proofs name tests: each of these exists.

use std::collections::BTreeSet;

use crate::sources::sources;
use crate::tree::text_of;

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

/// Those that are no function and no module of these sources.
fn missing<'a>(named: &BTreeSet<&'a str>, sources: &[&str]) -> Vec<&'a str> {
    let is_there = |name: &&str| {
        let heads = [format!("fn {name}("), format!("mod {name};")];
        let mut heads = heads.iter();
        heads.any(|head| sources.iter().any(|source| source.contains(head)))
    };
    let mut missing: Vec<&str> = named.iter().copied().collect();
    missing.retain(|name| !is_there(name));
    missing
}

/// Parts of the names of tests that long proofs run: a name that fits no test runs none, and holds.
fn run_by_name<'a>(soak: &'a str, read_me: &'a str) -> BTreeSet<&'a str> {
    let soak = soak.lines().filter(|line| line.contains(" CANT_STOP_"));
    let soak = soak.filter_map(|line| line.split(' ').find(|word| word.contains("::")));
    let read_me = read_me.lines().filter_map(|line| {
        let (_, name) = line.split_once("--test play -- ")?;
        name.split(' ').next()
    });
    let names = soak.chain(read_me).flat_map(|name| name.split("::"));
    names.filter(|part| !part.is_empty()).collect()
}

#[test]
fn every_test_that_the_list_names_is_there() {
    let (soak, read_me) = (
        text_of("crates/xtask/src/soak.rs"),
        text_of("tests/README.md"),
    );
    let list = text_of(LIST);
    let mut named = named(&list);
    assert!(named.len() > 100, "{} tests are named", named.len());
    let proofs = run_by_name(&soak, &read_me);
    assert!(proofs.len() > 10, "{proofs:?} are run by name");
    named.extend(proofs);
    let sources: Vec<&str> = sources().iter().map(|it| it.file.text.as_str()).collect();
    let missing = missing(&named, &sources);
    assert!(missing.is_empty(), "these are no tests: {missing:?}");
}

#[test]
fn a_test_that_is_gone_is_found() {
    let text = "| yes | `src/play/hud` | `it_is_still_here`; `it_has_gone_away`; `…_by_pad` |";
    let named = named(text);
    assert_eq!(named.len(), 2);
    let found = missing(&named, &["fn it_is_still_here() {}"]);
    assert_eq!(found, ["it_has_gone_away"]);
    let named = run_by_name(
        "    \"play a::b CANT_STOP_B 9\",",
        "x --test play -- c  # d",
    );
    assert_eq!(missing(&named, &["mod a;", "fn b() {}"]), ["c"]);
}
