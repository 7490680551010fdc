//! The floors of the game: a module imports only what stands below it.

use std::collections::BTreeSet;

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};
use crate::uses::{module_of, modules_used};

/// Every module at the top of `src`, from the highest floor to the ground. Modules of one floor are views of the same
/// facts, each of which must work without the others. There are no exceptions: what two floors need lies below both.
const FLOORS: [&[&str]; 8] = [
    &["app"],
    &["features"],
    &["play", "sound", "reader"],
    &["opponents"],
    &["referee"],
    &["input"],
    &["ui"],
    &["core"],
];

/// Rooms of `play`, which never import each other.
const ROOMS_OF_PLAY: [&str; 3] = ["table", "throw", "hud"];

/// More names than this at the top of `src` cannot be read at a glance.
const MOST_NAMES: usize = 16;

#[test]
fn every_module_stands_on_a_floor() {
    let sources = rust_files(&["src/"]);
    expect_none(homeless(sources.iter().map(|file| file.path.as_str())));
}

#[test]
fn imports_point_down() {
    expect_none(rust_files(&["src/"]).iter().flat_map(upward));
}

#[test]
fn rooms_of_play_never_import_each_other() {
    expect_none(rust_files(&["src/play/"]).iter().flat_map(sideways));
}

#[test]
fn only_tests_of_the_app_put_the_whole_game_together() {
    expect_none(rust_files(&["src/"]).iter().flat_map(boots));
}

/// The places where a module below `app` names it, in its tests too: the whole game takes longer to put together than
/// all that such a test looks at.
fn boots(file: &File) -> Vec<String> {
    let module = module_of(&file.path);
    let Some(own) = module
        .first()
        .filter(|own| floor(own).is_some_and(|at| at > 0))
    else {
        return Vec::new();
    };
    modules_used(&file.path, &Rust::read(&file.text))
        .into_iter()
        .filter(|(_, name)| !name.is_empty() && floor(name).is_none_or(|at| at == 0))
        .map(|(at, name)| format!("{}: a test of `{own}` may not use `{name}`", file.at(at)))
        .collect()
}

/// Modules at the top of `src` that are on no floor, floors without a module, and a top with too many names.
fn homeless<'a>(paths: impl Iterator<Item = &'a str>) -> Vec<String> {
    let top = paths.filter_map(|path| path.strip_prefix("src/")?.split('/').next());
    let top: BTreeSet<&str> = top.collect();
    let mut complaints = Vec::new();
    if top.len() > MOST_NAMES {
        complaints.push(format!(
            "src: {} names at its top, more than {MOST_NAMES}",
            top.len()
        ));
    }
    let modules = top
        .iter()
        .map(|name| name.strip_suffix(".rs").unwrap_or(name));
    let modules: BTreeSet<&str> = modules
        .filter(|name| !matches!(*name, "lib" | "main"))
        .collect();
    let floors: BTreeSet<&str> = FLOORS.concat().into_iter().collect();
    for module in modules.symmetric_difference(&floors) {
        complaints.push(format!(
            "src/{module}: either no such module, or it stands on no floor"
        ));
    }
    complaints
}

/// Floor of a module, 0 at the top.
fn floor(module: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| floor.contains(&module))
}

/// The modules that a file names and may not, because they stand on its own floor or above it.
fn upward(file: &File) -> Vec<String> {
    let module = module_of(&file.path);
    let Some((own, height)) = module.first().and_then(|own| Some((*own, floor(own)?))) else {
        return Vec::new();
    };
    if module.contains(&"tests") {
        return Vec::new();
    }
    let rust = Rust::read(&file.text).without_tests();
    modules_used(&file.path, &rust)
        .into_iter()
        .filter(|(_, name)| name != own)
        // What is no module is an item of the crate itself, which stands above all.
        .filter(|(_, name)| floor(name).is_none_or(|other| other <= height))
        .map(|(at, name)| {
            format!(
                "{}: `{own}` may not import `{name}`, which does not stand below it",
                file.at(at)
            )
        })
        .collect()
}

/// The places where a room of `play` names another one, tests apart.
fn sideways(file: &File) -> Vec<String> {
    let module = module_of(&file.path);
    let Some(own) = module.get(1).filter(|own| ROOMS_OF_PLAY.contains(own)) else {
        return Vec::new();
    };
    if module.contains(&"tests") {
        return Vec::new();
    }
    let rust = Rust::read(&file.text).without_tests();
    ROOMS_OF_PLAY
        .iter()
        .filter(|room| *room != own)
        .flat_map(|room| {
            let places = rust.find(&format!("play::{room}"));
            places.into_iter().map(move |at| (at, room))
        })
        .map(|(at, room)| {
            format!(
                "{}: `play::{own}` may not import `play::{room}`",
                file.at(at)
            )
        })
        .collect()
}

#[test]
fn what_points_up_or_sideways_is_found() {
    let text = "use crate::{core::seats, play::a, ui};\nuse crate::features::Menu;\nuse crate::Launch;\n\
                    #[cfg(test)]\nmod tests { use crate::app; }";
    let complaints = upward(&File::sample("src/sound/beats.rs", text));
    assert_eq!(complaints.len(), 3, "{complaints:?}");
    assert!(complaints[1].starts_with("src/sound/beats.rs:2: `sound` may not import `features`"));
    assert!(upward(&File::sample("src/sound/tests.rs", text)).is_empty());
    assert!(upward(&File::sample("src/lib.rs", "pub use crate::app::run;")).is_empty());
}

#[test]
fn a_room_of_play_that_imports_another_is_found() {
    let text = "use crate::play::hud::Notice;\n#[cfg(test)]\nmod tests { use crate::play::throw; }";
    assert_eq!(
        sideways(&File::sample("src/play/table/mod.rs", text)).len(),
        1
    );
    assert!(sideways(&File::sample("src/play/hud/mod.rs", text)).is_empty());
    assert!(sideways(&File::sample("src/play/mod.rs", text)).is_empty());
}

#[test]
fn a_test_of_a_low_module_with_the_whole_game_is_found() {
    let text = "use crate::{build, core::seats};\n#[cfg(test)]\nmod tests { use crate::app; }";
    let complaints = boots(&File::sample("src/play/table/tests.rs", text));
    assert_eq!(complaints.len(), 2, "{complaints:?}");
    assert!(boots(&File::sample("src/app/tests/mod.rs", text)).is_empty());
    assert!(boots(&File::sample("src/lib.rs", text)).is_empty());
}

#[test]
fn a_module_without_a_floor_is_found() {
    let known = FLOORS.concat();
    let mut paths: Vec<String> = known
        .iter()
        .map(|name| format!("src/{name}/mod.rs"))
        .collect();
    let complaints = |paths: &[String]| homeless(paths.iter().map(String::as_str));
    assert!(complaints(&paths).is_empty());
    paths[0] = "src/utils.rs".to_owned();
    assert_eq!(complaints(&paths).len(), 2);
    paths.extend((0..MOST_NAMES).map(|number| format!("src/module_{number}.rs")));
    assert!(complaints(&paths)[0].contains("names at its top"));
}
