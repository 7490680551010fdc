//! Numbers per folder that may only fall, and the file that holds them.
//!
//! A check counts its findings into a [`Tally`] and holds it against `ratchets.txt`. The file is rewritten by the command
//! in [`COMMAND`]: each folder gets the number found, if the sum of the check does not rise. So findings may move between
//! folders, and grow nowhere.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::sync::{Mutex, PoisonError};

use crate::tree::{expect_none, text_of, write};
use crate::uses::module_of;

/// Holds all numbers, one a line.
const FILE: &str = "crates/xtask/tests/tidy/ratchets.txt";
/// Environment variable that makes the checks rewrite the file.
const SWITCH: &str = "CANT_STOP_LOWER_RATCHETS";
/// Command that writes the numbers of today.
const COMMAND: &str = "CANT_STOP_LOWER_RATCHETS=1 cargo test --workspace --test tidy";
/// Most findings of one folder that a complaint lists.
const MOST_LISTED: usize = 20;
/// Folders of `src` whose own folders count on their own.
const SPLIT: [&str; 2] = ["features", "play"];

/// Checks run in threads of one process and rewrite one file.
static WRITING: Mutex<()> = Mutex::new(());

/// Findings of one check, by folder.
#[derive(Default)]
pub struct Tally(BTreeMap<String, Found>);

#[derive(Default)]
struct Found {
    number: usize,
    examples: Vec<String>,
}

impl Tally {
    /// Adds a finding to a folder.
    pub fn add(&mut self, folder: &str, finding: String) {
        self.found(folder, 1).examples.push(finding);
    }

    /// Adds a number to a folder, without a place for each.
    pub fn add_number(&mut self, folder: &str, number: usize) {
        self.found(folder, number);
    }

    fn found(&mut self, folder: &str, number: usize) -> &mut Found {
        let found = self.0.entry(folder.to_owned()).or_default();
        found.number += number;
        found
    }

    /// Number of a folder.
    pub fn number(&self, folder: &str) -> usize {
        self.0.get(folder).map_or(0, |found| found.number)
    }

