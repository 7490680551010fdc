//! The program of the makers' tools.

use std::process::ExitCode;

use cant_stop_studio::Args;
use clap::Parser;

fn main() -> ExitCode {
    cant_stop_studio::run(Args::parse())
}
