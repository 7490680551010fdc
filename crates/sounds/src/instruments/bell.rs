//! Small bells struck with a soft mallet: the light of the score.

use fundsp::prelude::{exp2, midi_hz};

use crate::audio::Audio;
use crate::synth::{Mode, mode, puff, strike};
use crate::track::Track;

/// Partials of a bar of bell metal as multiples of the pitch. Each comes twice, a hair apart, because no bell is quite
/// round; the pairs beat slowly.
const PARTIALS: [Mode; 9] = [
    mode(0.9998, 0.62, 2.0),
    mode(1.0003, 0.4, 1.7),
    mode(2.0, 0.1, 1.1),
    mode(2.7562, 0.24, 0.8),
    mode(2.7604, 0.16, 0.7),
    mode(4.07, 0.04, 0.4),
    mode(5.404, 0.1, 0.3),
    mode(5.43, 0.06, 0.25),
    mode(8.93, 0.012, 0.1),
];

/// One note. `pitch` is a MIDI note number.
pub(super) fn note(pitch: u8) -> Audio {
    let hz = midi_hz(f64::from(pitch));
    let octaves = (f64::from(pitch) - 78.0) / 12.0;
    let partials: Vec<Mode> = PARTIALS
        .iter()
        .map(|partial| {
            // High partials are weaker: the mallet is soft.
            let damped = exp2(-partial.hz * hz / 5200.0);
            let ring = partial.ring * exp2(-0.35 * octaves);
            mode(partial.hz * hz, partial.gain * damped, ring)
        })
        .collect();
    let mut track = Track::once(1.55 * exp2(-0.2 * octaves));
    track.lay(0.002, 1.0, &strike(&partials, 0.003));
    let seed = 4400 + u64::from(pitch);
    track.lay(0.001, 0.08, &puff(seed, 1500.0, 1.2, 0.002, 0.035));
    track.finish_mono(0.65)
}
