//! Laws of every scenery and of all dice: an evening is as painted, light stays lighter than dark, pieces and words
//! stand out, and each is its own.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use cant_stop_scenery::{
    Dice, Oklab, Part, Scenery, contrast, luminance, luminance_of_light as luminance_of,
};
use proptest::prelude::*;

/// The colours that the sky, the ranges and the rock are painted in, and others like them.
const PAINTED: [[u8; 3]; 10] = [
    [0x0a, 0x10, 0x29],
    [0x1d, 0x20, 0x50],
    [0x2f, 0x2c, 0x64],
    [0x55, 0x3a, 0x73],
    [0x5a, 0x4a, 0x86],
    [0x8a, 0x4b, 0x7c],
    [0xc4, 0x6f, 0x76],
    [0xf2, 0xa9, 0x6b],
    [0xf7, 0xbf, 0x83],
    [0xff, 0xfa, 0xf0],
];

/// The middle of the rock as it is painted, and its foot.
const ROCK: [u8; 3] = [0x4a, 0x54, 0x84];
const FOOT: [u8; 3] = [0x32, 0x34, 0x58];
/// Behind pieces, in any scenery.
const POCKET: [u8; 3] = [0x10, 0x14, 0x2a];
/// White text, and grey text.
const PAPER: [u8; 3] = [0xfa, 0xfa, 0xff];
const PAPER_DIM: [u8; 3] = [0xc3, 0xcb, 0xe4];
/// The darkest of the players' colours in any set.
const DARKEST_PLAYER: [u8; 3] = [0xa0, 0x5e, 0xfb];

/// Asserts the contrast of text on its ground, and of pieces on theirs.
fn assert_clear(front: [u8; 3], ground: [u8; 3], case: &str) {
    let ratio = contrast(front, ground);
    assert!(ratio >= 4.5, "{case}: {ratio} on {ground:02x?}");
}

#[test]
fn an_evening_is_as_painted() {
    for part in Part::ALL {
        assert!(Scenery::Dusk.tone(part).is_as_painted());
    }
    assert!(Dice::Ivory.tone().is_as_painted());
}

/// Numbers stand on the foot of the rock, and pieces before pockets.
#[test]
fn numbers_stand_out_from_the_foot_and_pieces_from_their_pockets() {
    for scenery in Scenery::ALL {
        let foot = scenery.tone(Part::Rock).apply(FOOT);
        assert_clear(PAPER_DIM, foot, scenery.key());
    }
    assert_clear(DARKEST_PLAYER, POCKET, "a pocket");
}

/// By day the rock is lit by day: a quarter of the sky's light at the least, at night much less.
#[test]
fn rock_is_as_light_as_the_time_of_day() {
    const UPPER_SKY: [u8; 3] = [0x2f, 0x2c, 0x64];
    for scenery in Scenery::ALL {
        let light = |part, painted| luminance(scenery.tone(part).apply(painted));
        let (rock, sky) = (light(Part::Rock, ROCK), light(Part::Sky, UPPER_SKY));
        if scenery.light().day > 0.0 {
            assert!(rock >= 0.25 && rock >= 0.5 * sky, "{scenery:?}: {rock}");
        } else {
            assert!((0.07..0.13).contains(&rock), "{scenery:?}: {rock}");
        }
    }
}

#[test]
fn the_snow_that_pieces_stand_on_is_no_darker_than_in_the_evening() {
    for high_contrast in [false, true] {
        let evening = luminance(Scenery::Dusk.light().shelf(high_contrast));
        for scenery in Scenery::ALL {
            let shelf = luminance(scenery.light().shelf(high_contrast));
            assert!(shelf >= 0.97 * evening, "{scenery:?}: {shelf}");
        }
    }
}

/// White and grey text stands before the upper sky and before the middle range.
#[test]
fn words_stand_out_from_the_sky_and_from_the_ranges() {
    for scenery in Scenery::ALL {
        for (part, painted, text) in [
            (Part::Sky, [0x0a, 0x10, 0x29], PAPER_DIM),
            (Part::Sky, [0x1d, 0x20, 0x50], PAPER_DIM),
            (Part::Sky, [0x2f, 0x2c, 0x64], PAPER),
            (Part::Middle, [0x3d, 0x38, 0x70], PAPER),
            (Part::Middle, [0x5d, 0x4a, 0x80], PAPER),
            (Part::Near, [0x4a, 0x3f, 0x74], PAPER),
        ] {
            let ground = scenery.tone(part).apply(painted);
            assert_clear(text, ground, &format!("{scenery:?} {part:?}"));
        }
    }
}

