//! A frame drum played with the hand, and the heart.

use core::f64::consts::TAU;

use fundsp::prelude::{exp, sin};

use crate::audio::{Audio, SAMPLE_RATE};
use crate::random::Random;
use crate::synth::{below, falling, mode, puff, rising, scaled, strike};
use crate::track::{Track, samples_in};

/// Force of the hand.
#[derive(Clone, Copy)]
pub(super) enum Strength {
    /// The fingers.
    Soft,
    /// The palm.
    Hard,
}

/// One stroke on a wide skin. `take` 1 to 3.
pub(super) fn frame(take: u64, strength: Strength) -> Audio {
    let mut random = Random::new(4800 + take);
    let (contact, slap, dark) = match strength {
        Strength::Soft => (0.003, 0.8, 1500.0),
        Strength::Hard => (0.002, 1.1, 2400.0),
    };
    let mut track = Track::once(0.72);
    // Where the hand lands decides how strongly each way of swinging is heard.
    let skin = [
        mode(1.593, 0.9 * random.factor(0.4), 0.3),
        mode(2.136, 0.5 * random.factor(0.5), 0.22),
        mode(2.296, 0.38 * random.factor(0.5), 0.2),
        mode(2.653, 0.26 * random.factor(0.5), 0.16),
        mode(3.156, 0.16 * random.factor(0.5), 0.12),
        // What a small speaker plays of it.
        mode(4.7, 0.7 * random.factor(0.3), 0.14),
        mode(6.2, 0.5 * random.factor(0.3), 0.11),
        mode(8.3, 0.35 * random.factor(0.3), 0.08),
    ];
    let pitch = 73.4 * random.factor(0.02);
    let struck = below(&strike(&scaled(&skin, pitch, 1.0), contact), dark);
    track.lay(0.002, 1.0, &struck);
    track.lay(0.002, 0.7, &thud(pitch, 0.16, 0.6, contact));
    let hand = below(&puff(4900 + take, 1100.0, 0.6, 0.003, 0.06), dark);
    track.lay(0.0, slap, &hand);
    // A skin pulled far is stiffer. What this adds lies high enough for small speakers.
    track.saturate(1.3);
    track.finish_mono(0.25)
}

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
