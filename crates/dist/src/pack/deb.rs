//! The package for Debian, Ubuntu and what is made of them.

use std::fmt::Write;
use std::process::Command;

use cant_stop_identity::{CONTACT, MAKERS, PROGRAM};

use super::unbuilt::{ROOT, describe, quoted, write};
use super::{Job, Made};
use crate::release::Version;
use crate::stage::{desktop_file, menu_entry_that_starts};
use crate::{Entry, Result, tool};

/// Dependencies: `$auto` stands for the linked libraries, the others are opened by name while the program runs.
const DEPENDS: &str = "$auto, libvulkan1, libx11-6, libx11-xcb1, libxcb1, libxcursor1, libxi6, libxkbcommon0, libxkbcommon-x11-0";

/// Folder for games in distributions that have one; it is not on the path of every session.
const PLACE: &str = "/usr/games";

/// Lintian overrides, each with its reason.
const OVERRIDES: &str = "\
# The game reads its fonts from its own folder, in the version that its layouts were measured with.
cant-stop: duplicate-font-file *
# The package comes from its makers, and no Debian bug asked for it.
cant-stop: initial-upload-closes-no-bugs *
";

/// Packs the tree under `/usr`.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    if !tool::is_there("cargo-deb") {
        return Ok(Made::Nothing("cargo-deb is missing: no .deb.".to_owned()));
    }
    if !tool::is_there("dpkg-shlibdeps") {
        return Ok(Made::Nothing("dpkg-dev is missing: no .deb.".to_owned()));
    }
    let entry = menu_entry_that_starts(job.words, &format!("{PLACE}/{PROGRAM}"))?;
    let words = job.default_words()?;
    let mut tree = job
        .stage
        .clone()
        .with(&desktop_file(), entry.into_bytes())?
        .refolded(&[("", "usr/")])?;
    let overrides = format!("usr/share/lintian/overrides/{PROGRAM}");
    tree.entries.push(Entry::file(overrides, OVERRIDES));
    let mut more = format!(
        "[package.metadata.deb]\nmaintainer = {}\nsection = \"games\"\npriority = \"optional\"\ndepends = {}\n\
         recommends = \"mesa-vulkan-drivers\"\nextended-description = {}\nchangelog = \"changelog\"\nassets = [\n",
        quoted(&format!("{MAKERS} <{CONTACT}>")),
        quoted(DEPENDS),
        quoted(words.text("about")?),
    );
    for entry in &tree.entries {
        let source = quoted(&format!("{ROOT}/{}", entry.path));
        let _ = writeln!(
            more,
            "  [{source}, {}, \"{:o}\"],",
            quoted(&entry.path),
            entry.mode()
        );
    }
    more.push_str("]\n");
    let manifest = describe(job, "deb", &tree, words.text("summary")?, &more)?;
    let changelog = changelog(&job.release.history);
    write(&manifest.with_file_name("changelog"), &changelog)?;
    let (version, processor) = (&job.release.version, architecture());
    let package = format!("{PROGRAM}_{version}-1_{processor}.deb");
    let package = job.out.join(package);
    tool::run(
        Command::new("cargo-deb")
            .args(["deb", "--no-build", "--no-strip", "--offline", "--quiet"])
            .arg("--manifest-path")
            .arg(&manifest)
            .arg("--output")
            .arg(&package)
            .env_remove("CARGO_TARGET_DIR")
            .env("SOURCE_DATE_EPOCH", job.release.time.to_string()),
    )?;
    Ok(Made::Package(package))
}

/// The releases as Debian lists them.
fn changelog(history: &[Version]) -> String {
    let mut text = String::new();
    for Version { number, date } in history {
        let date = date.format("%a, %d %b %Y 12:00:00 +0000");
        let _ = write!(
            text,
            "{PROGRAM} ({number}-1) unstable; urgency=medium\n\n  * Release {number}; what is new is in changelog.gz.\n\n\
             \x20-- {MAKERS} <{CONTACT}>  {date}\n\n"
        );
    }
    text
}

/// Debian's name for the processor.
fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}
