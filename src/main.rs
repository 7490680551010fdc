//! The game's executable.

// Windows would open a console beside the game.
#![cfg_attr(windows, windows_subsystem = "windows")]

fn main() -> std::process::ExitCode {
    cant_stop::run()
}
