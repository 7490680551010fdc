//! Light of sun, moon and weather on a scenery.

use serde::Deserialize;

use crate::oklab::channels;

/// Light that something is multiplied by, or that shines: red, green and blue, 1 for as painted.
pub type Linear = [f32; 3];

/// Light of sun, moon and weather on a scenery. Unless a field says otherwise, triples belong to the calm, to the storm,
/// and to the morning after a win.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Light {
    /// Factor of the ranges while it is calm.
    pub golden: Linear,
    /// Colour of the sky in the storm, behind what is left of its picture.
    pub storm_sky: Linear,
    /// Factor of sky and ranges in the storm.
    pub stormy: Linear,
    /// High clouds: while it is calm, and when the weather closes in.
    pub high_clouds: [Linear; 2],
    /// Clouds that the wind tears, before the weather closes in.
    pub torn_clouds: Linear,
    /// The clouds of the storm.
    pub thunder: Linear,
    /// The fog of the storm.
    pub fog: Linear,
    /// The front of the gust that loses a turn.
    pub gust: Linear,
    /// The ridges beside the mountain.
    pub ridges: [Linear; 3],
    /// The fog around its foot.
    pub foot_fog: [Linear; 3],
    /// The rock, in the calm and in the storm.
    pub rock: [Linear; 2],
    /// The rock in the morning: the flank at the left, the middle, and the flank at the right, which the sun shines on.
    pub morning_rock: [Linear; 3],
    /// Share of daylight while a game is played: 0 at night, 1 by day.
    pub day: f32,
    /// Light on edges that face left.
    pub warm: Linear,
    /// Light on edges that face right.
    pub cool: Linear,
    /// Light on both in the morning.
    pub sunrise: Linear,
    /// The snow on the spaces of the board, as `0xRRGGBB`, and the same in high contrast.
    pub shelves: [u32; 2],
    /// The same on the lowest spaces: grass where it is spring.
    pub meadows: [u32; 2],
    /// Shade over the picture behind the words of the title, as `0xRRGGBB`, and its least opacity, 0 to 1.
    pub shade: (u32, f32),
}

impl Light {
    /// The colour of the snow on the spaces of the board.
    pub fn shelf(&self, high_contrast: bool) -> [u8; 3] {
        channels(self.shelves[usize::from(high_contrast)])
    }

    /// The colour of what lies on the lowest spaces.
    pub fn meadow(&self, high_contrast: bool) -> [u8; 3] {
        channels(self.meadows[usize::from(high_contrast)])
    }

    /// Colour of the shade behind the words of the title.
    pub fn shade_color(&self) -> [u8; 3] {
        channels(self.shade.0)
    }
}
