//! `cargo xtask …`: the commands that set the game up, play it and test it.

mod by_ear;
mod cargo;
mod dist;
mod gallery;
mod layouts;
mod libraries;
mod listen;
mod look;
mod play;
mod proofs;
mod readme;
mod request;
mod shop;
mod soak;
mod sounds;
mod studio;
mod test;

use std::process::ExitCode;

use clap::Parser;

use request::{CommandLine, Request};

fn main() -> ExitCode {
    let done = match CommandLine::parse().request {
        Request::Play { demo, game_args } => play::play(demo.as_deref(), &game_args),
        Request::Gallery { frames, readme } => gallery::gallery(&frames, readme),
        Request::Look(frames) => look::look(&frames),
        Request::Listen { record, out } => listen::listen(record.as_deref(), &out),
        Request::ByEar => by_ear::by_ear(),
        Request::Test => test::test(),
        Request::Layouts => layouts::layouts(),
        Request::Soak => soak::soak(),
        Request::Proofs { parts, out } => proofs::proofs(&parts, &out),
        Request::Sounds => sounds::sounds(),
        Request::Shop { out } => shop::shop(&out),
        Request::Dist(dist) => dist::dist(&dist),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Why a command ended early.
enum Failure {
    /// It could not go on; one sentence says why.
    Because(String),
    /// A program that it ran has already said why and ended with this code.
    Ended(u8),
}

impl Failure {
    fn report(self) -> ExitCode {
        match self {
            Self::Because(why) => {
                eprintln!("{why}");
                ExitCode::FAILURE
            }
            Self::Ended(code) => ExitCode::from(code),
        }
    }
}

impl From<String> for Failure {
    fn from(why: String) -> Self {
        Self::Because(why)
    }
}
