//! Load of a graphics card: the memory of textures, and the overdraw of each pixel.

mod overdraw;
mod polygon;
mod textures;

use std::fmt;
use std::path::Path;

use bevy::prelude::*;
use cant_stop::StartArgs;
use cant_stop_testkit::walk::Walk;

use self::overdraw::Area;
pub use self::textures::{Texture, textures};
use crate::film::{Film, SIZE};

/// The most that textures may take, in bytes.
const MOST_TEXTURES: u64 = 72 << 20;
/// The most that the areas of everything drawn may be together, in screens.
const MOST_OVERDRAW: f32 = 5.0;

/// Textures and areas counted in a frame.
pub(crate) struct Weight {
    /// All textures there are, the largest first.
    textures: Vec<Texture>,
    /// Everything that is drawn, by what it is, the largest area first.
    areas: Vec<Area>,
}

impl Weight {
    /// Memory of all textures, in bytes.
    fn bytes(&self) -> u64 {
        self.textures.iter().map(|texture| texture.bytes).sum()
    }

    /// Returns `true` if neither textures nor overdraw exceed their limits.
    pub(crate) fn is_light(&self) -> bool {
        self.bytes() <= MOST_TEXTURES && self.overdraw() <= MOST_OVERDRAW
    }

    /// The areas together, in screens.
    fn overdraw(&self) -> f32 {
        self.areas.iter().map(|area| area.screens).sum()
    }
}

/// Number of the heaviest entries in the report.
const NAMED: usize = 24;

impl fmt::Display for Weight {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mebibytes = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let (count, all) = (self.textures.len(), mebibytes(self.bytes()));
        writeln!(to, "{count} textures of {all:.1} MiB:")?;
        for Texture { name, size, bytes } in self.textures.iter().take(NAMED) {
            let (width, height, mebibytes) = (size.x, size.y, mebibytes(*bytes));
            writeln!(to, "  {mebibytes:>6.2} MiB {width}×{height} {name}")?;
        }
        writeln!(to, "drawn: {:.2} screens:", self.overdraw())?;
        for Area {
            name,
            count,
            screens,
        } in self.areas.iter().take(NAMED)
        {
            writeln!(to, "  {screens:>6.2} {count} × {name}")?;
        }
        Ok(())
    }
}

/// Plays to the middle of a storm and weighs a frame of it. The folder is for nothing but the film.
pub(crate) fn weigh(folder: &Path) -> Result<Weight, String> {
    let mut film = Film::open(folder, &StartArgs::default())?;
    overdraw::plugin(&mut film.session.app);
    Walk::new(&mut film, None).to_the_storm();
    film.hold_still();
    let app = &mut film.session.app;
    Ok(Weight {
        textures: textures(app),
        areas: overdraw::areas(app, Vec2::new(SIZE.0 as f32, SIZE.1 as f32)),
    })
}
