//! Where the assets are: beside the executable when installed, in the project while it is developed.

use std::path::{Path, PathBuf};

/// The folder that `assets` stands in, or the places looked at in vain.
pub(crate) fn find() -> Result<PathBuf, Vec<PathBuf>> {
    let places: Vec<PathBuf> = [
        std::env::var_os("BEVY_ASSET_ROOT").map(PathBuf::from),
        beside_executable(),
        // An installed Linux package keeps them apart from the executable.
        beside_executable().map(|folder| folder.join("../share/cant-stop")),
        std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from),
        std::env::current_dir().ok(),
    ]
    .into_iter()
    .flatten()
    .collect();
    places
        .iter()
        .map(|place| place.join("assets"))
        .find(|assets| holds_assets(assets))
        .ok_or(places)
}

fn beside_executable() -> Option<PathBuf> {
    Some(std::env::current_exe().ok()?.parent()?.to_owned())
}

/// Another program's folder of the same name is not ours.
fn holds_assets(folder: &Path) -> bool {
    folder.join("art/mountain.svg").is_file() && folder.join("fonts").is_dir()
}
