//! Metadata that cargo has of the crates in the program.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use cant_stop_identity::PROGRAM;
use serde_json::Value;

use super::Library;
use crate::{Checkout, Failure, Platform, Result, tool};

/// Every crate that is compiled into the game for this system, but our own.
pub(super) fn libraries(checkout: &Checkout, platform: Platform) -> Result<Vec<Library>> {
    let metadata = ask(checkout, platform)?;
    let sums = checksums(&checkout.text("Cargo.lock")?);
    let mut packages: BTreeMap<&str, &Value> = BTreeMap::new();
    for package in list(&metadata["packages"]) {
        packages.insert(text(&package["id"]), package);
    }
    let mut nodes: BTreeMap<&str, &Value> = BTreeMap::new();
    for node in list(&metadata["resolve"]["nodes"]) {
        nodes.insert(text(&node["id"]), node);
    }
    let game = packages
        .iter()
        .find(|(_, package)| package["name"] == PROGRAM)
        .map(|(id, _)| *id)
        .ok_or_else(|| Failure::new("Cargo does not know the game."))?;
    let mut reached = BTreeSet::from([game]);
    let mut open = vec![game];
    while let Some(id) = open.pop() {
        for needed in nodes
            .get(id)
            .into_iter()
            .flat_map(|node| list(&node["deps"]))
        {
            let id = text(&needed["pkg"]);
            if list(&needed["dep_kinds"]).any(|kind| kind["kind"].is_null()) && reached.insert(id) {
                open.push(id);
            }
        }
    }
    let mut libraries: Vec<Library> = reached
        .iter()
        .filter_map(|id| packages.get(id))
        .filter(|package| package["source"].is_string())
        .map(|package| library(package, &sums))
        .collect();
    libraries.sort();
    Ok(libraries)
}

fn ask(checkout: &Checkout, platform: Platform) -> Result<Value> {
    let cargo = env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from);
    let triple = platform.triple();
    let mut command = Command::new(cargo);
    command.current_dir(checkout.path("")).args([
        "metadata",
        "--format-version",
        "1",
        "--locked",
        "--quiet",
        "--filter-platform",
        &triple,
    ]);
    serde_json::from_str(&tool::run(&mut command)?).map_err(Failure::of("cargo metadata"))
}

fn library(package: &Value, sums: &BTreeMap<(String, String), String>) -> Library {
    let [name, version] = ["name", "version"].map(|key| text(&package[key]).to_owned());
    let manifest = Path::new(text(&package["manifest_path"]));
    Library {
        checksum: sums
            .get(&(name.clone(), version.clone()))
            .cloned()
            .unwrap_or_default(),
        // Long ago a slash stood for a choice.
        licence: text(&package["license"])
            .replace(" / ", " OR ")
            .replace('/', " OR "),
        authors: list(&package["authors"])
            .map(|author| text(author).to_owned())
            .collect(),
        repository: text(&package["repository"]).to_owned(),
        folder: manifest.parent().unwrap_or(manifest).to_owned(),
        name,
        version,
    }
}

/// The checksums in the lock file, by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let value = |block: &str, key: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(key))?;
        Some(line.trim_start_matches(" = ").trim_matches('"').to_owned())
    };
    lock.split("[[package]]")
        .filter_map(|block| {
            let of = (value(block, "name")?, value(block, "version")?);
            Some((of, value(block, "checksum")?))
        })
        .collect()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
