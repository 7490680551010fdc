//! Look-ahead limiter: lowers the gain before a peak, so that no sample exceeds the ceiling and none is distorted.

use crate::delay::Delay;
use crate::{Stereo, finite};

/// Highest sample of the output: -2.5 dB of full scale, so that peaks between samples stay below -1 dB.
pub const CEILING: f32 = 0.749_894;

/// Look-ahead in seconds, which is also the latency.
const AHEAD: f32 = 0.003;
/// Time constant of the release, in seconds.
const RELEASE: f32 = 0.12;
/// Gain from which on the reduction is audible: 3 dB.
const FIRM: f32 = 0.707_946;

/// The limiter of a stereo signal.
#[derive(Clone, Debug)]
pub struct Limiter {
    left: Delay,
    right: Delay,
    /// The gain that each sample under way may have at most.
    gains: Vec<f32>,
    at: usize,
    /// The sum over the window of the smallest gains, whose mean moves slowly enough not to be heard.
    smallest: Vec<f32>,
    sum: f64,
    held: f32,
    loosen: f32,
    /// The three last frames, to look between samples.
    last: [Stereo; 3],
    firm: u64,
}

impl Limiter {
    /// Limiter at `sample_rate` samples per second.
    pub fn new(sample_rate: u32) -> Limiter {
        let left = Delay::new(AHEAD, sample_rate);
        let window = left.len();
        Limiter {
            right: left.clone(),
            left,
            gains: vec![1.0; window],
            at: 0,
            smallest: vec![1.0; window],
            sum: window as f64,
            held: 1.0,
            loosen: 1.0 - (-1.0 / (RELEASE * sample_rate as f32)).exp(),
            last: [[0.0; 2]; 3],
            firm: 0,
        }
    }

    /// Number of frames so far that were turned down by 3 dB or more.
    pub fn firm_frames(&self) -> u64 {
        self.firm
    }

    /// Takes a frame in, and returns the delayed one, turned down if a peak follows.
    pub fn next(&mut self, frame: Stereo) -> Stereo {
        let frame = finite(frame);
        let peak = self.peak(frame);
        let allowed = if peak > CEILING { CEILING / peak } else { 1.0 };
        self.gains[self.at] = allowed;
        let needed = if allowed <= self.held {
            allowed
        } else {
            // The smallest of the window; looked for only while the grip is not loose.
            let smallest = if self.held < 1.0 {
                self.gains.iter().copied().fold(1.0, f32::min)
            } else {
                1.0
            };
            smallest.min(self.held + (1.0 - self.held) * self.loosen)
        };
        self.held = if needed > 0.9999 { 1.0 } else { needed };
        self.sum += f64::from(self.held) - f64::from(self.smallest[self.at]);
        self.smallest[self.at] = self.held;
        self.at = (self.at + 1) % self.gains.len();
        let gain = ((self.sum / self.gains.len() as f64) as f32).min(1.0);
        if gain <= FIRM {
            self.firm += 1;
        }
        let out = [self.left.push(frame[0]), self.right.push(frame[1])];
        // Rounding may leave a sample a hair above.
        out.map(|sample| (sample * gain).clamp(-CEILING, CEILING))
    }

    /// The highest point near the newest frame, also half-way between samples.
    fn peak(&mut self, frame: Stereo) -> f32 {
        let [a, b, c] = self.last;
        let between = |channel: usize| {
            let (a, b, c, d) = (a[channel], b[channel], c[channel], frame[channel]);
            (0.5625 * (b + c) - 0.0625 * (a + d)).abs()
        };
        self.last = [b, c, frame];
        let highest = frame[0].abs().max(frame[1].abs());
        highest.max(between(0)).max(between(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const RATE: u32 = 48_000;

    fn limited(input: &[f32]) -> Vec<f32> {
        let mut limiter = Limiter::new(RATE);
        let out = input
            .iter()
            .map(|sample| limiter.next([*sample, -sample])[0]);
        out.collect()
    }

    proptest! {
        #[test]
        fn nothing_comes_out_above_the_ceiling(
            input in proptest::collection::vec(-8.0f32..8.0, 1..2000),
        ) {
            prop_assert!(limited(&input).iter().all(|sample| sample.abs() <= CEILING));
        }

        #[test]
        fn soft_sound_comes_out_as_it_went_in(
            input in proptest::collection::vec(-0.6f32..0.6, 400..900),
        ) {
            let ahead = (AHEAD * RATE as f32).round() as usize;
            let out = limited(&input);
            for (sample, before) in out[ahead..].iter().zip(&input) {
                prop_assert!((sample - before).abs() < 1e-6);
            }
        }
    }

    #[test]
    fn a_loud_tone_is_turned_down_without_being_bent() {
        let tone: Vec<f32> = (0..RATE)
            .map(|at| 3.0 * (std::f32::consts::TAU * 440.0 * at as f32 / RATE as f32).sin())
            .collect();
        let out = limited(&tone);
        let settled = &out[RATE as usize / 2..];
        let clamped = settled.iter().filter(|it| it.abs() >= CEILING).count();
        // A clipped sine would stay at the ceiling most of the time.
        let all = settled.len();
        assert!(clamped * 50 < all, "{clamped} of {all}");
    }

    #[test]
    fn a_loud_crack_does_not_silence_what_follows() {
        let mut input = vec![0.2; 48_000];
        input[1000] = 8.0;
        let out = limited(&input);
        let mut late = out[40_000..].iter();
        assert!(late.all(|sample| (sample - 0.2).abs() < 1e-3));
    }

    #[test]
    fn it_counts_how_long_it_grips_firmly() {
        let mut limiter = Limiter::new(RATE);
        for _ in 0..1000 {
            limiter.next([0.5, 0.5]);
        }
        assert_eq!(limiter.firm_frames(), 0);
        for _ in 0..1000 {
            limiter.next([2.0, 2.0]);
        }
        assert!(limiter.firm_frames() > 800);
    }

    #[test]
    fn nonsense_becomes_silence() {
        let out = limited(&[f32::NAN, f32::INFINITY, 0.5]);
        assert!(out.iter().all(|it| it.is_finite()));
    }
}
