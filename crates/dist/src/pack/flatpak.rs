//! Manifest for Flatpak, which builds the same tree from the sources. Its builds have no network, so that the manifest
//! names the sources of everything.

use std::collections::BTreeSet;
use std::process::Command;

use cant_stop_identity::{ID, PROGRAM};
use serde_json::{Value, json};

use super::{Job, Made};
use crate::inventory::{Locked, locked};
use crate::{Release, Result, template, tool};

/// The manifest before anything is put into it.
const FORM: &str = include_str!("../../templates/flatpak.yml");

/// The libraries that the game and this packer are built of, as the manifest names their list.
const LIBRARIES: &str = "cargo-sources.json";

/// Lock files of the workspaces that are built there.
pub const LOCKS: [&str; 2] = ["Cargo.lock", "crates/dist/Cargo.lock"];

/// Vendor folder of cargo in that build, below the folder of the sources.
const FOLDER: &str = "cargo/vendor";

/// Registry that they are downloaded from.
const REGISTRY: &str = "https://static.crates.io/crates";

/// The manifest of this release.
pub fn manifest(release: &Release) -> Result<String> {
    let time = release.time.to_string();
    template::fill(FORM, release, &[("TIME", &time)])
}

/// The sources of all libraries in some lock files of cargo, in the format of Flatpak's manifests, and what makes cargo take
/// these.
pub fn libraries(locks: &[String]) -> Result<Value> {
    let mut all = BTreeSet::new();
    for lock in locks {
        all.extend(locked(lock)?);
    }
    let mut sources = Vec::new();
    for library in all {
        let Locked { name, version, .. } = library;
        let checksum = library.checksum;
        let folder = format!("{FOLDER}/{name}-{version}");
        sources.push(json!({
            "type": "archive",
            "archive-type": "tar-gzip",
            "url": format!("{REGISTRY}/{name}/{name}-{version}.crate"),
            "sha256": checksum,
            "dest": folder,
        }));
        sources.push(json!({
            "type": "inline",
            "contents": json!({ "package": checksum, "files": {} }).to_string(),
            "dest": folder,
            "dest-filename": ".cargo-checksum.json",
        }));
    }
    sources.push(json!({
        "type": "inline",
        "contents": format!(
            "[source.vendored]\ndirectory = \"{FOLDER}\"\n\n[source.crates-io]\nreplace-with = \"vendored\"\n"
        ),
        "dest": "cargo",
        "dest-filename": "config.toml",
    }));
    Ok(Value::Array(sources))
}

/// Writes the manifest beside the packages.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    let manifest = manifest(job.release)?;
    job.write(&format!("{ID}.yml"), manifest.as_bytes())
}

/// Writes the list of libraries beside the manifest.
pub(super) fn pack_libraries(job: &Job<'_>) -> Result<Made> {
    let locks = LOCKS.iter().map(|lock| job.checkout.text(lock));
    let text = format!("{:#}\n", libraries(&locks.collect::<Result<Vec<_>>>()?)?);
    job.write(LIBRARIES, text.as_bytes())
}

/// Writes our own sources beside the manifest, as they were committed.
pub(super) fn pack_sources(job: &Job<'_>) -> Result<Made> {
    if !job.checkout.path(".git").exists() {
        return Ok(Made::Nothing(
            "There is no git repository here: no archive of the sources.".to_owned(),
        ));
    }
    let name = format!("{PROGRAM}-{}", job.release.version);
    let archive = job.out.join(format!("{name}-sources.tar.gz"));
    tool::run(
        Command::new("git")
            .current_dir(job.checkout.path(""))
            .args(["archive", "--format=tar.gz"])
            .arg(format!("--prefix={name}/"))
            .arg("--output")
            .args([&archive])
            .arg("HEAD"),
    )?;
    Ok(Made::Package(archive))
}
