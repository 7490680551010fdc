//! `cargo xtask play`: builds the game and opens it, or has the makers' tools draw a demonstration.

use std::env;
use std::ffi::OsString;
use std::path::Path;

use crate::cargo::{GAME, program, run};
use crate::libraries::{self, For};
use crate::{Failure, studio};

/// Either of these leads to a Wayland compositor, which is preferred to X11.
const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];

/// Builds and starts the game from the root of the repository; returns when it ends.
///
/// With `demo` the makers' tools play a game off-screen instead and leave its pictures in that folder.
pub fn play(demo: Option<&Path>, game_args: &[OsString]) -> Result<(), Failure> {
    if demo.is_none() && !has_display() {
        let sentence = "There is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY is set); \
            `cargo xtask play --demo DIR` plays a game off-screen and writes pictures of it into DIR.";
        return Err(sentence.to_owned().into());
    }
    libraries::provide(match demo {
        Some(_) => &[For::Build, For::Render],
        None if is_set(&WAYLAND) => &[For::Build, For::Render, For::Window],
        None => &[For::Build, For::Render, For::Window, For::X11],
    })?;
    match demo {
        Some(folder) => studio::shoot(folder, game_args),
        None => run(program(GAME, "cant-stop")?.args(game_args)),
    }
}

/// Returns `true` if a window can be opened; only Linux lets that be known beforehand.
fn has_display() -> bool {
    !cfg!(target_os = "linux") || is_set(&WAYLAND) || is_set(&["DISPLAY"])
}

fn is_set(names: &[&str]) -> bool {
    names
        .iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}
