//! Rust sources of the repository, read once for all checks that share them.

use std::sync::OnceLock;

use crate::rust::Rust;
use crate::tree::{File, files};

/// One file and its parts.
pub struct Source {
    /// Path and text.
    pub file: &'static File,
    /// Parsed text, without the items for tests only in [`product`].
    pub rust: Rust<'static>,
}

fn all_files() -> &'static [File] {
    static FILES: OnceLock<Vec<File>> = OnceLock::new();
    FILES.get_or_init(|| files().into_iter().filter(|file| file.is(".rs")).collect())
}

/// Every Rust file.
pub fn sources() -> &'static [Source] {
    static SOURCES: OnceLock<Vec<Source>> = OnceLock::new();
    SOURCES.get_or_init(|| all_files().iter().map(Source::read).collect())
}

/// Files of the game and the crates, without tests.
pub fn product() -> &'static [Source] {
    static PRODUCT: OnceLock<Vec<Source>> = OnceLock::new();
    PRODUCT.get_or_init(|| {
        let files = all_files().iter().filter(|file| is_product(&file.path));
        files.map(Source::read_without_tests).collect()
    })
}

/// Files of the game, without tests.
pub fn game() -> impl Iterator<Item = &'static Source> {
    let is_ours = |source: &&Source| source.file.is_in("src/");
    product().iter().filter(is_ours)
}

/// Part of a program or library, and not a test.
fn is_product(path: &str) -> bool {
    let inner = path.strip_prefix("src/").or_else(|| {
        let (_, inner) = path.strip_prefix("crates/")?.split_once('/')?;
        inner.strip_prefix("src/")
    });
    inner.is_some_and(|inner| {
        let mut names = inner.split('/');
        !names.any(|name| matches!(name, "tests" | "tests.rs"))
    })
}

impl Source {
    /// Parses a file.
    pub fn read(file: &'static File) -> Self {
        Self {
            file,
            rust: Rust::read(&file.text),
        }
    }

    /// Parses a file and leaves out its tests.
    pub fn read_without_tests(file: &'static File) -> Self {
        Self {
            file,
            rust: Rust::read(&file.text).without_tests(),
        }
    }

    /// Places of these words in the code, as complaints.
    pub fn mentions(&self, words: &[impl AsRef<str>]) -> Vec<String> {
        let mut found = Vec::new();
        for word in words {
            let word = word.as_ref();
            let places = self.rust.find(word).into_iter();
            found.extend(places.map(|at| format!("{}: `{word}`", self.file.at(at))));
        }
        found
    }

    /// Parsed sample without tests, kept for the rest of the run.
    pub fn sample(path: &str, text: &str) -> Self {
        Self::read_without_tests(Box::leak(Box::new(File::sample(path, text))))
    }
}

#[test]
fn tests_are_no_product() {
    for path in ["src/hud/cards.rs", "crates/dice/src/lib.rs"] {
        assert!(is_product(path), "{path}");
    }
    for path in [
        "src/hud/tests.rs",
        "src/app/tests/mod.rs",
        "crates/dice/tests/throws.rs",
        "crates/dice/build.rs",
        "tests/play/main.rs",
    ] {
        assert!(!is_product(path), "{path}");
    }
}
