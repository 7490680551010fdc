//! The corpus of the fuzz targets keeps their laws, here without a fuzzer.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../fuzz/laws.rs"]
mod laws;

use std::fs;
use std::path::PathBuf;

use proptest::prelude::*;

/// The inputs kept for a target.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs the tests");
    let folder = PathBuf::from(package).join("fuzz/corpus").join(target);
    let files: Vec<_> = fs::read_dir(folder).unwrap().collect();
    assert!(files.len() >= 5, "{target} has next to no corpus");
    files
        .into_iter()
        .map(|file| fs::read(file.unwrap().path()).unwrap())
        .collect()
}

#[test]
fn notation_keeps_its_laws() {
    for input in corpus("notation") {
        laws::notation(&String::from_utf8(input).unwrap());
    }
}

#[test]
fn records_keep_their_laws() {
    for input in corpus("records") {
        laws::records(&input);
    }
}

#[test]
fn the_referee_keeps_its_laws() {
    for input in corpus("referee") {
        laws::referee(&String::from_utf8(input).unwrap());
    }
}

/// An input of the corpus with a piece of another one put in its place.
fn spliced(target: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let inputs = corpus(target);
    let pick = prop::sample::select(inputs.clone());
    let places = any::<[prop::sample::Index; 3]>();
    (pick, prop::sample::select(inputs), places).prop_map(|(mut one, other, [at, from, until])| {
        let (from, until) = (from.index(other.len()), until.index(other.len()));
        let piece = &other[from.min(until)..from.max(until)];
        let at = at.index(one.len());
        let end = (at + piece.len()).min(one.len());
        one.splice(at..end, piece.iter().copied());
        one
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn so_does_notation_cut_and_pasted(input in spliced("notation")) {
        laws::notation(&String::from_utf8_lossy(&input));
    }

    #[test]
    fn so_do_records_cut_and_pasted(input in spliced("records")) {
        laws::records(&input);
    }

    #[test]
    fn so_does_the_referee_cut_and_pasted(input in spliced("referee")) {
        laws::referee(&String::from_utf8_lossy(&input));
    }
}
