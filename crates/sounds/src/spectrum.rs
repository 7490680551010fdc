//! Spectrum of a sound.

use core::f64::consts::{PI, TAU};

use fundsp::prelude::{cos, sin, sqrt};

use crate::audio::{Audio, SAMPLE_RATE};

/// Samples of one window, a power of two.
pub const WINDOW: usize = 4096;

/// The power at each frequency of one window of `samples` from `start` on, weighted so that it begins and ends at rest. What
/// lies past the end counts as silence. Entry `k` is that of [`bin_hz`] `(k)`.
pub fn power(samples: &[f32], start: usize) -> Vec<f64> {
    let mut real: Vec<f64> = (0..WINDOW)
        .map(|index| {
            let sample = samples.get(start + index).copied().unwrap_or(0.0);
            let weight = 0.5 - 0.5 * cos(TAU * index as f64 / WINDOW as f64);
            weight * f64::from(sample)
        })
        .collect();
    let mut imaginary = vec![0.0; WINDOW];
    transform(&mut real, &mut imaginary);
    let square = |index: usize| real[index] * real[index] + imaginary[index] * imaginary[index];
    (0..WINDOW / 2).map(square).collect()
}

/// The frequency of entry `index` of [`power`], in Hz.
pub fn bin_hz(index: usize) -> f64 {
    index as f64 * f64::from(SAMPLE_RATE) / WINDOW as f64
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
    let weighted = |(index, power): (usize, &f64)| bin_hz(index) * weight(*power);
    let above: f64 = sums.iter().enumerate().map(weighted).sum();
    above / sums.iter().map(|power| weight(*power)).sum::<f64>()
}

/// The discrete Fourier transform in place, for a length that is a power of two.
fn transform(real: &mut [f64], imaginary: &mut [f64]) {
    let count = real.len();
    let bits = count.trailing_zeros();
    for index in 0..count {
        let mirrored = index.reverse_bits() >> (usize::BITS - bits);
        if index < mirrored {
            real.swap(index, mirrored);
            imaginary.swap(index, mirrored);
        }
    }
    let mut half = 1;
    while half < count {
        let (turn_x, turn_y) = (cos(PI / half as f64), -sin(PI / half as f64));
        let (mut x, mut y) = (1.0, 0.0);
        for offset in 0..half {
            for low in (offset..count).step_by(2 * half) {
                let high = low + half;
                let along = real[high] * x - imaginary[high] * y;
                let across = real[high] * y + imaginary[high] * x;
                (real[high], imaginary[high]) = (real[low] - along, imaginary[low] - across);
                real[low] += along;
                imaginary[low] += across;
            }
            (x, y) = (x * turn_x - y * turn_y, x * turn_y + y * turn_x);
        }
        half *= 2;
    }
}
