//! Where the assets are: beside the executable when installed, in the project while it is developed.

use std::path::{Path, PathBuf};

/// The folder called `assets`; else a sentence that names the places looked at in vain.
pub(super) fn find() -> Result<PathBuf, String> {
    let places: Vec<PathBuf> = [
        std::env::var_os("BEVY_ASSET_ROOT").map(PathBuf::from),
        beside_executable(),
        // An installed Linux package keeps them apart from the executable.
        beside_executable().map(|folder| folder.join("../share/cant-stop")),
        // A bundle on macOS has its program in Contents/MacOS.
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

/// The folder of the package that cargo runs something of, and the folders around it.
fn project() -> Vec<PathBuf> {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let around = package.iter().flat_map(|package| package.ancestors());
    around.map(Path::to_owned).collect()
}

fn beside_executable() -> Option<PathBuf> {
    Some(std::env::current_exe().ok()?.parent()?.to_owned())
}

/// Another program's folder of the same name is not ours.
fn holds_assets(folder: &Path) -> bool {
    folder.join("art/mountain.svg").is_file() && folder.join("fonts").is_dir()
}
