//! A flag on a peak.

use core::f64::consts::TAU;

use fundsp::prelude::sin;

use super::THUMP;
use super::snow::Crunch;
use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{below, falling, moving_band, puff, rising, scaled, shaped, strike, white};
use crate::track::Track;

/// A column is claimed: the pole goes in, the cloth unfurls and cracks in the wind. `take` 1 to 3.
pub(crate) fn claim(take: u64) -> Audio {
    let seed = 10_000 + 60 * take;
    let mut random = Random::new(seed);
    let mut track = Track::once(1.2);
    track.lay(
        0.0,
        0.2,
        &strike(&scaled(&THUMP, 1.3 * random.factor(0.08), 0.7), 0.004),
    );
    let pole = Crunch {
        at: 0.0,
        seconds: 0.09,
        grains: 30,
        hz: (600.0, 2000.0),
        gain: 0.5,
    };
    pole.lay(&mut track, seed + 50);
    track.lay(0.06, 1.5, &flutter(seed + 1, 1.1, &mut random));
    // The end of the cloth cracks like a whip, twice, and a last time from further off.
    let mut at = random.between(0.17, 0.21);
    for (number, gain) in (0..).zip([1.0, 0.75, 0.4]) {
        crack(&mut track, at, gain, seed + 10 + 5 * number, &mut random);
        at += random.between(0.15, 0.24);
    }
    track.saturate(3.2);
    track.finish_mono(0.35)
}

/// Cloth that waves for so many seconds: fast while it unfurls, slower as it falls to the pole.
fn flutter(seed: u64, seconds: f64, random: &mut Random) -> Vec<f64> {
    let (fast, slow) = (random.between(19.0, 23.0), random.between(9.0, 12.0));
    let turns = move |time: f64| fast * time - 0.5 * (fast - slow) * time * time / seconds;
    let beat = move |time: f64| {
        let wave = 0.5 + 0.5 * sin(TAU * turns(time));
        wave * wave
    };
    let cloth = moving_band(&white(seed, seconds), 0.9, |time| {
        480.0 + 620.0 * beat(time)
    });
    let waving = shaped(&cloth, |time| {
        (0.15 + beat(time)) * rising(time, 0.1) * falling(time, 2.1)
    });
    below(&waving, 2600.0)
}

fn crack(track: &mut Track, at: f64, gain: f64, seed: u64, random: &mut Random) {
    let sharp = puff(seed, random.between(1500.0, 2300.0), 0.5, 0.0006, 0.035);
    track.lay(at, 1.5 * gain, &below(&sharp, 5500.0));
    let full = puff(seed + 1, random.between(420.0, 600.0), 0.6, 0.003, 0.1);
    track.lay(at, 1.6 * gain, &below(&full, 1600.0));
}
