//! Finished sound: samples per channel, ready to be encoded.

use fundsp::prelude::{cos, sin};

/// Samples per second of every sound as it is made, the usual rate of sound devices.
pub const SAMPLE_RATE: u32 = 48_000;

/// Samples per second of sounds that have nothing to say above 10 kHz: half the memory, and nothing is missed.
pub const HALF_RATE: u32 = SAMPLE_RATE / 2;

/// Samples on each side that the filter between the two rates looks at.
const REACH: isize = 40;

/// Cutoff of that filter, in Hz.
const CUTOFF: f64 = 11_000.0;

/// A finished sound: one or two channels of equal length, full scale at ±1.
#[derive(Clone, Debug, PartialEq)]
pub struct Audio {
    channels: Vec<Vec<f32>>,
    rate: u32,
}

impl Audio {
    /// Takes over `channels` at [`SAMPLE_RATE`]; the shortest decides the length, so that all are equally long.
    pub fn new(mut channels: Vec<Vec<f32>>) -> Self {
        assert!((1..=2).contains(&channels.len()));
        let length = channels.iter().map(Vec::len).min().unwrap_or(0);
        for channel in &mut channels {
            channel.truncate(length);
        }
        Self {
            channels,
            rate: SAMPLE_RATE,
        }
    }

    /// Other `channels` at the rate of this sound.
    pub fn replaced(&self, channels: Vec<Vec<f32>>) -> Self {
        Self::new(channels).at_rate(self.rate)
    }

    /// The same samples, read at `rate` samples per second.
    pub(crate) fn at_rate(self, rate: u32) -> Self {
        Self { rate, ..self }
    }

    /// Samples per second: [`SAMPLE_RATE`] or [`HALF_RATE`].
    pub fn rate(&self) -> u32 {
        self.rate
    }

    /// The samples, one slice per channel.
    pub fn channels(&self) -> &[Vec<f32>] {
        &self.channels
    }

    /// Samples per channel.
    pub fn len(&self) -> usize {
        self.channels.first().map_or(0, Vec::len)
    }

    /// Returns `true` if it has no sample.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Length in seconds.
    pub fn seconds(&self) -> f64 {
        self.len() as f64 / f64::from(self.rate)
    }

    /// The same sound, every sample multiplied by `gain`.
    pub(crate) fn amplified(&self, gain: f64) -> Self {
        let amplify = |sample: &f32| (f64::from(*sample) * gain) as f32;
        let channel = |channel: &Vec<f32>| channel.iter().map(amplify).collect();
        self.replaced(self.channels.iter().map(channel).collect())
    }

    /// A loop that begins `by` samples later and ends with what it began with.
    pub(crate) fn turned(&self, by: usize) -> Self {
        let turn = |channel: &Vec<f32>| {
            let mut turned = channel.clone();
            turned.rotate_left(by % channel.len().max(1));
            turned
        };
        self.replaced(self.channels.iter().map(turn).collect())
    }

    /// The same sound at [`HALF_RATE`]. In one that loops, the filter reads on across the seam.
    pub(crate) fn halved(&self, loops: bool) -> Self {
        let kernel = kernel();
        let halve = |channel: &Vec<f32>| -> Vec<f32> {
            let length = channel.len() as isize;
            let read = |index: isize| -> f64 {
                let index = if loops {
                    index.rem_euclid(length)
                } else {
                    index
                };
                usize::try_from(index)
                    .ok()
                    .and_then(|index| channel.get(index))
                    .map_or(0.0, |sample| f64::from(*sample))
            };
            (0..length / 2)
                .map(|index| {
                    let taps = (-REACH..=REACH).zip(&kernel);
                    taps.map(|(offset, weight)| weight * read(2 * index + offset))
                        .sum::<f64>() as f32
                })
                .collect()
        };
        Self {
            channels: self.channels.iter().map(halve).collect(),
            rate: HALF_RATE,
        }
    }

