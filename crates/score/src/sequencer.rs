//! Begins the notes of a section when their time has come.

use crate::chance::{draw, swing};
use crate::clock::{EIGHTH, QUANTUM, millis};
use crate::cues::Pass;
use crate::notation::{Note, Strength};
use crate::samples::Bank;
use crate::stem::{STEMS, Stem};
use crate::voice::Voice;
use crate::voices::Voices;

/// Frames by which a note of the drone or the drum may be off the grid; any other note half of that.
const SWAY: u64 = millis(8);

/// Random deviation of a note's level at most, in dB.
const STRAY: f32 = 1.0;

/// Gain of each stem in dB, so that the gain table begins from an even balance.
const TRIMS: [f32; STEMS] = [-3.9, 0.7, 1.0, 1.6, 1.9, 0.4, 0.0, 2.0];

/// Share of a step that a softly plucked string follows at once: a low-pass of one pole at 1.2 kHz, as a finger without
/// nail leaves it.
const FINGER: f32 = 0.145;

/// Frames in which a blown note stops at its end.
const RELEASE: u64 = millis(170);

/// Frames in which one blown note turns into the next where they are slurred.
const CROSSED: u64 = millis(30);

/// Samples in which the tongue of a blown note speaks.
const TONGUE: f64 = millis(90) as f64;

pub(crate) struct Sequencer {
    seed: u64,
    pass: Option<Pass>,
    /// Per stem, the first note whose time is not over.
    first: [usize; STEMS],
}

impl Sequencer {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            seed,
            pass: None,
            first: [0; STEMS],
        }
    }

    /// Plays no more of the section.
    pub(crate) fn leave(&mut self) {
        self.pass = None;
    }

    /// Plays `pass` from its first note on.
    pub(crate) fn begin(&mut self, pass: Pass) {
        self.pass = Some(pass);
        self.first = [0; STEMS];
    }

    /// Begins every note whose time comes within the quantum from `now` on.
    pub(crate) fn advance(&mut self, now: u64, bank: &Bank, voices: &mut Voices) {
        let Some(pass) = self.pass else { return };
        for stem in Stem::ALL {
            let notes = pass.section.notes(stem, pass.take);
            let grid = |note: &Note| pass.start + u64::from(note.at) * EIGHTH;
            let first = &mut self.first[stem.index()];
            while notes
                .get(*first)
                .is_some_and(|note| grid(note) + SWAY < now)
            {
                *first += 1;
            }
            for (index, note) in notes.iter().enumerate().skip(*first) {
                if grid(note) > now + QUANTUM + SWAY {
                    break;
                }
                let chance = draw(
                    self.seed ^ pass.number << 20,
                    (stem.index() << 16 | index) as u64,
                );
                let at = swayed(stem, grid(note), chance).max(pass.start);
                if (now..now + QUANTUM).contains(&at) {
                    let level = pass.section.level;
                    if let Some(mut voice) = voice(bank, stem, note, level, chance) {
                        if stem == Stem::Lead
                            && notes[..index].iter().any(|before| before.runs_into(note))
                        {
                            (voice.at, voice.rise) =
                                (TONGUE * voice.speed, (0.0, 1.0 / CROSSED as f32));
                        }
                        voice.wait = (at - now) as usize;
                        voices.begin(voice);
                    }
                }
            }
        }
    }
}

/// Frame at which a note on the grid begins, humanized by chance.
fn swayed(stem: Stem, grid: u64, chance: u64) -> u64 {
    let most = match stem {
        Stem::Drone | Stem::Drum | Stem::Heart => SWAY,
        Stem::Harp | Stem::Light | Stem::Frost | Stem::Horn | Stem::Lead => SWAY / 2,
    };
    let sway = swing(chance, 1) * (most - 1) as f32;
    grid.saturating_add_signed(sway as i64)
}

fn voice(bank: &Bank, stem: Stem, note: &Note, level: f32, chance: u64) -> Option<Voice> {
    if note.ornament && draw(chance, 5).is_multiple_of(3) {
        return None;
    }
    let choice = bank.choose(stem, note, draw(chance, 2))?;
    let strength = match note.strength {
        // The soft sample of the drum is quieter already; other soft strokes are below.
        Strength::Soft => -1.5,
        Strength::Medium => -4.0,
        Strength::Strong => 0.0,
    };
    let has_one_layer = !matches!(stem, Stem::Drum | Stem::Heart);
    let strength = if has_one_layer && note.strength == Strength::Soft {
        -7.0
    } else {
        strength
    };
    let phrase = if stem == Stem::Harp {
        breath(note.at)
    } else {
        0.0
    };
    let decibels = level + TRIMS[stem.index()] + strength + phrase + STRAY * swing(chance, 3);
    let gain = 10_f32.powf(decibels / 20.0);
    let (left, right) = sides(place(stem, note, chance));
    let hold = matches!(stem, Stem::Lead | Stem::Horn).then(|| held(note));
    Some(Voice {
        sample: choice.sample,
        speed: choice.speed,
        gain: [gain * left, gain * right],
        stem,
        pitch: note.pitch,
        wait: 0,
        hold,
        at: 0.0,
        fade: (1.0, 0.0),
        rise: (1.0, 0.0),
        open: if stem == Stem::Harp && note.strength == Strength::Soft {
            FINGER
        } else {
            1.0
        },
        low: 0.0,
        peak: gain,
    })
}

/// Frames that a blown note is held, and frames that it then takes to fade: one that is slurred leaves no gap.
fn held(note: &Note) -> (u64, u64) {
    let length = u64::from(note.length) * EIGHTH;
    if note.slurred {
        (length, 2 * CROSSED)
    } else {
        (length - millis(40), RELEASE)
    }
}

/// A phrase of four bars swells by a decibel towards its third and sinks towards its end.
fn breath(at: u32) -> f32 {
    let part = (at % 48) as f32 / 48.0;
    1.2 - 10.0 * (part - 0.55) * (part - 0.55)
}

/// Pan of a note, -1 for left to 1 for right.
fn place(stem: Stem, note: &Note, chance: u64) -> f32 {
    let height = f32::from(note.pitch);
    match stem {
        Stem::Harp => (0.045 * (height - 66.0)).clamp(-0.75, 0.75),
        Stem::Light => 0.6 * swing(chance, 4),
        Stem::Drone => {
            if note.pitch % 12 == 2 {
                -0.15
            } else {
                0.15
            }
        }
        Stem::Frost => {
            if note.pitch.is_multiple_of(2) {
                -0.4
            } else {
                0.4
            }
        }
        Stem::Drum | Stem::Heart => 0.0,
        Stem::Horn => 0.4,
        Stem::Lead => -0.12,
    }
}

/// The levels of both sides for a place, of equal power everywhere.
fn sides(place: f32) -> (f32, f32) {
    let angle = (place + 1.0) * core::f32::consts::FRAC_PI_4;
    (angle.cos(), angle.sin())
}
