//! The instruments: struck and plucked ones by their partials, sustained ones by their swell.

use core::f64::consts::TAU;

use fundsp::prelude::{cos, exp2, log2, midi_hz, sin};

use crate::audio::SAMPLE_RATE;
use crate::synth::{Mode, mode, rising, scaled, strike};
use crate::track::samples_in;

/// An instrument that is struck or plucked: its partials as multiples of the pitch, ringing for one second at most at
/// the A above middle C, and how hard it is struck.
pub(crate) struct Struck {
    partials: &'static [Mode],
    contact: f64,
}

/// A small bright bell, a glockenspiel with a soft mallet.
pub(crate) const CHIME: Struck = Struck {
    partials: &[
        mode(1.0, 1.0, 1.0),
        mode(2.756, 0.28, 0.42),
        mode(5.404, 0.07, 0.16),
        mode(2.0, 0.1, 0.7),
    ],
    contact: 0.0015,
};

/// A gut string plucked a third of the way along, a small harp.
pub(crate) const HARP: Struck = Struck {
    partials: &[
        mode(1.0, 1.0, 1.0),
        mode(2.001, 0.52, 0.72),
        mode(3.004, 0.08, 0.55),
        mode(4.009, 0.15, 0.42),
        mode(5.017, 0.09, 0.33),
        mode(7.05, 0.035, 0.22),
        mode(8.07, 0.02, 0.18),
    ],
    contact: 0.0025,
};

impl Struck {
    /// One note. `pitch` is a MIDI note number (69 is 440 Hz); `ring` is how many seconds the fundamental takes to
    /// fall by 60 dB.
    pub(crate) fn note(&self, pitch: f64, ring: f64) -> Vec<f64> {
        strike(&scaled(self.partials, midi_hz(pitch), ring), self.contact)
    }
}

/// A sustained note of many partials, of which the higher ones come later and leave earlier, like breath in brass.
#[derive(Clone, Copy)]
pub(crate) struct Sustained {
    /// Seconds from silence to the full sound.
    pub(crate) attack: f64,
    /// Seconds at the full sound.
    pub(crate) hold: f64,
    /// Seconds from the full sound to silence.
    pub(crate) release: f64,
    /// How many partials there are, 1 to 12.
    pub(crate) partials: u32,
    /// How much weaker each partial is: the amplitude of partial n is 1 / n to this power.
    pub(crate) softness: f64,
    /// How far the two weaker voices beside the note stand apart, in hundredths of a semitone. They stir the note
    /// slowly; with equal voices it would come and go.
    pub(crate) detune: f64,
}

impl Sustained {
    /// Seconds from silence to silence.
    pub(crate) fn seconds(&self) -> f64 {
        self.attack + self.hold + self.release
    }

    /// One note. `pitch` is a MIDI note number; `phase` (0 to 1) tells voices of a chord apart.
    pub(crate) fn note(&self, pitch: f64, phase: f64) -> Vec<f64> {
        let swell: Vec<f64> = (0..samples_in(self.seconds()))
            .map(|index| self.swell(index as f64 / f64::from(SAMPLE_RATE)))
            .collect();
        let mut sound = vec![0.0; swell.len()];
        for (side, share) in [(0.0, 0.64), (-0.5, 0.18), (0.5, 0.18)] {
            let hz = midi_hz(pitch + side * self.detune / 100.0);
            // Every partial swells by one more half power of the envelope than the one below it.
            let mut colour = swell.clone();
            for partial in 1..=self.partials {
                let number = f64::from(partial);
                let gain = share * exp2(-self.softness * log2(number));
                let start = TAU * (phase + side * 0.37 + number * 0.23);
                let turn = TAU * hz * number / f64::from(SAMPLE_RATE);
                add_partial(&mut sound, &colour, gain, start, turn);
                for (level, full) in colour.iter_mut().zip(&swell) {
                    *level *= 0.4 + 0.6 * full;
                }
            }
        }
        sound
    }

    fn swell(&self, time: f64) -> f64 {
        rising(time, self.attack) * rising(self.seconds() - time, self.release)
    }
}

fn add_partial(sound: &mut [f64], level: &[f64], gain: f64, start: f64, turn: f64) {
    let (along, across) = (cos(turn), sin(turn));
    let (mut x, mut y) = (gain * cos(start), gain * sin(start));
    for (sample, level) in sound.iter_mut().zip(level) {
        *sample += level * y;
        (x, y) = (x * along - y * across, y * along + x * across);
    }
}
