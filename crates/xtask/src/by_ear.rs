//! `cargo xtask by-ear`: plays the game over the accessibility bus, by nothing but what a screen reader would say.

use std::process::Command;

use crate::Failure;
use crate::cargo::{build_program, cargo, from_root, run, run_beside};
use crate::libraries::{self, For};

/// The program that listens and plays.
const READER: &str = "cant-stop-bus-reader";
/// Name of the game's program.
const GAME: &str = "cant-stop";

/// Plays a whole game by ear.
///
/// # Errors
///
/// When something is missing, the build fails, or the game cannot be played by ear.
pub fn by_ear() -> Result<(), Failure> {
    match reader(cargo, &[])? {
        Some(mut reader) => run(&mut reader),
        None => Ok(()),
    }
}

/// A game by ear from the title to the end of the first turn.
pub struct Ear(Option<Command>);

impl Ear {
    /// Builds what it takes.
    ///
    /// # Errors
    ///
    /// When something is missing or the build fails.
    pub fn built() -> Result<Ear, Failure> {
        Ok(Ear(reader(cargo, &["--short"])?))
    }

    /// Plays, beside whatever else runs.
    ///
    /// # Errors
    ///
    /// When the game cannot be played by ear.
    pub fn play_quickly(self) -> Result<(), Failure> {
        self.0.map_or(Ok(()), |mut reader| run_beside(&mut reader))
    }
}

/// The program that listens and plays, with these options; none on a system without its bus.
fn reader(
    cargo: impl Fn() -> Result<Command, String>,
    options: &[&str],
) -> Result<Option<Command>, Failure> {
    if !cfg!(target_os = "linux") {
        eprintln!("==> the accessibility bus is that of Linux: nothing is played by ear here");
        return Ok(None);
    }
    let needs = [For::Build, For::Render, For::Window, For::X11, For::Ears];
    libraries::provide(&needs)?;
    let game = build_program(cargo()?, GAME)?;
    let mut reader = from_root(build_program(cargo()?, READER)?)?;
    reader.args(options).arg(game);
    Ok(Some(reader))
}
