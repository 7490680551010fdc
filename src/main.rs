//! The game's executable.

// Windows would open a console beside the game.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

use cant_stop::Args;
use clap::Parser;

fn main() -> ExitCode {
    cant_stop::run(Args::parse())
}
