//! Gusts that swell and pass across, over the bed of wind.

use fundsp::prelude::{exp10, lerp, smooth5, xerp};

use crate::audio::Audio;
use crate::drift::Drift;
use crate::random::Random;
use crate::synth::{rising, shaped, wandering};
use crate::track::Track;
use crate::wide::{Wide, wide_noise};

/// A gust. `take` 1 to 4; every other one comes from the right.
pub(crate) fn gust(take: u64) -> Audio {
    let seed = 5000 + 40 * take;
    let mut random = Random::new(seed);
    let length = 2.88 + 0.15 * take as f64;
    let crest = length * random.between(0.38, 0.52);
    let from = if take % 2 == 1 { -0.75 } else { 0.75 };
    let swell = |time: f64| {
        let before = rising(time, crest);
        before * before * rising(length - time, length - crest)
    };
    let way = Drift::new(seed + 1, length, 0.45);
    let pitch = random.factor(0.15);
    let mut wide = Wide::of(Track::once(length));
    // Body, howl and the snow it carries: lowest and highest frequency in Hz, narrowness, level.
    let voices = [
        (200.0, 460.0, 0.7, 1.0),
        (340.0, 880.0, 3.5, 0.9),
        (620.0, 1800.0, 0.8, 0.2),
    ];
    for (number, (low, high, q, gain)) in (0..).zip(voices) {
        let tremble = Drift::new(seed + 2 + number, length, 0.13);
        let sounds = wide_noise(seed + 10 * number + 10, length).map(|noise| {
            let band = wandering(&noise, q, false, |time| {
                let wander = 1.0 + 0.12 * way.at(time);
                pitch * wander * xerp(low, high, swell(time))
            });
            shaped(&band, |time| {
                swell(time) * exp10(2.5 * tremble.at(time) / 20.0)
            })
        });
        wide.pass(gain, &sounds, |time| {
            lerp(from, -from, smooth5(time / length))
        });
    }
    wide.finish(0.3)
}
