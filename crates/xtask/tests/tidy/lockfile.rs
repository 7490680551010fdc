//! One engine and one physics in the tree, at versions that change only on purpose.

use crate::tree::{expect_none, text_of};

/// Two of any of these do not talk to each other.
const SINGLE: [&str; 3] = ["bevy", "bevy_ecs", "rapier3d"];

#[test]
fn there_is_one_of_each_engine() {
    expect_none(doubles(&text_of("Cargo.lock")));
}

#[test]
fn what_is_tied_to_the_engine_is_pinned() {
    expect_none(loose(&text_of("Cargo.toml")));
}

fn doubles(lock: &str) -> Vec<String> {
    SINGLE
        .iter()
        .filter_map(|name| {
            let entry = format!("name = \"{name}\"");
            let count = lock.lines().filter(|line| *line == entry).count();
            (count != 1).then(|| format!("Cargo.lock: {count} versions of {name} instead of one"))
        })
        .collect()
}

fn loose(manifest: &str) -> Vec<String> {
    manifest
        .lines()
        .filter(|line| line.starts_with("bevy") || line.starts_with("rapier"))
        .filter(|line| !line.contains("workspace = true") && !line.contains("\"="))
        .map(|line| format!("Cargo.toml: `{line}` is not pinned with `=`"))
        .collect()
}

#[test]
fn a_second_engine_is_found() {
    let good = "name = \"bevy\"\nname = \"bevy_ecs\"\nname = \"rapier3d\"\n";
    assert!(doubles(good).is_empty());
    assert_eq!(doubles(&format!("{good}name = \"bevy_ecs\"\n")).len(), 1);
    assert_eq!(doubles("name = \"bevy\"\n").len(), 2);
}

#[test]
fn a_loose_version_is_found() {
    let good = "bevy_tweening = \"=0.16.0\"\nbevy.workspace = true\nserde = \"1\"\n";
    assert!(loose(good).is_empty());
    assert_eq!(
        loose("bevy_tweening = \"0.16.0\"\nrapier3d = { version = \"0.35\" }\n").len(),
        2
    );
}
