//! Spectrum of a sound.

use core::f64::consts::TAU;

use fundsp::fft::real_fft;
use fundsp::prelude::{cos, sqrt};

use crate::audio::Audio;

/// Samples of one window.
pub const WINDOW: usize = 4096;

/// The power at each frequency of one window of `samples` from `start` on, weighted so that it begins and ends at rest. What
/// lies past the end counts as silence. Entry `k` is that of `k` times the rate over [`WINDOW`].
pub fn power(samples: &[f32], start: usize) -> Vec<f64> {
    let mut window = [0.0; WINDOW];
    for (index, (slot, sample)) in window.iter_mut().zip(&samples[start..]).enumerate() {
        *slot = sample * (0.5 - 0.5 * cos(TAU * index as f64 / WINDOW as f64)) as f32;
    }
    let bins = real_fft(&mut window);
    // The highest frequency is packed beside the constant part.
    bins[0].im = 0.0;
    bins.iter().map(|bin| f64::from(bin.norm_sqr())).collect()
}

/// The mean frequency in Hz, each weighted with its power over the whole sound.
pub fn centroid(audio: &Audio) -> f64 {
    mean_hz(audio, |power| power)
}

/// The mean frequency in Hz, each weighted with its amplitude over the whole sound: closer to how bright it seems.
pub fn brightness(audio: &Audio) -> f64 {
    mean_hz(audio, sqrt)
}

fn mean_hz(audio: &Audio, weight: impl Fn(f64) -> f64) -> f64 {
    let mut sums = vec![0.0; WINDOW / 2];
    for channel in audio.channels() {
        for start in (0..channel.len()).step_by(WINDOW) {
            for (sum, power) in sums.iter_mut().zip(power(channel, start)) {
                *sum += power;
            }
        }
    }
    let (mut moment, mut whole) = (0.0, 0.0);
    for (index, sum) in sums.into_iter().enumerate() {
        moment += index as f64 * weight(sum);
        whole += weight(sum);
    }
    moment / whole * f64::from(audio.rate()) / WINDOW as f64
}