/// The words of the title stand before the horizon, behind which there is a shade.
#[test]
fn words_stand_out_from_the_horizon_through_the_shade_of_the_title() {
    const PAPER: f32 = 0.955;
    for scenery in Scenery::ALL {
        let light = scenery.light();
        for painted in [[0xc4, 0x6f, 0x76], [0xf2, 0xa9, 0x6b]] {
            let horizon = luminance(scenery.tone(Part::Sky).apply(painted));
            let shade = luminance(light.shade_color());
            let behind = horizon * (1.0 - light.shade.1) + shade * light.shade.1;
            let ratio = (PAPER + 0.05) / (behind + 0.05);
            assert!(ratio >= 4.5, "{scenery:?}: {ratio} on {behind}");
        }
    }
}

#[test]
fn no_two_sceneries_look_the_same() {
    for (at, one) in Scenery::ALL.into_iter().enumerate() {
        for other in &Scenery::ALL[..at] {
            for part in [Part::Sky, Part::Middle, Part::Near] {
                let apart = |color: &[u8; 3]| {
                    let seen = |it: Scenery| Oklab::from_srgb(it.tone(part).apply(*color));
                    seen(one).distance(seen(*other))
                };
                let mean = PAINTED.iter().map(apart).sum::<f32>() / PAINTED.len() as f32;
                assert!(mean >= 0.05, "{one:?} and {other:?}, {part:?}: {mean}");
            }
        }
    }
}

#[test]
fn the_storm_is_darker_than_the_calm_in_every_scenery() {
    for scenery in Scenery::ALL {
        let light = scenery.light();
        assert!(luminance_of(light.stormy) < 0.25 * luminance_of(light.golden));
        let [calm, storm] = light.rock;
        let rock = [calm, storm, light.morning_rock[1]];
        for lights in [light.ridges, light.foot_fog, rock] {
            let [calm, storm, morning] = lights.map(luminance_of);
            assert!(storm < 0.7 * calm && morning > calm, "{scenery:?}");
        }
        let [calm, closing] = light.high_clouds.map(luminance_of);
        let thunder = luminance_of(light.thunder);
        assert!(thunder < 0.6 * closing && closing < calm, "{scenery:?}");
    }
}

/// A storm takes most of the light from every place of the sky.
#[test]
fn the_sky_closes_in_in_every_scenery() {
    for scenery in Scenery::ALL {
        for painted in PAINTED {
            let sky = Oklab::from_srgb(scenery.tone(Part::Sky).apply(painted)).linear();
            let stormy = scenery.light().stormy;
            let storm = std::array::from_fn(|channel: usize| sky[channel] * stormy[channel]);
            let (calm, storm) = (luminance_of(sky), luminance_of(storm));
            assert!(storm <= 0.3 * calm, "{scenery:?}: {storm} of {calm}");
        }
    }
}

#[test]
fn the_holes_of_all_dice_stand_out_and_the_dice_from_the_tray() {
    const FELT: [u8; 3] = [0x28, 0x3b, 0x5a];
    // The lightest place of a hole as it is painted.
    const HOLE: [u8; 3] = [0x34, 0x3c, 0x58];
    for dice in Dice::ALL {
        let [body, hole] = [Dice::Ivory.body(), HOLE].map(|color| dice.tone().apply(color));
        for ground in [hole, FELT] {
            assert_clear(body, ground, dice.key());
        }
        let apart = Oklab::from_srgb(body).distance(Oklab::from_srgb(dice.body()));
        assert!(apart < 0.01, "{dice:?}: {body:02x?}");
    }
}

#[test]
fn no_two_dice_look_the_same() {
    for (at, one) in Dice::ALL.into_iter().enumerate() {
        for other in &Dice::ALL[..at] {
            let [a, b] = [one, *other].map(|dice| Oklab::from_srgb(dice.body()));
            let apart = a.distance(b);
            assert!(apart >= 0.04, "{one:?} and {other:?}: {apart}");
        }
    }
}

#[test]
fn names_lead_back_to_what_they_name() {
    for scenery in Scenery::ALL {
        assert_eq!(Scenery::from_key(scenery.key()), Some(scenery));
    }
    for dice in Dice::ALL {
        assert_eq!(Dice::from_key(dice.key()), Some(dice));
    }
    assert_eq!(Scenery::from_key("summer"), None);
    assert_eq!(Dice::from_key("gold"), None);
}

proptest! {
    /// Whatever was lighter stays lighter, and nothing needs a colour that screens do not have.
    #[test]
    fn tones_keep_the_order_of_lightness_and_stay_within_what_screens_show(one: [u8; 3], other: [u8; 3]) {
        let [one, other] = [one, other].map(Oklab::from_srgb);
        let (dark, light) = if one.lightness <= other.lightness { (one, other) } else { (other, one) };
        let parts = Scenery::ALL.into_iter().flat_map(|it| Part::ALL.map(|part| it.tone(part)));
        let dice = Dice::ALL.into_iter().map(Dice::tone);
        for tone in parts.chain(dice) {
            let (dark, light) = (tone.tone(dark), tone.tone(light));
            prop_assert!(dark.lightness <= light.lightness + 1e-5);
            prop_assert!(dark.is_shown() && light.is_shown());
        }
    }
}