    /// A sound at [`HALF_RATE`] at twice its rate, with samples put in between.
    pub(crate) fn doubled(&self) -> Self {
        // Every other sample of the new rate is one of the old, so each new one needs every other weight only.
        let kernel: Vec<f64> = kernel().iter().map(|weight| 2.0 * weight).collect();
        let phase =
            |first: usize| -> Vec<f64> { kernel.iter().skip(first).step_by(2).copied().collect() };
        let (on, between) = (phase(0), phase(1));
        let reach = on.len() / 2;
        let double = |channel: &Vec<f32>| -> Vec<f32> {
            let mut padded = vec![0.0; reach];
            padded.extend(channel.iter().map(|sample| f64::from(*sample)));
            padded.resize(padded.len() + reach, 0.0);
            padded
                .windows(on.len())
                .flat_map(|around| [sum_of(around, &on), sum_of(&around[1..], &between)])
                .map(|sample| sample as f32)
                .collect()
        };
        Self {
            channels: self.channels.iter().map(double).collect(),
            rate: 2 * self.rate,
        }
    }

    /// A number that names these samples: equal samples have equal fingerprints (FNV-1a over their bits).
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for sample in self.channels.iter().flatten() {
            for byte in sample.to_bits().to_le_bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
        hash
    }
}

/// The sum of all products, in four sums side by side, which a processor adds up at once.
fn sum_of(samples: &[f64], weights: &[f64]) -> f64 {
    let mut sums = [0.0; 4];
    for (samples, weights) in samples.chunks(4).zip(weights.chunks(4)) {
        for (sum, (sample, weight)) in sums.iter_mut().zip(samples.iter().zip(weights)) {
            *sum += sample * weight;
        }
    }
    sums.iter().sum()
}

/// Windowed sinc of a low-pass at [`CUTOFF`].
fn kernel() -> Vec<f64> {
    let turn = core::f64::consts::TAU * CUTOFF / f64::from(SAMPLE_RATE);
    (-REACH..=REACH)
        .map(|offset| {
            let distance = offset as f64;
            let window = cos(core::f64::consts::FRAC_PI_2 * distance / (REACH as f64 + 1.0));
            let sinc = if offset == 0 {
                turn
            } else {
                sin(turn * distance) / distance
            };
            sinc / core::f64::consts::PI * window * window
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tenth of a second at `hz`, full scale, that could go round for ever.
    fn sine(hz: f64) -> Audio {
        let turn = core::f64::consts::TAU * hz / f64::from(SAMPLE_RATE);
        let sample = |index: u32| sin(turn * f64::from(index)) as f32;
        Audio::new(vec![(0..SAMPLE_RATE / 10).map(sample).collect()])
    }

    fn highest(audio: &Audio) -> f32 {
        let middle = audio.len() / 4..audio.len() * 3 / 4;
        audio.channels()[0][middle]
            .iter()
            .fold(0.0, |highest, sample| highest.max(sample.abs()))
    }

    #[test]
    fn half_the_rate_keeps_what_is_low() {
        for hz in [100.0, 1000.0, 9000.0] {
            let halved = sine(hz).halved(true);
            assert_eq!(halved.rate(), HALF_RATE);
            assert_eq!(halved.seconds(), 0.1);
            assert!((highest(&halved.doubled()) - 1.0).abs() < 0.01, "{hz} Hz");
        }
    }

    #[test]
    fn half_the_rate_has_no_mirror_images() {
        for hz in [13_000.0, 18_000.0, 23_000.0] {
            assert!(highest(&sine(hz).halved(true)) < 0.001, "{hz} Hz");
        }
    }

    #[test]
    fn a_turned_loop_has_the_same_samples_elsewhere() {
        let turned = sine(150.0).turned(7);
        assert_eq!(turned.channels()[0][0], sine(150.0).channels()[0][7]);
        assert_eq!(turned.turned(turned.len() - 7), sine(150.0));
    }
}
