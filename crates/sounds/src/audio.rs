//! What a finished sound is: samples per channel, ready to be encoded.

/// Samples per second of every sound, the usual rate of sound devices.
pub const SAMPLE_RATE: u32 = 48_000;

/// A finished sound: one or two channels of equal length, full scale at ±1.
#[derive(Clone, Debug, PartialEq)]
pub struct Audio {
    channels: Vec<Vec<f32>>,
}

impl Audio {
    /// Takes over `channels`; the shortest decides the length, so that all are equally long.
    pub fn new(mut channels: Vec<Vec<f32>>) -> Self {
        let length = channels.iter().map(Vec::len).min().unwrap_or(0);
        for channel in &mut channels {
            channel.truncate(length);
        }
        Self { channels }
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
        self.len() as f64 / f64::from(SAMPLE_RATE)
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
