//! A short animation of the film, small enough for a page of text.

use std::fs::File;
use std::time::Duration;

use bevy::prelude::*;
use gif::{Encoder, Frame, Repeat};

use super::Film;

/// From frame to frame.
const STEP: Duration = Duration::from_millis(100);
/// The widest and highest that its frames are, in pixels.
const LARGEST: [u32; 2] = [480, 270];
/// Speed of the choice of colours for each frame: from 1, the best, to 30, the fastest.
const HASTE: i32 = 8;

impl Film<'_> {
    /// Plays on for `seconds` and writes them to `NAME.gif`, in an endless loop.
    pub(crate) fn animate(&mut self, name: &str, seconds: f32) -> Result<(), String> {
        let count = (seconds / STEP.as_secs_f32()).ceil() as u32;
        let mut frames = Vec::new();
        for _ in 0..count {
            self.wait(STEP.as_secs_f32())?;
            self.hold_still()?;
            frames.push(self.capture(name)?);
            self.go_on();
        }
        let path = self.folder.join(format!("{name}.gif"));
        write(&path, frames).map_err(|error| {
            format!(
                "The animation {} cannot be written: {error}.",
                path.display()
            )
        })
    }
}

fn write(path: &std::path::Path, images: Vec<Image>) -> Result<(), BevyError> {
    let [width, height] = LARGEST;
    let mut encoder: Option<Encoder<File>> = None;
    for image in images {
        let mut pixels = image
            .try_into_dynamic()?
            .thumbnail(width, height)
            .to_rgba8();
        let (width, height) = (
            u16::try_from(pixels.width())?,
            u16::try_from(pixels.height())?,
        );
        if encoder.is_none() {
            let mut new = Encoder::new(File::create(path)?, width, height, &[])?;
            new.set_repeat(Repeat::Infinite)?;
            encoder = Some(new);
        }
        let mut frame = Frame::from_rgba_speed(width, height, &mut pixels, HASTE);
        // In hundredths of a second.
        frame.delay = u16::try_from(STEP.as_millis() / 10)?;
        if let Some(encoder) = &mut encoder {
            encoder.write_frame(&frame)?;
        }
    }
    Ok(())
}
