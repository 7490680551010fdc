//! `cargo xtask look`: measures the frames of the demonstration, as they are rendered.

use std::ffi::OsString;
use std::path::{Path, absolute};
use std::process::Command;

use crate::Failure;
use crate::cargo::{build_program, linting_cargo, run};
use crate::libraries::{self, For};
use crate::play::{built, from_root};
use crate::request::Gallery;

/// Large enough to tell what flashes and what does not, small enough to render every frame.
const FLASHES: &str = "640x360";

/// The smallest size at which everything must be legible.
const CONTRAST: &str = "1280x720";

/// Has the game measure what it draws in every size, language and size of text asked for, and its frames in a row.
///
/// # Errors
///
/// When libraries are missing, the build fails, or something cannot be told from what is behind it, or flashes.
pub fn look(wanted: &Gallery) -> Result<(), Failure> {
    libraries::provide(&[For::Build, For::Render])?;
    let mut done = Ok(());
    for size in &wanted.sizes {
        for language in &wanted.languages {
            for scale in &wanted.text_scales {
                let name = [size, language, scale].map(|part| part.to_string_lossy());
                let folder = wanted.out.join(name.join("-"));
                let options = ["--size", "--lang", "--text-scale"]
                    .into_iter()
                    .zip([size, language, scale])
                    .flat_map(|(option, value)| [OsString::from(option), value.clone()]);
                let measured = measure(&mut built()?, &folder, "contrast", options);
                done = done.and(measured);
            }
        }
    }
    let size = ["--size", FLASHES].map(OsString::from);
    let folder = wanted.out.join("flashes");
    done.and(measure(&mut built()?, &folder, "flashes", size))
}

/// The quick check, with the program as it is tested: whether everything can be told from what is behind it at a few
/// moments, and whether a lost turn flashes.
///
/// # Errors
///
/// As [`look`].
pub fn look_quickly() -> Result<(), Failure> {
    libraries::provide(&[For::Build, For::Render])?;
    let program = build_program(linting_cargo()?, "cant-stop")?;
    let folder = program.with_file_name("look");
    let size = ["--size", CONTRAST].map(OsString::from);
    measure(
        &mut from_root(program)?,
        &folder,
        "contrast,flashes,few",
        size,
    )
}

fn measure(
    game: &mut Command,
    folder: &Path,
    what: &str,
    options: impl IntoIterator<Item = OsString>,
) -> Result<(), Failure> {
    // The game runs in another folder than the one this path was typed in.
    let folder =
        absolute(folder).map_err(|error| format!("{} is no folder: {error}.", folder.display()))?;
    game.arg("--look").arg(&folder).args(["--look-for", what]);
    run(game.args(options))
}
