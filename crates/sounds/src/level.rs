//! Loudness and peak of a sound.

use std::borrow::Cow;

use fundsp::prelude::{An, Biquad, biquad, cos, exp10, log10, sin};

use crate::audio::{Audio, SAMPLE_RATE};

/// The highest level that a sound may reach before it is encoded, in dB of full scale. The encoder may add a little,
/// and -1 dB must hold after it.
const CEILING: f64 = -2.0;

/// Steps between two samples at which the true peak is looked for.
const STEPS: usize = 4;

/// Samples on each side from which a value between two samples is computed.
const REACH: isize = 12;

/// Gives `audio`, whose loudness was found, the loudness wanted (both in LUFS), or as much of it as its highest point allows.
pub(crate) fn levelled(audio: &Audio, found: f64, wanted: f64) -> Audio {
    let decibels = (wanted - found).min(CEILING - true_peak(audio));
    audio.amplified(exp10(decibels / 20.0))
}

/// The loudness of the loudest 400 ms in LUFS, weighted and measured as in ITU-R BS.1770. What is shorter counts as
/// followed by silence. Minus infinity for silence.
pub fn loudness(audio: &Audio) -> f64 {
    let window = SAMPLE_RATE as usize * 2 / 5;
    let energy = weighted_energy(audio);
    let mut current = 0.0;
    let mut loudest: f64 = 0.0;
    for (index, new) in energy.iter().enumerate() {
        current += new - index.checked_sub(window).map_or(0.0, |old| energy[old]);
        loudest = loudest.max(current);
    }
    lufs(loudest / window as f64)
}

/// The loudness of the whole in LUFS as in ITU-R BS.1770: over windows of 400 ms, without those below -70 LUFS and those
/// 10 LU below the mean of the others. Minus infinity for silence and for what is shorter than one window.
pub fn integrated_loudness(audio: &Audio) -> f64 {
    let step = SAMPLE_RATE as usize / 10;
    let energy = weighted_energy(audio);
    let steps = energy.chunks_exact(step);
    let steps: Vec<f64> = steps.map(|part| part.iter().sum()).collect();
    let mean = |four: &[f64]| four.iter().sum::<f64>() / (4 * step) as f64;
    let windows: Vec<f64> = steps.windows(4).map(mean).collect();
    let mean_above = |gate: f64| {
        let loud = windows.iter().filter(|power| lufs(**power) > gate);
        loud.clone().sum::<f64>() / loud.count().max(1) as f64
    };
    lufs(mean_above(lufs(mean_above(-70.0)) - 10.0))
}

/// The loudness of the whole sound in LUFS, weighted as in ITU-R BS.1770, without a gate: for beds that never pause.
pub fn mean_loudness(audio: &Audio) -> f64 {
    let energy = weighted_energy(audio);
    lufs(energy.iter().sum::<f64>() / energy.len().max(1) as f64)
}

fn lufs(energy: f64) -> f64 {
    -0.691 + 10.0 * log10(energy)
}

/// The energy of every sample at [`SAMPLE_RATE`], weighted as in BS.1770, all channels added up.
fn weighted_energy(audio: &Audio) -> Vec<f64> {
    let audio = if audio.rate() == SAMPLE_RATE {
        Cow::Borrowed(audio)
    } else {
        Cow::Owned(audio.doubled())
    };
    let mut energy = vec![0.0; audio.len()];
    for channel in audio.channels() {
        // A shelf for the head, then a high pass. The numbers hold for 48 kHz.
        let mut shelf: An<Biquad<f64>> = biquad(
            -1.690_659_293_182_41,
            0.732_480_774_215_85,
            1.535_124_859_586_97,
            -2.691_696_189_406_38,
            1.198_392_810_852_85,
        );
        let mut highpass: An<Biquad<f64>> =
            biquad(-1.990_047_454_833_98, 0.990_072_250_366_21, 1.0, -2.0, 1.0);
        for (sum, sample) in energy.iter_mut().zip(channel) {
            let weighted = f64::from(highpass.filter_mono(shelf.filter_mono(*sample)));
            *sum += weighted * weighted;
        }
    }
    energy
}

/// The highest sample in dB of full scale. Minus infinity for silence.
pub fn peak(audio: &Audio) -> f64 {
    20.0 * log10(highest_sample(audio))
}

/// The highest point in dB of full scale, also between samples. Minus infinity for silence.
pub fn true_peak(audio: &Audio) -> f64 {
    let kernels: Vec<Vec<f64>> = (1..STEPS)
        .map(|step| kernel(step as f64 / STEPS as f64))
        .collect();
    let mut highest = highest_sample(audio);
    // Between samples lower than this, nothing rises above the highest one.
    let worth_a_look = 0.5 * highest;
    for channel in audio.channels() {
        for (index, sample) in channel.iter().enumerate() {
            if f64::from(sample.abs()) < worth_a_look {
                continue;
            }
            // Both gaps next to a high sample.
            for gap in [index as isize - 1, index as isize] {
                for kernel in &kernels {
                    highest = highest.max(between(channel, gap, kernel).abs());
                }
            }
        }
    }
    20.0 * log10(highest)
}

/// The root of the mean square in dB of full scale. Minus infinity for silence.
pub fn rms(audio: &Audio) -> f64 {
    let samples = audio.channels().iter().flatten();
    let squares: f64 = samples.map(|sample| f64::from(*sample).powi(2)).sum();
    10.0 * log10(squares / (audio.len() * audio.channels().len()).max(1) as f64)
}

fn highest_sample(audio: &Audio) -> f64 {
    let samples = audio.channels().iter().flatten();
    f64::from(samples.fold(0.0, |highest: f32, sample| highest.max(sample.abs())))
}

/// The windowed sinc that gives the value `part` of the way from one sample to the next.
fn kernel(part: f64) -> Vec<f64> {
    (1 - REACH..=REACH)
        .map(|offset| {
            let distance = core::f64::consts::PI * (offset as f64 - part);
            let window = cos(distance / (2.0 * (REACH as f64 + 1.0)));
            sin(distance) / distance * window * window
        })
        .collect()
}

fn between(channel: &[f32], gap: isize, kernel: &[f64]) -> f64 {
    let first = gap + 1 - REACH;
    let value = |(offset, weight): (usize, &f64)| {
        let index = usize::try_from(first + offset as isize).ok();
        index
            .and_then(|index| channel.get(index))
            .map_or(0.0, |sample| weight * f64::from(*sample))
    };
    kernel.iter().enumerate().map(value).sum()
}
