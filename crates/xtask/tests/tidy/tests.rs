//! Tests run, all of them. That none waits for a clock is in `clippy.toml`.

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};

#[test]
fn no_test_is_left_out() {
    expect_none(
        rust_files(&["src/", "crates/", "tests/"])
            .iter()
            .flat_map(ignored),
    );
}

fn ignored(file: &File) -> Vec<String> {
    Rust::read(&file.text)
        .find("#[ignore")
        .into_iter()
        .map(|at| format!("{}: a test that does not run", file.at(at)))
        .collect()
}

#[test]
fn a_test_that_does_not_run_is_found() {
    assert_eq!(
        ignored(&File::sample("src/a.rs", "#[ignore = \"slow\"]\nfn b() {}")).len(),
        1
    );
    assert!(ignored(&File::sample("src/a.rs", "// #[ignore]")).is_empty());
}
