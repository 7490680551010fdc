//! A tone: which colours a picture gets for those it was painted in.

use serde::Deserialize;

use crate::oklab::{Oklab, channels};

/// Gradient map: recolours a picture by the lightness of its colours, along a row of colours from dark to light.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(from = "Row")]
pub struct Tone {
    /// The share of its own hue that a colour keeps beside that of the row, 0 to 1.
    keeps: f32,
    /// A colour keeps its own lightness.
    is_level: bool,
    /// Lightness of a colour and its replacement, from dark to light; an empty list leaves a picture as it is.
    stops: Vec<(f32, Oklab)>,
}

impl Tone {
    /// Leaves a picture as it was painted.
    pub(crate) const fn as_painted() -> Tone {
        Tone {
            keeps: 1.0,
            is_level: false,
            stops: Vec::new(),
        }
    }

    /// The colours, as `0xRRGGBB`, of what is so light, 0 to 1, in a picture; from dark to light.
    pub(crate) fn new(stops: &[(f32, u32)]) -> Tone {
        Tone::from(Row {
            stops: stops.to_vec(),
            ..Row::default()
        })
    }

    /// Returns `true` if it leaves every picture as it was painted.
    pub fn is_as_painted(&self) -> bool {
        self.stops.is_empty()
    }

    /// Replacement of a colour, within sRGB.
    pub fn tone(&self, own: Oklab) -> Oklab {
        if self.is_as_painted() {
            return own;
        }
        let mut toned = self.along(own.lightness);
        toned.a += own.a * self.keeps;
        toned.b += own.b * self.keeps;
        if self.is_level {
            toned.lightness = own.lightness;
        }
        toned.shown()
    }

    /// Replacement of an sRGB colour.
    pub fn apply(&self, srgb: [u8; 3]) -> [u8; 3] {
        if self.is_as_painted() {
            return srgb;
        }
        self.tone(Oklab::from_srgb(srgb)).to_srgb()
    }

    /// Gives pixels their colours: red, green, blue and alpha, of which alpha stays and covers nothing yet.
    pub fn recolor(&self, pixels: &mut [u8]) {
        if self.is_as_painted() {
            return;
        }
        // Flat pictures have runs of one colour.
        let mut last = ([0; 3], self.apply([0; 3]));
        for pixel in pixels.chunks_exact_mut(4) {
            let own = [pixel[0], pixel[1], pixel[2]];
            if own != last.0 {
                last = (own, self.apply(own));
            }
            pixel[..3].copy_from_slice(&last.1);
        }
    }

    /// Colour of the row at this lightness, 0 to 1.
    fn along(&self, lightness: f32) -> Oklab {
        let above = self.stops.partition_point(|(from, _)| *from <= lightness);
        let below = above.saturating_sub(1);
        let above = above.min(self.stops.len() - 1);
        let ((from, dark), (to, light)) = (self.stops[below], self.stops[above]);
        if to <= from {
            return dark;
        }
        dark.toward(light, ((lightness - from) / (to - from)).clamp(0.0, 1.0))
    }
}

/// A tone as it stands in a file, colours as `0xRRGGBB`.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Row {
    stops: Vec<(f32, u32)>,
    keeps: f32,
    is_level: bool,
}

impl From<Row> for Tone {
    fn from(row: Row) -> Tone {
        let color = |(from, hex)| (from, Oklab::from_srgb(channels(hex)));
        Tone {
            keeps: row.keeps,
            is_level: row.is_level,
            stops: row.stops.into_iter().map(color).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_colours_of_the_row_there_are_those_between_them() {
        let tone = Tone::new(&[(0.0, 0x00_0000), (0.5, 0x40_4040), (1.0, 0xff_ffff)]);
        assert_eq!(tone.apply([0; 3]), [0; 3]);
        assert_eq!(tone.apply([255; 3]), [255; 3]);
        let middle = Oklab {
            lightness: 0.5,
            a: 0.0,
            b: 0.0,
        };
        assert_eq!(tone.tone(middle).to_srgb(), [0x40; 3]);
    }

    #[test]
    fn alpha_is_left_alone_and_every_pixel_is_coloured() {
        let tone = Tone::new(&[(0.0, 0x10_2030), (1.0, 0xf0_e0d0)]);
        let mut pixels = vec![0, 0, 0, 7, 255, 255, 255, 9, 0, 0, 0, 0];
        tone.recolor(&mut pixels);
        assert_eq!(
            pixels,
            [
                0x10, 0x20, 0x30, 7, 0xf0, 0xe0, 0xd0, 9, 0x10, 0x20, 0x30, 0
            ]
        );
    }

    #[test]
    fn a_level_tone_changes_hues_alone() {
        let tone = Tone {
            is_level: true,
            ..Tone::new(&[(0.0, 0x20_1010), (1.0, 0x20_1010)])
        };
        let own = Oklab::from_srgb([0x51, 0x5e, 0x87]);
        let toned = tone.tone(own);
        assert_eq!(toned.lightness, own.lightness);
        assert!(toned.a > 0.0 && own.a < toned.a);
    }
}
