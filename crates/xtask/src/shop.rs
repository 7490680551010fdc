//! `cargo xtask shop`: what pages about the game show, made from the game itself.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use crate::Failure;
use crate::cargo::{DIST, at, program, repository, run, whole};
use crate::libraries::{self, For};
use crate::studio::{clear, shoot};

/// The size of the pictures; shops want them as large as this.
const SIZE: &str = "1920x1080";

/// The languages that pages about the game are in, by their files.
fn languages() -> Result<Vec<OsString>, Failure> {
    let folder = repository()?.join("crates/dist/words");
    let files = fs::read_dir(&folder)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(at(&folder))?;
    let mut languages: Vec<OsString> = files
        .iter()
        .filter_map(|file| Some(file.path().file_stem()?.to_owned()))
        .collect();
    languages.sort();
    Ok(languages)
}

/// Draws the demonstration in every language and has what is shown of it laid out in `folder`.
pub fn shop(folder: &Path) -> Result<(), Failure> {
    libraries::provide(&[For::Build, For::Render])?;
    let folder = whole(folder)?;
    for language in languages()? {
        let frames = folder.join("frames").join(&language);
        clear(&frames)?;
        let options = ["--size", SIZE, "--lang"].map(OsString::from);
        let options: Vec<OsString> = options.into_iter().chain([language]).collect();
        shoot(&frames, &options)?;
    }
    run(program(DIST, "cant-stop-dist")?.arg("--shop").arg(folder))
}
