//! `cargo xtask …`: the commands that set the game up, play it and test it.

mod by_ear;
mod cargo;
mod dist;
mod documentation;
mod gallery;
mod layouts;
mod libraries;
mod listen;
mod look;
mod play;
mod readme;
mod request;
mod shop;
mod soak;
mod sounds;
mod studio;
mod test;

use std::process::ExitCode;

use request::{Request, USAGE};

fn main() -> ExitCode {
    if let Some(code) = documentation::stand_in() {
        return code;
    }
    let request = match Request::parse(std::env::args_os().skip(1)) {
        Ok(request) => request,
        Err(complaint) => {
            eprintln!("{complaint}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let done = match request {
        Request::Help => {
            println!("{USAGE}");
            Ok(())
        }
        Request::Play { demo, game_args } => play::play(demo.as_deref(), &game_args),
        Request::Gallery(gallery) => gallery::gallery(&gallery),
        Request::Look(frames) => look::look(&frames),
        Request::Listen(wanted) => listen::listen(&wanted),
        Request::ByEar => by_ear::by_ear(),
        Request::Test => test::test(),
        Request::Layouts => layouts::layouts(),
        Request::Soak => soak::soak(),
        Request::Sounds => sounds::sounds(),
        Request::Shop(folder) => shop::shop(&folder),
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
