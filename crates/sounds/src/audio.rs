//! What a finished sound is: samples per channel, ready to be encoded.

use fundsp::prelude::{cos, sin};

/// Samples per second of every sound as it is made, the usual rate of sound devices.
pub const SAMPLE_RATE: u32 = 48_000;

/// Samples per second of sounds that have nothing to say above 10 kHz: half the memory, and nothing is missed.
pub const HALF_RATE: u32 = SAMPLE_RATE / 2;

/// Samples on each side that the filter between the two rates looks at.
const REACH: isize = 40;

/// Where that filter lets go, in Hz.
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

    /// Whether there is no sample at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How long it plays, in seconds.
    pub fn seconds(&self) -> f64 {
        self.len() as f64 / f64::from(self.rate)
    }

    /// The same sound, every sample multiplied by `gain`.
    pub(crate) fn amplified(&self, gain: f64) -> Self {
        let amplify = |sample: &f32| (f64::from(*sample) * gain) as f32;
        Self {
            channels: self
                .channels
                .iter()
                .map(|channel| channel.iter().map(amplify).collect())
                .collect(),
            rate: self.rate,
        }
    }

    /// A loop that begins `by` samples later and ends with what it began with.
    pub(crate) fn turned(&self, by: usize) -> Self {
        let turn = |channel: &Vec<f32>| {
            let mut turned = channel.clone();
            turned.rotate_left(by % channel.len().max(1));
            turned
        };
        Self {
            channels: self.channels.iter().map(turn).collect(),
            rate: self.rate,
        }
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
        let kernel = kernel();
        let double = |channel: &Vec<f32>| -> Vec<f32> {
            let sample = |index: isize| -> f64 {
                // Every other sample of the new rate is one of the old, the rest are zero until filtered.
                let taps = (-REACH..=REACH).zip(&kernel);
                let known = taps.filter(|(offset, _)| (index + offset) % 2 == 0);
                known
                    .filter_map(|(offset, weight)| {
                        let old = usize::try_from((index + offset) / 2).ok()?;
                        (index + offset >= 0).then_some(())?;
                        Some(2.0 * weight * f64::from(*channel.get(old)?))
                    })
                    .sum()
            };
            (0..2 * channel.len() as isize)
                .map(|index| sample(index) as f32)
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

/// The windowed sinc that keeps what lies below [`CUTOFF`].
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
