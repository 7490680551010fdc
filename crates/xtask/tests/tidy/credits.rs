//! Fonts and libraries come from others, and the credits say from whom or under which licence.

use crate::tree::{expect_none, names_in, text_of};

const CREDITS: &str = "assets/CREDITS.md";

#[test]
fn every_font_is_credited() {
    expect_none(uncredited(&names_in("assets/fonts"), &text_of(CREDITS)));
}

#[test]
fn every_library_is_credited() {
    expect_none(unlisted(&text_of("Cargo.toml"), &text_of(CREDITS)));
}

/// The libraries that the game itself is built with and the credits do not list with a licence.
fn unlisted(manifest: &str, credits: &str) -> Vec<String> {
    manifest
        .lines()
        .skip_while(|line| *line != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split([' ', '.', '=']).next())
        .filter(|name| !name.is_empty() && !name.starts_with("cant-stop") && !name.starts_with('#'))
        .filter(|name| !credits.contains(&format!("| `{name}` | ")))
        .map(|name| format!("{CREDITS}: {name} is not listed"))
        .collect()
}

fn uncredited(names: &[String], credits: &str) -> Vec<String> {
    names
        .iter()
        .filter(|name| name.ends_with(".ttf") || name.ends_with(".otf"))
        .filter(|name| !credits.contains(name.as_str()))
        .map(|name| format!("assets/CREDITS.md: {name} is not named"))
        .collect()
}

#[test]
fn a_font_without_an_author_is_found() {
    let names = [
        "A-Bold.ttf".to_owned(),
        "B.otf".to_owned(),
        "OFL.txt".to_owned(),
    ];
    assert_eq!(uncredited(&names, "`A-Bold.ttf` is by Ada").len(), 1);
}

#[test]
fn a_library_without_a_licence_is_found() {
    let manifest = "[dependencies]\na.workspace = true\ncant-stop-b = { path = \"b\" }\nc = \"1\"\n\n[lints]\nd = 1\n";
    assert_eq!(unlisted(manifest, "| `a` | MIT |").len(), 1);
}
