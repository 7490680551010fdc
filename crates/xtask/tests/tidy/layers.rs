//! The floors of the game: a module imports only what stands below it.

use std::collections::BTreeSet;

use crate::imports::{Imports, Mention};
use crate::modules::module_of;
use crate::sources::{Source, game, sources};
use crate::tree::{File, expect_none};

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
    let paths = sources().iter().map(|source| source.file.path.as_str());
    expect_none(homeless(paths));
}

#[test]
fn imports_point_down() {
    expect_none(game().flat_map(upward));
}

#[test]
fn rooms_of_play_never_import_each_other() {
    expect_none(game().flat_map(sideways));
}

#[test]
fn only_tests_of_the_app_put_the_whole_game_together() {
    let all = sources().iter();
    expect_none(all.filter(|it| it.file.is_in("src/")).flat_map(boots));
}

/// Modules at the top of `src` that a file names, each with the offset of its mention.
fn tops(Source { file, rust }: &Source) -> Vec<(usize, String)> {
    // A macro's own crate is this one.
    let code = rust.code.replace("$crate", " crate");
    let imports = Imports::read(&module_of(&file.path), &code);
    let is_ours = |mention: &&Mention| matches!(mention.path[0], "crate" | "super");
    let ours = imports.mentions.iter().filter(is_ours);
    let tops = ours.filter_map(|mention| {
        let path = imports.path_from_root(mention)?;
        Some((mention.at, (*path.first()?).to_owned()))
    });
    tops.collect()
}

/// The places where a module below `app` names it, in its tests too: the whole game takes longer to put together than
/// all that such a test looks at.
fn boots(source: &Source) -> Vec<String> {
    let file = source.file;
    let module = module_of(&file.path);
    let is_low = |own: &&&str| floor(own).is_some_and(|at| at > 0);
    let Some(own) = module.first().filter(is_low) else {
        return Vec::new();
    };
    tops(source)
        .into_iter()
        .filter(|(_, name)| floor(name).is_none_or(|at| at == 0))
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
fn upward(source: &Source) -> Vec<String> {
    let file = source.file;
    let module = module_of(&file.path);
    let Some((own, height)) = module.first().and_then(|own| Some((*own, floor(own)?))) else {
        return Vec::new();
    };
    tops(source)
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
fn sideways(source: &Source) -> Vec<String> {
    let module = module_of(&source.file.path);
    let ["play", own, ..] = module[..] else {
        return Vec::new();
    };
    if !ROOMS_OF_PLAY.contains(&own) {
        return Vec::new();
    }
    let others = ROOMS_OF_PLAY.into_iter().filter(|room| *room != own);
    let others: Vec<String> = others.map(|room| format!("play::{room}")).collect();
    source.mentions(&others)
}

#[test]
fn what_points_up_or_sideways_is_found() {
    let text = "use crate::{core::seats, play::a, ui};\nuse crate::features::Menu;\nuse crate::Launch;\n\
                    fn f() { super::super::app::b(); $crate::app::c() }\n#[cfg(test)]\nmod tests { use crate::app; }";
    let complaints = upward(&Source::sample("src/sound/beats.rs", text));
    assert_eq!(complaints.len(), 5, "{complaints:?}");
    assert!(complaints[1].starts_with("src/sound/beats.rs:2: `sound` may not import `features`"));
    assert!(upward(&Source::sample("src/lib.rs", "pub use crate::app::run;")).is_empty());
}

#[test]
fn a_room_of_play_that_imports_another_is_found() {
    let text = "use crate::play::hud::Notice;\n#[cfg(test)]\nmod tests { use crate::play::throw; }";
    let count = |path| sideways(&Source::sample(path, text)).len();
    assert_eq!(count("src/play/table/mod.rs"), 1);
    assert_eq!(count("src/play/hud/mod.rs"), 0);
    assert_eq!(count("src/play/mod.rs"), 0);
}

#[test]
fn a_test_of_a_low_module_with_the_whole_game_is_found() {
    let text = "use crate::{build, core::seats};\n#[cfg(test)]\nmod tests { use crate::app; }";
    let complaints = |path| boots(&Source::read(Box::leak(Box::new(File::sample(path, text)))));
    let found = complaints("src/play/table/tests.rs");
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(complaints("src/app/tests/mod.rs").is_empty());
    assert!(complaints("src/lib.rs").is_empty());
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
