//! Names of features outside their folders.

use crate::imports::Imports;
use crate::modules::module_of;
use crate::rust::Rust;
use crate::sources::{Source, sources};
use crate::tree::{File, expect_none};

/// Module whose folders are the features.
const FEATURES: &str = "features";
/// The one list of plugins.
const LIST: &str = "src/app/build.rs";
/// Tests of the whole game, which may look at all of it.
const TESTS_OF_ALL: &str = "src/app/tests/";

#[test]
fn features_are_named_at_home_only() {
    let game = sources().iter().filter(|source| source.file.is_in("src/"));
    expect_none(game.flat_map(|Source { file, rust }| foreign(file, &rust.code)));
}

/// Features that a file names and is no part of.
fn foreign(file: &File, code: &str) -> Vec<String> {
    let module = module_of(&file.path);
    let is_near = module.first() == Some(&FEATURES);
    let may_name_all = file.path == LIST || file.is_in(TESTS_OF_ALL);
    if may_name_all || !is_near && !code.contains(FEATURES) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let imports = Imports::read(&module, code);
    for mention in &imports.mentions {
        let path = imports.path_from_root(mention);
        let Some([FEATURES, feature, ..]) = path.as_deref() else {
            continue;
        };
        let is_written = mention.path.contains(feature);
        let is_own = is_near && module.get(1) == Some(feature);
        if is_written && !is_own {
            let path = mention.path.join("::");
            found.push(format!("{}: names `{path}`", file.at(mention.at)));
        }
    }
    found
}

fn found(path: &str, text: &str) -> Vec<String> {
    foreign(&File::sample(path, text), &Rust::read(text).code)
}

#[test]
fn a_feature_named_elsewhere_is_found() {
    let text = "use crate::features::{title::Page, way_up};\nfn f() { way_up::Stage::first(); Page::new(); }\n\
                    fn g() { crate::features::title::open(); }";
    assert_eq!(
        found("src/referee/begin.rs", text),
        [
            "src/referee/begin.rs:1: names `crate::features::title::Page`",
            "src/referee/begin.rs:1: names `crate::features::way_up`",
            "src/referee/begin.rs:2: names `way_up::Stage::first`",
            "src/referee/begin.rs:3: names `crate::features::title::open`",
        ]
    );
    assert!(found(LIST, text).is_empty());
    let root = "mod features;\nuse features::title::Page;";
    assert_eq!(found("src/lib.rs", root).len(), 1);
}

#[test]
fn a_sibling_is_found_and_home_is_not() {
    let text =
        "use super::super::title::Page;\nuse super::climb;\nuse crate::features::way_up::Stage;";
    assert_eq!(
        found("src/features/way_up/page.rs", text),
        ["src/features/way_up/page.rs:1: names `super::super::title::Page`"]
    );
    let list = "pub mod title;\npub use title::Page;";
    assert_eq!(found("src/features/mod.rs", list).len(), 1);
}
