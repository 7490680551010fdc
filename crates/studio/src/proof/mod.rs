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
mod swing;
mod tray;
mod watch;

use std::path::Path;

use cant_stop::StartArgs;
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

/// Plays the demonstration, measures its frames and writes what came out into `folder`; of all of it, or only of the
/// `parts` that are named. Returns `true` if everything is as it should be.
pub(crate) fn look(
    folder: &Path,
    look_for: LookFor,
    start: &StartArgs,
    parts: &[Part],
) -> Result<bool, String> {
    let mut watch = Watch::new(Film::open(folder, start)?, folder, look_for);
    let few = [Part::Menus, Part::Game];
    let parts = if look_for.few { &few } else { parts };
    demo::walk(&mut watch, start.seed, parts);
    watch.cut();
    report::tell(&watch, folder, parts.is_empty())
}
