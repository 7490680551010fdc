//! Sounds that differ in their number only: the takes of a step, the tones of the columns.

use std::borrow::Cow;

use fundsp::prelude::log10;

use crate::audio::Audio;
use crate::sound::{Form, Make, Sound};

/// Sounds of a family: their number, names and makers. Numbers count from 1.
#[derive(Clone, Copy)]
pub(crate) enum Members {
    /// `name` alone.
    Single(fn() -> Audio),
    /// `name_1`, `name_2` and so on.
    Takes(u64, fn(u64) -> Audio),
    /// `name_1_1`, `name_1_2`, `name_2_1` and so on: keys, each in several takes.
    Keys(u64, u64, fn(u64, u64) -> Audio),
}

/// Sounds of one kind.
#[derive(Clone, Copy)]
pub(crate) struct Family {
    /// Beginning of their names.
    pub(crate) name: &'static str,
    /// The sounds themselves.
    pub(crate) members: Members,
    /// The loudness of each as heard in the game at its usual volumes, in LUFS.
    pub(crate) loudness: f64,
    /// The shortest and the longest each may be, in seconds.
    pub(crate) seconds: (f64, f64),
    /// Form in which they are stored.
    pub(crate) form: Form,
}

/// Gain over its file with which everything is played, in dB: `SoundRecording::MAKEUP` of the game.
const MAKEUP: f64 = 4.6;

/// By how much the game plays a file of this form louder than it is, in LU: one channel sounds on both sides. Loops are
/// played at a level of their own.
fn played(form: Form) -> f64 {
    match (form.loops, form.channels) {
        (true, _) => 0.0,
        (false, 1) => MAKEUP + 10.0 * log10(2.0),
        (false, _) => MAKEUP,
    }
}

impl Family {
    /// All sounds of the family.
    pub(crate) fn sounds(self) -> Vec<Sound> {
        let loudness = self.loudness - played(self.form);
        let sound = |name, make| Sound {
            name: Cow::Owned(name),
            loudness,
            seconds: self.seconds,
            form: self.form,
            make,
        };
        let name = self.name;
        match self.members {
            Members::Single(make) => vec![sound(name.to_owned(), Make::Once(make))],
            Members::Takes(takes, make) => (1..=takes)
                .map(|take| sound(format!("{name}_{take}"), Make::Take(make, take)))
                .collect(),
            Members::Keys(keys, takes, make) => (1..=keys)
                .flat_map(|key| (1..=takes).map(move |take| (key, take)))
                .map(|(key, take)| {
                    let make = Make::KeyTake(make, key, take);
                    sound(format!("{name}_{key}_{take}"), make)
                })
                .collect(),
        }
    }
}
