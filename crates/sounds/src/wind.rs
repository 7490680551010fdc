//! Beds of wind, as loops: how bad the weather is, the game says by their levels.

use fundsp::prelude::{exp10, highpass_hz, lowpass_hz, xerp11};

use crate::audio::Audio;
use crate::drift::Drift;
use crate::synth::{shaped, wandering};
use crate::track::Track;
use crate::wide::{Wide, wide_noise};

/// Seconds that each loop takes. Slow curves of different steps keep it from being heard as one.
const LENGTH: f64 = 12.0;

/// One voice of the wind: noise through a resonance that wanders.
struct Voice {
    /// The frequencies it wanders between, in Hz.
    hz: (f64, f64),
    /// Quality factor of the resonance: the higher, the narrower.
    q: f64,
    /// Its amplitude.
    gain: f64,
    /// Depth of the slow swells of its level, in dB.
    sway: f64,
    /// Seconds from one turn of its ways to the next.
    step: f64,
    /// Depth of the fast turbulence of its level, in dB.
    tremble: f64,
}

#[rustfmt::skip] // A row for each voice.
const CALM: &[Voice] = &[
    Voice { hz: (200.0, 340.0), q: 0.65, gain: 0.95, sway: 0.8, step: 1.9, tremble: 0.0 },
    Voice { hz: (290.0, 570.0), q: 1.4, gain: 1.1, sway: 2.0, step: 1.3, tremble: 0.5 },
    Voice { hz: (460.0, 800.0), q: 1.2, gain: 0.26, sway: 5.0, step: 1.7, tremble: 0.8 },
    Voice { hz: (1000.0, 1500.0), q: 0.8, gain: 0.035, sway: 5.0, step: 0.9, tremble: 1.0 },
];

#[rustfmt::skip] // A row for each voice.
const RISING: &[Voice] = &[
    Voice { hz: (190.0, 330.0), q: 0.7, gain: 0.8, sway: 1.5, step: 1.6, tremble: 1.0 },
    Voice { hz: (320.0, 780.0), q: 3.6, gain: 1.4, sway: 4.0, step: 1.1, tremble: 1.2 },
    Voice { hz: (560.0, 1300.0), q: 5.0, gain: 0.85, sway: 5.0, step: 0.8, tremble: 1.5 },
    // The moan: narrow, but never at rest.
    Voice { hz: (120.0, 255.0), q: 11.0, gain: 2.0, sway: 3.5, step: 1.4, tremble: 0.6 },
    Voice { hz: (250.0, 430.0), q: 13.0, gain: 1.2, sway: 5.0, step: 1.0, tremble: 0.8 },
    Voice { hz: (1300.0, 2100.0), q: 0.8, gain: 0.07, sway: 4.0, step: 0.7, tremble: 2.0 },
];

#[rustfmt::skip] // A row for each voice.
const STORM: &[Voice] = &[
    Voice { hz: (85.0, 150.0), q: 0.7, gain: 0.75, sway: 1.5, step: 0.9, tremble: 2.0 },
    Voice { hz: (220.0, 460.0), q: 0.7, gain: 1.15, sway: 1.2, step: 1.1, tremble: 2.0 },
    Voice { hz: (480.0, 1050.0), q: 2.2, gain: 1.0, sway: 3.0, step: 0.8, tremble: 2.0 },
    Voice { hz: (760.0, 1600.0), q: 3.5, gain: 0.5, sway: 4.0, step: 0.6, tremble: 2.5 },
    Voice { hz: (1500.0, 2600.0), q: 1.0, gain: 0.14, sway: 3.0, step: 0.7, tremble: 3.0 },
];

/// Position at which each loop is cut, in samples: of many, the one at which the encoder leaves the smallest step from
/// the end to the beginning. If a bed changes and its loop no longer closes, try others.
const CUTS: [usize; 3] = [388_476, 328_526, 31_174];

/// Hardly any risk: air that moves, soft and dark.
pub(crate) fn calm() -> Audio {
    finished(bed(4000, CALM)).turned(CUTS[0])
}

/// Risk: bands of wind that wander, and a low moan among rocks.
pub(crate) fn rising() -> Audio {
    finished(bed(4200, RISING)).turned(CUTS[1])
}

/// The worst: a roar, and snow driven over ice.
pub(crate) fn storm() -> Audio {
    let mut wide = bed(4400, STORM);
    wide.both(0.05, &driven_snow(4490));
    finished(wide).turned(CUTS[2])
}

fn bed(seed: u64, voices: &[Voice]) -> Wide {
    let mut wide = Wide::of(Track::looped(LENGTH));
    for (number, voice) in (0..).zip(voices) {
        wide.both(voice.gain, &voice.sound(seed + 20 * number));
    }
    wide
}

/// The game says how strong the wind is, so what the voices do to each other is taken back for the most part.
fn finished(mut wide: Wide) -> Audio {
    wide.even(0.75);
    wide.finish(0.0)
}

impl Voice {
    /// The voice on both sides: they wander together, but each side sways for itself.
    fn sound(&self, seed: u64) -> [Vec<f64>; 2] {
        let way = Drift::new(seed + 5, LENGTH, self.step);
        let detour = Drift::new(seed + 6, LENGTH, 0.31 * self.step);
        let noise = wide_noise(seed, LENGTH);
        let mut side = 0;
        noise.map(|noise| {
            side += 1;
            let band = wandering(&noise, self.q, true, |time| {
                let place = 0.8 * way.at(time) + 0.3 * detour.at(time);
                xerp11(self.hz.0, self.hz.1, place)
            });
            shaped(&band, self.level(seed + 6 + 2 * side))
        })
    }

    fn level(&self, seed: u64) -> impl Fn(f64) -> f64 {
        let sway = Drift::new(seed, LENGTH, 0.8 * self.step);
        let tremble = Drift::new(seed + 1, LENGTH, 0.11);
        let (depth, shake) = (self.sway, self.tremble);
        move |time| exp10((depth * sway.at(time) + shake * tremble.at(time)) / 20.0)
    }
}

/// Grains of snow driven along: a hiss that swarms.
fn driven_snow(seed: u64) -> [Vec<f64>; 2] {
    let mut side = 0;
    wide_noise(seed, LENGTH).map(|noise| {
        side += 10;
        let swarm = Drift::new(seed + side, LENGTH, 0.017);
        let cloud = Drift::new(seed + side + 1, LENGTH, 0.6);
        let mut track = Track::looped(LENGTH);
        track.lay(0.0, 1.0, &noise);
        track.send_through(highpass_hz(2600.0, 0.7));
        track.send_through(lowpass_hz(6500.0, 0.6));
        shaped(track.samples(), |time| {
            let grains = 0.6 + 0.4 * swarm.at(time);
            grains * exp10(5.0 * cloud.at(time) / 20.0)
        })
    })
}
