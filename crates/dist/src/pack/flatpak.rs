//! What Flatpak builds the game by, from its sources: the same tree, laid out and copied.

use cant_stop_identity::ID;

use super::{Job, Made};
use crate::{Release, Result, template};

/// The manifest before anything is put into it.
const FORM: &str = include_str!("../../templates/flatpak.yml");

/// The manifest of this release.
///
/// # Errors
///
/// When a gap of the form stays open.
pub fn manifest(release: &Release) -> Result<String> {
    template::fill(FORM, release, &[])
}

/// Writes the manifest beside the packages.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    let manifest = manifest(job.release)?;
    Ok(Made::Package(
        job.write(&format!("{ID}.yml"), manifest.as_bytes())?,
    ))
}
