//! Findings of a check, and the most of them that a law allows.

use std::collections::BTreeMap;

use crate::tree::expect_none;
use crate::uses::module_of;

/// Folders of `src` whose own folders count on their own.
const SPLIT: [&str; 2] = ["features", "play"];

/// Findings of one check, by folder.
#[derive(Default)]
pub struct Findings(BTreeMap<String, Vec<String>>);

impl Findings {
    /// Adds a finding to a folder.
    pub fn add(&mut self, folder: &str, finding: String) {
        self.0.entry(folder.to_owned()).or_default().push(finding);
    }

    /// Findings of a folder.
    pub fn of(&self, folder: &str) -> &[String] {
        self.0.get(folder).map_or(&[], Vec::as_slice)
    }

    /// Fails, with all of them, if there are more than `most`.
    pub fn hold(self, most: usize) {
        let all: Vec<String> = self.0.into_values().flatten().collect();
        if all.len() > most {
            expect_none(all);
        }
    }
}

/// Folder that a file counts for: the module at the top of `src` (one level deeper for those in [`SPLIT`]), the crate, or
/// the suite of tests.
pub fn folder_of(path: &str) -> String {
    let names = if path.starts_with("src/") {
        let mut names = vec!["src"];
        names.extend(module_of(path));
        names
    } else {
        path.trim_end_matches(".rs").split('/').collect()
    };
    let is_split = names[0] == "src" && names.get(1).is_some_and(|name| SPLIT.contains(name));
    let depth = if is_split { 3 } else { 2 };
    names[..names.len().min(depth)].join("/")
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn files_belong_to_folders() {
        for (path, folder) in [
            ("src/lib.rs", "src"),
            ("src/hud/mod.rs", "src/hud"),
            ("src/hud/tips/a.rs", "src/hud"),
            ("src/features/mod.rs", "src/features"),
            ("src/features/title/page.rs", "src/features/title"),
            ("src/play/hud/tips/a.rs", "src/play/hud"),
            ("crates/dice/src/lib.rs", "crates/dice"),
            ("tests/play/main.rs", "tests/play"),
        ] {
            assert_eq!(folder_of(path), folder);
        }
    }

    #[test]
    fn a_law_allows_a_number() {
        let found = || {
            let mut found = Findings::default();
            found.add("src/hud", "src/hud/x.rs:1: odd".to_owned());
            found
        };
        found().hold(1);
        assert!(std::panic::catch_unwind(|| found().hold(0)).is_err());
    }
}
