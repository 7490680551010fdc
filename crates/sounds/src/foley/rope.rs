//! Ropes and the metal on them.

use fundsp::prelude::{lerp, sin, xerp};

use super::{METAL, THUMP};
use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{below, mode, moving_band, puff, rising, scaled, shaped, strike, white};
use crate::track::Track;

/// A runner ropes up: the rope runs, the carabiner opens and shuts. `take` 1 to 5.
pub(crate) fn place(take: u64) -> Audio {
    let seed = 9300 + 20 * take;
    let mut random = Random::new(seed);
    let run = random.between(0.19, 0.25);
    let mut track = Track::once(run + 0.21);
    track.lay(0.0, 0.9, &running(seed + 1, run, &mut random));
    let shut = run + random.between(0.045, 0.075);
    for (number, at, gain) in [(0, run - 0.01, 0.2), (1, shut, 0.3)] {
        let ring = 1.0 + number as f64 * 0.5;
        let gate = scaled(&METAL, 0.85 * random.factor(0.08), ring);
        track.lay(at, gain, &strike(&gate, 0.0004));
        let click = puff(seed + 5 + number, 1500.0, 0.8, 0.0006, 0.025);
        track.lay(at, 0.8, &click);
    }
    track.lay(shut, 0.12, &strike(&scaled(&THUMP, 2.1, 0.4), 0.003));
    track.finish_mono(0.05)
}

/// A rope snaps: it creaks, cracks, and its end whips away. `take` 1 to 4.
pub(crate) fn snap(take: u64) -> Audio {
    let seed = 9400 + 40 * take;
    let mut random = Random::new(seed);
    let crack = random.between(0.05, 0.075);
    let mut track = Track::once(crack + random.between(0.28, 0.31));
    // Strands part, faster and faster.
    for number in 0..9_u32 {
        let waited = 1.0 - f64::from(number) / 9.0;
        let hz = random.between(900.0, 1700.0);
        let strand = puff(seed + u64::from(number), hz, 1.6, 0.0006, 0.012);
        let at = crack * (1.0 - waited * waited);
        track.lay(at, random.between(0.2, 0.5), &strand);
    }
    let sharp = puff(seed + 20, random.between(1500.0, 2000.0), 0.5, 0.0005, 0.07);
    track.lay(crack, 3.2, &sharp);
    let full = puff(seed + 21, random.between(420.0, 560.0), 0.7, 0.0012, 0.11);
    track.lay(crack, 1.6, &full);
    let fall = scaled(&THUMP, 1.5 * random.factor(0.1), 0.7);
    track.lay(crack, 0.25, &strike(&fall, 0.003));
    let length = 0.26;
    let lash = moving_band(&white(seed + 22, length), 1.5, |time| {
        xerp(2100.0, 480.0, time / length)
    });
    let lash = shaped(&lash, |time| {
        rising(time, 0.03) * rising(length - time, 0.22)
    });
    track.lay(crack + 0.02, 1.1, &below(&lash, 3200.0));
    track.saturate(1.4);
    track.finish_mono(0.08)
}

/// Stop: the rope runs a hand's width and a cam bites. `take` 1 to 4.
pub(crate) fn lock(take: u64) -> Audio {
    let seed = 9600 + 20 * take;
    let mut random = Random::new(seed);
    let run = random.between(0.05, 0.07);
    let mut track = Track::once(run + 0.13);
    track.lay(0.0, 0.6, &running(seed + 1, run, &mut random));
    let cam = [
        mode(410.0, 1.0, 0.03),
        mode(733.0, 0.8, 0.026),
        mode(1217.0, 0.6, 0.02),
        mode(2090.0, 0.35, 0.014),
    ];
    let bite = run + random.between(0.018, 0.028);
    for (number, at, gain) in [(0, run - 0.008, 0.45), (1, bite, 1.0)] {
        let bitten = scaled(&cam, random.factor(0.1), 1.0);
        track.lay(at, gain, &strike(&bitten, 0.0009));
        let hz = random.between(1500.0, 2100.0);
        let teeth = puff(seed + 5 + number, hz, 0.7, 0.0005, 0.02);
        track.lay(at, 1.2 * gain, &below(&teeth, 4500.0));
        let metal = scaled(&METAL, 0.7 * random.factor(0.08), 0.5);
        track.lay(at, 0.08 * gain, &strike(&metal, 0.0005));
    }
    track.lay(bite, 0.15, &strike(&scaled(&THUMP, 1.7, 0.4), 0.003));
    track.saturate(0.9);
    track.finish_mono(0.05)
}

/// Rope that runs through a hand for `seconds`: its twist ticks.
fn running(seed: u64, seconds: f64, random: &mut Random) -> Vec<f64> {
    let (slow, fast) = (random.between(46.0, 56.0), random.between(78.0, 96.0));
    let pitch = random.factor(0.12);
    let rope = moving_band(&white(seed, seconds), 1.2, |time| {
        pitch * lerp(620.0, 1700.0, time / seconds)
    });
    let ticking = shaped(&rope, |time| {
        let turns = slow * time + 0.5 * (fast - slow) * time * time / seconds;
        let twist = 0.5 + 0.5 * sin(core::f64::consts::TAU * turns);
        let ends = rising(time, 0.3 * seconds) * rising(seconds - time, 0.25 * seconds);
        (0.3 + 0.9 * twist * twist) * ends
    });
    below(&ticking, 4200.0)
}
