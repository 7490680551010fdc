//! Colours by how they look to people: lightness apart from hue, and contrast as it is measured.
//!
//! Oklab is Björn Ottosson's, “A perceptual color space for image processing”, 2020; luminance and contrast are those of the
//! Web Content Accessibility Guidelines 2.2.

use std::sync::LazyLock;

/// A colour in Oklab.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Oklab {
    /// Lightness, 0 to 1.
    pub lightness: f32,
    /// From green to red, about -0.3 to 0.3.
    pub a: f32,
    /// From blue to yellow, about -0.3 to 0.3.
    pub b: f32,
}

/// The light of every value of a channel.
static LINEAR: LazyLock<[f32; 256]> =
    LazyLock::new(|| std::array::from_fn(|value| decoded(value as f32 / 255.0)));

/// Tolerance of a channel beyond 0 to 1, for rounding.
const ROUNDING: f32 = 1e-3;
/// Steps of the bisection that finds the strongest colour that screens show.
const HALVINGS: u32 = 12;

fn decoded(value: f32) -> f32 {
    if value <= 0.040_45 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

fn encoded(light: f32) -> f32 {
    if light <= 0.003_130_8 {
        light * 12.92
    } else {
        1.055 * light.powf(1.0 / 2.4) - 0.055
    }
}

/// The light of a colour of the screen, each channel 0 to 1.
pub fn linear(srgb: [u8; 3]) -> [f32; 3] {
    srgb.map(|value| LINEAR[usize::from(value)])
}

/// The colour of the screen for this light; what is brighter than white becomes white.
pub fn srgb(light: [f32; 3]) -> [u8; 3] {
    light.map(|light| (255.0 * encoded(light.clamp(0.0, 1.0))).round() as u8)
}

/// The relative luminance of light, 0 to 1.
pub fn luminance_of_light([red, green, blue]: [f32; 3]) -> f32 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The relative luminance of a colour of the screen, 0 to 1.
pub fn luminance(srgb: [u8; 3]) -> f32 {
    luminance_of_light(linear(srgb))
}

/// The contrast of two lights, 1 to 21.
pub fn contrast_of_light(one: [f32; 3], other: [f32; 3]) -> f32 {
    let (one, other) = (luminance_of_light(one), luminance_of_light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The contrast of two colours of the screen, 1 to 21.
pub fn contrast(one: [u8; 3], other: [u8; 3]) -> f32 {
    contrast_of_light(linear(one), linear(other))
}

/// The channels of a colour written as `0xRRGGBB`.
pub(crate) const fn channels(hex: u32) -> [u8; 3] {
    let [_, red, green, blue] = hex.to_be_bytes();
    [red, green, blue]
}

impl Oklab {
    /// A colour of the screen.
    pub fn from_srgb(srgb: [u8; 3]) -> Oklab {
        let [red, green, blue] = linear(srgb);
        let l = (0.412_221_46 * red + 0.536_332_55 * green + 0.051_445_995 * blue).cbrt();
        let m = (0.211_903_5 * red + 0.680_699_5 * green + 0.107_396_96 * blue).cbrt();
        let s = (0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue).cbrt();
        Oklab {
            lightness: 0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            a: 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            b: 0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
        }
    }

    /// Its light, each channel 0 to 1 if screens can show it.
    pub fn linear(self) -> [f32; 3] {
        let l = self.lightness + 0.396_337_78 * self.a + 0.215_803_76 * self.b;
        let m = self.lightness - 0.105_561_346 * self.a - 0.063_854_17 * self.b;
        let s = self.lightness - 0.089_484_18 * self.a - 1.291_485_5 * self.b;
        let [l, m, s] = [l * l * l, m * m * m, s * s * s];
        [
            4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
            -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
            -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s,
        ]
    }

    /// Returns `true` if the colour is within sRGB.
    pub fn is_shown(self) -> bool {
        let within = -ROUNDING..=1.0 + ROUNDING;
        self.linear()
            .into_iter()
            .all(|channel| within.contains(&channel))
    }

    /// The strongest colour of this hue and lightness that screens show, up to its own strength.
    pub fn shown(self) -> Oklab {
        if self.is_shown() {
            return self;
        }
        let weaker = |share: f32| Oklab {
            a: self.a * share,
            b: self.b * share,
            ..self
        };
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..HALVINGS {
            let middle = (low + high) / 2.0;
            if weaker(middle).is_shown() {
                low = middle;
            } else {
                high = middle;
            }
        }
        weaker(low)
    }

    /// The nearest colour of the screen.
    pub fn to_srgb(self) -> [u8; 3] {
        srgb(self.linear())
    }

    /// Perceived distance of two colours; people just see 0.02.
    pub fn distance(self, other: Oklab) -> f32 {
        let [l, a, b] = [
            self.lightness - other.lightness,
            self.a - other.a,
            self.b - other.b,
        ];
        (l * l + a * a + b * b).sqrt()
    }

    /// The share of the way, 0 to 1, to another.
    pub(crate) fn toward(self, other: Oklab, share: f32) -> Oklab {
        let between = |one: f32, other: f32| one + (other - one) * share;
        Oklab {
            lightness: between(self.lightness, other.lightness),
            a: between(self.a, other.a),
            b: between(self.b, other.b),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_colours_are_where_the_paper_has_them() {
        let white = Oklab::from_srgb([255; 3]);
        assert!((white.lightness - 1.0).abs() < 1e-4 && white.a.abs() < 1e-4);
        let red = Oklab::from_srgb([255, 0, 0]);
        assert!((red.lightness - 0.628).abs() < 1e-3);
        assert!((red.a - 0.225).abs() < 1e-3 && (red.b - 0.126).abs() < 1e-3);
    }

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-3);
        assert!((contrast([0x77; 3], [255; 3]) - 4.48).abs() < 0.01);
    }

    #[test]
    fn a_colour_too_strong_for_screens_keeps_its_lightness_and_hue() {
        let strong = Oklab {
            lightness: 0.5,
            a: -0.3,
            b: 0.15,
        };
        let shown = strong.shown();
        assert!(!strong.is_shown() && shown.is_shown());
        assert_eq!(shown.lightness, strong.lightness);
        assert!((shown.b / shown.a - strong.b / strong.a).abs() < 1e-5);
    }
}
