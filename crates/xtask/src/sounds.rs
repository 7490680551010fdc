//! `cargo xtask sounds`: makes the sound files of the game again.

use crate::Failure;
use crate::cargo::{SOUNDS, program, run};

/// Runs the synthesiser into `assets/audio`.
pub fn sounds() -> Result<(), Failure> {
    run(program(SOUNDS, "cant-stop-sounds")?.arg("assets/audio"))
}
