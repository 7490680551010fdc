//! The data of the sceneries, a file each.

mod aurora;
mod dawn;
mod dusk;
mod snow;
mod spring;

use std::sync::LazyLock;

use crate::{Light, Part, Scenery, Tone};

/// The colours of a scenery.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    sky: Tone,
    glow: Tone,
    far: Tone,
    middle: Tone,
    near: Tone,
    ridges: Tone,
    rock: Tone,
    foreground: Tone,
    morning: Tone,
    pub(crate) light: Light,
}

impl Look {
    /// The colours of a part of the picture.
    pub fn tone(&self, part: Part) -> &Tone {
        match part {
            Part::Sky => &self.sky,
            Part::Glow => &self.glow,
            Part::Far => &self.far,
            Part::Middle => &self.middle,
            Part::Near => &self.near,
            Part::Ridges => &self.ridges,
            Part::Rock => &self.rock,
            Part::Foreground => &self.foreground,
            Part::Morning => &self.morning,
        }
    }
}

static DUSK: LazyLock<Look> = LazyLock::new(dusk::look);
static DAWN: LazyLock<Look> = LazyLock::new(dawn::look);
static SPRING: LazyLock<Look> = LazyLock::new(spring::look);
static SNOW: LazyLock<Look> = LazyLock::new(snow::look);
static AURORA: LazyLock<Look> = LazyLock::new(aurora::look);

impl Scenery {
    /// All colours of the scenery.
    pub fn look(self) -> &'static Look {
        match self {
            Scenery::Dusk => &DUSK,
            Scenery::Dawn => &DAWN,
            Scenery::Spring => &SPRING,
            Scenery::Snow => &SNOW,
            Scenery::Aurora => &AURORA,
        }
    }
}
