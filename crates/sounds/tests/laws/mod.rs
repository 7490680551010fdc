//! Fixture of every law: all sounds of the catalogue, made once, and their measurements.

pub mod files;
pub mod foley;
pub mod levels;
pub mod notes;
pub mod pitch;
pub mod shape;
pub mod weather;

use std::path::PathBuf;
use std::sync::LazyLock;

use cant_stop_sounds::{Audio, Sound, catalogue, decode};
use fundsp::prelude::cos;
use rayon::prelude::*;

/// A sound as made, as a file, and as heard from that file.
pub struct Made {
    pub sound: Sound,
    pub audio: Audio,
    pub file: Vec<u8>,
    pub heard: Audio,
    /// The loudness of the file in LUFS, as its sound is measured.
    pub loudness: f64,
}

pub static MADE: LazyLock<Vec<Made>> = LazyLock::new(|| {
    let sounds: Vec<Sound> = catalogue().collect();
    let make = |sound: Sound| {
        let audio = sound.render();
        let file = sound.encode(&audio).unwrap();
        let heard = decode(&file).unwrap();
        Made {
            loudness: sound.measure(&heard),
            sound,
            audio,
            file,
            heard,
        }
    };
    sounds.into_par_iter().map(make).collect()
});

/// Asked for when the test runs, as the build may have been made elsewhere.
pub fn assets() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs the tests");
    PathBuf::from(package).join("../../assets/audio")
}

pub fn named(name: &str) -> &'static Made {
    let found = MADE.iter().find(|made| made.sound.name == name);
    found.unwrap_or_else(|| panic!("there is no {name}"))
}

/// The takes of `family`, which end in a number.
pub fn takes(family: &str) -> Vec<&'static Made> {
    MADE.iter().filter(|made| stem(made) == family).collect()
}

/// The name of a sound without the number of its take.
pub fn stem(made: &Made) -> &str {
    let name = &made.sound.name;
    match name.rsplit_once('_') {
        Some((stem, take)) if take.parse::<u32>().is_ok() => stem,
        _ => name,
    }
}

/// All channels of `audio` as one, from `from` to `to` seconds.
pub fn middle(audio: &Audio, from: f64, to: f64) -> Vec<f64> {
    let index = |seconds: f64| ((seconds * f64::from(audio.rate())) as usize).min(audio.len());
    let share = 1.0 / audio.channels().len() as f64;
    (index(from)..index(to))
        .map(|at| {
            let channels = audio.channels().iter();
            channels.map(|channel| share * f64::from(channel[at])).sum()
        })
        .collect()
}

/// The level of `samples` in dB.
pub fn level(samples: &[f64]) -> f64 {
    let squares: f64 = samples.iter().map(|sample| sample * sample).sum();
    10.0 * (squares / samples.len() as f64).log10()
}

/// The centre of the spectrum's power in Hz, both channels as one.
pub fn centroid(audio: &Audio) -> f64 {
    const BLOCK: usize = 2048;
    let samples = middle(audio, 0.0, audio.seconds());
    let (mut moment, mut power) = (0.0, 0.0);
    for start in (0..samples.len()).step_by(BLOCK / 2) {
        let mut block = [0.0_f32; BLOCK];
        for (index, (slot, sample)) in block.iter_mut().zip(&samples[start..]).enumerate() {
            let turn = std::f64::consts::TAU * (index as f64 + 0.5) / BLOCK as f64;
            *slot = (sample * (0.5 - 0.5 * cos(turn))) as f32;
        }
        let spectrum = fundsp::fft::real_fft(&mut block);
        for (bin, value) in spectrum.iter().enumerate().skip(1) {
            let energy = f64::from(value.norm_sqr());
            moment += energy * bin as f64 * f64::from(audio.rate()) / BLOCK as f64;
            power += energy;
        }
    }
    moment / power
}
