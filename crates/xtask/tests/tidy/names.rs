//! Public types of the game that share a name.

use std::collections::BTreeMap;

use crate::rust::Rust;
use crate::sources::{Source, product};
use crate::tree::expect_none;

/// Begins the definition of a type.
const TYPES: [&str; 4] = ["struct", "enum", "trait", "type"];

#[test]
fn one_name_is_one_type() {
    expect_none(shared(product()));
}

/// Names of public types that are defined in two files or more.
fn shared(sources: &[Source]) -> Vec<String> {
    let mut places: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
    for Source { file, rust } in sources {
        if file.is_in("src/") {
            for (at, name) in public_types(rust) {
                let files = places.entry(name).or_default();
                files.entry(&file.path).or_insert_with(|| file.at(at));
            }
        }
    }
    places.retain(|_, files| files.len() > 1);
    let shared = places.into_iter().map(|(name, files)| {
        let files: Vec<String> = files.into_values().collect();
        format!("`{name}`: {}", files.join(", "))
    });
    shared.collect()
}

/// Types with `pub` or `pub(crate)`, each with its offset.
fn public_types<'a>(rust: &'a Rust) -> Vec<(usize, &'a str)> {
    let names: Vec<(usize, &str)> = rust.names().collect();
    let public = |at: usize| {
        let before = rust.code[..at].trim_end();
        before.ends_with("pub") || before.ends_with("pub(crate)")
    };
    let pairs = names.windows(2);
    let types = pairs.filter(|pair| TYPES.contains(&pair[0].1) && public(pair[0].0));
    types.map(|pair| pair[1]).collect()
}

#[test]
fn a_name_in_two_files_is_found() {
    let sources = [
        Source::sample(
            "src/hud/a.rs",
            "pub struct Line;\npub(crate) enum Stage {}\nstruct Row;\npub fn f() {}",
        ),
        Source::sample(
            "src/ui/b.rs",
            "pub(crate) type Line = u8;\npub trait Row {}\npub fn f() {}\npub mod inner { pub struct Once; }",
        ),
        Source::sample(
            "src/ui/c.rs",
            "#[cfg(test)]\nmod tests { pub struct Stage; }\nmod inner { pub struct Own; } mod other { pub struct Own; }",
        ),
        Source::sample("crates/dice/src/lib.rs", "pub struct Stage;"),
    ];
    let expected = ["`Line`: src/hud/a.rs:1, src/ui/b.rs:1"];
    assert_eq!(shared(&sources), expected);
}
