//! `cargo xtask by-ear`: plays the game over the accessibility bus, by nothing but what a screen reader would say.

use std::process::Command;

use crate::Failure;
use crate::cargo::{build_program, cargo, linting_cargo, run};
use crate::libraries::{self, For};
use crate::play::from_root;

/// The program that listens and plays.
const READER: &str = "cant-stop-bus-reader";
/// What it plays.
const GAME: &str = "cant-stop";

/// Plays a whole game by ear.
///
/// # Errors
///
/// When something is missing, the build fails, or the game cannot be played by ear.
pub fn by_ear() -> Result<(), Failure> {
    play(cargo, &[])
}

/// The same from the title to the end of the first turns.
///
/// # Errors
///
/// As [`by_ear`].
pub fn by_ear_quickly() -> Result<(), Failure> {
    play(linting_cargo, &["--short"])
}

fn play(cargo: impl Fn() -> Result<Command, String>, options: &[&str]) -> Result<(), Failure> {
    if !cfg!(target_os = "linux") {
        eprintln!("==> the accessibility bus is that of Linux: nothing is played by ear here");
        return Ok(());
    }
    let needs = [For::Build, For::Render, For::Window, For::X11, For::Ears];
    libraries::provide(&needs)?;
    let game = build_program(cargo()?, GAME)?;
    let reader = build_program(cargo()?, READER)?;
    run(from_root(reader)?.args(options).arg(game))
}
