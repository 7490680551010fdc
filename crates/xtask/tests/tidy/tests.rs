//! Tests run, all of them. That none waits for a clock is in `clippy.toml`.

use crate::sources::{Source, sources};
use crate::tree::{File, expect_none};

/// Begins a test that does not run.
const IGNORED: [&str; 1] = ["#[ignore"];

#[test]
fn no_test_is_left_out() {
    expect_none(sources().iter().flat_map(|it| it.mentions(&IGNORED)));
}

#[test]
fn a_test_that_does_not_run_is_found() {
    let count = |text| {
        let file = Box::leak(Box::new(File::sample("src/a.rs", text)));
        Source::read(file).mentions(&IGNORED).len()
    };
    assert_eq!(count("#[cfg(test)]\n#[ignore = \"slow\"]\nfn b() {}"), 1);
    assert_eq!(count("// #[ignore]"), 0);
}
