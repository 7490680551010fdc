//! The application as macOS knows it: a folder that looks like one file.

use std::process::Command;

use cant_stop_identity::{ID, PROGRAM, TITLE};

use super::zip::zipped;
use super::{Job, Made};
use crate::{Entry, Failure, Release, Result, Stage, template, tool};

/// Template of the property list that macOS requires of every application.
const FORM: &str = include_str!("../../templates/Info.plist");

/// Path of the property list in the bundle.
pub const PROPERTIES: &str = "Contents/Info.plist";

/// The tree inside the folder of the application.
///
/// # Errors
///
/// When two files would come to the same place.
pub fn bundled(stage: &Stage, release: &Release) -> Result<Stage> {
    let assets = format!("share/{PROGRAM}/");
    let documents = format!("share/doc/{PROGRAM}/");
    let mut bundle = stage.moved(|path| {
        if let Some(program) = path.strip_prefix("games/") {
            format!("Contents/MacOS/{program}")
        } else if let Some(asset) = path.strip_prefix(&assets) {
            format!("Contents/Resources/{asset}")
        } else if let Some(document) = path.strip_prefix(&documents) {
            format!("Contents/Resources/doc/{document}")
        } else if let Some(icon) = path.strip_prefix("share/icons/") {
            format!("Contents/Resources/{icon}")
        } else {
            format!("Contents/Resources/{path}")
        }
    })?;
    let properties = template::fill(FORM, release, &[("BUNDLE_ID", &bundle_id())])?;
    bundle.entries.push(Entry::file(PROPERTIES, properties));
    bundle.entries.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(bundle)
}

/// Packs the application into an archive.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    let bundle = bundled(job.stage, job.release)?;
    let bytes = zipped(&bundle.entries, &format!("{TITLE}.app/"), job.release.time)?;
    Ok(Made::Package(
        job.write(&format!("{}.zip", job.name()), &bytes)?,
    ))
}

/// Puts the application onto a disk image, from which it is dragged to the others, with an ad-hoc signature.
pub(super) fn pack_image(job: &Job<'_>) -> Result<Made> {
    if !cfg!(target_os = "macos") {
        return Ok(Made::Nothing(
            "Disk images are made on macOS: no .dmg.".to_owned(),
        ));
    }
    let disk = job.folder("disk")?;
    let application = disk.join(format!("{TITLE}.app"));
    bundled(job.stage, job.release)?.write_to(&application)?;
    tool::run(
        Command::new("codesign")
            .args(["--force", "--sign", "-"])
            .arg(&application),
    )?;
    #[cfg(unix)]
    std::os::unix::fs::symlink("/Applications", disk.join("Applications"))
        .map_err(Failure::at(&disk))?;
    let image = job.out.join(format!("{}.dmg", job.name()));
    tool::run(
        Command::new("hdiutil")
            .args([
                "create",
                "-volname",
                TITLE,
                "-format",
                "UDZO",
                "-ov",
                "-srcfolder",
            ])
            .arg(&disk)
            .arg(&image),
    )?;
    Ok(Made::Package(image))
}

/// The application id with the letters that Apple takes: it has no `_`.
fn bundle_id() -> String {
    ID.replace('_', "-")
}
