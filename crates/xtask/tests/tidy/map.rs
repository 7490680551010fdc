//! The maps of the code are complete, and guides name only what exists: paths, and names in the files of the walk.

use std::collections::BTreeSet;

use crate::tree::{File, expect_none, files, text_of};

/// First parts of the paths that a guide may name.
const OURS: [&str; 7] = [
    "src", "crates", "tests", "benches", "assets", ".github", ".ci",
];
/// Feature that the guide walks through: each file of it is a place.
const WALKED: &str = "src/features/puzzles/";
/// Folders with a map of their own, one level deep.
const MAPPED: [&str; 3] = ["src", "crates", "tests"];

#[test]
fn the_maps_are_complete() {
    let all = files();
    let missing = |top| {
        let guide = format!("{top}/README.md");
        let paths = all.iter().map(|file| file.path.as_str());
        unmapped(&guide, &text_of(&guide), &places(top, paths))
    };
    expect_none(MAPPED.into_iter().flat_map(missing));
}

#[test]
fn guides_name_what_there_is() {
    let all = files();
    let is_guide = |file: &&File| file.is(".md") && !file.is_in("crates/lab/fuzz/");
    let paths: Vec<&str> = all.iter().map(|file| file.path.as_str()).collect();
    let lost = |file| lost(file, &paths);
    expect_none(all.iter().filter(is_guide).flat_map(lost));
}

#[test]
fn the_walk_names_what_its_files_contain() {
    expect_none(untrue(&text_of("src/README.md"), &files()));
}

/// Places that the map of `top` has to name: its folders, and the files of the walk.
fn places<'a>(top: &str, paths: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    paths
        .filter_map(|path| {
            let (folder, _) = path.strip_prefix(top)?.strip_prefix('/')?.split_once('/')?;
            let is_walked = path.starts_with(WALKED);
            Some(if is_walked {
                path.to_owned()
            } else {
                format!("{top}/{folder}")
            })
        })
        .collect()
}

fn unmapped(guide: &str, text: &str, places: &BTreeSet<String>) -> Vec<String> {
    let rows: BTreeSet<&str> = rows(text).map(|(place, _)| place).collect();
    places
        .iter()
        .filter(|place| !rows.contains(place.as_str()))
        .map(|place| format!("{guide}: the map has no `{place}`"))
        .collect()
}

/// Rows of the tables: the place, and the text beside it.
fn rows(readme: &str) -> impl Iterator<Item = (&str, &str)> {
    let rows = readme.lines();
    rows.filter_map(|line| line.strip_prefix("| `")?.split_once('`'))
}

/// Names in backticks in a line.
fn names(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Names in the rows of the walk that do not occur in their files.
fn untrue(readme: &str, all: &[File]) -> Vec<String> {
    let mut untrue = Vec::new();
    for file in all.iter().filter(|file| file.is_in(WALKED)) {
        let texts = rows(readme).filter(|(place, _)| *place == file.path);
        let names = texts.flat_map(|(_, text)| names(text));
        let missing = names.filter(|name| !file.text.contains(name));
        untrue.extend(missing.map(|name| format!("{} contains no `{name}`", file.path)));
    }
    untrue
}

/// Paths in backticks to nothing, from the root or from the folder of the guide.
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
    let named = guide.text.lines().flat_map(names);
    named
        .filter(is_path)
        .filter(|name| !exists(name) && !exists(&format!("{own}/{name}")))
        .map(|name| format!("{}: there is no `{name}`", guide.path))
        .collect()
}

#[test]
fn a_place_without_a_row_is_found() {
    let paths = [
        "src/lib.rs",
        "src/play/mod.rs",
        "src/play/hud/cards.rs",
        "crates/dice/Cargo.toml",
        "src/features/puzzles/own.rs",
    ];
    let complaints = |top, text| unmapped(top, text, &places(top, paths.into_iter()));
    let lost = "src: the map has no `src/features/puzzles/own.rs`";
    assert_eq!(complaints("src", "| `src/play` | cards |\n"), [lost]);
    assert_eq!(
        complaints("crates", ""),
        ["crates: the map has no `crates/dice`"]
    );
}

#[test]
fn a_name_that_a_file_of_the_walk_lacks_is_found() {
    let path = "src/features/puzzles/mod.rs";
    let row = format!("| `{path}` | calls `add_view` and `app.store` |\n");
    let complaints = untrue(&row, &[File::sample(path, "app.add_view(page::body)")]);
    assert_eq!(complaints, [format!("{path} contains no `app.store`")]);
}

#[test]
fn a_path_to_nothing_is_found() {
    let paths = ["src/play/hud/mod.rs", "crates/bots/tests/games.rs"];
    let text = "`src/play/hud`, `src/play/hud/mod.rs` and `src/hut`; `tests/games.rs`, `cargo test src/x`.";
    let complaints = lost(&File::sample("crates/bots/README.md", text), &paths);
    assert_eq!(complaints, ["crates/bots/README.md: there is no `src/hut`"]);
}
