//! The makers' tools, a program beside the game that draws pictures of it and measures its frames.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, absolute};
use std::process::Command;

use crate::Failure;
use crate::cargo::{build_program, cargo, from_root, run};

/// The program of the tools.
const STUDIO: &str = "cant-stop-studio";

/// The tools, built by this cargo, to be started from the root of the repository.
pub(crate) fn built(cargo: Command) -> Result<Command, Failure> {
    from_root(build_program(cargo, STUDIO)?)
}

/// Leaves the pictures of a demonstration in a folder.
pub(crate) fn shoot(folder: &Path, options: &[OsString]) -> Result<(), Failure> {
    let folder = whole(folder)?;
    run(built(cargo()?)?.arg("demo").arg(&folder).args(options))?;
    Ok(count_pictures(&folder)?)
}

/// Measures the frames of a demonstration and leaves a report in a folder.
pub(crate) fn measure(
    studio: &mut Command,
    folder: &Path,
    what: &str,
    options: impl IntoIterator<Item = OsString>,
) -> Result<(), Failure> {
    look_for(studio, folder, what, options)?;
    run(studio)
}

/// Has the tools look for something in the frames of a demonstration, once they are started.
pub(crate) fn look_for(
    studio: &mut Command,
    folder: &Path,
    what: &str,
    options: impl IntoIterator<Item = OsString>,
) -> Result<(), Failure> {
    studio.arg("look").arg(whole(folder)?);
    studio.args(["--for", what]).args(options);
    Ok(())
}

/// Weighs a frame in the middle of a storm: its textures, and how often its pixels are drawn over.
pub(crate) fn weigh(studio: &mut Command, folder: &Path) -> Result<(), Failure> {
    run(studio.arg("weigh").arg(whole(folder)?))
}

/// The path as seen from anywhere: the tools run in another folder than that in which it was typed.
pub(crate) fn whole(folder: &Path) -> Result<std::path::PathBuf, Failure> {
    let whole = absolute(folder);
    Ok(whole.map_err(|error| format!("{} is no path: {error}.", folder.display()))?)
}

/// Says how many pictures there are; each was named when it was written.
fn count_pictures(folder: &Path) -> Result<(), String> {
    let entries = fs::read_dir(folder)
        .map_err(|error| format!("{} cannot be read: {error}.", folder.display()))?;
    let pictures = entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|kind| kind == "png"))
        .count();
    if pictures == 0 {
        return Err(format!(
            "The demonstration left no picture in {}.",
            folder.display()
        ));
    }
    println!("{pictures} pictures are in {}", folder.display());
    Ok(())
}
