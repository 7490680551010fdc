//! A plucked string: a Karplus–Strong loop with the place of the pluck and the width of the finger.

use core::f64::consts::TAU;

use fundsp::prelude::{cos, exp, floor, sqrt};

use crate::audio::SAMPLE_RATE;
use crate::random::Random;
use crate::track::samples_in;

/// The frequency in Hz whose ring [`Pluck::bright`] gives.
const HIGH: f64 = 2500.0;

/// One pluck of one string.
#[derive(Clone, Copy)]
pub(super) struct Pluck {
    /// Pitch in Hz.
    pub(super) hz: f64,
    /// Seconds that the fundamental takes to fall by 60 dB.
    pub(super) ring: f64,
    /// Seconds that what lies at 2500 Hz takes to fall by 60 dB.
    pub(super) bright: f64,
    /// Where the string is plucked, as a part of its length: at 0.5 every other partial is missing.
    pub(super) place: f64,
    /// How long the finger's edge rounds the pulse, in seconds: a soft pluck is wide and dark.
    pub(super) finger: f64,
    /// How much of the pluck is the skin's rasp, 0 to 1.
    pub(super) rasp: f64,
    /// Seed of the rasp.
    pub(super) seed: u64,
}

impl Pluck {
    /// What the bridge hears for `seconds`.
    pub(super) fn render(&self, seconds: f64) -> Vec<f64> {
        let rate = f64::from(SAMPLE_RATE);
        let period = rate / self.hz;
        let pole = self.pole(period);
        // The loop is as long as one period: whole samples, the filter's delay, and a remainder of 0.5 to 1.5 samples.
        let free = period - pole / (1.0 - pole);
        let whole = floor(free - 0.5) as usize;
        let rest = free - whole as f64;
        let bend = (1.0 - rest) / (1.0 + rest);
        let turn = TAU * self.hz / rate;
        let passed = (1.0 - pole) / sqrt(1.0 - 2.0 * pole * cos(turn) + pole * pole);
        let kept = (per_period(period, self.ring) / passed).min(0.999_99);

        let mut line = self.shape(whole, period);
        let (mut smooth, mut before, mut bent) = (0.0, 0.0, 0.0);
        let mut at = 0;
        let mut sound = Vec::with_capacity(samples_in(seconds));
        for _ in 0..samples_in(seconds) {
            let sample = line[at];
            sound.push(sample);
            smooth = (1.0 - pole) * sample + pole * smooth;
            bent = bend * (smooth - bent) + before;
            before = smooth;
            line[at] = kept * bent;
            at = (at + 1) % whole;
        }
        sound
    }

    /// The pole of the low-pass in the loop: high partials lose what [`Pluck::bright`] asks for.
    fn pole(&self, period: f64) -> f64 {
        let loss = per_period(period, self.bright) / per_period(period, self.ring);
        let power = loss * loss;
        let slope = 1.0 - power * cos(TAU * HIGH / f64::from(SAMPLE_RATE));
        let span = 1.0 - power;
        (slope - sqrt((slope * slope - span * span).max(0.0))) / span
    }

    /// One period of the string as it is let go: two steps, as far apart as the place says, rounded by the finger.
    fn shape(&self, whole: usize, period: f64) -> Vec<f64> {
        let mut random = Random::new(self.seed);
        let place = self.place;
        let steps: Vec<f64> = (0..whole)
            .map(|index| {
                let part = index as f64 / period;
                let step = if part < place {
                    1.0
                } else {
                    -place / (1.0 - place)
                };
                step + self.rasp * random.between(-1.0, 1.0)
            })
            .collect();
        let width = samples_in(self.finger.min(0.4 * period / f64::from(SAMPLE_RATE))).max(1);
        let mut rounded = smoothed(&smoothed(&steps, width), width);
        let mean = rounded.iter().sum::<f64>() / whole as f64;
        rounded.iter_mut().for_each(|sample| *sample -= mean);
        rounded
    }
}

/// By how much one period of `period` samples lessens what falls by 60 dB in `ring` seconds.
fn per_period(period: f64, ring: f64) -> f64 {
    exp(-core::f64::consts::LN_10 * 3.0 * period / (ring * f64::from(SAMPLE_RATE)))
}

/// The mean over `width` samples around each sample of a circle.
fn smoothed(circle: &[f64], width: usize) -> Vec<f64> {
    let length = circle.len();
    (0..length)
        .map(|index| {
            let sum: f64 = (0..width)
                .map(|offset| circle[(index + offset + length - width / 2) % length])
                .sum();
            sum / width as f64
        })
        .collect()
}
