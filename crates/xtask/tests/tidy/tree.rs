//! The files of the repository, read as text.

use std::fs;
use std::path::{Path, PathBuf};

/// One file: its path from the root with `/` between the names, and its contents.
#[derive(Debug)]
pub struct File {
    /// As in `src/play/hud/cards.rs`.
    pub path: String,
    /// The whole of it.
    pub text: String,
}

impl File {
    /// A file that is not on disk, as a sample.
    pub fn sample(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    /// The place of a byte, to begin a complaint with: path and line.
    pub fn at(&self, offset: usize) -> String {
        let line = 1 + self.text[..offset].matches('\n').count();
        format!("{}:{line}", self.path)
    }

    /// Name without its folders.
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }

    /// Returns `true` if the path ends like this, as in `.rs`.
    pub fn is(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }

    /// Returns `true` if the file is in this folder, as in `src/`, at any depth.
    pub fn is_in(&self, folder: &str) -> bool {
        self.path.starts_with(folder)
    }
}

/// Every file of the repository that is text.
pub fn files() -> Vec<File> {
    let mut found = Vec::new();
    walk(&root(), "", &text_of(".gitignore"), &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    // An empty walk would let every check pass.
    assert!(
        found
            .iter()
            .any(|file| file.path == "crates/rules/src/lib.rs"),
        "the repository was not found"
    );
    found
}

/// The names of the files directly in a folder, text or not, in order.
pub fn names_in(folder: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(root().join(folder))
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Text of one file.
pub fn text_of(path: &str) -> String {
    String::from_utf8(bytes_of(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The bytes of a file that is no text.
pub fn bytes_of(path: &str) -> Vec<u8> {
    fs::read(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Fails with the complaints, one a line, where there are any.
pub fn expect_none(complaints: impl IntoIterator<Item = String>) {
    let complaints: Vec<String> = complaints.into_iter().collect();
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// The root of the repository.
fn root() -> PathBuf {
    // Cargo takes a test built in another checkout of the same files for up to date: the folder of this run counts.
    let package = std::env::var_os("CARGO_MANIFEST_DIR");
    PathBuf::from(package.expect("cargo runs the checks")).join("../..")
}

/// Adds the texts of a folder, but for what git ignores: what proofs leave behind is no part of the repository.
fn walk(folder: &Path, prefix: &str, ignored: &str, found: &mut Vec<File>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        let path = format!("{prefix}{name}");
        // In a second checkout `.git` is a file.
        let is_ignored = ignored.lines().any(|line| line == format!("/{path}"));
        if is_ignored || matches!(name.as_str(), ".git" | "target") {
            continue;
        }
        let kind = entry.file_type().unwrap();
        if kind.is_dir() {
            walk(&entry.path(), &format!("{path}/"), ignored, found);
        } else if kind.is_file()
            && let Ok(text) = fs::read_to_string(entry.path())
        {
            found.push(File { path, text });
        }
    }
}
