//! The great moments on the mountain: the gust, the flag and the dawn.

use core::f64::consts::TAU;

use fundsp::prelude::{lerp, midi_hz, sin, smooth5};

use crate::audio::{Audio, SAMPLE_RATE};
use crate::synth::{
    Mode, band, below, falling, mode, moving_band, rising, scaled, shaped, strike, white,
};
use crate::table::{THUMP, snow};
use crate::timbre::{CHIME, HARP, Sustained};
use crate::track::{Track, samples_in};

/// A kettledrum on D.
const DRUM: [Mode; 3] = [
    mode(73.4, 1.0, 0.9),
    mode(110.1, 0.5, 0.6),
    mode(146.8, 0.25, 0.4),
];

/// The turn is lost: a gust passes, and a breathy tone sinks with it.
pub(crate) fn bust() -> Audio {
    const LENGTH: f64 = 1.65;
    let mut track = Track::once(LENGTH);
    let swell = |time: f64| rising(time, 0.32) * rising(LENGTH - time, 1.15);
    let hum = moving_band(&white(1030, LENGTH), 1.1, |time| {
        260.0 + 560.0 * swell(time)
    });
    let whistle = moving_band(&white(1031, LENGTH), 5.0, |time| {
        520.0 + 900.0 * swell(time)
    });
    track.lay(0.0, 1.5, &below(&shaped(&hum, swell), 2800.0));
    let gusting = shaped(&whistle, |time| swell(time) * swell(time));
    track.lay(0.0, 0.9, &below(&gusting, 3400.0));
    let fall = |time: f64| {
        let progress = smooth5(((time - 0.15) / 1.1).clamp(0.0, 1.0));
        midi_hz(lerp(69.0, 62.0, progress))
    };
    let sigh = |time: f64| rising(time, 0.12) * rising(LENGTH - 0.1 - time, 1.1);
    let breath = moving_band(&white(1032, LENGTH), 30.0, fall);
    track.lay(0.0, 2.6, &shaped(&breath, sigh));
    for (partial, gain) in [(1.0, 0.2), (2.0, 0.045), (3.0, 0.02)] {
        let tone = glide(LENGTH, |time| partial * fall(time));
        track.lay(0.0, gain, &shaped(&tone, sigh));
    }
    track.finish_mono(0.1)
}

/// A route is won: the flag goes into the snow, flutters, and a chord rises.
pub(crate) fn claim() -> Audio {
    let mut track = Track::once(1.9);
    track.lay(0.0, 0.8, &strike(&scaled(&THUMP, 1.3, 0.8), 0.003));
    snow(&mut track, 0.0, 0.12, 0.8, 1040);
    let cloth = below(&band(&white(1041, 0.75), 900.0, 0.8), 2400.0);
    let flutter = |time: f64| {
        let beat = 0.5 + 0.5 * sin(TAU * (17.0 - 7.0 * time) * time);
        beat * beat * rising(time, 0.06) * falling(time, 0.9)
    };
    track.lay(0.1, 0.35, &shaped(&cloth, flutter));
    let rising_chord = [
        (0.14, 62.0),
        (0.26, 66.0),
        (0.38, 69.0),
        (0.5, 74.0),
        (0.62, 78.0),
    ];
    for (at, pitch) in rising_chord {
        track.lay(at, 0.42, &HARP.note(pitch, 1.25));
        track.lay(at, 0.12, &CHIME.note(pitch + 12.0, 0.8));
    }
    let glow = Sustained {
        attack: 0.5,
        hold: 0.25,
        release: 0.9,
        partials: 8,
        softness: 1.5,
        detune: 7.0,
    };
    for (voice, pitch) in [50.0, 57.0, 62.0, 66.0, 69.0].into_iter().enumerate() {
        track.lay(0.2, 0.13, &glow.note(pitch, 0.31 * voice as f64));
    }
    track.finish_mono(0.2)
}

/// The game is won: dawn, in three chords and a peal.
pub(crate) fn win() -> Audio {
    let mut track = Track::once(4.3);
    let call = Sustained {
        attack: 0.07,
        hold: 0.3,
        release: 0.3,
        partials: 11,
        softness: 1.25,
        detune: 8.0,
    };
    let dawn = Sustained {
        attack: 0.22,
        hold: 1.4,
        release: 1.6,
        partials: 12,
        softness: 1.3,
        detune: 9.0,
    };
    chord(
        &mut track,
        0.0,
        &call,
        0.14,
        &[43.0, 55.0, 59.0, 62.0, 67.0],
    );
    chord(
        &mut track,
        0.5,
        &call,
        0.15,
        &[45.0, 57.0, 61.0, 64.0, 69.0],
    );
    let full = [38.0, 50.0, 57.0, 62.0, 66.0, 69.0, 74.0];
    chord(&mut track, 1.0, &dawn, 0.16, &full);
    for (at, gain) in [(0.0, 0.25), (0.5, 0.3), (1.0, 0.6)] {
        track.lay(at, gain, &strike(&DRUM, 0.006));
    }
    let peal = [
        (1.1, 74.0),
        (1.35, 78.0),
        (1.6, 81.0),
        (1.85, 86.0),
        (2.35, 83.0),
        (2.6, 86.0),
        (2.85, 90.0),
    ];
    for (at, pitch) in peal {
        track.lay(at, 0.15, &CHIME.note(pitch, 1.4));
        track.lay(at, 0.16, &HARP.note(pitch - 12.0, 1.3));
    }
    track.finish_mono(0.3)
}

fn chord(track: &mut Track, at: f64, voice: &Sustained, gain: f64, pitches: &[f64]) {
    for (index, pitch) in pitches.iter().enumerate() {
        track.lay(at, gain, &voice.note(*pitch, 0.29 * index as f64));
    }
}

/// A pure tone that follows `hz` over time.
fn glide(seconds: f64, hz: impl Fn(f64) -> f64) -> Vec<f64> {
    let rate = f64::from(SAMPLE_RATE);
    let mut phase = 0.0;
    (0..samples_in(seconds))
        .map(|index| {
            let sample = sin(TAU * phase);
            phase += hz(index as f64 / rate) / rate;
            sample
        })
        .collect()
}
