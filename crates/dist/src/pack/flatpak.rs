//! Manifest for Flatpak, which builds the same tree from the sources. Its builds have no network, so that the manifest
//! names the sources of everything.

use std::process::Command;

use cant_stop_identity::{ID, PROGRAM};
use serde_json::{Value, json};

use super::{Job, Made};
use crate::{Failure, Release, Result, template, tool};

/// The manifest before anything is put into it.
const FORM: &str = include_str!("../../templates/flatpak.yml");

/// The libraries that the game is built of, as the manifest names their list.
const LIBRARIES: &str = "cargo-sources.json";

/// Vendor folder of cargo in that build, below the folder of the sources.
const FOLDER: &str = "cargo/vendor";

/// Registry that they are downloaded from.
const REGISTRY: &str = "https://static.crates.io/crates";

/// The manifest of this release.
///
/// # Errors
///
/// When a gap of the form stays open.
pub fn manifest(release: &Release) -> Result<String> {
    let time = release.time.to_string();
    template::fill(FORM, release, &[("TIME", &time)])
}

/// The sources of all libraries in a lock file of cargo, in the format of Flatpak's manifests, and what makes cargo take
/// these.
///
/// # Errors
///
/// When it is no such file, or a library comes from elsewhere than the registry.
pub fn libraries(lock: &str) -> Result<Value> {
    let lock: toml::Table = lock.parse().map_err(Failure::of("Cargo.lock"))?;
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let packages = packages.ok_or_else(|| Failure::new("Cargo.lock lists no packages."))?;
    let mut sources = Vec::new();
    for package in packages {
        let text = |key: &str| package.get(key).and_then(toml::Value::as_str);
        // Our own crates come from nowhere else.
        let Some(source) = text("source") else {
            continue;
        };
        let (Some(name), Some(version), Some(sum)) =
            (text("name"), text("version"), text("checksum"))
        else {
            return Err(Failure::new(format!(
                "A library from {source} has no checksum in Cargo.lock."
            )));
        };
        let folder = format!("{FOLDER}/{name}-{version}");
        sources.push(json!({
            "type": "archive",
            "archive-type": "tar-gzip",
            "url": format!("{REGISTRY}/{name}/{name}-{version}.crate"),
            "sha256": sum,
            "dest": folder,
        }));
        sources.push(json!({
            "type": "inline",
            "contents": json!({ "package": sum, "files": {} }).to_string(),
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
    Ok(Made::Package(
        job.write(&format!("{ID}.yml"), manifest.as_bytes())?,
    ))
}

/// Writes the list of libraries beside the manifest.
pub(super) fn pack_libraries(job: &Job<'_>) -> Result<Made> {
    let list = libraries(&job.checkout.text("Cargo.lock")?)?;
    let text = format!("{list:#}\n");
    Ok(Made::Package(job.write(LIBRARIES, text.as_bytes())?))
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
