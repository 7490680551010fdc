//! The samples of the instruments, and which of them plays which note.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::notation::{Note, Strength};
use crate::pitch::midi;
use crate::stem::Stem;

/// The samples that the score is played with, by the names of their files without `.ogg`.
#[rustfmt::skip] // A row for each instrument.
pub const SAMPLE_NAMES: &[&str] = &[
    "bell_a4", "bell_cs5", "bell_fs5", "bell_a5", "bell_cs6", "bell_fs6",
    "drone_d2", "drone_a2", "drone_d3",
    "heart",
    "flute_d4", "flute_g4", "flute_b4", "flute_d5", "flute_g5", "flute_b5",
    "harp_a2", "harp_c3", "harp_e3", "harp_g3", "harp_b3", "harp_d4", "harp_f4", "harp_a4",
    "harp_c5", "harp_e5", "harp_g5", "harp_b5", "harp_d6",
    "horn_e4", "horn_g4", "horn_b4",
    "glass_d3", "glass_f3", "glass_a3", "glass_c4",
    "drum_soft_1", "drum_soft_2", "drum_soft_3", "drum_hard_1", "drum_hard_2", "drum_hard_3",
];

/// Semitones by which a sample may be moved at most.
const REACH: u8 = 2;

/// Full scale of the samples.
pub const FULL_SCALE: f32 = 32_767.0;

/// Rounds a sample with full scale at ±1 to 16 bits.
pub fn rounded(sample: f32) -> i16 {
    (FULL_SCALE * sample).round() as i16
}

/// Samples by name: one channel at 48 kHz. Notes without a sample are silent.
#[derive(Clone, Debug, Default)]
pub struct Samples(BTreeMap<&'static str, Arc<[i16]>>);

impl Samples {
    /// Adds the sample `name`, or replaces it.
    pub fn insert(&mut self, name: &'static str, sample: Arc<[i16]>) {
        self.0.insert(name, sample);
    }

    /// The sample `name`.
    pub fn get(&self, name: &str) -> Option<Arc<[i16]>> {
        self.0.get(name).map(Arc::clone)
    }

    /// The names of [`SAMPLE_NAMES`] that are not there.
    pub fn missing(&self) -> Vec<&'static str> {
        let missing = |name: &&&str| !self.0.contains_key(**name);
        SAMPLE_NAMES.iter().filter(missing).copied().collect()
    }
}

impl FromIterator<(&'static str, Arc<[i16]>)> for Samples {
    fn from_iter<I: IntoIterator<Item = (&'static str, Arc<[i16]>)>>(samples: I) -> Self {
        Self(samples.into_iter().collect())
    }
}

/// Sample of a note, and its speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Choice {
    pub(crate) sample: usize,
    /// 1 plays it as it is, 2 an octave higher.
    pub(crate) speed: f64,
}

struct Entry {
    stem: Stem,
    pitch: u8,
    /// The one strength it is for, where there are two.
    strong: Option<bool>,
    samples: Arc<[i16]>,
}

/// The samples as the sampler looks them up.
pub(crate) struct Bank {
    entries: Vec<Entry>,
}

impl Bank {
    /// Sorts out which sample is which, by name. A name that says nothing is left out.
    pub(crate) fn new(samples: &Samples) -> Self {
        let entries = samples
            .0
            .iter()
            .filter_map(|(name, samples)| entry(name, samples));
        Self {
            entries: entries.collect(),
        }
    }

    pub(crate) fn samples(&self, sample: usize) -> &[i16] {
        self.entries.get(sample).map_or(&[], |entry| &entry.samples)
    }

    /// Chooses the sample nearest to `note` of `stem`; `variant` draws among equally near ones.
    pub(crate) fn choose(&self, stem: Stem, note: &Note, variant: u64) -> Option<Choice> {
        let strong = note.strength != Strength::Soft;
        let good = |entry: &Entry| {
            entry.stem == stem
                && entry.strong.is_none_or(|hard| hard == strong)
                && apart(entry, note) <= REACH
        };
        let all = || {
            self.entries
                .iter()
                .enumerate()
                .filter(|(_, entry)| good(entry))
        };
        let nearest = all().map(|(_, entry)| apart(entry, note)).min()?;
        let best = || all().filter(|(_, entry)| apart(entry, note) == nearest);
        let index = variant % best().count().max(1) as u64;
        let (sample, entry) = best().nth(index as usize)?;
        let semitones = f64::from(note.pitch) - f64::from(entry.pitch);
        Some(Choice {
            sample,
            speed: (semitones / 12.0).exp2(),
        })
    }
}

/// By how many semitones a sample and a note differ.
fn apart(entry: &Entry, note: &Note) -> u8 {
    entry.pitch.abs_diff(note.pitch)
}

/// Reads instrument, pitch and strength from the name of a sample.
fn entry(name: &str, samples: &Arc<[i16]>) -> Option<Entry> {
    let mut words = name.split('_');
    let instrument = words.next()?;
    let stem = match instrument {
        "harp" => Stem::Harp,
        "bell" => Stem::Light,
        "drone" => Stem::Drone,
        "glass" => Stem::Frost,
        "drum" => Stem::Drum,
        "heart" => Stem::Heart,
        "horn" => Stem::Horn,
        "flute" => Stem::Lead,
        _ => return None,
    };
    let pitch = match instrument {
        "drum" | "heart" => Note::UNPITCHED,
        _ => midi(words.next()?)?,
    };
    let strong = words.find_map(|word| match word {
        "soft" => Some(false),
        "hard" => Some(true),
        _ => None,
    });
    Some(Entry {
        stem,
        pitch,
        strong,
        samples: Arc::clone(samples),
    })
}
