//! Asset folder: beside the executable once installed, in the project during development.

use std::path::{Path, PathBuf};

/// Returns the folder `assets`.
///
/// # Errors
///
/// A sentence with the folders that were searched.
pub(super) fn find() -> Result<PathBuf, String> {
    let places: Vec<PathBuf> = [
        std::env::var_os("BEVY_ASSET_ROOT").map(PathBuf::from),
        beside_executable(),
        // A Linux package installs them apart from the executable.
        beside_executable().map(|folder| folder.join("../share/cant-stop")),
        // A macOS bundle has its executable in Contents/MacOS.
        beside_executable().map(|folder| folder.join("../Resources")),
    ]
    .into_iter()
    .flatten()
    .chain(project())
    .chain(std::env::current_dir().ok())
    .collect();
    places
        .iter()
        .map(|place| place.join("assets"))
        .find(|assets| holds_assets(assets))
        .ok_or_else(|| {
            let places: Vec<String> = places.iter().map(|place| place.display().to_string()).collect();
            format!(
                "The folder “assets” of the game is missing; put it beside the executable (looked in {}).",
                places.join(", ")
            )
        })
}

/// Folder of the package that cargo runs, and its parent folders.
fn project() -> Vec<PathBuf> {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let around = package.iter().flat_map(|package| package.ancestors());
    around.map(Path::to_owned).collect()
}

fn beside_executable() -> Option<PathBuf> {
    Some(std::env::current_exe().ok()?.parent()?.to_owned())
}

/// Returns `true` if the folder has our assets: other programs have a folder of that name too.
fn holds_assets(folder: &Path) -> bool {
    folder.join("art/mountain.svg").is_file() && folder.join("fonts").is_dir()
}
