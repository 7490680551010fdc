//! Levels of the stems at every risk.

use crate::stem::STEMS;

/// The level in dB at which a stem is silent.
pub const OFF: f32 = -60.0;

/// The levels of all stems.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Levels {
    /// In dB, in the order of [`crate::Stem::ALL`]; silent at [`OFF`].
    pub stems: [f32; STEMS],
    /// Frequency above which harp and lead lose their brightness, in Hz.
    pub lowpass: f32,
}

/// Risks between which the levels are interpolated: half of all decisions of recorded games are below 0.11, one in a
/// hundred is above 0.45.
const RISKS: [f32; 7] = [0.0, 0.04, 0.08, 0.13, 0.2, 0.3, 1.0];

/// Per stem, the level in dB at each of [`RISKS`].
const GAINS: [[f32; 7]; STEMS] = [
    [-6.0, -5.0, -4.0, -3.0, -2.0, 0.0, 2.0],
    [0.0, 0.0, -1.0, -3.0, -6.0, -12.0, OFF],
    [0.0, 0.0, -4.0, -14.0, OFF, OFF, OFF],
    [OFF, -20.0, -11.0, -6.0, -3.0, -1.0, 0.0],
    [OFF, -13.0, -8.0, -5.0, -6.0, OFF, OFF],
    [OFF, OFF, OFF, -12.0, -5.0, -1.0, 0.0],
    [0.0, 0.0, 0.0, -3.0, -8.0, OFF, OFF],
    [0.0, 0.0, -1.0, -3.0, -8.0, OFF, OFF],
];

/// The low-pass of harp and lead in Hz at each of [`RISKS`].
const LOWPASS: [f32; 7] = [12e3, 12e3, 9e3, 5e3, 2.8e3, 1.4e3, 1.4e3];

/// At dawn everything is there but the frost, and the melody stands before the harp.
pub(crate) const DAWN: Levels = Levels {
    stems: [1.4, -2.0, 0.0, OFF, -2.6, OFF, 1.0, 4.0],
    lowpass: 12e3,
};

/// After a match the pedal is warmer than in one, and the harp rests on it.
pub(crate) const RESULTS: Levels = Levels {
    stems: [0.0, -1.0, -1.0, OFF, OFF, OFF, 0.0, -1.0],
    lowpass: 9e3,
};

/// Largest move of a level by a preview, in dB.
const PREVIEW: f32 = 3.0;

/// A risk held within 0 to 1.
pub(crate) fn held(risk: f32) -> f32 {
    if risk.is_nan() {
        return 0.0;
    }
    risk.clamp(0.0, 1.0)
}

/// The levels at `risk`, which is held within 0 to 1.
pub fn levels(risk: f32) -> Levels {
    let risk = held(risk);
    let column = RISKS[1..6].iter().filter(|limit| risk > **limit).count();
    let part = (risk - RISKS[column]) / (RISKS[column + 1] - RISKS[column]);
    let between = |row: &[f32; 7]| row[column] + (row[column + 1] - row[column]) * part;
    Levels {
        stems: GAINS.each_ref().map(between),
        lowpass: between(&LOWPASS.map(f32::ln)).exp(),
    }
}

impl Levels {
    /// These levels, none further from `settled` than a preview may move it.
    pub(crate) fn previewed(mut self, settled: &Self) -> Self {
        for (level, before) in self.stems.iter_mut().zip(&settled.stems) {
            *level = level.clamp(before - PREVIEW, before + PREVIEW).max(OFF);
        }
        self.lowpass = settled.lowpass;
        self
    }
}

/// The factor of `decibels`; nothing at [`OFF`], and the last 10 dB above it lead there without a step.
pub(crate) fn factor(decibels: f32) -> f32 {
    let near = ((decibels - OFF) / 10.0).clamp(0.0, 1.0);
    near * 10_f32.powf(decibels / 20.0)
}
