//! Boots on packed snow.

use super::{METAL, THUMP};
use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{below, puff, scaled, strike};
use crate::track::Track;

/// A stretch of snow that gives way.
pub(super) struct Crunch {
    /// Beginning and length, in seconds.
    pub(super) at: f64,
    pub(super) seconds: f64,
    /// Number of grains that break.
    pub(super) grains: u64,
    /// The frequencies of the grains in Hz: packed snow sounds lower the deeper the boot sinks.
    pub(super) hz: (f64, f64),
    pub(super) gain: f64,
}

/// A runner moves up one space: heel, then sole, then the gear swings. `take` 1 to 8.
pub(crate) fn step(take: u64) -> Audio {
    let seed = 9000 + 20 * take;
    let mut random = Random::new(seed);
    let mut track = Track::once(random.between(0.255, 0.28));
    let boot = scaled(&THUMP, 1.3 * random.factor(0.12), 0.55);
    track.lay(0.0, 0.13, &strike(&boot, 0.008));
    let sole = random.between(0.07, 0.1);
    let dry = random.factor(0.15);
    let heel = Crunch {
        at: 0.0,
        seconds: 0.1,
        grains: 44,
        hz: (520.0 * dry, 1700.0 * dry),
        gain: 0.8,
    };
    heel.lay(&mut track, seed + 1);
    let pressed = Crunch {
        at: sole,
        seconds: random.between(0.1, 0.14),
        grains: 78,
        hz: (620.0 * dry, 2300.0 * dry),
        gain: 1.0,
    };
    pressed.lay(&mut track, seed + 2);
    let swing = sole + random.between(0.05, 0.08);
    for (at, gain) in [(swing, 0.07), (swing + random.between(0.03, 0.05), 0.04)] {
        let gear = scaled(&METAL, 0.8 * random.factor(0.1), 0.7);
        track.lay(at, gain * random.factor(0.4), &strike(&gear, 0.0006));
    }
    track.finish_mono(0.04)
}

impl Crunch {
    /// Lays it over `track`: few strong grains among many weak ones, crowded at first.
    pub(super) fn lay(&self, track: &mut Track, seed: u64) {
        let mut random = Random::new(seed);
        for number in 0..self.grains {
            let place = random.between(0.0, 1.0);
            let at = self.at + self.seconds * place * (0.4 + 0.6 * place);
            let hz = random.between(self.hz.0, self.hz.1);
            let ring = random.between(0.005, 0.018);
            let grain = puff(seed * 100 + number, hz, 2.2, 0.0008, ring);
            let chance = random.between(0.0, 1.0);
            let strength = 0.15 + chance * chance * chance;
            let sinking = 1.0 - 0.6 * place;
            track.lay(at, self.gain * strength * sinking, &below(&grain, 3200.0));
        }
        let mass = puff(seed * 100 + 99, 480.0, 0.7, 0.01, self.seconds);
        track.lay(self.at, 0.35 * self.gain, &below(&mass, 1100.0));
    }
}
