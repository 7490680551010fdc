//! A flag on a peak.

use core::f64::consts::TAU;

use fundsp::prelude::sin;

use super::THUMP;
use super::snow::Crunch;
use crate::audio::Audio;
use crate::drift::Drift;
use crate::random::Random;
use crate::synth::{below, falling, moving_band, puff, rising, scaled, shaped, strike, white};
use crate::track::Track;

/// A column is claimed: the pole goes in, the cloth unfurls and cracks in the wind. `take` 1 to 3.
pub(crate) fn claim(take: u64) -> Audio {
    let seed = 10_000 + 60 * take;
    let mut random = Random::new(seed);
    let mut track = Track::once(1.2);
    let thump = scaled(&THUMP, 1.3 * random.factor(0.08), 0.7);
    track.lay(0.0, 0.2, &strike(&thump, 0.004));
    let pole = Crunch {
        at: 0.0,
        seconds: 0.09,
        grains: 30,
        hz: (600.0, 2000.0),
        gain: 0.5,
    };
    pole.lay(&mut track, seed + 50);
    track.lay(0.06, 0.9, &flutter(seed + 1, 1.1, &mut random));
    // The end of the cloth cracks like a whip, twice, and a last time from further off.
    let mut at = random.between(0.17, 0.21);
    for (number, gain) in (0..).zip([1.0, 0.75, 0.4]) {
        crack(&mut track, at, gain, seed + 10 + 5 * number, &mut random);
        at += random.between(0.13, 0.28);
    }
    track.saturate(2.4);
    track.finish_mono(0.35)
}

/// Cloth that waves for `seconds`: fast while it unfurls, slower as it falls to the pole, and never evenly.
fn flutter(seed: u64, seconds: f64, random: &mut Random) -> Vec<f64> {
    let (fast, slow) = (random.between(19.0, 23.0), random.between(8.0, 11.0));
    let hurry = Drift::new(seed + 1, seconds, 0.11);
    let slack = Drift::new(seed + 2, seconds, 0.07);
    let beat = |time: f64| {
        let even = fast * time - 0.5 * (fast - slow) * time * time / seconds;
        let wave = 0.5 + 0.5 * sin(TAU * (even + 0.45 * hurry.at(time)));
        wave * wave * (0.65 + 0.6 * slack.at(time))
    };
    let cloth = moving_band(&white(seed, seconds), 0.9, |time| {
        480.0 + 620.0 * beat(time).max(0.0)
    });
    let waving = shaped(&cloth, |time| {
        (0.25 + beat(time)) * rising(time, 0.1) * falling(time, 2.0)
    });
    below(&waving, 2600.0)
}

fn crack(track: &mut Track, at: f64, gain: f64, seed: u64, random: &mut Random) {
    let sharp = puff(seed, random.between(1500.0, 2300.0), 0.5, 0.0006, 0.05);
    track.lay(at, 1.5 * gain, &below(&sharp, 5500.0));
    let full = puff(seed + 1, random.between(420.0, 600.0), 0.6, 0.003, 0.15);
    track.lay(at, 1.6 * gain, &below(&full, 1600.0));
}
