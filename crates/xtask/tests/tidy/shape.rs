//! Files say what they are and stay small.

use crate::sources::sources;
use crate::tree::{File, bytes_of, expect_none, names_in};

/// More lines than this are two subjects.
const LONGEST: usize = 400;

/// Most bytes that the opponents' networks may add to a download.
const MOST_WEIGHTS: usize = 1_000_000;

#[test]
fn every_file_says_what_it_is() {
    expect_none(sources().iter().filter_map(|it| silence(it.file)));
}

#[test]
fn no_file_is_long() {
    expect_none(sources().iter().filter_map(|it| length(it.file)));
}

#[test]
fn the_networks_are_small() {
    const FOLDER: &str = "crates/bots/weights";
    let names = names_in(FOLDER).into_iter();
    let networks = names.filter(|name| name.ends_with(".net"));
    let bytes = networks.map(|name| bytes_of(&format!("{FOLDER}/{name}")).len());
    let size: usize = bytes.sum();
    assert!((1..=MOST_WEIGHTS).contains(&size), "{size} bytes");
}

fn silence(file: &File) -> Option<String> {
    (!file.text.starts_with("//! "))
        .then(|| format!("{}: begins without a `//!` sentence", file.path))
}

fn length(file: &File) -> Option<String> {
    let lines = file.text.lines().count();
    (lines > LONGEST).then(|| format!("{}: {lines} lines, more than {LONGEST}", file.path))
}

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
