//! `cargo xtask shop`: what pages about the game show, made from the game itself.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, absolute};
use std::process::Command;

use crate::Failure;
use crate::cargo::{build_program, cargo, repository, run};
use crate::gallery::clear;
use crate::libraries::{self, For};
use crate::studio::shoot;

/// The size of the pictures; shops want them as large as this.
const SIZE: &str = "1920x1080";

/// The languages that pages about the game are in, by their files.
fn languages() -> Result<Vec<OsString>, Failure> {
    let folder = repository()?.join("crates/dist/words");
    let files = fs::read_dir(&folder)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(|error| format!("{} cannot be read: {error}.", folder.display()))?;
    let mut languages: Vec<OsString> = files
        .iter()
        .filter_map(|file| Some(file.path().file_stem()?.to_owned()))
        .collect();
    languages.sort();
    Ok(languages)
}

/// Draws the demonstration in every language and has what is shown of it laid out in `folder`.
///
/// # Errors
///
/// When libraries are missing, a build fails, or a picture cannot be made.
pub fn shop(folder: &Path) -> Result<(), Failure> {
    libraries::provide(&[For::Build, For::Render])?;
    let folder =
        absolute(folder).map_err(|error| format!("{} is no folder: {error}.", folder.display()))?;
    for language in languages()? {
        let frames = folder.join("frames").join(&language);
        clear(&frames)?;
        let options = ["--size", SIZE, "--lang"].map(OsString::from);
        let options: Vec<OsString> = options.into_iter().chain([language]).collect();
        shoot(&frames, &options)?;
    }
    let mut shop = Command::new(build_program(cargo()?, "cant-stop-dist")?);
    shop.current_dir(repository()?).arg("--shop");
    run(shop.arg(folder))
}
