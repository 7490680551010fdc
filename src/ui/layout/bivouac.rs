//! Layout of the bivouac where players sit down.

use bevy::prelude::*;
use cant_stop_rules::Column;
use cant_stop_scenery::board::{self, MIDDLE};

use super::LARGE;
use crate::core::canvas::Canvas;

/// Height of the snow with one row of places, and with two on a tall canvas.
const SNOW: f32 = 436.0;
const SNOW_TALL: f32 = 960.0;
/// Distance from the top of the canvas to the tip of the mountain, and below the heading of a tall canvas.
const ABOVE: f32 = 150.0;
const ABOVE_TALL: f32 = 320.0;
/// Depth of the numbers at the foot below the snow.
const SUNK: f32 = 40.0;
/// Limits of the scale of the mountain.
const SCALES: [f32; 2] = [0.36, 0.8];

impl Canvas {
    /// Returns `true` if the bivouac is a list of places without pictures, which leaves room for large text.
    pub(crate) fn is_bivouac_listed(text_scale: f32) -> bool {
        text_scale >= LARGE
    }

    /// Height of the snow at the foot of the mountain, from the lower edge of the canvas.
    pub(crate) fn bivouac_snow(&self) -> f32 {
        if self.is_tall() { SNOW_TALL } else { SNOW }
    }

    /// Upper left corner of the board's frame behind the bivouac, and its scale: the mountain stands in the snow.
    pub(crate) fn bivouac_board(&self) -> (Vec2, f32) {
        let [tip, foot] = [
            board::tip(Column::ALL[5])[1],
            board::foot_number(Column::ALL[5])[1],
        ];
        let snow = self.size.y - self.bivouac_snow();
        let above = if self.is_tall() { ABOVE_TALL } else { ABOVE };
        let scale = ((snow - above) / (foot - tip)).clamp(SCALES[0], SCALES[1]);
        let corner = Vec2::new(
            self.size.x / 2.0 - MIDDLE * scale,
            snow + SUNK - foot * scale,
        );
        (corner, scale)
    }
}
