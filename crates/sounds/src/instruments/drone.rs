//! The pedal: low strings bowed slowly, one swell of seven seconds.

use core::f64::consts::TAU;

use fundsp::prelude::{exp, exp2, log2, midi_hz, sin};

use crate::audio::{Audio, SAMPLE_RATE};
use crate::random::Random;
use crate::synth::{band, below, rising, shaped, white};
use crate::track::{Track, samples_in};

/// Seconds from silence to silence.
const SECONDS: f64 = 7.2;

/// Partials of each string.
const PARTIALS: u32 = 12;

/// Players on one part: how far each stands from the pitch in cents, and its share. They beat slowly.
const PLAYERS: [(f64, f64); 3] = [(0.0, 0.62), (-1.5, 0.19), (1.5, 0.19)];

/// Samples for which an undulation stays the same.
const HOLD: usize = 48;

/// One swell. `pitch` is a MIDI note number.
pub(super) fn note(pitch: u8) -> Audio {
    let hz = midi_hz(f64::from(pitch));
    let mut random = Random::new(4500 + u64::from(pitch));
    let mut strings = vec![0.0; samples_in(SECONDS)];
    for (cents, share) in PLAYERS {
        for partial in 1..=PARTIALS {
            let number = f64::from(partial);
            let tone = Tone {
                hz: hz * number * exp2(cents / 1200.0),
                gain: share * slope(hz, number) * wood(hz * number),
                // The bow bites later for the higher partials and leaves them earlier.
                late: 0.16 * number,
                slow: random.between(0.08, 0.3),
                phase: random.between(0.0, TAU),
            };
            tone.add(&mut strings);
        }
    }
    let mut track = Track::once(SECONDS);
    track.lay(0.0, 1.0, &strings);
    track.lay(0.0, 1.0, &bow(pitch, hz));
    track.finish_mono(0.3)
}

/// Level of a partial: steep up to 250 Hz and gentler above, for small speakers play nothing below.
fn slope(hz: f64, partial: f64) -> f64 {
    let turn = (250.0 / hz).max(1.0);
    let (below, above) = (partial.min(turn), (partial / turn).max(1.0));
    exp2(-1.15 * log2(below) - 0.8 * log2(above))
}

/// One partial of one player.
struct Tone {
    hz: f64,
    gain: f64,
    late: f64,
    slow: f64,
    phase: f64,
}

impl Tone {
    fn add(&self, sound: &mut [f64]) {
        let rate = f64::from(SAMPLE_RATE);
        for (block, samples) in sound.chunks_mut(HOLD).enumerate() {
            let time = (block * HOLD) as f64 / rate;
            let stir = 1.0 + 0.28 * sin(TAU * self.slow * time + self.phase);
            let (low, high) = (self.level(time), self.level(time + HOLD as f64 / rate));
            for (offset, sample) in samples.iter_mut().enumerate() {
                let part = offset as f64 / HOLD as f64;
                let at = time + offset as f64 / rate;
                let level = low + (high - low) * part;
                *sample += self.gain * stir * level * sin(TAU * self.hz * at + self.phase);
            }
        }
    }

    fn level(&self, time: f64) -> f64 {
        rising(time - self.late, 2.6) * rising(SECONDS - 0.2 - self.late - time, 3.1)
    }
}

/// Share of `hz` that the body radiates: a hump for the air, one for the wood, little above.
fn wood(hz: f64) -> f64 {
    let hump = |centre: f64, width: f64| {
        let octaves = log2(hz / centre) / width;
        exp(-octaves * octaves)
    };
    0.35 + 0.9 * hump(150.0, 0.9) + 0.5 * hump(420.0, 0.7)
}

/// The hair of the bow on the string: noise that the string's own partials let through.
fn bow(pitch: u8, hz: f64) -> Vec<f64> {
    let hair = below(&white(4600 + u64::from(pitch), SECONDS), 1400.0);
    let mut sound = vec![0.0; hair.len()];
    for partial in 2..=6 {
        let through = band(&hair, hz * f64::from(partial), 40.0);
        for (sum, sample) in sound.iter_mut().zip(&through) {
            *sum += 1.1 * sample;
        }
    }
    shaped(&sound, |time| {
        rising(time - 0.2, 2.6) * rising(SECONDS - 0.5 - time, 3.0)
    })
}
