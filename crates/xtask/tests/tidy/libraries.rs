//! The rules know nothing but the game, the dice nothing of it, and no library knows the engine.

use crate::sources::{Source, product, sources};
use crate::tree::{File, expect_none, files, text_of};

/// Names banned from a pure game state: fractions, chance, clocks, the world outside, and maps without an order.
const IMPURE: [&str; 13] = [
    "f32",
    "f64",
    "rand",
    "std::time",
    "std::fs",
    "std::io",
    "std::env",
    "std::net",
    "std::process",
    "std::thread",
    "HashMap",
    "HashSet",
    "Instant",
];

#[test]
fn the_rules_depend_on_nothing() {
    let manifest = manifest("crates/rules/Cargo.toml");
    expect_none(needless_dependencies(&manifest));
}

#[test]
fn the_rules_are_pure() {
    expect_none(mentions(product(), "crates/rules/src/", &IMPURE));
}

#[test]
fn the_dice_know_no_rules() {
    let mut complaints = strangers(&manifest("crates/dice/Cargo.toml"), &["cant-stop-rules"]);
    complaints.extend(mentions(sources(), "crates/dice/", &["cant_stop_rules"]));
    expect_none(complaints);
}

/// So that no bot can look at dice to come or at a clock, nor draw lots: what it decides follows from what all see.
#[test]
fn the_bots_know_the_rules_and_nothing_else() {
    let manifest = manifest("crates/bots/Cargo.toml");
    let lines: Vec<&str> = section(&manifest, |heading| heading == "dependencies").collect();
    assert_eq!(lines, ["cant-stop-rules.workspace = true"]);
    let outside = ["std::time", "std::fs", "std::env", "std::net", "Instant"];
    expect_none(mentions(product(), "crates/bots/src/", &outside));
}

/// Places of these words in the code of a folder.
fn mentions(sources: &[Source], folder: &str, words: &[&str]) -> Vec<String> {
    let inside = sources.iter().filter(|it| it.file.is_in(folder));
    inside.flat_map(|source| source.mentions(words)).collect()
}

/// Crates that use the game as a library, and with it the engine.
const USERS: [&str; 2] = ["crates/studio/", "crates/testkit/"];

#[test]
fn the_libraries_know_no_engine() {
    let manifests: Vec<File> = files()
        .into_iter()
        .filter(|file| file.is_in("crates/") && file.is("Cargo.toml"))
        .filter(|file| !USERS.iter().any(|user| file.is_in(user)))
        .collect();
    assert!(manifests.len() >= 6, "where are the libraries?");
    expect_none(
        manifests
            .iter()
            .flat_map(|manifest| strangers(manifest, &["bevy"])),
    );
}

fn manifest(path: &str) -> File {
    File::sample(path, &text_of(path))
}

/// The lines of a manifest under the headings that are wanted.
fn section(manifest: &File, wanted: impl Fn(&str) -> bool) -> impl Iterator<Item = &str> {
    let mut inside = false;
    manifest.text.lines().filter(move |line| {
        if let Some(heading) = line.strip_prefix('[') {
            inside = wanted(heading.trim_end_matches(']'));
            return false;
        }
        inside && !line.is_empty() && !line.starts_with('#')
    })
}

fn needless_dependencies(manifest: &File) -> Vec<String> {
    let own = |heading: &str| heading == "dependencies" || heading == "build-dependencies";
    section(manifest, own)
        .filter(|line| !(line.starts_with("serde = ") && line.contains("optional = true")))
        .map(|line| {
            let path = &manifest.path;
            format!("{path}: the rules depend on nothing but optional serde, not on `{line}`")
        })
        .collect()
}

/// The dependencies of a manifest whose names begin like one of these.
fn strangers(manifest: &File, names: &[&str]) -> Vec<String> {
    section(manifest, |heading| heading.ends_with("dependencies"))
        .filter(|line| names.iter().any(|name| line.starts_with(name)))
        .map(|line| format!("{}: `{line}` has no place here", manifest.path))
        .collect()
}

#[test]
fn a_dependency_of_the_rules_is_found() {
    let bad = File::sample(
        "a/Cargo.toml",
        "[dependencies]\nserde = { workspace = true, optional = true }\nrand = \"0.10\"\n[dev-dependencies]\nproptest = \"1\"\n",
    );
    assert_eq!(needless_dependencies(&bad).len(), 1);
    let eager = File::sample("a/Cargo.toml", "[dependencies]\nserde.workspace = true\n");
    assert_eq!(needless_dependencies(&eager).len(), 1);
}

#[test]
fn impurity_is_found_but_not_in_tests() {
    let text = "use std::time::Instant;\nfn a(b: f32) {}\n#[cfg(test)]\nmod c { use rand::d; }";
    let bad = [Source::sample("crates/a/b.rs", text)];
    assert_eq!(mentions(&bad, "crates/a/", &IMPURE).len(), 3);
    assert!(mentions(&bad, "crates/b/", &IMPURE).is_empty());
}

#[test]
fn a_stranger_is_found_in_any_section() {
    let bad = File::sample(
        "a/Cargo.toml",
        "[dev-dependencies]\ncant-stop-rules.workspace = true\n",
    );
    assert_eq!(strangers(&bad, &["cant-stop-rules"]).len(), 1);
    assert!(strangers(&bad, &["bevy"]).is_empty());
}
