//! Proofs over rendered frames: the demonstration is played through the real renderer, and at every moment each text, piece and
//! focus ring is measured against what lies behind it; frames in a row are watched for flashes.

mod contrast;
mod disguise;
mod exposure;
mod flashes;
mod frame;
mod judge;
mod kinds;
mod report;
mod sights;
mod watch;

use std::path::Path;
use std::process::ExitCode;

use cant_stop::core::settings::Settings;

use self::watch::Watch;
use crate::demo::{self, Part};
use crate::film::Film;

/// Laws to check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LookFor {
    /// Contrast of everything with its background, at every moment of the demonstration.
    pub contrast: bool,
    /// Flashes, in frames a thirtieth of a second apart.
    pub flashes: bool,
    /// Only at a few moments, for a quick check.
    pub few: bool,
}

/// Plays the demonstration at this size in pixels, measures its frames and writes what came out into `folder`; of all of it,
/// or only of the `parts` that are named. Fails where something is not as it should be.
///
/// # Errors
///
/// One sentence that says what is wrong: a folder that cannot be written, no driver to render with, a game that gets
/// stuck.
pub fn look(
    size: (u32, u32),
    folder: &Path,
    look_for: LookFor,
    seed: Option<u64>,
    parts: &[Part],
    choose: impl Fn(&mut Settings),
) -> Result<ExitCode, String> {
    let mut watch = Watch::new(folder, look_for);
    let mut film = Film::open(size, folder, choose)?;
    disguise::plugin(film.app_mut());
    film.show_to(&mut watch);
    demo::play(&mut film, seed, parts)?;
    film.cut()?;
    drop(film);
    let holds = report::tell(&watch, folder)?;
    Ok(if holds {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
