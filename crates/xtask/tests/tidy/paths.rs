//! Nothing in the repository names a path of one machine.

use crate::rust::Rust;
use crate::sources::sources;
use crate::tree::{File, expect_none, files};

/// Folders that are there for one machine or one person only, in two halves so that this file does not name them.
const PLACES: [(&str, &str); 6] = [
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("/Us", "ers/"),
    ("/wo", "rk/"),
    ("/tm", "p/"),
    ("\\Us", "ers\\"),
];

#[test]
fn nothing_names_a_machine() {
    expect_none(files().iter().flat_map(machine_paths));
}

/// `env!` stays in a program: the folder of a package is a place on the machine that built it. Programs ask for it when
/// they run. Tests never leave that machine, and pass without cargo too.
#[test]
fn no_program_keeps_the_folder_it_was_built_in() {
    expect_none(sources().iter().flat_map(|it| kept(it.file)));
}

fn kept(file: &File) -> Vec<String> {
    let is_test = file.path.contains("/tests/") || file.is("/tests.rs") || file.is_in("tests/");
    if is_test || file.is_in("crates/testkit/") {
        return Vec::new();
    }
    Rust::read(&file.text)
        .without_tests()
        .find("env!(")
        .into_iter()
        .filter(|&at| file.text[at..].starts_with("env!(\"CARGO_MANIFEST_DIR\")"))
        .map(|at| format!("{}: ask for the folder at run time", file.at(at)))
        .collect()
}

fn machine_paths(file: &File) -> Vec<String> {
    let mut complaints = Vec::new();
    for (first, second) in PLACES {
        let place = format!("{first}{second}");
        for (at, _) in file.text.match_indices(&place) {
            // In the middle of a longer path or address the same letters mean something else.
            let before = file.text[..at].chars().next_back();
            let inside = before
                .is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '}' | '~'));
            if !inside || place.starts_with('\\') {
                complaints.push(format!("{}: a path of one machine, {place}…", file.at(at)));
            }
        }
    }
    complaints
}

#[test]
fn a_program_that_keeps_its_folder_is_found() {
    let text = "fn a() { env!(\"CARGO_MANIFEST_DIR\") }\n\
                    #[cfg(test)]\nmod tests { fn b() { env!(\"CARGO_MANIFEST_DIR\") } }";
    assert_eq!(kept(&File::sample("src/app/start.rs", text)).len(), 1);
    assert!(kept(&File::sample("crates/lab/tests/odds.rs", text)).is_empty());
}

#[test]
fn a_machine_is_found() {
    let places = PLACES
        .map(|(first, second)| format!("a = \"{first}{second}b\"\n"))
        .concat();
    assert_eq!(
        machine_paths(&File::sample("a.md", &places)).len(),
        PLACES.len()
    );
    let address = format!("see https://example.org{}{}b", PLACES[1].0, PLACES[1].1);
    assert!(machine_paths(&File::sample("a.md", &address)).is_empty());
}
