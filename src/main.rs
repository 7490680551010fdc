//! The game's executable.

use std::process::ExitCode;

use cant_stop::app::Arguments;
use clap::Parser;

fn main() -> ExitCode {
    cant_stop::run(Arguments::parse())
}
