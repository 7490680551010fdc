//! `cargo xtask play`: builds the game and opens it, or has it draw a demonstration.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf, absolute};
use std::process::Command;

use crate::Failure;
use crate::cargo::{build_program, cargo, exit_code, repository};
use crate::libraries::{self, For};

/// The package and program of the game.
const GAME: &str = "cant-stop";

/// Either of these leads to a Wayland compositor, which is preferred to X11.
const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];

/// Builds and starts the game from the root of the repository; returns when it ends.
///
/// With `demo` the game plays by itself off-screen and leaves its pictures in that folder.
///
/// # Errors
///
/// When there is no display to play on, libraries are missing, the build fails or the game ends with a failure.
pub fn play(demo: Option<&Path>, game_args: &[OsString]) -> Result<(), Failure> {
    if demo.is_none() && !has_display() {
        return Err(Failure::Because(
            "There is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY is set); \
             `cargo xtask play --demo DIR` plays a game off-screen and writes pictures of it into DIR."
                .to_owned(),
        ));
    }
    libraries::provide(match demo {
        Some(_) => &[For::Build, For::Render],
        None if is_set(&WAYLAND) => &[For::Build, For::Render, For::Window],
        None => &[For::Build, For::Render, For::Window, For::X11],
    })?;
    let mut game = built()?;
    match demo {
        Some(folder) => shoot(&mut game, folder, game_args),
        None => start(game.args(game_args)),
    }
}

/// The game, built, to be started from the root of the repository.
pub(crate) fn built() -> Result<Command, Failure> {
    from_root(build_program(cargo()?, GAME)?)
}

/// A built game, to be started from the root of the repository.
pub(crate) fn from_root(program: PathBuf) -> Result<Command, Failure> {
    let mut game = Command::new(program);
    let root = repository()?;
    game.current_dir(&root).env("BEVY_ASSET_ROOT", &root);
    Ok(game)
}

/// Has the game leave the pictures of a demonstration in a folder.
pub(crate) fn shoot(
    game: &mut Command,
    folder: &Path,
    game_args: &[OsString],
) -> Result<(), Failure> {
    // The game runs in another folder than the one this path was typed in.
    let folder =
        absolute(folder).map_err(|error| format!("{} is no folder: {error}.", folder.display()))?;
    start(game.arg("--demo").arg(&folder).args(game_args))?;
    Ok(count_pictures(&folder)?)
}

fn start(game: &mut Command) -> Result<(), Failure> {
    let status = game
        .status()
        .map_err(|error| format!("The game cannot be started: {error}."))?;
    if status.success() {
        Ok(())
    } else {
        eprintln!("The game ended with a failure ({status}).");
        Err(Failure::Ended(exit_code(status)))
    }
}

/// Whether a window can be opened; only Linux lets that be known beforehand.
fn has_display() -> bool {
    !cfg!(target_os = "linux") || is_set(&WAYLAND) || is_set(&["DISPLAY"])
}

fn is_set(names: &[&str]) -> bool {
    names
        .iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Says how many pictures there are; the game has named each when it wrote it.
fn count_pictures(folder: &Path) -> Result<(), String> {
    let entries = fs::read_dir(folder)
        .map_err(|error| format!("{} cannot be read: {error}.", folder.display()))?;
    let pictures = entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|kind| kind == "png"))
        .count();
    if pictures == 0 {
        return Err(format!(
            "The demonstration left no picture in {}.",
            folder.display()
        ));
    }
    println!("{pictures} pictures are in {}", folder.display());
    Ok(())
}
