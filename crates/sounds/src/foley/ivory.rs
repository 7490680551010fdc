//! Dice picked up.

use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{Mode, band, below, mode, puff, rising, scaled, shaped, strike, white};
use crate::track::Track;

/// A die that touches another between fingers.
const IVORY: [Mode; 5] = [
    mode(1480.0, 0.5, 0.022),
    mode(2310.0, 0.8, 0.026),
    mode(3460.0, 1.0, 0.022),
    mode(4980.0, 0.4, 0.016),
    mode(7120.0, 0.12, 0.01),
];

/// Roll: four dice are scooped up from felt. `take` 1 to 4.
pub(crate) fn scoop(take: u64) -> Audio {
    let seed = 10_300 + 40 * take;
    let mut random = Random::new(seed);
    let length = random.between(0.3, 0.34);
    let mut track = Track::once(length);
    // Fingers brush over the felt and close.
    let brush = band(&white(seed, 0.2), random.between(650.0, 850.0), 0.7);
    let brush = shaped(&brush, |time| rising(time, 0.09) * rising(0.2 - time, 0.11));
    track.lay(0.0, 0.7, &below(&brush, 2400.0));
    let mut at = random.between(0.05, 0.07);
    for number in 0..6_u32 {
        // The hand closes over them, so that the last ones are heard from inside.
        let closing = f64::from(number) / 5.0;
        let gain = random.between(0.35, 0.7) * (1.0 - 0.5 * closing);
        let die = scaled(&IVORY, random.factor(0.12), random.factor(0.2));
        let edge = 5600.0 - 3200.0 * closing;
        track.lay(at, gain, &below(&strike(&die, 0.0006), edge));
        let contact = puff(seed + 5 + u64::from(number), 900.0, 0.8, 0.001, 0.016);
        track.lay(at, 0.7 * gain, &below(&contact, 1800.0));
        at += random.between(0.018, 0.042);
    }
    let fist = puff(seed + 20, 340.0, 0.7, 0.004, 0.06);
    track.lay(at, 0.8, &below(&fist, 800.0));
    track.saturate(0.8);
    track.finish_mono(0.05)
}
