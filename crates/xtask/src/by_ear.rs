//! `cargo xtask by-ear`: plays the game over the accessibility bus, by nothing but what a screen reader would say.

use std::process::Command;

use crate::Failure;
use crate::cargo::{GAME, program, run};
use crate::libraries::{self, For};

/// Plays a whole game by ear.
pub fn by_ear() -> Result<(), Failure> {
    reader(&[])?.map_or(Ok(()), |mut reader| run(&mut reader))
}

/// The program that listens and plays, built, with these options; `None` on a system without the bus of Linux.
pub fn reader(options: &[&str]) -> Result<Option<Command>, Failure> {
    if !cfg!(target_os = "linux") {
        eprintln!("==> the accessibility bus is that of Linux: nothing is played by ear here");
        return Ok(None);
    }
    libraries::provide(&[For::Build, For::Render, For::Window, For::X11, For::Ears])?;
    let game = program(GAME, "cant-stop")?;
    let mut reader = program(GAME, "cant-stop-bus-reader")?;
    reader.args(options).arg(game.get_program());
    Ok(Some(reader))
}
