//! The game's executable.

use std::process::ExitCode;

use cant_stop::Args;
use clap::Parser;

fn main() -> ExitCode {
    cant_stop::run(Args::parse())
}
