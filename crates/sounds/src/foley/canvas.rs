//! A tent goes up.

use super::THUMP;
use super::snow::Crunch;
use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{below, puff, scaled, strike};
use crate::track::Track;

/// The turn is banked: canvas is thrown open, catches air and settles. `take` 1 to 5.
pub(crate) fn bank(take: u64) -> Audio {
    let seed = 9700 + 40 * take;
    let mut random = Random::new(seed);
    let mut track = Track::once(0.51);
    // The folds open one after the other, each softer than the one before.
    let mut at = 0.0;
    for fold in 0..5_u32 {
        let soft = 1.0 / (1.0 + 0.55 * f64::from(fold));
        let number = u64::from(fold);
        let hz = random.between(380.0, 620.0);
        let air = puff(seed + number, hz, 0.7, random.between(0.009, 0.016), 0.13);
        track.lay(at, 1.5 * soft, &below(&air, 1500.0));
        // The weave slaps where the fold runs out.
        let hz = random.between(1100.0, 1800.0);
        let slap = puff(seed + 10 + number, hz, 0.8, 0.002, 0.03);
        track.lay(at + 0.012, 0.55 * soft, &below(&slap, 3600.0));
        at += random.between(0.05, 0.095);
    }
    let down = random.between(0.2, 0.26);
    let pole = scaled(&THUMP, random.factor(0.1), 0.8);
    track.lay(down, 0.14, &strike(&pole, 0.008));
    let bedding = Crunch {
        at: down,
        seconds: 0.12,
        grains: 20,
        hz: (500.0, 1500.0),
        gain: 0.35,
    };
    bedding.lay(&mut track, seed + 30);
    track.finish_mono(0.15)
}
