//! `cargo xtask look`: measures the frames of the demonstration, as they are rendered, and weighs one of a storm.

use std::env;
use std::ffi::OsString;
use std::process::Command;

use crate::Failure;
use crate::cargo::{cargo, run_beside};
use crate::libraries::{self, For};
use crate::request::Frames;
use crate::studio::{built, look_for, measure, weigh};

/// Large enough to tell what flashes and what does not, small enough to render every frame.
const FLASHES: &str = "640x360";

/// The smallest size at which everything must be legible.
const CONTRAST: &str = "1280x720";

/// Measures what the game draws in every size, language and size of text asked for, and its frames in a row.
///
/// # Errors
///
/// When libraries are missing, the build fails, or something cannot be told from what is behind it, flashes, or weighs too
/// much.
pub fn look(wanted: &Frames) -> Result<(), Failure> {
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
                    .flat_map(|(option, value)| [OsString::from(option), value.clone()])
                    .chain(wanted.only());
                let measured = measure(&mut built(cargo()?)?, &folder, "contrast", options);
                done = done.and(measured);
            }
        }
    }
    let size = ["--size", FLASHES].map(OsString::from);
    let size = size.into_iter().chain(wanted.only());
    let folder = wanted.out.join("flashes");
    let done = done.and(measure(&mut built(cargo()?)?, &folder, "flashes", size));
    done.and(weigh(&mut built(cargo()?)?, &wanted.out.join("weight")))
}

/// The quick check: contrast at a few moments, and flashes where a turn is lost.
pub struct Look(Command);

impl Look {
    /// Builds what it takes.
    ///
    /// # Errors
    ///
    /// As [`look`].
    pub fn built() -> Result<Look, Failure> {
        libraries::provide(&[For::Build, For::Render])?;
        // Beside the built programs: a folder of this command's own.
        let here = env::current_exe().map_err(|error| format!("Where is this program? {error}"))?;
        let options = ["--size", CONTRAST, "--few"].map(OsString::from);
        let mut studio = built(cargo()?)?;
        look_for(
            &mut studio,
            &here.with_file_name("look"),
            "contrast,flashes",
            options,
        )?;
        Ok(Look(studio))
    }

    /// Measures, beside whatever else runs.
    ///
    /// # Errors
    ///
    /// When something cannot be told from what is behind it, or flashes.
    pub fn measure_quickly(mut self) -> Result<(), Failure> {
        run_beside(&mut self.0)
    }
}
