//! Dice in a closed hand: bone against skin and against bone, with no wood behind.

use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{Mode, below, mode, puff, scaled, strike};
use crate::track::Track;

/// The flesh of the palm: it gives way and does not ring.
const FLESH: [Mode; 3] = [
    mode(138.0, 0.6, 0.04),
    mode(211.0, 0.8, 0.036),
    mode(347.0, 0.4, 0.024),
];

/// Bone held by fingers: a tap that is choked at once.
const BONE: [Mode; 4] = [
    mode(690.0, 0.8, 0.016),
    mode(1130.0, 1.0, 0.014),
    mode(1790.0, 0.7, 0.011),
    mode(2630.0, 0.4, 0.008),
];

/// Seconds of silence before the touch, so that its first moment is not cut in two.
const LEAD: f64 = 0.002;

/// Strength with which the hand is shaken, and the sound it makes.
struct Strength {
    seed: u64,
    seconds: f64,
    /// Seconds that bone needs to give its force.
    contact: f64,
    /// The share of bone beside skin.
    bone: f64,
    /// Above this, in Hz, the fingers let nothing out.
    edge: f64,
}

/// Dice that hardly move, that are shaken, and that are shaken hard.
#[rustfmt::skip] // A row for each strength.
const STRENGTHS: [Strength; 3] = [
    Strength { seed: 7000, seconds: 0.062, contact: 0.004, bone: 0.4, edge: 950.0 },
    Strength { seed: 7200, seconds: 0.074, contact: 0.0022, bone: 0.6, edge: 1250.0 },
    Strength { seed: 7400, seconds: 0.09, contact: 0.0012, bone: 1.0, edge: 1900.0 },
];

/// Dice in the hand, shaken with a strength of 0 to 2. `take` 1 to 8.
pub(crate) fn touch(strength: usize, take: u64) -> Audio {
    let strength = &STRENGTHS[strength];
    let seed = strength.seed + 20 * take;
    let mut random = Random::new(seed);
    let mut track = Track::once(strength.seconds);
    let flesh = scaled(&FLESH, random.factor(0.14), random.factor(0.2));
    track.lay(LEAD, 0.36, &strike(&flesh, 2.0 * strength.contact));
    let skin = puff(seed + 1, random.between(380.0, 540.0), 0.7, 0.002, 0.03);
    track.lay(LEAD, 1.1, &below(&skin, 900.0));
    // Four dice do not arrive as one.
    let mut at = LEAD + random.between(0.0, 0.004);
    for number in 0..2 + take % 2 {
        let bone = scaled(&BONE, random.factor(0.16), random.factor(0.2));
        let tap = strike(&bone, strength.contact);
        let gain = strength.bone * random.between(0.35, 1.0);
        let dull = below(&below(&tap, strength.edge), 1.6 * strength.edge);
        track.lay(at, gain, &dull);
        let scrape = puff(seed + 2 + number, 900.0, 0.8, 0.001, 0.012);
        track.lay(at, 0.5 * gain, &below(&scrape, strength.edge));
        at += random.between(0.008, 0.021);
    }
    track.saturate(2.0);
    track.finish_mono(0.02)
}
