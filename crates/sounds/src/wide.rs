//! Two channels under construction: sounds that have a place, and may move.

use fundsp::prelude::{cos, exp, log, sin};

use crate::audio::Audio;
use crate::synth::{shaped, white};
use crate::track::{Track, samples_in};

/// A left and a right channel.
pub(crate) struct Wide {
    left: Track,
    right: Track,
}

impl Wide {
    /// The same on both sides.
    pub(crate) fn of(track: Track) -> Self {
        Self {
            left: track.clone(),
            right: track,
        }
    }

    /// Adds `sounds`, left and right, from the beginning on, and moves them to where `side` says at each time in
    /// seconds: -1 left, 1 right, equally loud everywhere.
    pub(crate) fn pass(&mut self, gain: f64, sounds: &[Vec<f64>; 2], side: impl Fn(f64) -> f64) {
        let place = |time: f64| (side(time) + 1.0) * core::f64::consts::FRAC_PI_4;
        let left = shaped(&sounds[0], |time| cos(place(time)));
        let right = shaped(&sounds[1], |time| sin(place(time)));
        self.both(gain * core::f64::consts::SQRT_2, &[left, right]);
    }

    /// Adds one sound on each side.
    pub(crate) fn both(&mut self, gain: f64, sounds: &[Vec<f64>; 2]) {
        self.left.lay(0.0, gain, &sounds[0]);
        self.right.lay(0.0, gain, &sounds[1]);
    }

    /// Presses the peaks of both sides together by the same curve, as [`Track::saturate`] does.
    pub(crate) fn saturate(&mut self, drive: f64) {
        let highest = self.left.highest().max(self.right.highest());
        self.left.press(drive / highest);
        self.right.press(drive / highest);
    }

    /// Takes back `share` (0 to 1) of what a loop rises and falls in level over about a second.
    pub(crate) fn even(&mut self, share: f64) {
        let pairs = self.left.samples().iter().zip(self.right.samples());
        let energy: Vec<f64> = pairs
            .map(|(left, right)| left * left + right * right)
            .collect();
        let length = energy.len();
        let reach = samples_in(0.3).min(length / 2);
        let mean = energy.iter().sum::<f64>() / length as f64;
        let mut around: f64 = energy[length - reach..].iter().sum();
        around += energy[..reach].iter().sum::<f64>();
        let gains: Vec<f64> = (0..length)
            .map(|index| {
                around += energy[(index + reach) % length];
                around -= energy[(index + length - reach) % length];
                let local = around / (2 * reach) as f64;
                exp(-0.5 * share * log(local / mean))
            })
            .collect();
        self.left.amplify(&gains);
        self.right.amplify(&gains);
    }

    /// Ends the work as [`Track::finish`] does.
    pub(crate) fn finish(self, release: f64) -> Audio {
        Audio::new(vec![self.left.finish(release), self.right.finish(release)])
    }
}

/// White noise for two sides, which have two thirds of their energy in common: wide, but nothing is lost where they are
/// added up.
pub(crate) fn wide_noise(seed: u64, seconds: f64) -> [Vec<f64>; 2] {
    let both = white(seed, seconds);
    [1, 2].map(|side| {
        let own = white(seed + side, seconds);
        let mixed = both.iter().zip(&own);
        mixed.map(|(both, own)| 0.8 * both + 0.6 * own).collect()
    })
}