    /// Findings of a folder.
    pub fn findings(&self, folder: &str) -> &[String] {
        self.0.get(folder).map_or(&[], |found| &found.examples)
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

/// Fails unless each folder has exactly its number: fewer has to be written down at once.
pub fn hold(check: &str, tally: &Tally) {
    held(check, tally, true);
}

/// Fails if a folder has more than its number.
pub fn hold_at_most(check: &str, tally: &Tally) {
    held(check, tally, false);
}

fn held(check: &str, tally: &Tally, is_exact: bool) {
    // A check that failed has written what it had to.
    let alone = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    let text = text_of(FILE);
    let mut limits = read(&text);
    if env::var_os(SWITCH).is_some() && lower(check, &mut limits, tally) {
        write(FILE, &written(&text, &limits));
    }
    drop(alone);
    expect_none(complaints(check, &limits, tally, is_exact));
}

/// Numbers by check and folder.
type Limits = BTreeMap<(String, String), usize>;

/// Reads the file. Of two lines for one folder, as a merge may leave them, the higher counts.
fn read(text: &str) -> Limits {
    let mut limits = Limits::new();
    for line in text.lines().filter(|line| !is_header(line)) {
        let words: Vec<&str> = line.split(' ').collect();
        let [check, folder, number] = words[..] else {
            panic!("{FILE}: “{line}” is not `check folder number`");
        };
        let number: usize = number
            .parse()
            .unwrap_or_else(|error| panic!("{FILE}: “{line}”: {error}"));
        let limit = limits
            .entry((check.to_owned(), folder.to_owned()))
            .or_default();
        *limit = number.max(*limit);
    }
    limits
}

/// The file with its header and these numbers.
fn written(text: &str, limits: &Limits) -> String {
    let header = text.lines().filter(|line| is_header(line));
    let mut lines: Vec<String> = header.map(str::to_owned).collect();
    lines.extend(
        limits
            .iter()
            .map(|((check, folder), number)| format!("{check} {folder} {number}")),
    );
    lines.join("\n") + "\n"
}

fn is_header(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}

/// Replaces the numbers of a check by those found. Returns `false`, with nothing changed, if their sum would rise.
fn lower(check: &str, limits: &mut Limits, tally: &Tally) -> bool {
    let allowed: usize = limits_of(check, limits).map(|(_, number)| number).sum();
    let found: usize = tally.0.values().map(|found| found.number).sum();
    if found > allowed {
        return false;
    }
    limits.retain(|(other, _), _| other != check);
    limits.extend(
        tally
            .0
            .iter()
            .map(|(folder, found)| ((check.to_owned(), folder.clone()), found.number)),
    );
    true
}

fn limits_of<'a>(check: &str, limits: &'a Limits) -> impl Iterator<Item = (&'a str, usize)> {
    limits
        .iter()
        .filter(move |((other, _), _)| other == check)
        .map(|((_, folder), number)| (folder.as_str(), *number))
}

fn complaints(check: &str, limits: &Limits, tally: &Tally, is_exact: bool) -> Vec<String> {
    let limits: BTreeMap<&str, usize> = limits_of(check, limits).collect();
    let found = tally.0.keys().map(String::as_str);
    let folders: BTreeSet<&str> = found.chain(limits.keys().copied()).collect();
    let none = Found::default();
    let complaint = |folder: &str| {
        let found = tally.0.get(folder).unwrap_or(&none);
        let number = found.number;
        let limit = limits.get(folder).copied().unwrap_or(0);
        if number > limit {
            let listed = found.examples.iter().take(MOST_LISTED);
            let listed: String = listed.map(|finding| format!("\n    {finding}")).collect();
            Some(format!(
                "{folder}: {check} is {number}, its limit {limit}. Remove what was added; what moved here from another \
                 folder is accepted by `{COMMAND}`.{listed}"
            ))
        } else if is_exact && number < limit {
            Some(format!(
                "{folder}: {check} is {number}, its limit still {limit}. Lower it: `{COMMAND}`"
            ))
        } else {
            None
        }
    };
    folders.into_iter().filter_map(complaint).collect()
}

#[cfg(test)]
mod samples {
    use super::*;

    const TEXT: &str = "# header\n\nodd crates/a 1\nodd src/b 2\nodd src/b 3\nother src/b 7\n";

    fn tally(numbers: &[(&str, usize)]) -> Tally {
        let mut tally = Tally::default();
        for (folder, number) in numbers {
            for line in 1..=*number {
                tally.add(folder, format!("{folder}/x.rs:{line}: odd"));
            }
        }
        tally
    }

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
    fn more_than_the_limit_is_found() {
        let found = complaints(
            "odd",
            &read(TEXT),
            &tally(&[("crates/a", 1), ("src/b", 4), ("src/c", 1)]),
            true,
        );
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("src/b: odd is 4, its limit 3."));
        assert!(found[0].ends_with("\n    src/b/x.rs:3: odd\n    src/b/x.rs:4: odd"));
        assert!(found[1].starts_with("src/c: odd is 1, its limit 0."));
    }

    #[test]
    fn less_than_the_limit_has_to_be_written_down() {
        let less = tally(&[("src/b", 2)]);
        let found = complaints("odd", &read(TEXT), &less, true);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[1].starts_with("src/b: odd is 2, its limit still 3."));
        assert!(complaints("odd", &read(TEXT), &less, false).is_empty());
    }

    #[test]
    fn numbers_fall_and_move_and_never_rise_in_sum() {
        let mut limits = read(TEXT);
        let moved = tally(&[("src/b", 1), ("src/c", 3)]);
        assert!(lower("odd", &mut limits, &moved));
        let lowered = "# header\n\nodd src/b 1\nodd src/c 3\nother src/b 7\n";
        assert_eq!(written(TEXT, &limits), lowered);
        assert!(!lower("odd", &mut limits, &tally(&[("src/b", 5)])));
        assert_eq!(written(TEXT, &limits), lowered);
    }
}
