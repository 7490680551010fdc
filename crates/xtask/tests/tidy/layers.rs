//! Which parts of the game may know which.

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};
use crate::uses::{module_of, modules_used};

/// What people see and hear of a game: three views of the same facts, each of which must work without the others.
const APART: [&str; 3] = ["table", "hud", "sound"];

/// The ground that everything stands on: these know each other and nothing else.
const GROUND: [&str; 2] = ["ground", "theme"];

#[test]
fn the_views_do_not_know_each_other() {
    expect_none(rust_files(&["src/"]).iter().flat_map(crossings).collect());
}

#[test]
fn the_ground_knows_nothing_above_it() {
    expect_none(rust_files(&["src/"]).iter().flat_map(reaching_up).collect());
}

fn crossings(file: &File) -> Vec<String> {
    foreign(
        file,
        &APART,
        |name| !APART.contains(&name),
        "stays apart from",
    )
}

fn reaching_up(file: &File) -> Vec<String> {
    foreign(file, &GROUND, |name| GROUND.contains(&name), "lies below")
}

/// The modules that a file in one of `of` names, besides its own, although it may not.
fn foreign(file: &File, of: &[&str], may: impl Fn(&str) -> bool, why: &str) -> Vec<String> {
    let module = module_of(&file.path);
    let Some(own) = module.first().filter(|name| of.contains(name)) else {
        return Vec::new();
    };
    let rust = Rust::read(&file.text).without_tests();
    modules_used(&file.path, &rust)
        .into_iter()
        // Names in capitals are items of the crate itself.
        .filter(|(_, name)| name.starts_with(|c: char| c.is_lowercase()))
        .filter(|(_, name)| name != own && !may(name))
        .map(|(at, name)| {
            format!(
                "{}: `{own}` {why} `{name}` and may not import it",
                file.at(at)
            )
        })
        .collect()
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn a_view_that_imports_another_is_found() {
        let bad = File::sample(
            "src/hud/cards.rs",
            "use crate::{referee::Shown, table::board};\n",
        );
        assert_eq!(crossings(&bad).len(), 1);
        let good = File::sample("src/hud/cards.rs", "use crate::{hud::note, theme};\n");
        assert!(crossings(&good).is_empty());
    }

    #[test]
    fn a_theme_that_imports_a_view_is_found() {
        let bad = File::sample(
            "src/theme/palette.rs",
            "use crate::hud;\nuse super::super::referee::Shown;\n",
        );
        assert_eq!(reaching_up(&bad).len(), 2);
        let good = File::sample(
            "src/theme/text.rs",
            "use crate::locale::Words;\nuse super::palette;\n",
        );
        assert!(reaching_up(&good).is_empty());
    }
}
