//! The map of the code is complete, and guides name only what exists.

use std::collections::BTreeSet;

use crate::tree::{File, expect_none, files};

/// What a guide may name: paths from the root that begin like this.
const OURS: [&str; 7] = [
    "src", "crates", "tests", "benches", "assets", ".github", ".ci",
];
/// Whose files are places on the map, one floor down.
const MAPPED: [&str; 3] = ["src/", "crates/", "tests/"];

#[test]
fn the_map_is_complete() {
    let all = files();
    let guide = all
        .iter()
        .find(|file| file.path == "src/README.md")
        .unwrap();
    let paths = all.iter().map(|file| file.path.as_str());
    expect_none(unmapped(&guide.text, &places(paths)));
}

#[test]
fn guides_name_what_there_is() {
    let all = files();
    let is_guide = |file: &&File| file.is(".md") && !file.is_in("crates/lab/fuzz/");
    let paths: Vec<&str> = all.iter().map(|file| file.path.as_str()).collect();
    let lost = |file| lost(file, &paths);
    expect_none(all.iter().filter(is_guide).flat_map(lost).collect());
}

/// The folders that the map has to name: what is at the top of these, but for single files of Rust and settings.
fn places<'a>(paths: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    paths
        .filter_map(|path| {
            let top = MAPPED.iter().find(|top| path.starts_with(**top))?;
            let (folder, _) = path[top.len()..].split_once('/')?;
            Some(format!("{top}{folder}"))
        })
        .collect()
}

fn unmapped(readme: &str, places: &BTreeSet<String>) -> Vec<String> {
    let map = readme.split("\n### Map\n").nth(1).unwrap_or_default();
    let map = map.split("\n### ").next().unwrap_or_default();
    let rows = map
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let rows: BTreeSet<&str> = rows.map(|(place, _)| place).collect();
    places
        .iter()
        .filter(|place| !rows.contains(place.as_str()))
        .map(|place| format!("src/README.md: the map has no `{place}`"))
        .collect()
}

/// The paths in backticks that a guide names although there is nothing there; from the root, or from its own folder.
fn lost(guide: &File, paths: &[&str]) -> Vec<String> {
    let exists = |name: &str| {
        let name = name.trim_end_matches('/');
        let folder = format!("{name}/");
        paths
            .iter()
            .any(|path| *path == name || path.starts_with(&folder))
    };
    let is_path = |name: &&str| {
        let letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '.' | '_' | '-');
        let top = name.split('/').next().unwrap_or_default();
        name.chars().all(letter) && OURS.contains(&top)
    };
    let own = guide.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let named = guide
        .text
        .lines()
        .flat_map(|line| line.split('`').skip(1).step_by(2));
    named
        .filter(is_path)
        .filter(|name| !exists(name) && !exists(&format!("{own}/{name}")))
        .map(|name| format!("{}: there is no `{name}`", guide.path))
        .collect()
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn a_place_without_a_row_is_found() {
        let paths = [
            "src/lib.rs",
            "src/play/mod.rs",
            "src/play/hud/cards.rs",
            "crates/dice/Cargo.toml",
        ];
        let places = places(paths.into_iter());
        let readme =
            "a\n### Map\n\n| `src/play` | cards |\n\n### More\n| `crates/dice` | throws |\n";
        let complaints = unmapped(readme, &places);
        assert_eq!(complaints, ["src/README.md: the map has no `crates/dice`"]);
    }

    #[test]
    fn a_path_to_nothing_is_found() {
        let paths = ["src/play/hud/mod.rs", "crates/bots/tests/games.rs"];
        let text = "`src/play/hud`, `src/play/hud/mod.rs` and `src/hut`; `tests/games.rs`, `cargo test src/x`.";
        let complaints = lost(&File::sample("crates/bots/README.md", text), &paths);
        assert_eq!(complaints, ["crates/bots/README.md: there is no `src/hut`"]);
    }
}
