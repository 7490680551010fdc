//! Look-ahead limiter: lowers the gain before a peak, so that nothing exceeds the ceiling and nothing is distorted.

use std::array;
use std::f32::consts::PI;

use crate::delay::Delay;
use crate::{Stereo, finite};

/// Highest sample of the output: -2.5 dB of full scale. What lies between samples is looked for as well, but not found to
/// the last: 1.5 dB are left below the -1 dB at which converters and encoders are safe.
pub const CEILING: f32 = 0.749_894;

/// Look-ahead in seconds, which is also the latency.
const AHEAD: f32 = 0.003;
/// Time constant of the release, in seconds.
const RELEASE: f32 = 0.12;
/// Gain from which on the reduction is audible: 3 dB.
const FIRM: f32 = 0.707_946;
/// Frames from which points between the middle two are worked out.
const FRAMES: usize = 24;
/// Factor by which the highest of these points may exceed the highest frame: more than the sum of their shares.
const GROWTH: f32 = 2.5;
/// Places of these points, as a share of the way from one frame to the next.
const BETWEEN: [f32; 3] = [0.25, 0.5, 0.75];

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
    last: [Stereo; FRAMES],
    /// Share of each of the last frames in each point between the middle two.
    shares: [[f32; FRAMES]; 3],
    /// Frames to come for which a point between frames may lie above the ceiling.
    loud: usize,
    firm: u64,
}

impl Limiter {
    /// Limiter at `sample_rate` samples per second.
    pub fn new(sample_rate: u32) -> Limiter {
        let left = Delay::new(AHEAD, sample_rate);
        // A point between two frames is known only when those behind it have come.
        let window = left.len().saturating_sub(FRAMES / 2).max(1);
        Limiter {
            right: left.clone(),
            left,
            gains: vec![1.0; window],
            at: 0,
            smallest: vec![1.0; window],
            sum: window as f64,
            held: 1.0,
            loosen: 1.0 - (-1.0 / (RELEASE * sample_rate as f32)).exp(),
            last: [[0.0; 2]; FRAMES],
            shares: BETWEEN.map(shares),
            loud: 0,
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

    /// The highest of the newest frame and of the points between the middle two of the last.
    fn peak(&mut self, frame: Stereo) -> f32 {
        self.last.rotate_left(1);
        self.last[FRAMES - 1] = frame;
        let highest = frame[0].abs().max(frame[1].abs());
        // Most of a game is too soft for that, and is spared the work.
        self.loud = if highest > CEILING / GROWTH {
            FRAMES
        } else {
            self.loud.saturating_sub(1)
        };
        if self.loud == 0 {
            return highest;
        }
        let points = self.shares.iter().map(|shares| {
            let mut point = [0.0_f32; 2];
            for (share, [left, right]) in shares.iter().zip(self.last) {
                point = [point[0] + share * left, point[1] + share * right];
            }
            point[0].abs().max(point[1].abs())
        });
        points.fold(highest, f32::max)
    }
}

/// Share of each of the last frames in the point at `place` between the middle two: a sinc under a window of Hann.
fn shares(place: f32) -> [f32; FRAMES] {
    let half = (FRAMES / 2) as f32;
    array::from_fn(|frame| {
        let turn = PI * (frame as f32 - (half - 1.0) - place);
        turn.sin() / turn * 0.5 * (1.0 + (turn / half).cos())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ebur128::{EbuR128, Error, Mode};
    use proptest::prelude::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

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
            input in proptest::collection::vec(-0.3f32..0.3, 400..900),
        ) {
            let ahead = (AHEAD * RATE as f32).round() as usize;
            let out = limited(&input);
            for (sample, before) in out[ahead..].iter().zip(&input) {
                prop_assert!((sample - before).abs() < 1e-6);
            }
        }
    }

    #[test]
    fn soft_frames_have_no_loud_point_between_them() {
        for shares in BETWEEN.map(shares) {
            let most: f32 = shares.iter().map(|share| share.abs()).sum();
            assert!(most < GROWTH, "{most}");
        }
    }

    #[test]
    fn nothing_between_samples_comes_out_above_a_decibel_below_full_scale() -> Result<(), Error> {
        let mut chance = SmallRng::seed_from_u64(1);
        for loud in [1.0, 2.0, 8.0] {
            let noise: Vec<f32> = (0..20_000)
                .map(|_| chance.random_range(-loud..loud))
                .collect();
            let mut meter = EbuR128::new(1, RATE, Mode::TRUE_PEAK)?;
            meter.add_frames_f32(&limited(&noise))?;
            let peak = 20.0 * meter.true_peak(0)?.log10();
            assert!(peak <= -1.0, "{peak} dB of noise at {loud}");
        }
        Ok(())
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
