//! Work of the kit done by hand in views: ignored pointers, optional resources, run conditions for them.

use crate::sources::{Source, sources};
use crate::tree::expect_none;

/// Folder of the kit.
const KIT: &str = "src/ui/";

/// Component of what the pointer ignores; the primitives of the kit have it.
const IGNORED: [&str; 1] = ["Pickable::IGNORE"];
/// Parameters for a resource that may be missing.
const OPTIONAL: [&str; 2] = ["Option<Res<", "Option<ResMut<"];
/// Run conditions for such a resource, in all their forms.
const CONDITIONS: [&str; 3] = [
    "resource_exists",
    "resource_exists_and_changed",
    "resource_exists_and_equals",
];

/// The most such parameters: a limit of today, which goes down with what is there. The aim is 40.
const MOST_OPTIONAL: usize = 71;
/// The most such run conditions.
const MOST_CONDITIONS: usize = 20;

#[test]
fn the_kit_alone_says_what_is_pressed_through() {
    hold(0, found(&IGNORED, Some(KIT)));
}

#[test]
fn resources_are_there() {
    hold(MOST_OPTIONAL, found(&OPTIONAL, None));
}

#[test]
fn systems_run_by_state() {
    hold(MOST_CONDITIONS, found(&CONDITIONS, None));
}

/// Fails, with all findings, if there are more than `most`.
fn hold(most: usize, found: Vec<String>) {
    if found.len() > most {
        expect_none(found);
    }
}

/// Mentions in the game, but for the folder that is free to have them.
fn found(words: &[&str], free: Option<&str>) -> Vec<String> {
    let counts = |source: &&Source| {
        let is_free = free.is_some_and(|folder| source.file.is_in(folder));
        source.file.is_in("src/") && !is_free
    };
    let game = sources().iter().filter(counts);
    game.flat_map(|source| source.mentions(words)).collect()
}

#[test]
fn each_is_found_in_code() {
    let text = "// Pickable::IGNORE\nfn a(b: Option<Res<B>>, c: Option<ResMut<C>>, d: Option<Rest>) {\n\
                    e((Pickable::IGNORE, f)).run_if(resource_exists_and_equals(g).or(resource_exists::<H>)); }";
    let source = Source::sample("a.rs", text);
    assert_eq!(source.mentions(&IGNORED).len(), 1);
    assert_eq!(source.mentions(&OPTIONAL).len(), 2);
    assert_eq!(source.mentions(&CONDITIONS).len(), 2);
}

#[test]
fn a_limit_allows_its_number() {
    let found = || vec!["a.rs:1: odd".to_owned()];
    hold(1, found());
    assert!(std::panic::catch_unwind(|| hold(0, found())).is_err());
}
