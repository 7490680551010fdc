//! Colours of a scenery: its light as a factor, and a small view of it.

use bevy::prelude::*;
use cant_stop_scenery::{Linear, Part, Scenery};

/// Converts the light of a scenery to a colour factor.
pub(crate) fn lit([red, green, blue]: Linear) -> LinearRgba {
    LinearRgba::rgb(red, green, blue)
}

/// Colours of a small view of a scenery.
pub(crate) struct ViewColors {
    /// Sky, from the top down.
    pub(crate) sky: [Color; 5],
    /// Rock in the light and in the shade.
    pub(crate) rock: [Color; 2],
    pub(crate) snow: Color,
}

/// Returns the colours of a small view of a scenery: those of the evening, in its tones.
pub(crate) fn view_colors(scenery: Scenery) -> ViewColors {
    let toned = |part| {
        move |color: [u8; 3]| {
            let [red, green, blue] = scenery.tone(part).apply(color);
            Color::srgb_u8(red, green, blue)
        }
    };
    let sky = [
        [0x16, 0x1a, 0x42],
        [0x2f, 0x2c, 0x64],
        [0x55, 0x3a, 0x73],
        [0x8a, 0x4b, 0x7c],
        [0xf2, 0xa9, 0x6b],
    ];
    let rock = [[0x76, 0x83, 0xb4], [0x3b, 0x46, 0x74]];
    ViewColors {
        sky: sky.map(toned(Part::Sky)),
        rock: rock.map(toned(Part::Rock)),
        snow: toned(Part::Rock)([0xee, 0xf3, 0xff]),
    }
}
