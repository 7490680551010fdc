//! A short animation of the film, small enough for a page of text.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use cant_stop_testkit::walk::Walker as _;
use gif::{Encoder, Frame, Repeat};

use super::{FRAME, Film};

/// From frame to frame.
const STEP: Duration = Duration::from_millis(100);
/// The widest and highest that its frames are, in pixels.
const LARGEST: [u32; 2] = [480, 270];
/// Speed of the choice of colours for each frame: from 1, the best, to 30, the fastest.
const HASTE: i32 = 8;

impl Film {
    /// Plays on for `seconds` and writes them to `NAME.gif`, in an endless loop.
    pub(super) fn animate(&mut self, name: &str, seconds: f32) {
        let count = (seconds / STEP.as_secs_f32()).ceil() as u32;
        let frames = (0..count).map(|_| {
            for _ in 0..STEP.as_millis() / FRAME.as_millis() {
                self.play_on();
            }
            self.hold_still();
            self.capture()
        });
        let frames = frames.collect();
        let path = self.folder.join(format!("{name}.gif"));
        let written = write(&path, frames);
        written.unwrap_or_else(|error| panic!("{} cannot be written: {error}.", path.display()));
    }
}

fn write(path: &Path, images: Vec<Image>) -> Result<(), BevyError> {
    let [width, height] = LARGEST;
    let mut encoder: Option<Encoder<File>> = None;
    for image in images {
        let image = image.try_into_dynamic()?;
        let mut pixels = image.thumbnail(width, height).to_rgba8();
        let (width, height) = (pixels.width() as u16, pixels.height() as u16);
        let encoder = match &mut encoder {
            Some(encoder) => encoder,
            None => {
                let mut new = Encoder::new(File::create(path)?, width, height, &[])?;
                new.set_repeat(Repeat::Infinite)?;
                encoder.insert(new)
            }
        };
        let mut frame = Frame::from_rgba_speed(width, height, &mut pixels, HASTE);
        // In hundredths of a second.
        frame.delay = STEP.as_millis() as u16 / 10;
        encoder.write_frame(&frame)?;
    }
    Ok(())
}
