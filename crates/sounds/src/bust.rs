//! The turn is lost: a gust that tears across and takes the slope with it.

use fundsp::prelude::{exp10, lerp, smooth3, xerp};

use crate::audio::Audio;
use crate::drift::Drift;
use crate::random::Random;
use crate::synth::{above, below, falling, rising, shaped, wandering};
use crate::track::Track;
use crate::wide::{Wide, wide_noise};

/// One way in which the mountain takes a turn.
struct Blow {
    /// Seconds from the first breath to the last.
    length: f64,
    /// Seconds until the surge is at its height.
    surge: f64,
    /// Seconds after which a second crest comes, lower than the first.
    again: Option<f64>,
    /// Side it comes from, -1 for left to 1 for right; it leaves on the other.
    from: f64,
}

/// A slap, a long tear, and two with a second crest.
#[rustfmt::skip] // A row for each blow.
const BLOWS: [Blow; 4] = [
    Blow { length: 1.45, surge: 0.12, again: None, from: -0.9 },
    Blow { length: 2.6, surge: 0.42, again: None, from: 0.9 },
    Blow { length: 2.0, surge: 0.2, again: Some(0.62), from: 0.7 },
    Blow { length: 2.4, surge: 0.3, again: Some(0.95), from: -0.7 },
];

/// Level of a second crest beside the first.
const LOWER: f64 = 0.62;

/// The gust of a bust. `take` 1 to 4.
pub(crate) fn bust(take: u64) -> Audio {
    let seed = 6000 + 60 * take;
    let mut random = Random::new(seed);
    let blow = &BLOWS[(take as usize - 1) % BLOWS.len()];
    let (length, from) = (blow.length, blow.from);
    // A short one is over sooner.
    let ring = random.between(1.2, 1.4) * length;
    let tremble = Drift::new(seed + 1, length, 0.09);
    let crest = |time: f64| rising(time, blow.surge) * falling((time - blow.surge).max(0.0), ring);
    // It hits, tears along, and sinks; the trembling keeps the fall from being a straight line.
    let surge = |time: f64| {
        let second = blow.again.map_or(0.0, |at| LOWER * crest(time - at));
        crest(time).max(second)
    };
    let torn = |time: f64| surge(time) * exp10(3.0 * tremble.at(time) / 20.0);
    let side = |time: f64| lerp(from, -from, smooth3((time / (0.5 * length)).min(1.0)));
    let pitch = random.factor(0.12);
    let mut wide = Wide::of(Track::once(length));
    // Roar, tear and shriek: frequencies at rest and at the height in Hz, narrowness, level.
    let voices = [
        (170.0, 430.0, 0.6, 0.75),
        (280.0, 950.0, 1.8, 1.0),
        (600.0, 1900.0, 2.4, 0.5),
    ];
    for (number, (rest, height, q, gain)) in (0..).zip(voices) {
        let sounds = wide_noise(seed + 10 + 5 * number, length).map(|noise| {
            let band = wandering(&noise, q, false, |time| {
                pitch * xerp(rest, height, surge(time))
            });
            shaped(&band, torn)
        });
        wide.pass(gain, &sounds, side);
    }
    wide.pass(1.3, &rumble(seed + 30, length), |_| 0.0);
    wide.pass(0.16, &spindrift(seed + 40, length), side);
    wide.saturate(1.6);
    wide.finish(0.3)
}

/// Rumble of the ground: 40 to 120 Hz, slower to come and slower to go than the gust.
fn rumble(seed: u64, length: f64) -> [Vec<f64>; 2] {
    let roll = Drift::new(seed + 5, length, 0.12);
    wide_noise(seed, length).map(|noise| {
        let low = below(&below(&above(&above(&noise, 40.0), 40.0), 110.0), 120.0);
        shaped(&low, |time| {
            let shape = rising(time, 0.22) * falling((time - 0.4).max(0.0), 2.4);
            shape * (1.0 + 0.5 * roll.at(time))
        })
    })
}

/// Grains of snow torn off the ridge: they come a little later and stay in the air.
fn spindrift(seed: u64, length: f64) -> [Vec<f64>; 2] {
    let mut side = 0;
    wide_noise(seed, length).map(|noise| {
        side += 1;
        let swarm = Drift::new(seed + 5 + side, length, 0.013);
        let hiss = below(&above(&noise, 2100.0), 6500.0);
        shaped(&hiss, |time| {
            let shape = rising(time - 0.05, 0.28) * falling((time - 0.33).max(0.0), 2.7);
            shape * (0.65 + 0.45 * swarm.at(time))
        })
    })
}
