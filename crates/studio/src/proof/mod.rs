//! Proofs over rendered frames: the demonstration is played through the real renderer, and at every moment each text, piece and
//! focus ring is measured against what lies behind it; frames in a row are watched for flashes.

mod contrast;
mod disguise;
mod exposure;
mod flashes;
mod frame;
mod judge;
mod report;
mod stripes;
mod tray;
mod watch;

use std::path::Path;
use std::process::ExitCode;

use cant_stop::core::settings::Settings;
use cant_stop_testkit::walk::Part;

use self::watch::Watch;
use crate::demo;
use crate::film::Film;

/// Laws to check.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LookFor {
    /// Contrast of everything with its background, at every moment of the demonstration.
    pub(crate) contrast: bool,
    /// Flashes, in frames a thirtieth of a second apart.
    pub(crate) flashes: bool,
    /// Only at a few moments, for a quick check.
    pub(crate) few: bool,
}

/// Plays the demonstration at this size in pixels, measures its frames and writes what came out into `folder`; of all of it,
/// or only of the `parts` that are named. Fails where something is not as it should be.
///
/// # Errors
///
/// One sentence: a folder that cannot be written, no driver to render with.
pub(crate) fn look(
    size: (u32, u32),
    folder: &Path,
    look_for: LookFor,
    seed: Option<u64>,
    parts: &[Part],
    choose: impl Fn(&mut Settings),
) -> Result<ExitCode, String> {
    let mut watch = Watch::new(Film::open(size, folder, choose)?, folder, look_for);
    let few = [Part::Menus, Part::Game];
    let parts = if look_for.few { &few } else { parts };
    demo::walk(&mut watch, seed, parts);
    watch.cut();
    Ok(if report::tell(&watch, folder, parts.is_empty())? {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
