//! A small harp: gut strings on a wooden body, plucked with the finger or with the edge of the nail.

use fundsp::prelude::{bell_hz, exp2, highpass_hz, midi_hz};

use super::pluck::Pluck;
use crate::audio::Audio;
use crate::synth::{above, below, mode, puff, rising, shaped, strike};
use crate::track::Track;

/// How a string is plucked.
pub(super) struct Touch {
    /// Where, as a part of the length.
    place: f64,
    /// How long the finger rounds the pulse at middle C, in seconds.
    finger: f64,
    /// Share of rasp.
    rasp: f64,
    /// Seconds that partials around 2500 Hz ring at middle C.
    bright: f64,
    /// How long it rings, beside a hard pluck.
    ring: f64,
    /// How loud the finger itself is.
    contact: f64,
}

/// With the tip of the finger.
pub(super) const SOFT: Touch = Touch {
    place: 0.42,
    finger: 0.000_42,
    rasp: 0.02,
    bright: 0.4,
    ring: 0.85,
    contact: 0.05,
};

/// Nearer to the edge and with some nail.
pub(super) const HARD: Touch = Touch {
    place: 0.26,
    finger: 0.000_15,
    rasp: 0.05,
    bright: 0.85,
    ring: 1.0,
    contact: 0.13,
};

/// One note. `pitch` is a MIDI note number.
pub(super) fn note(pitch: u8, touch: &Touch) -> Audio {
    let hz = midi_hz(f64::from(pitch));
    // An octave higher rings two thirds as long.
    let octaves = (f64::from(pitch) - 60.0) / 12.0;
    let ring = 3.0 * touch.ring * exp2(-0.52 * octaves);
    let seconds = (0.83 * ring).min(2.5);
    let pluck = Pluck {
        hz,
        ring: 0.78 * ring,
        bright: touch.bright * exp2(-0.2 * octaves),
        place: touch.place,
        finger: touch.finger * exp2(-0.5 * octaves),
        rasp: touch.rasp,
        seed: 4000 + u64::from(pitch),
    };
    let mut track = Track::once(seconds);
    track.lay(0.002, 0.66, &struck_in(&pluck.render(seconds)));
    // A string also swings sideways, where the bridge holds it less: darker, longer and a hair lower.
    let sideways = Pluck {
        hz: hz * exp2(-0.5 / 1200.0),
        ring: 1.3 * ring,
        bright: 0.6 * pluck.bright,
        place: 0.5 * (touch.place + 0.5),
        ..pluck
    };
    track.lay(0.002, 0.34, &struck_in(&sideways.render(seconds)));
    finger(&mut track, pitch, touch);
    body(&mut track);
    track.finish_mono(0.4 * seconds)
}

/// The first half millisecond is not a step.
fn struck_in(string: &[f64]) -> Vec<f64> {
    shaped(string, |time| rising(time, 0.000_5))
}

/// The skin leaving the string, and the board that answers.
fn finger(track: &mut Track, pitch: u8, touch: &Touch) {
    let seed = 4200 + u64::from(pitch);
    let skin = above(&below(&puff(seed, 2600.0, 0.9, 0.001, 0.03), 5200.0), 900.0);
    track.lay(0.001, 0.5 * touch.contact, &skin);
    let board = [
        mode(148.0, 1.0, 0.09),
        mode(236.0, 0.7, 0.07),
        mode(391.0, 0.35, 0.05),
    ];
    track.lay(0.002, touch.contact, &strike(&board, 0.003));
}

/// Air and wood of the body lift some regions a little, and nothing below the lowest string is radiated.
fn body(track: &mut Track) {
    track.send_through(highpass_hz(62.0, 0.7));
    track.send_through(bell_hz(205.0, 1.6, 1.35));
    track.send_through(bell_hz(410.0, 2.2, 1.3));
    track.send_through(bell_hz(980.0, 1.4, 0.85));
    track.send_through(bell_hz(2300.0, 1.2, 1.35));
    track.send_through(bell_hz(6200.0, 0.8, 0.7));
}
