//! Loudness as broadcasters measure it, and its place in the spectrum.

use std::ops::Range;

use cant_stop::sound::SoundRecording;
use ebur128::{EbuR128, Mode};

/// Left and right, full scale at ±1.
pub(crate) type Frames = Vec<[f32; 2]>;

/// Samples per second.
pub(crate) const RATE: u32 = SoundRecording::SAMPLE_RATE;
/// Level below which sound counts as silent, in LUFS.
pub(crate) const SILENT: f64 = -90.0;
/// Samples per spectrum.
const WINDOW: usize = 4096;

/// The frames from one second to another.
pub(crate) fn cut(frames: &[[f32; 2]], seconds: Range<f64>) -> &[[f32; 2]] {
    &frames[range(frames, seconds)]
}

/// Numbers of the frames from one second to another, of those that there are.
pub(crate) fn range(frames: &[[f32; 2]], seconds: Range<f64>) -> Range<usize> {
    let at = |second: f64| ((second.max(0.0) * f64::from(RATE)) as usize).min(frames.len());
    at(seconds.start)..at(seconds.end).max(at(seconds.start))
}

fn meter(mode: Mode) -> EbuR128 {
    EbuR128::new(2, RATE, mode).expect("two channels at this rate can be measured")
}

/// The loudness of all of it in LUFS, its silences left out.
pub(crate) fn integrated(frames: &[[f32; 2]]) -> f64 {
    let mut meter = meter(Mode::I);
    let fed = meter.add_frames_f32(frames.as_flattened());
    let level = fed.and_then(|()| meter.loudness_global());
    level.unwrap_or(SILENT).max(SILENT)
}

/// The loudness in LUFS of all of it, silences and all.
pub(crate) fn mean(frames: &[[f32; 2]]) -> f64 {
    let blocks = momentary(frames, 0.1);
    let power: f64 = blocks.iter().map(|level| 10f64.powf(level / 10.0)).sum();
    (10.0 * (power / blocks.len().max(1) as f64).log10()).max(SILENT)
}

/// The loudness in LUFS of the 400 ms before each step of `step` seconds.
pub(crate) fn momentary(frames: &[[f32; 2]], step: f64) -> Vec<f64> {
    let mut meter = meter(Mode::M);
    let step = ((step * f64::from(RATE)) as usize).max(1);
    let levels = frames.chunks(step).map(|chunk| {
        let fed = meter.add_frames_f32(chunk.as_flattened());
        let level = fed.and_then(|()| meter.loudness_momentary());
        level.unwrap_or(SILENT).max(SILENT)
    });
    levels.collect()
}

/// The loudness in LUFS of the loudest 400 ms.
pub(crate) fn loudest(frames: &[[f32; 2]]) -> f64 {
    // What is short is followed by silence.
    let mut padded = frames.to_vec();
    padded.resize(frames.len() + RATE as usize * 2 / 5, [0.0; 2]);
    momentary(&padded, 0.02).into_iter().fold(SILENT, f64::max)
}

/// The middle one of some levels.
pub(crate) fn median(mut levels: Vec<f64>) -> Option<f64> {
    levels.sort_by(f64::total_cmp);
    levels.get(levels.len() / 2).copied()
}

/// The highest point in dB of full scale, also between samples.
pub(crate) fn true_peak(frames: &[[f32; 2]]) -> f64 {
    let mut meter = meter(Mode::TRUE_PEAK);
    let fed = meter.add_frames_f32(frames.as_flattened());
    let peak = |channel| fed.and_then(|()| meter.true_peak(channel)).unwrap_or(0.0);
    20.0 * peak(0).max(peak(1)).max(1e-9).log10()
}

