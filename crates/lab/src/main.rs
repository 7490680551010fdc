//! The program `cant-stop-lab`; everything it does is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    cant_stop_lab::cli::run()
}
