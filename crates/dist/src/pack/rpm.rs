//! The package for Fedora and other systems with RPM.

use std::fmt::Write;
use std::process::Command;

use cant_stop_identity::{MAKERS, PROGRAM};

use super::unbuilt::{ROOT, describe, quoted};
use super::{Job, Made};
use crate::template::LICENCES;
use crate::{Result, tool};

/// Libraries opened by name at run time, named alike in every distribution; the linked ones are found out.
const REQUIRES: [&str; 8] = [
    "libvulkan.so.1()(64bit)",
    "libX11.so.6()(64bit)",
    "libX11-xcb.so.1()(64bit)",
    "libxcb.so.1()(64bit)",
    "libXcursor.so.1()(64bit)",
    "libXi.so.6()(64bit)",
    "libxkbcommon.so.0()(64bit)",
    "libxkbcommon-x11.so.0()(64bit)",
];

/// Packs the tree under `/usr`; Fedora has no folder of its own for games.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    if !tool::is_there("cargo-generate-rpm") {
        return Ok(Made::Nothing(
            "cargo-generate-rpm is missing: no .rpm.".to_owned(),
        ));
    }
    let words = job.default_words()?;
    let tree = job
        .stage
        .refolded(&[("games/", "usr/bin/"), ("", "usr/")])?;
    let mut more = format!(
        "[package.metadata.generate-rpm]\nsummary = {}\nlicense = {}\nvendor = {}\n\
         require-sh = false\nassets = [\n",
        quoted(words.text("summary")?),
        quoted(LICENCES),
        quoted(MAKERS),
    );
    for entry in &tree.entries {
        let [source, dest] = [ROOT, ""].map(|top| quoted(&format!("{top}/{}", entry.path)));
        let is_document = entry.path.starts_with("usr/share/doc/");
        let _ = writeln!(
            more,
            "  {{ source = {source}, dest = {dest}, mode = \"{:o}\", doc = {is_document} }},",
            entry.mode()
        );
    }
    more.push_str("]\n\n[package.metadata.generate-rpm.requires]\n");
    for library in REQUIRES {
        let _ = writeln!(more, "{} = \"*\"", quoted(library));
    }
    more.push_str("\n[package.metadata.generate-rpm.recommends]\nmesa-vulkan-drivers = \"*\"\n");
    let manifest = describe(job, "rpm", &tree, words.text("about")?, &more)?;
    let (version, processor) = (&job.release.version, std::env::consts::ARCH);
    let package = format!("{PROGRAM}-{version}-1.{processor}.rpm");
    let package = job.out.join(package);
    tool::run(
        Command::new("cargo-generate-rpm")
            .current_dir(manifest.with_file_name(""))
            .args(["generate-rpm", "--payload-compress", "zstd", "--output"])
            .arg(&package)
            .env_remove("CARGO_TARGET_DIR")
            .env("SOURCE_DATE_EPOCH", job.release.time.to_string()),
    )?;
    Ok(Made::Package(package))
}
