//! Files say what they are and stay small.

use crate::tree::{File, expect_none, rust_files};

/// More lines than this are two subjects.
const LONGEST: usize = 400;

const OURS: [&str; 3] = ["src/", "crates/", "tests/"];

#[test]
fn every_file_says_what_it_is() {
    expect_none(rust_files(&OURS).iter().filter_map(silence).collect());
}

#[test]
fn no_file_is_long() {
    expect_none(rust_files(&OURS).iter().filter_map(length).collect());
}

fn silence(file: &File) -> Option<String> {
    (!file.text.starts_with("//! "))
        .then(|| format!("{}: begins without a `//!` sentence", file.path))
}

fn length(file: &File) -> Option<String> {
    let lines = file.text.lines().count();
    (lines > LONGEST).then(|| format!("{}: {lines} lines, more than {LONGEST}", file.path))
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn a_silent_file_is_found() {
        assert!(silence(&File::sample("a.rs", "use b;\n//! c\n")).is_some());
        assert!(silence(&File::sample("a.rs", "//! What a is.\n")).is_none());
    }

    #[test]
    fn a_long_file_is_found() {
        assert!(length(&File::sample("a.rs", &"\n".repeat(LONGEST + 1))).is_some());
        assert!(length(&File::sample("a.rs", &"\n".repeat(LONGEST))).is_none());
    }
}
