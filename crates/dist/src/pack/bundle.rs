//! The application as macOS knows it: a folder that looks like one file.

use std::process::Command;

use cant_stop_identity::{ID, TITLE};

use super::zip::zipped;
use super::{Job, Made};
use crate::words::Words;
use crate::{Entry, Failure, Release, Result, Stage, template, tool};

/// Template of the property list that macOS requires of every application.
const FORM: &str = include_str!("../../templates/Info.plist");

/// Path of the property list in the bundle.
pub const PROPERTIES: &str = "Contents/Info.plist";

/// Folders of the tree, and their places in the bundle.
const PLACES: [(&str, &str); 5] = [
    ("games/", "Contents/MacOS/"),
    ("share/cant-stop/", "Contents/Resources/"),
    ("share/doc/cant-stop/", "Contents/Resources/doc/"),
    ("share/icons/", "Contents/Resources/"),
    ("", "Contents/Resources/"),
];

/// The tree inside the folder of the application.
pub fn bundled(stage: &Stage, release: &Release, words: &[Words]) -> Result<Stage> {
    let mut bundle = stage.refolded(&PLACES)?;
    let languages = words.iter().map(Words::language).collect::<Vec<_>>();
    let languages = languages.join("</string>\n\t\t<string>");
    let gaps = [("BUNDLE_ID", &*bundle_id()), ("LANGUAGES", &languages)];
    let properties = template::fill(FORM, release, &gaps)?;
    bundle.entries.push(Entry::file(PROPERTIES, properties));
    bundle.entries.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(bundle)
}

/// Packs the application into an archive, to be signed on macOS.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    let bundle = bundled(job.stage, job.release, job.words)?;
    let bytes = zipped(&bundle.entries, &format!("{TITLE}.app/"), job.release.time)?;
    job.write(&format!("{}.zip", job.name()), &bytes)
}

/// Puts the application onto a disk image, from which it is dragged to the others, with an ad-hoc signature.
pub(super) fn pack_image(job: &Job<'_>) -> Result<Made> {
    let disk = job.folder("disk")?;
    let application = disk.join(format!("{TITLE}.app"));
    bundled(job.stage, job.release, job.words)?.write_to(&application)?;
    let mut sign = Command::new("codesign");
    tool::run(sign.args(["--force", "--sign", "-"]).arg(&application))?;
    // What to do when macOS refuses the first start is of no use inside of what it refuses.
    let help = application.join("Contents/Resources/doc/README.txt");
    std::fs::copy(help, disk.join("README.txt")).map_err(Failure::at(&disk))?;
    #[cfg(unix)]
    std::os::unix::fs::symlink("/Applications", disk.join("Applications"))
        .map_err(Failure::at(&disk))?;
    let image = job.out.join(format!("{}.dmg", job.name()));
    let mut create = Command::new("hdiutil");
    create.args(["create", "-volname", TITLE, "-format", "UDZO", "-ov"]);
    tool::run(create.arg("-srcfolder").arg(&disk).arg(&image))?;
    Ok(Made::Package(image))
}

/// The application id with the letters that Apple takes: it has no `_`.
fn bundle_id() -> String {
    ID.replace('_', "-")
}
