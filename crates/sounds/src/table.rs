//! What happens on the mountain in passing: steps, ropes, squares banked, and the turn handed on.

use fundsp::prelude::{lerp, sin};

use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{Mode, below, mode, moving_band, puff, rising, scaled, shaped, strike, white};
use crate::timbre::{CHIME, HARP, MALLET};
use crate::track::Track;

/// The gate of a carabiner.
const CARABINER: [Mode; 4] = [
    mode(2140.0, 0.5, 0.09),
    mode(3370.0, 1.0, 0.13),
    mode(5260.0, 0.55, 0.1),
    mode(7390.0, 0.2, 0.06),
];

/// Something soft and heavy set down on snow.
pub(crate) const THUMP: [Mode; 3] = [
    mode(78.0, 1.0, 0.22),
    mode(131.0, 0.6, 0.16),
    mode(214.0, 0.25, 0.1),
];

/// The tones of the columns from 2 to 12, which are also the rungs a turn climbs: D E G A B over two octaves and a D, which
/// D major, mixolydian and dorian share. As MIDI note numbers.
pub const TONES: [u8; 11] = [62, 64, 67, 69, 71, 74, 76, 79, 81, 83, 86];

/// One of [`TONES`], counted from 1: a wooden bar with a string below it.
pub(crate) fn tone(number: usize) -> Audio {
    let pitch = f64::from(TONES[number - 1]);
    let mut track = Track::once(1.1);
    track.lay(0.0, 1.0, &MALLET.note(pitch, 0.85));
    track.lay(0.0, 0.32, &HARP.note(pitch, 0.8));
    track.finish_mono(0.12)
}

/// A runner moves up one space: the boot goes into the snow, the gear swings. `variant` 1 to 4.
pub(crate) fn step(variant: u64) -> Audio {
    let mut random = Random::new(900 + variant);
    let mut track = Track::once(0.34);
    let boot = strike(&scaled(&THUMP, 1.35 * random.factor(0.08), 0.6), 0.006);
    track.lay(0.0, 0.3, &boot);
    snow(&mut track, 0.0, 0.13, 0.85, 1000 + 2 * variant);
    snow(&mut track, 0.055, 0.1, 0.5, 1001 + 2 * variant);
    for (at, gain) in [(0.085, 0.035), (0.128, 0.02)] {
        let gear = strike(&scaled(&CARABINER, random.factor(0.1), 0.85), 0.0006);
        track.lay(at + random.between(-0.008, 0.008), gain, &gear);
    }
    track.finish_mono(0.03)
}

/// A runner ropes up: the rope runs, the carabiner opens and shuts. `variant` 1 to 3.
pub(crate) fn place(variant: u64) -> Audio {
    let mut random = Random::new(910 + variant);
    let mut track = Track::once(0.44);
    let (slow, fast) = (random.between(42.0, 50.0), random.between(64.0, 74.0));
    let rope = moving_band(&white(1010 + 10 * variant, 0.2), 1.6, |time| {
        lerp(700.0, 1900.0, time / 0.2)
    });
    // The twist of the rope ticks through the hand.
    let rope = shaped(&rope, |time| {
        let twist = 0.65 + 0.35 * sin(core::f64::consts::TAU * lerp(slow, fast, time / 0.2) * time);
        twist * rising(time, 0.07) * rising(0.2 - time, 0.07)
    });
    track.lay(0.0, 0.8, &below(&rope, 5000.0));
    let mut gate = |pitch: f64, ring: f64| scaled(&CARABINER, pitch * random.factor(0.05), ring);
    track.lay(0.19, 0.16, &strike(&gate(0.82, 0.8), 0.0005));
    track.lay(0.25, 0.17, &strike(&gate(0.94, 1.4), 0.0004));
    track.lay(
        0.19,
        0.6,
        &puff(1011 + 10 * variant, 1500.0, 0.8, 0.0006, 0.02),
    );
    track.lay(
        0.25,
        0.8,
        &puff(1012 + 10 * variant, 1200.0, 0.8, 0.0006, 0.03),
    );
    track.lay(0.25, 0.3, &strike(&scaled(&THUMP, 2.1, 0.5), 0.003));
    track.finish_mono(0.05)
}

/// A runner arrives on the top.
pub(crate) fn top() -> Audio {
    let mut track = Track::once(1.1);
    track.lay(0.0, 0.55, &CHIME.note(81.0, 0.9));
    track.lay(0.09, 0.8, &CHIME.note(86.0, 1.0));
    track.lay(0.09, 0.3, &HARP.note(74.0, 0.9));
    track.finish_mono(0.15)
}

/// The turn is banked: a tent goes up, and its canvas settles. `variant` 1 to 3.
pub(crate) fn bank(variant: u64) -> Audio {
    let mut random = Random::new(920 + variant);
    let mut track = Track::once(0.6);
    track.lay(
        0.0,
        0.9,
        &strike(&scaled(&THUMP, random.factor(0.08), 1.0), 0.008),
    );
    let canvas = puff(
        1020 + 10 * variant,
        420.0 * random.factor(0.1),
        0.7,
        0.012,
        0.16,
    );
    track.lay(0.004, 1.5, &below(&canvas, 1200.0));
    let flap = puff(
        1021 + 10 * variant,
        620.0 * random.factor(0.1),
        0.7,
        0.01,
        0.12,
    );
    track.lay(random.between(0.06, 0.095), 0.7, &below(&flap, 1500.0));
    track.finish_mono(0.1)
}

/// The next player's turn: two soft notes, the second higher.
pub(crate) fn turn() -> Audio {
    let mut track = Track::once(0.75);
    track.lay(0.0, 0.8, &MALLET.note(69.0, 0.55));
    track.lay(0.15, 1.0, &MALLET.note(74.0, 0.6));
    track.finish_mono(0.1)
}

/// Snow packed under weight: many small grains that give way within `seconds`.
pub(crate) fn snow(track: &mut Track, at: f64, seconds: f64, gain: f64, seed: u64) {
    let mut random = Random::new(seed);
    for number in 0..38 {
        // The square crowds the grains towards the beginning.
        let place = random.between(0.0, 1.0);
        let time = at + seconds * place * place;
        let (hz, ring) = (random.between(700.0, 3400.0), random.between(0.008, 0.03));
        let grain = puff(seed * 100 + number, hz, 1.4, 0.0015, ring);
        let strength = gain * random.between(0.2, 0.9) * (1.0 - 0.7 * place);
        track.lay(time, strength, &below(&grain, 5200.0));
    }
    let crush = puff(seed * 100 + 99, 900.0, 0.6, 0.008, seconds);
    track.lay(at, 0.7 * gain, &below(&crush, 2200.0));
}
