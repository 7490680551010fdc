//! The makers' tools, a program beside the game that draws pictures of it and measures its frames.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Failure;
use crate::cargo::{GAME, at, program, run, whole};

/// The tools, built, to be started from the root of the repository.
pub(crate) fn studio() -> Result<Command, Failure> {
    program(GAME, "cant-stop-studio")
}

/// Leaves the pictures of a demonstration in a folder.
pub(crate) fn shoot(folder: &Path, options: &[OsString]) -> Result<(), Failure> {
    let folder = whole(folder)?;
    run(studio()?.arg("demo").arg(&folder).args(options))?;
    match pictures_in(&folder)?.len() {
        0 => Err(format!("The demonstration left no picture in {}.", folder.display()).into()),
        pictures => {
            println!("{pictures} pictures are in {}", folder.display());
            Ok(())
        }
    }
}

/// The tools, told to look for something in the frames of a demonstration and to leave a report in a folder.
pub(crate) fn look_for(
    what: &str,
    folder: &Path,
    options: &[impl AsRef<OsStr>],
    mut studio: Command,
) -> Result<Command, Failure> {
    studio.arg("look").arg(whole(folder)?);
    studio.args(["--for", what]).args(options);
    Ok(studio)
}

/// Takes away the pictures of an earlier demonstration, which may have been of other things.
pub(crate) fn clear(folder: &Path) -> Result<(), String> {
    if !folder.is_dir() {
        return Ok(());
    }
    for name in pictures_in(folder)? {
        let picture = folder.join(name);
        fs::remove_file(&picture).map_err(at(&picture))?;
    }
    Ok(())
}

/// The names of the pictures in a folder, in order.
pub(crate) fn pictures_in(folder: &Path) -> Result<Vec<String>, String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .map_err(at(folder))?
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".png"))
        .collect();
    names.sort();
    Ok(names)
}
