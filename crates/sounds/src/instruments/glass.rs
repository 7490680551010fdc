//! Bowed glass: a wet rim that sings through narrow resonators. The frost of the score.

use core::f64::consts::TAU;

use fundsp::prelude::{exp2, midi_hz, resonator_hz, sin};

use crate::audio::{Audio, SAMPLE_RATE};
use crate::synth::{below, rising, shaped, white};
use crate::track::{Track, samples_in};

/// Seconds from silence to silence.
const SECONDS: f64 = 3.6;

/// Partials of the rim as multiples of the pitch, with amplitude and how narrow they sing.
const RIM: [(f64, f64, f64); 4] = [
    (1.0, 1.0, 260.0),
    (2.0, 0.4, 180.0),
    (3.01, 0.16, 120.0),
    (4.2, 0.05, 90.0),
];

/// One swell. `pitch` is a MIDI note number.
pub(super) fn note(pitch: u8) -> Audio {
    let hz = midi_hz(f64::from(pitch));
    let mut track = Track::once(SECONDS);
    track.lay(0.0, 1.0, &shaped(&rim(hz), swell));
    track.lay(
        0.0,
        1.0,
        &shaped(&friction(4700 + u64::from(pitch), hz), swell),
    );
    track.finish_mono(0.4)
}

fn swell(time: f64) -> f64 {
    rising(time, 1.3) * rising(SECONDS - 0.1 - time, 1.7)
}

/// The rim itself, which shivers with the turn of the finger.
fn rim(hz: f64) -> Vec<f64> {
    let rate = f64::from(SAMPLE_RATE);
    (0..samples_in(SECONDS))
        .map(|index| {
            let time = index as f64 / rate;
            let shiver = 1.0 - 0.22 * rising(time, 2.0) * sin(TAU * 3.1 * time);
            let twin = exp2(2.2 / 1200.0);
            let tone: f64 = RIM
                .iter()
                .map(|(ratio, gain, _)| {
                    let turn = TAU * hz * ratio * time;
                    gain * (0.7 * sin(turn) + 0.3 * sin(turn * twin + ratio))
                })
                .sum();
            0.5 * shiver * tone
        })
        .collect()
}

/// Wet skin on glass: noise that only the rim's own tones let through.
fn friction(seed: u64, hz: f64) -> Vec<f64> {
    let skin = below(&white(seed, SECONDS), 2400.0);
    let mut track = Track::once(SECONDS);
    for (ratio, gain, narrow) in RIM {
        let mut sung = Track::once(SECONDS);
        sung.lay(0.0, 1.0, &skin);
        let centre = hz * ratio;
        // A second pass takes the hiss beside the tone away.
        sung.send_through(resonator_hz(centre, narrow));
        sung.send_through(resonator_hz(centre, narrow));
        let loudest = sung
            .samples()
            .iter()
            .fold(1e-9, |most: f64, sample| most.max(sample.abs()));
        track.lay(0.0, 0.3 * gain / loudest, sung.samples());
    }
    track.samples().to_vec()
}
