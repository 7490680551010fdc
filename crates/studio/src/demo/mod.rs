//! The demonstration: the walk through the game by the real app and renderer, off-screen.

mod widgets;

use std::path::Path;
use std::process::ExitCode;

use cant_stop::core::settings::Settings;
use cant_stop_testkit::walk::{Part, Walk, Walker};
use clap::ValueEnum;

use crate::film::Film;

/// Plays the demonstration at this size in pixels, with the settings that `choose` makes, and writes its pictures into
/// `folder`; all of it, or only the `parts` that are named.
///
/// # Errors
///
/// One sentence: a folder that cannot be written, no driver to render with.
pub(crate) fn demo(
    size: (u32, u32),
    folder: &Path,
    seed: Option<u64>,
    parts: &[Part],
    choose: impl Fn(&mut Settings),
) -> Result<ExitCode, String> {
    let mut film = Film::open(size, folder, choose)?;
    walk(&mut film, seed, parts);
    for picture in &film.pictures {
        println!("{}", picture.display());
    }
    Ok(ExitCode::SUCCESS)
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
