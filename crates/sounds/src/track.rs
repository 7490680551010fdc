//! A single channel under construction, into which sounds are laid one over the other.

use fundsp::numeric_array::typenum::U1;
use fundsp::prelude::{An, AudioNode, highpass_hz, smooth3, tanh};

use crate::audio::{Audio, SAMPLE_RATE};

/// Number of samples in `seconds`, rounded to the nearest.
pub(crate) fn samples_in(seconds: f64) -> usize {
    (seconds * f64::from(SAMPLE_RATE) + 0.5) as usize
}

/// One channel of fixed length. In a loop, what would sound past the end sounds at the beginning instead.
#[derive(Clone)]
pub(crate) struct Track {
    samples: Vec<f64>,
    loops: bool,
}

impl Track {
    /// A silent sound that plays once.
    pub(crate) fn once(seconds: f64) -> Self {
        Self {
            samples: vec![0.0; samples_in(seconds)],
            loops: false,
        }
    }

    /// A silent loop.
    pub(crate) fn looped(seconds: f64) -> Self {
        Self {
            samples: vec![0.0; samples_in(seconds)],
            loops: true,
        }
    }

    /// The samples so far.
    pub(crate) fn samples(&self) -> &[f64] {
        &self.samples
    }

    /// Lays `sound` over the track from `at` seconds on. A negative time counts back from the end of a loop.
    pub(crate) fn lay(&mut self, at: f64, gain: f64, sound: &[f64]) {
        let length = self.samples.len();
        if self.loops {
            let seconds = length as f64 / f64::from(SAMPLE_RATE);
            let start = samples_in(if at < 0.0 { at + seconds } else { at });
            for (offset, sample) in sound.iter().enumerate() {
                self.samples[(start + offset) % length] += gain * sample;
            }
        } else {
            let start = samples_in(at).min(length);
            for (mixed, sample) in self.samples[start..].iter_mut().zip(sound) {
                *mixed += gain * sample;
            }
        }
    }

    /// Sends the whole track through `node`. A loop is heard once by the node before, so that its memory of the end
    /// is there at the beginning.
    pub(crate) fn send_through<X>(&mut self, mut node: An<X>)
    where
        X: AudioNode<Inputs = U1, Outputs = U1>,
    {
        node.set_sample_rate(f64::from(SAMPLE_RATE));
        node.reset();
        if self.loops {
            for sample in &self.samples {
                node.filter_mono(*sample as f32);
            }
        }
        for sample in &mut self.samples {
            *sample = f64::from(node.filter_mono(*sample as f32));
        }
    }

    /// Presses the peaks of the track together, as a full tray does; `drive` 0.5 is hardly heard, 2 is thick.
    pub(crate) fn saturate(&mut self, drive: f64) {
        self.press(drive / self.highest());
    }

    /// The highest sample, which is not zero.
    pub(crate) fn highest(&self) -> f64 {
        self.samples
            .iter()
            .fold(f64::MIN_POSITIVE, |highest, sample| {
                highest.max(sample.abs())
            })
    }

    /// Bends every sample down towards one, after it is multiplied by `gain`.
    pub(crate) fn press(&mut self, gain: f64) {
        for sample in &mut self.samples {
            *sample = tanh(gain * *sample);
        }
    }

    /// Multiplies every sample by its gain.
    pub(crate) fn amplify(&mut self, gains: &[f64]) {
        for (sample, gain) in self.samples.iter_mut().zip(gains) {
            *sample *= gain;
        }
    }

    /// Ends the work: what cannot be heard below 24 Hz is taken out, and a sound that plays once is brought to rest
    /// over its last `release` seconds.
    pub(crate) fn finish(mut self, release: f64) -> Vec<f32> {
        self.send_through(highpass_hz(24.0, 0.7));
        if !self.loops {
            let fading = samples_in(release).min(self.samples.len());
            for (back, sample) in self.samples.iter_mut().rev().take(fading).enumerate() {
                *sample *= smooth3(back as f64 / fading as f64);
            }
        }
        self.samples.iter().map(|sample| *sample as f32).collect()
    }

    /// `finish`, for a sound of this one channel.
    pub(crate) fn finish_mono(self, release: f64) -> Audio {
        Audio::new(vec![self.finish(release)])
    }
}
