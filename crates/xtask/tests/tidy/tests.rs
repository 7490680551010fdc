//! Tests run, all of them, and wait for nothing.

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};

#[test]
fn no_test_is_left_out() {
    expect_none(
        rust_files(&["src/", "crates/", "tests/"])
            .iter()
            .flat_map(ignored)
            .collect(),
    );
}

#[test]
fn no_test_sleeps() {
    expect_none(
        rust_files(&["src/", "crates/", "tests/"])
            .iter()
            .flat_map(sleeps)
            .collect(),
    );
}

fn ignored(file: &File) -> Vec<String> {
    Rust::read(&file.text)
        .find("#[ignore")
        .into_iter()
        .map(|at| format!("{}: a test that does not run", file.at(at)))
        .collect()
}

/// The sleeps in code that is for tests only.
fn sleeps(file: &File) -> Vec<String> {
    let all = Rust::read(&file.text);
    let is_test =
        file.path.starts_with("tests/") || file.path.contains("/tests/") || file.is("/tests.rs");
    let kept = if is_test {
        Vec::new()
    } else {
        Rust::read(&file.text).without_tests().find("thread::sleep")
    };
    all.find("thread::sleep")
        .into_iter()
        .filter(|at| !kept.contains(at))
        .map(|at| format!("{}: a test that sleeps", file.at(at)))
        .collect()
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn a_test_that_does_not_run_is_found() {
        assert_eq!(
            ignored(&File::sample("src/a.rs", "#[ignore = \"slow\"]\nfn b() {}")).len(),
            1
        );
        assert!(ignored(&File::sample("src/a.rs", "// #[ignore]")).is_empty());
    }

    #[test]
    fn a_test_that_sleeps_is_found() {
        let text = "fn a() { thread::sleep(b); }\n#[cfg(test)]\nmod c { fn d() { std::thread::sleep(e); } }";
        assert_eq!(
            sleeps(&File::sample("src/a.rs", text)),
            ["src/a.rs:3: a test that sleeps"]
        );
        assert_eq!(sleeps(&File::sample("tests/a.rs", text)).len(), 2);
    }
}
