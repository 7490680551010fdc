//! Nothing in the repository names a place on somebody's machine.

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
    expect_none(files().iter().flat_map(machine_paths).collect());
}

/// What a program is built with stays in it: asked for while building, the folder of a package is a place on the machine
/// that built it, and a build shared by two checkouts names the wrong one. Programs ask when they run.
#[test]
fn nothing_keeps_the_folder_it_was_built_in() {
    let asks = format!("env!(\"{}\")", "CARGO_MANIFEST_DIR");
    let kept = |file: &File| -> Vec<String> {
        file.text
            .match_indices(&asks)
            .map(|(at, _)| format!("{}: ask for the folder at run time", file.at(at)))
            .collect()
    };
    expect_none(files().iter().flat_map(kept).collect());
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
                complaints.push(format!(
                    "{}: a path on somebody's machine, {place}…",
                    file.at(at)
                ));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod samples {
    use super::*;

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
}
