//! Colours of the sceneries, read from a file each in `sceneries`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::{Light, Part, Scenery, Tone};

/// Colours of a scenery; a part that its file leaves out stays as painted.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    #[serde(default)]
    sky: Tone,
    #[serde(default)]
    glow: Tone,
    #[serde(default)]
    far: Tone,
    #[serde(default)]
    middle: Tone,
    #[serde(default)]
    near: Tone,
    #[serde(default)]
    ridges: Tone,
    #[serde(default)]
    rock: Tone,
    #[serde(default)]
    foreground: Tone,
    #[serde(default)]
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

static LOOKS: LazyLock<[Look; Scenery::ALL.len()]> = LazyLock::new(|| {
    Scenery::ALL.map(|scenery| {
        let text = match scenery {
            Scenery::Dusk => include_str!("../sceneries/dusk.toml"),
            Scenery::Dawn => include_str!("../sceneries/dawn.toml"),
            Scenery::Spring => include_str!("../sceneries/spring.toml"),
            Scenery::Snow => include_str!("../sceneries/snow.toml"),
            Scenery::Aurora => include_str!("../sceneries/aurora.toml"),
        };
        toml::from_str(text).expect("the files of this crate are sceneries")
    })
});

impl Scenery {
    /// All colours of the scenery.
    pub fn look(self) -> &'static Look {
        &LOOKS[self as usize]
    }
}