/// The power of each of 2048 bands from 0 Hz to half the rate, in the middle of these frames.
pub(crate) fn spectrum(frames: &[[f32; 2]]) -> Vec<f32> {
    let mut window = [0.0f32; WINDOW];
    for (at, (sample, frame)) in window.iter_mut().zip(frames).enumerate() {
        let phase = std::f32::consts::TAU * at as f32 / WINDOW as f32;
        *sample = 0.5 * (1.0 - phase.cos()) * (frame[0] + frame[1]) / 2.0;
    }
    let bands = microfft::real::rfft_4096(&mut window);
    // The first holds two bands at once: no tone, and the highest.
    bands[0].im = 0.0;
    bands
        .iter()
        .map(|band| band.re * band.re + band.im * band.im)
        .collect()
}

/// The middle of the spectrum by power, in Hz; none in silence.
pub(crate) fn centroid(frames: &[[f32; 2]]) -> Option<f64> {
    let (mut weighted, mut whole) = (0.0, 0.0);
    for chunk in frames.chunks_exact(WINDOW) {
        for (band, power) in spectrum(chunk).iter().enumerate() {
            // By amplitude: by power a single low tone would be all there is.
            let amplitude = f64::from(power.sqrt());
            weighted += amplitude * band as f64 * f64::from(RATE) / WINDOW as f64;
            whole += amplitude;
        }
    }
    (whole > 1e-3).then(|| weighted / whole)
}

/// Frames after a small loudspeaker: a high-pass at 300 Hz with two poles.
pub(crate) fn small_speaker(frames: &[[f32; 2]]) -> Frames {
    let turn = std::f32::consts::TAU * 300.0 / RATE as f32;
    let (cos, alpha) = (turn.cos(), turn.sin() / (2.0 * 0.707));
    let scale = 1.0 / (1.0 + alpha);
    let (b0, b1) = ((1.0 + cos) / 2.0 * scale, -(1.0 + cos) * scale);
    let (a1, a2) = (-2.0 * cos * scale, (1.0 - alpha) * scale);
    let mut past = [[0.0f32; 4]; 2];
    let through = |frame: &[f32; 2]| {
        let mut out = [0.0; 2];
        for ((out, sample), past) in out.iter_mut().zip(frame).zip(&mut past) {
            let [x1, x2, y1, y2] = *past;
            *out = b0 * sample + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
            *past = [*sample, x1, *out, y1];
        }
        out
    };
    frames.iter().map(through).collect()
}

/// The same on both ears.
pub(crate) fn mono(frames: &[[f32; 2]]) -> Frames {
    let fold = |frame: &[f32; 2]| [(frame[0] + frame[1]) / 2.0; 2];
    frames.iter().map(fold).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tone(hz: f32, gain: f32, seconds: f32) -> Frames {
        (0..(seconds * RATE as f32) as usize)
            .map(|at| {
                let phase = std::f32::consts::TAU * hz * at as f32 / RATE as f32;
                [gain * phase.sin(); 2]
            })
            .collect()
    }

    #[test]
    fn a_full_tone_is_as_loud_as_the_standard_says() {
        // BS.1770: 997 Hz at full scale on one channel has -3.01 LUFS; on two channels 0.
        let level = integrated(&tone(997.0, 1.0, 3.0));
        assert!(level.abs() < 0.1, "{level}");
        assert!((loudest(&tone(997.0, 0.1, 1.0)) + 20.0).abs() < 0.2);
        assert!((mean(&tone(997.0, 0.1, 5.0)) + 20.0).abs() < 0.4);
    }

    #[test]
    fn a_tone_lies_where_it_is() {
        let middle = centroid(&tone(1000.0, 0.5, 1.0)).expect("it is heard");
        assert!((middle - 1000.0).abs() < 60.0, "{middle}");
        assert_eq!(centroid(&vec![[0.0; 2]; 48_000]), None);
    }

    #[test]
    fn a_small_loudspeaker_has_no_bass() {
        let loss =
            |hz| integrated(&tone(hz, 0.5, 2.0)) - integrated(&small_speaker(&tone(hz, 0.5, 2.0)));
        assert!(loss(80.0) > 15.0 && loss(2000.0) < 0.5);
    }
}
