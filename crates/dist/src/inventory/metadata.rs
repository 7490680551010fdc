//! Metadata that cargo has of the crates in the program.

use std::collections::BTreeSet;

use cant_stop_identity::PROGRAM;
use cargo_metadata::{DependencyKind, MetadataCommand, Package};

use super::{Library, Locked, locked};
use crate::{Checkout, Failure, Platform, Result};

/// Every crate that is compiled into the game for this system, but our own, by name and version, as cargo tells. What only
/// builds or tests it is not in it.
pub fn libraries(checkout: &Checkout, platform: Platform) -> Result<Vec<Library>> {
    let options = ["--locked", "--filter-platform", &platform.triple()].map(str::to_owned);
    let metadata = MetadataCommand::new()
        .current_dir(checkout.path(""))
        .other_options(options)
        .exec()
        .map_err(Failure::of("cargo metadata"))?;
    let unknown = || Failure::new("Cargo does not know the game.");
    let resolved = metadata.resolve.as_ref().ok_or_else(unknown)?;
    let game = metadata.packages.iter().find(|one| one.name == PROGRAM);
    let game = &game.ok_or_else(unknown)?.id;
    let mut reached = BTreeSet::from([game]);
    let mut open = vec![game];
    while let Some(id) = open.pop() {
        for needed in &resolved[id].deps {
            let mut kinds = needed.dep_kinds.iter();
            if kinds.any(|kind| kind.kind == DependencyKind::Normal) && reached.insert(&needed.pkg)
            {
                open.push(&needed.pkg);
            }
        }
    }
    let locked = locked(&checkout.text("Cargo.lock")?)?;
    let packages = reached.into_iter().map(|id| &metadata[id]);
    let mut libraries: Vec<Library> = packages
        .filter(|package| package.source.is_some())
        .map(|package| library(package, &locked))
        .collect::<Result<_>>()?;
    libraries.sort();
    Ok(libraries)
}

fn library(package: &Package, locked: &[Locked]) -> Result<Library> {
    let (name, version) = (package.name.as_str(), package.version.to_string());
    let locked = locked
        .iter()
        .find(|locked| locked.name == name && locked.version == version);
    let licence = package.license.clone().unwrap_or_default();
    // Long ago a slash stood for a choice.
    let canonical = spdx::Expression::canonicalize(&licence).map_err(Failure::of(name))?;
    let folder = package.manifest_path.parent();
    Ok(Library {
        locked: locked
            .cloned()
            .ok_or_else(|| Failure::new(format!("{name} {version} is not in Cargo.lock.")))?,
        licence: canonical.unwrap_or(licence),
        authors: package.authors.clone(),
        repository: package.repository.clone(),
        folder: folder.unwrap_or(&package.manifest_path).into(),
    })
}
