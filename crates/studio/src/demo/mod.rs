//! The demonstration: the walk through the game by the real app and renderer, off-screen.

mod widgets;

use std::path::Path;

use cant_stop::StartArgs;
use cant_stop_testkit::walk::{Part, Walk, Walker};
use clap::ValueEnum;

use crate::film::Film;

/// Plays the demonstration and writes its pictures into `folder`; all of it, or only the `parts` that are named.
pub(crate) fn demo(folder: &Path, start: &StartArgs, parts: &[Part]) -> Result<(), String> {
    let mut film = Film::open(folder, start)?;
    walk(&mut film, start.seed, parts);
    for picture in &film.pictures {
        println!("{}", picture.display());
    }
    Ok(())
}

/// Walks through everything, or only the parts that are named; the menus begin with boards of their widgets.
pub(crate) fn walk(walker: &mut dyn Walker, seed: Option<u64>, parts: &[Part]) {
    let all = Part::value_variants();
    let mut walk = Walk::new(walker, seed);
    for &part in if parts.is_empty() { all } else { parts } {
        if part == Part::Menus {
            walk.wait(1.0);
            widgets::show(&mut walk);
        }
        walk.through(part);
    }
}
