//! The heart.

use core::f64::consts::TAU;

use fundsp::prelude::{exp, sin};

use crate::audio::{Audio, SAMPLE_RATE};
use crate::synth::{below, falling, puff, rising};
use crate::track::{Track, samples_in};

/// Two beats of a heart, as felt in the ears on a steep slope.
pub(super) fn heart() -> Audio {
    let mut track = Track::once(0.95);
    track.lay(0.002, 1.0, &thud(52.0, 0.25, 0.34, 0.02));
    track.lay(0.302, 0.72, &thud(58.0, 0.2, 0.3, 0.018));
    // The same an octave and two higher, as the ear makes it up: all that a small speaker has of it.
    for (octave, gain) in [(2.0, 0.4), (4.0, 0.3), (7.0, 0.24)] {
        track.lay(0.002, gain, &thud(52.0 * octave, 0.2, 0.22, 0.012));
        track.lay(0.302, 0.72 * gain, &thud(58.0 * octave, 0.16, 0.18, 0.01));
    }
    let chest = below(&puff(4950, 130.0, 1.0, 0.015, 0.12), 240.0);
    track.lay(0.0, 0.35, &chest);
    track.lay(0.3, 0.25, &chest);
    // Without overtones a small speaker would keep it to itself.
    track.saturate(2.6);
    track.finish_mono(0.3)
}

/// The skin's lowest tone: tight at the stroke, so it begins `tight` higher and sinks to `hz` at once.
fn thud(hz: f64, tight: f64, ring: f64, contact: f64) -> Vec<f64> {
    let rate = f64::from(SAMPLE_RATE);
    let mut phase = 0.0;
    (0..samples_in(ring * 1.3))
        .map(|index| {
            let time = index as f64 / rate;
            phase += hz * (1.0 + tight * exp(-time / 0.035)) / rate;
            rising(time, contact) * falling(time, ring) * sin(TAU * phase)
        })
        .collect()
}
