//! Work of the kit done by hand in views: ignored pointers, optional resources, run conditions for them.

use crate::findings::{Findings, folder_of};
use crate::rust::Rust;
use crate::sources::{Source, sources};
use crate::tree::File;

/// Folder of the kit.
const KIT: &str = "src/ui/";

/// Component of what the pointer ignores; the primitives of the kit have it.
const IGNORED: [&str; 1] = ["Pickable::IGNORE"];
/// Parameters for a resource that may be missing.
const OPTIONAL: [&str; 2] = ["Option<Res<", "Option<ResMut<"];
/// Run conditions for such a resource, in all their forms.
const CONDITIONS: [&str; 1] = ["resource_exists"];

/// The most such parameters; the aim is 40.
const MOST_OPTIONAL: usize = 71;
/// The most such run conditions.
const MOST_CONDITIONS: usize = 20;

#[test]
fn the_kit_alone_says_what_is_pressed_through() {
    count(&IGNORED, Some(KIT)).hold(0);
}

#[test]
fn resources_are_there() {
    count(&OPTIONAL, None).hold(MOST_OPTIONAL);
}

#[test]
fn systems_run_by_state() {
    count(&CONDITIONS, None).hold(MOST_CONDITIONS);
}

fn count(words: &[&str], free: Option<&str>) -> Findings {
    let mut tally = Findings::default();
    for Source { file, rust } in sources() {
        let is_free = free.is_some_and(|folder| file.is_in(folder));
        if file.is_in("src/") && !is_free {
            mentions(file, rust, words, &mut tally);
        }
    }
    tally
}

/// Adds the places where code begins like one of the words.
fn mentions(file: &File, rust: &Rust, words: &[&str], tally: &mut Findings) {
    for word in words {
        for (at, _) in rust.code.match_indices(word) {
            tally.add(&folder_of(&file.path), format!("{}: `{word}`", file.at(at)));
        }
    }
}

#[cfg(test)]
mod samples {
    use super::*;

    fn found(text: &str, words: &[&str]) -> usize {
        let mut tally = Findings::default();
        let file = File::sample("src/hud/a.rs", text);
        mentions(&file, &Rust::read(text), words, &mut tally);
        tally.of("src/hud").len()
    }

    #[test]
    fn each_is_found_in_code() {
        let text = "// Pickable::IGNORE\nfn a(b: Option<Res<B>>, c: Option<ResMut<C>>, d: Option<Rest>) {\n\
                    e((Pickable::IGNORE, f)).run_if(resource_exists_and_equals(g).or(resource_exists::<H>)); }";
        assert_eq!(found(text, &IGNORED), 1);
        assert_eq!(found(text, &OPTIONAL), 2);
        assert_eq!(found(text, &CONDITIONS), 2);
    }
}
