//! `cargo xtask sounds`: makes the sound files of the game again.

use std::process::Command;

use crate::Failure;
use crate::cargo::{build_program, cargo, repository, run};

/// Runs the synthesiser into `assets/audio`.
///
/// # Errors
///
/// When it cannot be built, or with the exit code it ends with.
pub fn sounds() -> Result<(), Failure> {
    let mut synthesiser = Command::new(build_program(cargo()?, "cant-stop-sounds")?);
    run(synthesiser.current_dir(repository()?).arg("assets/audio"))
}
