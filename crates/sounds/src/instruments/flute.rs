//! A low whistle: breath through resonators, with a tone at its core whose vibrato grows. The lead of the score.

use core::f64::consts::TAU;

use fundsp::prelude::{exp, exp2, midi_hz, sin};

use crate::audio::{Audio, SAMPLE_RATE};
use crate::random::Random;
use crate::synth::{above, band, below, puff, rising, shaped, white};
use crate::track::{Track, samples_in};

/// Seconds from silence to silence; the sampler lets go of shorter notes earlier.
const SECONDS: f64 = 2.1;

/// Amplitudes of the partials.
const PARTIALS: [f64; 6] = [1.0, 0.24, 0.13, 0.035, 0.018, 0.006];

/// One note. `pitch` is a MIDI note number.
pub(super) fn note(pitch: u8) -> Audio {
    let hz = midi_hz(f64::from(pitch));
    let mut track = Track::once(SECONDS);
    track.lay(0.0, 1.0, &core_tone(pitch, hz));
    track.lay(0.0, 1.0, &breath(5100 + u64::from(pitch), hz));
    // The tongue: a short breath before the tone speaks.
    let tongue = puff(5200 + u64::from(pitch), 2.0 * hz, 2.5, 0.008, 0.06);
    track.lay(0.0, 0.16, &tongue);
    track.finish_mono(0.2)
}

/// The tone, which comes from below, and of which the upper partials come and go with the vibrato.
fn core_tone(pitch: u8, hz: f64) -> Vec<f64> {
    let rate = f64::from(SAMPLE_RATE);
    let mut random = Random::new(5000 + u64::from(pitch));
    let quick = random.between(4.5, 5.0);
    let mut phase = 0.0;
    (0..samples_in(SECONDS))
        .map(|index| {
            let time = index as f64 / rate;
            let sway = sin(TAU * quick * time) * rising(time - 0.45, 1.2);
            let cents = 9.0 * sway - 22.0 * exp(-time / 0.025);
            phase += hz * exp2(cents / 1200.0) / rate;
            let shine = 1.0 + 0.35 * sway;
            let tone: f64 = PARTIALS
                .iter()
                .enumerate()
                .map(|(index, gain)| {
                    let colour = if index == 0 { 1.0 } else { shine };
                    gain * colour * sin(TAU * phase * (index + 1) as f64)
                })
                .sum();
            let level = rising(time, 0.05) * (1.0 - 0.12 * rising(time - 0.2, 1.5));
            0.5 * level * (1.0 + 0.07 * sway) * tone * rising(SECONDS - 0.05 - time, 0.5)
        })
        .collect()
}

/// Air at the edge of the mouthpiece: most of it where the tube sings, some above.
fn breath(seed: u64, hz: f64) -> Vec<f64> {
    let air = white(seed, SECONDS);
    let tube = band(&air, hz, 14.0);
    let second = band(&air, 2.0 * hz, 10.0);
    let edge = above(&below(&air, 5500.0), 1800.0);
    let mixed: Vec<f64> = tube
        .iter()
        .zip(&second)
        .zip(&edge)
        .map(|((tube, second), edge)| 0.9 * tube + 0.35 * second + 0.012 * edge)
        .collect();
    shaped(&mixed, |time| {
        let level = rising(time, 0.03) * (1.0 - 0.35 * rising(time - 0.1, 0.5));
        level * rising(SECONDS - 0.05 - time, 0.5)
    })
}
