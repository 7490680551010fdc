//! Load of a graphics card: the memory of textures, and the overdraw of each pixel.

mod overdraw;
mod polygon;
mod textures;

use std::fmt;
use std::path::Path;

use bevy::prelude::*;

pub use self::overdraw::Area;
pub use self::textures::{Texture, textures};
use crate::demo;
use crate::film::Film;

/// The most that textures may take, in bytes.
pub const MOST_TEXTURES: u64 = 72 << 20;
/// The most that the areas of everything drawn may be together, in screens.
pub const MOST_OVERDRAW: f32 = 5.0;

/// The size that is weighed at, in pixels.
const SIZE: (u32, u32) = (1920, 1080);

/// Textures and areas counted in a frame.
#[derive(Clone, Debug)]
pub struct Weight {
    /// All textures there are, the largest first.
    pub textures: Vec<Texture>,
    /// Everything that is drawn, by what it is, the largest area first.
    pub areas: Vec<Area>,
}

impl Weight {
    /// Memory of all textures, in bytes.
    pub fn bytes(&self) -> u64 {
        self.textures.iter().map(|texture| texture.bytes).sum()
    }

    /// Returns `true` if neither textures nor overdraw exceed their limits.
    pub fn is_light(&self) -> bool {
        self.bytes() <= MOST_TEXTURES && self.overdraw() <= MOST_OVERDRAW
    }

    /// The areas together, in screens.
    pub fn overdraw(&self) -> f32 {
        self.areas.iter().map(|area| area.screens).sum()
    }
}

/// Number of the heaviest entries in the report.
const NAMED: usize = 24;

impl fmt::Display for Weight {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mebibytes = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let count = self.textures.len();
        writeln!(
            to,
            "{count} textures of {:.1} MiB:",
            mebibytes(self.bytes())
        )?;
        for texture in self.textures.iter().take(NAMED) {
            let Texture { name, size, bytes } = texture;
            let (width, height) = (size.x, size.y);
            writeln!(
                to,
                "  {:>6.2} MiB {width}×{height} {name}",
                mebibytes(*bytes)
            )?;
        }
        writeln!(to, "drawn: {:.2} screens:", self.overdraw())?;
        for area in self.areas.iter().take(NAMED) {
            let Area {
                name,
                count,
                screens,
            } = area;
            writeln!(to, "  {screens:>6.2} {count} × {name}")?;
        }
        Ok(())
    }
}

/// Plays to the middle of a storm and weighs a frame of it, 1920×1080 pixels large. The folder is for nothing but the
/// film.
///
/// # Errors
///
/// One sentence: no driver to render with, assets that are missing, a game that gets stuck.
pub fn weigh(folder: &Path) -> Result<Weight, String> {
    let mut film = Film::open(SIZE, folder, |_| {})?;
    overdraw::plugin(film.app_mut());
    demo::to_the_storm(&mut film)?;
    film.hold_still()?;
    let app = film.app_mut();
    Ok(Weight {
        textures: textures(app),
        areas: overdraw::areas(app, Vec2::new(SIZE.0 as f32, SIZE.1 as f32)),
    })
}
