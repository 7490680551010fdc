//! `cargo xtask …`: the commands that set the game up, play it and test it.

mod by_ear;
mod cargo;
mod dist;
mod gallery;
mod libraries;
mod listen;
mod look;
mod play;
mod proofs;
mod readme;
mod request;
mod shop;
mod soak;
mod studio;
mod test;

use std::process::ExitCode;

use clap::Parser;

use cargo::{GAME, SOUNDS, cargo_in, program, run};
use request::{CommandLine, Request};

fn main() -> ExitCode {
    let done = match CommandLine::parse().request {
        Request::Play { demo, game_args } => play::play(demo.as_deref(), &game_args),
        Request::Gallery { frames, readme } => gallery::gallery(&frames, readme),
        Request::Look(frames) => look::look(&frames),
        Request::Listen { record, out } => listen::listen(record.as_deref(), &out),
        Request::ByEar => by_ear::by_ear(),
        Request::Test => test::test(),
        Request::Layouts => layouts(),
        Request::Soak => soak::soak(),
        Request::Proofs { parts, out } => proofs::proofs(&parts, &out),
        Request::Sounds => sounds(),
        Request::Shop { out } => shop::shop(&out),
        Request::Dist(dist) => dist::dist(&dist),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Because(why)) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
        Err(Failure::Ended(code)) => ExitCode::from(code),
    }
}

/// Holds every screen against the laws of the layout in the whole grid of 8 sizes, 3 sizes of text and every language, and in
/// the pseudo-language; every other run tests each size with a few of them.
fn layouts() -> Result<(), Failure> {
    let mut test = cargo_in(GAME, "test --workspace --test look")?;
    run(test.env("CANT_STOP_LAYOUTS", "all"))
}

/// Makes the sound files of the game again.
fn sounds() -> Result<(), Failure> {
    run(program(SOUNDS, "cant-stop-sounds")?.arg("assets/audio"))
}

/// Why a command ended early.
enum Failure {
    /// It could not go on; one sentence says why.
    Because(String),
    /// A program that it ran has already said why and ended with this code.
    Ended(u8),
}

impl From<String> for Failure {
    fn from(why: String) -> Self {
        Self::Because(why)
    }
}
