//! Lines of Rust, which only get fewer: the aim is 120,000 altogether.

use crate::ratchet::{Tally, folder_of, hold_at_most};
use crate::sources::{Source, sources};
use crate::tree::File;

#[test]
fn no_folder_grows() {
    hold_at_most("budget", &lines(files(), folder_of));
}

#[test]
fn the_whole_does_not_grow() {
    hold_at_most("budget.total", &lines(files(), whole));
}

fn files() -> impl Iterator<Item = &'static File> {
    sources().iter().map(|Source { file, .. }| *file)
}

/// Place of every file in the sum.
fn whole(_: &str) -> String {
    "all".to_owned()
}

/// Lines of the files that belong together.
fn lines<'a>(files: impl Iterator<Item = &'a File>, group: fn(&str) -> String) -> Tally {
    let mut tally = Tally::default();
    for file in files {
        tally.add_number(&group(&file.path), file.text.lines().count());
    }
    tally
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn lines_are_counted() {
        let files = [
            File::sample("src/hud/a.rs", "//! A.\n\nfn a() {}\n"),
            File::sample("src/hud/b.rs", "//! B.\n"),
            File::sample("crates/dice/src/lib.rs", "//! C.\n"),
        ];
        assert_eq!(lines(files.iter(), folder_of).number("src/hud"), 4);
        assert_eq!(lines(files.iter(), whole).number("all"), 5);
    }
}
