//! Plays Can't Stop over the accessibility bus of a Linux desktop, by nothing but what a screen reader would say.

#[cfg(target_os = "linux")]
mod bus;
#[cfg(target_os = "linux")]
mod desktop;
#[cfg(target_os = "linux")]
mod ear;
#[cfg(target_os = "linux")]
mod game;
#[cfg(target_os = "linux")]
mod voice;

use std::{path::PathBuf, process::ExitCode};

use clap::Parser;

/// Plays the game by ear: on a screen of its own, with a session of its own, over the accessibility bus.
#[derive(Parser)]
struct Args {
    /// The game.
    game: PathBuf,
    /// Only the title, the table and a turn, instead of a whole game.
    #[arg(long)]
    short: bool,
}

#[cfg(target_os = "linux")]
fn main() -> ExitCode {
    let args = Args::parse();
    match futures_lite::future::block_on(game::play(&args.game, args.short)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn main() -> ExitCode {
    let _ = Args::parse();
    eprintln!("The accessibility bus is that of Linux.");
    ExitCode::FAILURE
}
