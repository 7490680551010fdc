//! The list of all sounds: name, takes, loudness, length and how each is made.

use crate::family::Members::{Keys, Single, Takes};
use crate::family::{Family, Members};
use crate::foley::{canvas, fire, flag, ivory, rope, snow};
use crate::sound::{Form, Sound};
use crate::{bust, gust, interface, palm, tones, wind};

/// Sharp and short: every sample counts. A lower quality would save little, and the first and the last block would stray so
/// far that a click begins with a step.
const SHARP: Form = Form {
    channels: 1,
    half: false,
    loops: false,
    quality: 0.8,
};

/// Tones and dull things, with nothing above 10 kHz.
const MELLOW: Form = Form {
    half: true,
    ..SHARP
};

/// Cracks at half the rate: the encoder must not smear them.
const SUDDEN: Form = Form {
    quality: 1.0,
    ..MELLOW
};

/// Weather that passes once.
const PASSING: Form = Form {
    channels: 2,
    half: true,
    loops: false,
    quality: 0.5,
};

/// Weather that stays.
const LASTING: Form = Form {
    loops: true,
    quality: 1.0,
    ..PASSING
};

#[rustfmt::skip] // A row for each family.
const FAMILIES: &[Family] = &[
    // The columns from 2 to 12 have the tones 1 to 11.
    family("tone", Keys(11, 2, tones::tone), -24.0, (0.8, 1.0), MELLOW),
    family("bell", Takes(11, tones::bell), -22.0, (1.2, 1.5), MELLOW),
    family("felt", Takes(11, tones::felt), -34.0, (0.4, 0.5), MELLOW),
    family("turn", Keys(4, 2, tones::turn), -24.0, (0.6, 0.8), MELLOW),
    family("palm_soft", Takes(8, |take| palm::touch(0, take)), -32.0, PALM, SHARP),
    family("palm_mid", Takes(8, |take| palm::touch(1, take)), -28.0, PALM, SHARP),
    family("palm_hard", Takes(8, |take| palm::touch(2, take)), -24.0, PALM, SHARP),
    family("step", Takes(8, snow::step), -29.0, (0.25, 0.4), SHARP),
    family("place", Takes(5, rope::place), -26.0, (0.35, 0.55), SHARP),
    family("bank", Takes(5, canvas::bank), -26.0, (0.5, 0.8), MELLOW),
    family("claim", Takes(3, flag::claim), -21.5, (1.1, 1.3), SUDDEN),
    family("bust", Takes(4, bust::bust), -14.0, (1.4, 2.8), PASSING),
    family("crackle", Takes(6, fire::crackle), -33.0, (0.25, 0.45), SHARP),
    family("rope", Takes(4, rope::snap), -22.0, (0.3, 0.5), SHARP),
    family("roll", Takes(4, ivory::scoop), -25.0, (0.25, 0.4), SHARP),
    family("stop", Takes(4, rope::lock), -25.0, (0.15, 0.3), SHARP),
    family("focus", Takes(3, interface::focus), -36.0, (0.04, 0.1), SHARP),
    family("press", Takes(3, interface::press), -30.0, (0.1, 0.2), SHARP),
    family("back", Takes(3, interface::back), -31.0, (0.1, 0.2), SHARP),
    family("toggle", Takes(3, interface::toggle), -32.0, (0.08, 0.2), SHARP),
    family("slider", Takes(3, interface::slider), -36.0, (0.03, 0.1), SHARP),
    family("open", Takes(3, interface::open), -32.0, (0.2, 0.4), SHARP),
    family("close", Takes(3, interface::close), -33.0, (0.2, 0.4), SHARP),
    family("toast", Takes(3, tones::toast), -28.0, (0.5, 0.8), MELLOW),
    family("refuse", Takes(3, interface::refuse), -27.0, (0.2, 0.35), MELLOW),
    family("wind_calm", Single(wind::calm), -22.0, BED, LASTING),
    family("wind_rising", Single(wind::rising), -22.0, BED, LASTING),
    family("wind_storm", Single(wind::storm), -22.0, BED, LASTING),
    family("gust", Takes(4, gust::gust), -24.0, (3.0, 5.0), PASSING),
];

/// Seconds that a die takes to touch a palm.
const PALM: (f64, f64) = (0.06, 0.12);

/// Seconds of a loop of wind.
const BED: (f64, f64) = (12.0, 12.0);

/// Every sound of the game; no other file lies in `assets/audio` itself.
pub fn catalogue() -> impl Iterator<Item = Sound> {
    FAMILIES.iter().flat_map(|family| family.sounds())
}

/// A family; `loudness` as heard at the usual volumes, in LUFS.
const fn family(
    name: &'static str,
    members: Members,
    loudness: f64,
    seconds: (f64, f64),
    form: Form,
) -> Family {
    Family {
        name,
        members,
        loudness,
        seconds,
        form,
    }
}
