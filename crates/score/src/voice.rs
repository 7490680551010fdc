//! One sounding note.

use crate::clock::QUANTUM;
use crate::samples::FULL_SCALE;
use crate::stem::Stem;

/// One sample being played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice {
    /// Index of the sample in the bank.
    pub(crate) sample: usize,
    /// Samples that it moves on per frame.
    pub(crate) speed: f64,
    /// Its level on the left and on the right.
    pub(crate) gain: [f32; 2],
    /// Stem, and so the bus, that it is mixed into.
    pub(crate) stem: Stem,
    /// MIDI note number.
    pub(crate) pitch: u8,
    /// Frames until it begins, less than a quantum.
    pub(crate) wait: usize,
    /// Frames that it is held, and frames that it then takes to fade.
    pub(crate) hold: Option<(u64, u64)>,
    /// Position in its sample.
    pub(crate) at: f64,
    /// Share of it that is left while it fades, and the share that goes with each frame.
    pub(crate) fade: (f32, f32),
    /// Share of it that is there while it rises, and the share that comes with each frame.
    pub(crate) rise: (f32, f32),
    /// Share of a step from sample to sample that is heard at once: 1 leaves all its brightness.
    pub(crate) open: f32,
    /// Last sample heard, at full level.
    pub(crate) low: f32,
    /// Its highest sample in the last quantum.
    pub(crate) peak: f32,
}

impl Voice {
    /// Returns `true` while it fades.
    pub(crate) fn is_let_go(&self) -> bool {
        self.fade.1 > 0.0
    }

    /// Lets it fade within `frames`. One that fades faster already goes on doing so.
    pub(crate) fn let_go(&mut self, frames: u64) {
        self.fade.1 = self.fade.1.max(1.0 / frames.max(1) as f32);
    }

    /// Adds the next quantum to `bus`. False when it is over.
    pub(crate) fn render(&mut self, samples: &[i16], bus: &mut [[f32; 2]]) -> bool {
        if let Some((held, fading)) = self.hold {
            self.hold = Some((held.saturating_sub(QUANTUM), fading));
            if held == 0 {
                self.let_go(fading);
            }
        }
        self.peak = 0.0;
        for frame in bus.iter_mut().skip(core::mem::take(&mut self.wait)) {
            self.low += self.open * (read(samples, self.at) - self.low);
            let risen = 1.0 - (1.0 - self.rise.0) * (1.0 - self.rise.0);
            let sample = self.low * risen * self.fade.0 * self.fade.0;
            self.rise.0 = (self.rise.0 + self.rise.1).min(1.0);
            frame[0] += sample * self.gain[0];
            frame[1] += sample * self.gain[1];
            self.peak = self.peak.max(sample.abs());
            self.at += self.speed;
            self.fade.0 = (self.fade.0 - self.fade.1).max(0.0);
        }
        self.peak *= self.gain[0].max(self.gain[1]);
        self.fade.0 > 0.0 && self.at < samples.len() as f64
    }
}

/// The value of `samples` at `at`, full scale at ±1, between samples on a cubic through four of them.
fn read(samples: &[i16], at: f64) -> f32 {
    let index = at as usize;
    let part = (at - index as f64) as f32;
    let wide = |sample: &i16| f32::from(*sample) * (1.0 / FULL_SCALE);
    let get = |index: usize| samples.get(index).map_or(0.0, wide);
    if part == 0.0 {
        return get(index);
    }
    let before = if index == 0 { 0.0 } else { get(index - 1) };
    let (from, to, after) = (get(index), get(index + 1), get(index + 2));
    let slope = 0.5 * (to - before);
    let square = before - 2.5 * from + 2.0 * to - 0.5 * after;
    let cube = 0.5 * (after - before) + 1.5 * (from - to);
    ((cube * part + square) * part + slope) * part + from
}
