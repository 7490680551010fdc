//! Sceneries around the table and materials of dice, as colours for pictures and light; and the geometry of the [`board`].
//!
//! The pictures of the game are painted once, for an evening. A [`Tone`] for each [`Part`] of the picture gives its colours
//! those of another time of day or of the year: where a picture is lighter it stays lighter, so that what could be told apart
//! still can. [`Light`] is what the weather and the sun do to it. [`Dice`] are coloured the same way.
//!
//! ```
//! use cant_stop_scenery::{Part, Scenery};
//!
//! let evening = [0x2f, 0x2c, 0x64];
//! assert_eq!(Scenery::Dusk.tone(Part::Sky).apply(evening), evening);
//! let [red, green, blue] = Scenery::Spring.tone(Part::Sky).apply(evening);
//! assert!(blue > green && green > red, "a clear day is blue");
//! ```

pub mod board;
mod dice;
mod eyes;
mod light;
mod look;
mod oklab;
mod smooth;
mod tone;

use serde::Deserialize;

pub use dice::Dice;
pub use eyes::Eyes;
pub use light::{Light, Linear};
pub use look::Look;
pub use oklab::{Oklab, contrast, contrast_of_light, linear, luminance, luminance_of_light, srgb};
pub use smooth::smooth;
pub use tone::Tone;

/// A time of day or of the year in which the mountain stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scenery {
    /// The evening that all pictures are painted for.
    #[default]
    Dusk,
    /// The early morning: rose and apricot over cool shadows.
    Dawn,
    /// A clear late day over green hills.
    Spring,
    /// A white and blue winter's day.
    Snow,
    /// A deep night with northern lights.
    Aurora,
}

/// A part of the picture that takes its colours from the scenery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The sky, with what stands in it.
    Sky,
    /// The last light along the horizon.
    Glow,
    /// The farthest range.
    Far,
    /// The range before it.
    Middle,
    /// The hills before that one, with their trees.
    Near,
    /// The ridges that lead to the mountain.
    Ridges,
    /// The mountain itself, lighter by day.
    Rock,
    /// Trees and rocks in the lower corners.
    Foreground,
    /// Sky and ranges in the morning after a game that was won.
    Morning,
}

impl Scenery {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Scenery; 5] = [
        Scenery::Dusk,
        Scenery::Dawn,
        Scenery::Spring,
        Scenery::Snow,
        Scenery::Aurora,
    ];

    /// The name that files know it by.
    pub const fn key(self) -> &'static str {
        match self {
            Scenery::Dusk => "dusk",
            Scenery::Dawn => "dawn",
            Scenery::Spring => "spring",
            Scenery::Snow => "snow",
            Scenery::Aurora => "aurora",
        }
    }

    /// The scenery that files know by this name.
    pub fn from_key(key: &str) -> Option<Scenery> {
        Scenery::ALL.into_iter().find(|it| it.key() == key)
    }

    /// True if its sky has stars and the moon.
    pub const fn has_stars(self) -> bool {
        matches!(self, Scenery::Dusk | Scenery::Aurora)
    }

    /// True if the sun stands low.
    pub const fn has_low_sun(self) -> bool {
        matches!(self, Scenery::Dawn)
    }

    /// True if water falls down the mountain in place of its ice.
    pub const fn has_waterfalls(self) -> bool {
        matches!(self, Scenery::Spring)
    }

    /// True if its sky has northern lights.
    pub const fn has_curtains(self) -> bool {
        matches!(self, Scenery::Aurora)
    }

    /// The colours of a part of the picture.
    pub fn tone(self, part: Part) -> &'static Tone {
        self.look().tone(part)
    }

    /// Light of sun, moon and weather.
    pub fn light(self) -> &'static Light {
        &self.look().light
    }
}

impl Part {
    /// All of them, from far to near.
    pub const ALL: [Part; 9] = [
        Part::Sky,
        Part::Glow,
        Part::Far,
        Part::Middle,
        Part::Near,
        Part::Ridges,
        Part::Rock,
        Part::Foreground,
        Part::Morning,
    ];
}
