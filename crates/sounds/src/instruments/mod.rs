//! The instruments of the score, note by note: what the sampler of `cant-stop-score` plays.
//!
//! Every note is dry, in one channel and tuned to A = 440. The sampler may move a note by two semitones, so that five
//! neighbours share one sample. A name is `INSTRUMENT_NOTE` with `_soft` or `_hard` where there are two strengths; `cs5`
//! is the C sharp above middle C's octave.

mod bell;
mod drone;
mod drum;
mod flute;
mod glass;
mod harp;
mod pluck;

use crate::audio::Audio;
use crate::sound::Sound;
use drum::Strength;
use harp::{HARD, SOFT};

/// Every sample of the score, and nothing else lies in `assets/audio/score`.
pub const INSTRUMENTS: &[Sound] = &[
    sample("harp_a2_soft", -25.0, (0.9, 4.0), || harp::note(45, &SOFT)),
    sample("harp_d3_soft", -25.0, (0.9, 4.0), || harp::note(50, &SOFT)),
    sample("harp_g3_soft", -25.0, (0.9, 4.0), || harp::note(55, &SOFT)),
    sample("harp_b3_soft", -25.0, (0.9, 4.0), || harp::note(59, &SOFT)),
    sample("harp_d4_soft", -25.0, (0.9, 4.0), || harp::note(62, &SOFT)),
    sample("harp_g4_soft", -25.5, (0.9, 4.0), || harp::note(67, &SOFT)),
    sample("harp_b4_soft", -26.0, (0.9, 4.0), || harp::note(71, &SOFT)),
    sample("harp_d5_soft", -26.5, (0.9, 4.0), || harp::note(74, &SOFT)),
    sample("harp_g5_soft", -27.5, (0.9, 4.0), || harp::note(79, &SOFT)),
    sample("harp_b5_soft", -28.5, (0.9, 4.0), || harp::note(83, &SOFT)),
    sample("harp_d6_soft", -29.0, (0.9, 4.0), || harp::note(86, &SOFT)),
    sample("harp_a2_hard", -20.0, (0.9, 4.0), || harp::note(45, &HARD)),
    sample("harp_d3_hard", -20.0, (0.9, 4.0), || harp::note(50, &HARD)),
    sample("harp_g3_hard", -20.0, (0.9, 4.0), || harp::note(55, &HARD)),
    sample("harp_b3_hard", -20.0, (0.9, 4.0), || harp::note(59, &HARD)),
    sample("harp_d4_hard", -20.0, (0.9, 4.0), || harp::note(62, &HARD)),
    sample("harp_g4_hard", -20.5, (0.9, 4.0), || harp::note(67, &HARD)),
    sample("harp_b4_hard", -21.0, (0.9, 4.0), || harp::note(71, &HARD)),
    sample("harp_d5_hard", -21.5, (0.9, 4.0), || harp::note(74, &HARD)),
    sample("harp_g5_hard", -22.5, (0.9, 4.0), || harp::note(79, &HARD)),
    sample("harp_b5_hard", -23.5, (0.9, 4.0), || harp::note(83, &HARD)),
    sample("harp_d6_hard", -24.0, (0.9, 4.0), || harp::note(86, &HARD)),
    sample("bell_a4", -24.0, (1.0, 3.0), || bell::note(69)),
    sample("bell_cs5", -24.0, (1.0, 3.0), || bell::note(73)),
    sample("bell_fs5", -24.5, (1.0, 3.0), || bell::note(78)),
    sample("bell_a5", -25.0, (1.0, 3.0), || bell::note(81)),
    sample("bell_cs6", -26.0, (1.0, 3.0), || bell::note(85)),
    sample("bell_fs6", -27.0, (1.0, 3.0), || bell::note(90)),
    sample("drone_d2", -26.0, (6.0, 9.0), || drone::note(38)),
    sample("drone_a2", -25.0, (6.0, 9.0), || drone::note(45)),
    sample("drone_d3", -25.0, (6.0, 9.0), || drone::note(50)),
    sample("glass_d3", -25.0, (3.0, 5.0), || glass::note(50)),
    sample("glass_f3", -25.0, (3.0, 5.0), || glass::note(53)),
    sample("glass_a3", -25.0, (3.0, 5.0), || glass::note(57)),
    sample("glass_c4", -25.5, (3.0, 5.0), || glass::note(60)),
    sample("drum_soft_1", -28.0, (0.4, 1.2), || {
        drum::frame(1, Strength::Soft)
    }),
    sample("drum_soft_2", -28.0, (0.4, 1.2), || {
        drum::frame(2, Strength::Soft)
    }),
    sample("drum_soft_3", -28.0, (0.4, 1.2), || {
        drum::frame(3, Strength::Soft)
    }),
    sample("drum_hard_1", -24.0, (0.4, 1.2), || {
        drum::frame(1, Strength::Hard)
    }),
    sample("drum_hard_2", -24.0, (0.4, 1.2), || {
        drum::frame(2, Strength::Hard)
    }),
    sample("drum_hard_3", -24.0, (0.4, 1.2), || {
        drum::frame(3, Strength::Hard)
    }),
    sample("heart", -24.0, (0.6, 1.3), drum::heart),
    sample("flute_d4", -24.0, (1.5, 3.0), || flute::note(62)),
    sample("flute_g4", -24.0, (1.5, 3.0), || flute::note(67)),
    sample("flute_b4", -24.0, (1.5, 3.0), || flute::note(71)),
    sample("flute_d5", -24.0, (1.5, 3.0), || flute::note(74)),
    sample("flute_g5", -24.5, (1.5, 3.0), || flute::note(79)),
    sample("flute_b5", -25.0, (1.5, 3.0), || flute::note(83)),
];

/// How faithful the encoder is with notes, of which many sound at once: what it leaves out is masked.
const QUALITY: f32 = 0.5;

const fn sample(
    name: &'static str,
    loudness: f64,
    seconds: (f64, f64),
    make: fn() -> Audio,
) -> Sound {
    Sound::new(name, loudness, seconds, make).with_quality(QUALITY)
}
