//! `cargo xtask look`: measures the frames of the demonstration, as they are rendered, and weighs one of a storm.

use std::process::Command;

use crate::Failure;
use crate::cargo::{beside, run, shipped_program, whole};
use crate::libraries::{self, For};
use crate::request::Frames;
use crate::studio::{look_for, studio};

/// Large enough to tell what flashes and what does not, small enough to render every frame.
const FLASHES: &str = "640x360";

/// The smallest size at which everything must be legible.
const CONTRAST: &str = "1280x720";

/// Measures what the game draws in every size, language and size of text asked for. What moves and what weighs is the same
/// in all of them: frames in a row are watched once, and one frame is weighed. The whole film is long enough for a program
/// built as it is shipped.
pub fn look(wanted: &Frames) -> Result<(), Failure> {
    libraries::provide(&[For::Build, For::Render])?;
    let studio = || shipped_program("cant-stop-studio");
    let mut done = Ok(());
    for (name, options) in wanted.combinations() {
        let mut measured = look_for("contrast", &wanted.out.join(name), &options, studio()?)?;
        done = done.and(run(&mut measured));
    }
    let mut size = vec!["--size".into(), FLASHES.into()];
    size.extend(wanted.only());
    let mut flashes = look_for("flashes", &wanted.out.join("flashes"), &size, studio()?)?;
    let weight = whole(&wanted.out.join("weight"))?;
    // Its textures, and the number of times that pixels are drawn over, in the middle of a storm.
    let mut weigh = studio()?;
    done.and(run(&mut flashes))
        .and(run(weigh.arg("weigh").arg(weight)))
}

/// The quick check, built: contrast at a few moments, and flashes where a turn is lost.
pub fn quick_look() -> Result<Command, Failure> {
    libraries::provide(&[For::Build, For::Render])?;
    let options = ["--size", CONTRAST, "--few"];
    look_for("contrast,flashes", &beside("look")?, &options, studio()?)
}
