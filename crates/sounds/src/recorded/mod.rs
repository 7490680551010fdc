//! Samples of the score that were played on real instruments: cut, tuned and levelled from packages with free licences.
//! `assets/CREDITS.md` names authors and licences, [`PACKAGES`] where the files come from.

mod packages;
mod tuning;

use std::path::Path;

use crate::audio::{Audio, SAMPLE_RATE};
use crate::encode::encode;
use crate::level::{levelled, loudness};
use crate::synth::rising;
use crate::track::samples_in;
pub use packages::PACKAGES;
use packages::{Raw, Source};
use tuning::{found_hz, hz, resampled};

/// Fidelity of the encoder with recordings: their noise would take most of a higher one.
const QUALITY: f32 = 0.4;

/// A sample that was recorded.
#[derive(Debug)]
pub struct Recording {
    /// Name of the sample, and of its file without `.ogg`.
    pub name: &'static str,
    source: Source,
    /// MIDI note number of the source and of the sample; none for skins, which are only slowed.
    tuned: Option<(u8, u8)>,
    /// Speed beside the recorded one, for what has no pitch.
    speed: f64,
    /// Shortest and longest length in seconds.
    pub seconds: (f64, f64),
    /// Seconds in which it rises; a stroke keeps its own beginning.
    rise: f64,
    /// Loudness of its loudest 400 ms in LUFS.
    loudness: f64,
}

/// Every recorded sample of the score.
pub const RECORDINGS: &[Recording] = &[
    harp("harp_a2", "A2.wav", 45, 5.0, -20.0),
    harp("harp_c3", "C3.wav", 48, 5.0, -20.0),
    harp("harp_e3", "E3.wav", 52, 5.0, -20.0),
    harp("harp_g3", "G3.wav", 55, 5.0, -20.0),
    harp("harp_b3", "B3.wav", 59, 4.5, -20.0),
    harp("harp_d4", "D4.wav", 62, 4.5, -20.0),
    harp("harp_f4", "F4.wav", 65, 4.0, -20.3),
    harp("harp_a4", "A4.wav", 69, 4.0, -20.7),
    harp("harp_c5", "C5.wav", 72, 3.5, -21.2),
    harp("harp_e5", "E5.wav", 76, 3.5, -22.0),
    harp("harp_g5", "G5.wav", 79, 3.0, -22.6),
    harp("harp_b5", "B5.wav", 83, 3.0, -23.4),
    harp("harp_d6", "D6.wav", 86, 2.5, -24.0),
    horn("horn_e4", "French Horns D#4(L)", 63, 64),
    horn("horn_g4", "French Horns A4(L)", 69, 67),
    horn("horn_b4", "French Horns A4(L)", 69, 71),
    glass("glass_d3", 50),
    glass("glass_f3", 53),
    glass("glass_a3", 57),
    glass("glass_c4", 60),
    skin("drum_soft_1", "drum_tom_lo_soft.flac", 1.06, -28.0),
    skin("drum_soft_2", "tabla_ghe5.flac", 0.9, -28.0),
    skin("drum_soft_3", "drum_tom_lo_soft.flac", 1.0, -28.0),
    skin("drum_hard_1", "drum_tom_lo_hard.flac", 0.92, -24.0),
    skin("drum_hard_2", "tabla_ghe1.flac", 1.1, -24.0),
    skin("drum_hard_3", "drum_tom_lo_hard.flac", 0.88, -24.0),
];

const fn harp(
    name: &'static str,
    file: &'static str,
    note: u8,
    seconds: f64,
    loudness: f64,
) -> Recording {
    Recording {
        name,
        source: Source::Wave(file),
        tuned: Some((note, note)),
        speed: 1.0,
        seconds: (2.0, seconds),
        rise: 0.0,
        loudness,
    }
}

const fn horn(name: &'static str, sample: &'static str, from: u8, to: u8) -> Recording {
    Recording {
        name,
        source: Source::Font(sample),
        tuned: Some((from, to)),
        speed: 1.0,
        seconds: (1.8, 2.4),
        rise: 0.06,
        loudness: -24.0,
    }
}

const fn glass(name: &'static str, to: u8) -> Recording {
    Recording {
        name,
        source: Source::Flac("ambi_glass_hum.flac"),
        tuned: Some((57, to)),
        speed: 1.0,
        seconds: (3.0, 4.2),
        rise: 1.2,
        loudness: -25.0,
    }
}

const fn skin(name: &'static str, file: &'static str, speed: f64, loudness: f64) -> Recording {
    Recording {
        name,
        source: Source::Flac(file),
        tuned: None,
        speed,
        seconds: (0.2, 1.2),
        rise: 0.0,
        loudness,
    }
}

impl Recording {
    /// Name of the file.
    pub fn file(&self) -> String {
        format!("{}.ogg", self.name)
    }

    /// Makes the sample from the packages in `folder`.
    pub fn render(&self, folder: &Path) -> Result<Audio, String> {
        let raw = self.source.read(folder)?;
        let Some((from, to)) = self.tuned else {
            return Ok(self.cut(&raw, self.speed));
        };
        let tune = |raw: &Raw, note| {
            let found = found_hz(raw, note);
            found.ok_or_else(|| format!("{} has no pitch that could be tuned.", self.source))
        };
        let near = hz(to) / tune(&raw, from)?;
        // A string sinks while it rings: what counts is the part that is kept.
        let kept = self.cut(&raw, near);
        let samples = kept.channels()[0].iter();
        let kept = Raw {
            samples: samples.map(|sample| f64::from(*sample)).collect(),
            rate: SAMPLE_RATE,
        };
        Ok(self.cut(&raw, near * hz(to) / tune(&kept, to)?))
    }

    /// Part that is kept, at `speed` times the recorded speed and its own loudness.
    fn cut(&self, raw: &Raw, speed: f64) -> Audio {
        let sound = resampled(raw, speed * f64::from(raw.rate) / f64::from(SAMPLE_RATE));
        let begin = if self.rise > 0.0 { 0 } else { onset(&sound) };
        let length = samples_in(self.seconds.1).min(sound.len() - begin);
        let seconds = length as f64 / f64::from(SAMPLE_RATE);
        let rise = self.rise.max(0.004);
        let fall = 0.4 * seconds;
        let samples = sound[begin..begin + length].iter().enumerate();
        let shaped = samples.map(|(index, sample)| {
            let time = index as f64 / f64::from(SAMPLE_RATE);
            let end = ((seconds - 0.012 - time) / fall).clamp(0.0, 1.0);
            (sample * rising(time, rise) * end * end) as f32
        });
        let audio = Audio::new(vec![shaped.collect()]);
        levelled(&audio, loudness(&audio), self.loudness)
    }

    /// Encodes `audio`, which [`render`](Self::render) made.
    pub fn encode(&self, audio: &Audio) -> Result<Vec<u8>, String> {
        encode(QUALITY, audio)
    }
}

/// Sample at which a stroke begins: a few milliseconds before it is 40 dB below its highest point.
fn onset(sound: &[f64]) -> usize {
    let highest = sound
        .iter()
        .fold(0.0_f64, |most, sample| most.max(sample.abs()));
    let first = sound
        .iter()
        .position(|sample| sample.abs() > 0.01 * highest);
    first.unwrap_or(0).saturating_sub(samples_in(0.004))
}
