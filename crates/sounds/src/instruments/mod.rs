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

use crate::catalogue::{Sound, effect};
use drum::Strength;
use harp::{HARD, SOFT};

/// Every sample of the score, and nothing else lies in `assets/audio/score`.
pub const INSTRUMENTS: &[Sound] = &[
    effect("harp_a2_soft", -25.0, (0.9, 4.0), || harp::note(45, &SOFT)),
    effect("harp_d3_soft", -25.0, (0.9, 4.0), || harp::note(50, &SOFT)),
    effect("harp_g3_soft", -25.0, (0.9, 4.0), || harp::note(55, &SOFT)),
    effect("harp_b3_soft", -25.0, (0.9, 4.0), || harp::note(59, &SOFT)),
    effect("harp_d4_soft", -25.0, (0.9, 4.0), || harp::note(62, &SOFT)),
    effect("harp_g4_soft", -25.5, (0.9, 4.0), || harp::note(67, &SOFT)),
    effect("harp_b4_soft", -26.0, (0.9, 4.0), || harp::note(71, &SOFT)),
    effect("harp_d5_soft", -26.5, (0.9, 4.0), || harp::note(74, &SOFT)),
    effect("harp_g5_soft", -27.5, (0.9, 4.0), || harp::note(79, &SOFT)),
    effect("harp_b5_soft", -28.5, (0.9, 4.0), || harp::note(83, &SOFT)),
    effect("harp_d6_soft", -29.0, (0.9, 4.0), || harp::note(86, &SOFT)),
    effect("harp_a2_hard", -20.0, (0.9, 4.0), || harp::note(45, &HARD)),
    effect("harp_d3_hard", -20.0, (0.9, 4.0), || harp::note(50, &HARD)),
    effect("harp_g3_hard", -20.0, (0.9, 4.0), || harp::note(55, &HARD)),
    effect("harp_b3_hard", -20.0, (0.9, 4.0), || harp::note(59, &HARD)),
    effect("harp_d4_hard", -20.0, (0.9, 4.0), || harp::note(62, &HARD)),
    effect("harp_g4_hard", -20.5, (0.9, 4.0), || harp::note(67, &HARD)),
    effect("harp_b4_hard", -21.0, (0.9, 4.0), || harp::note(71, &HARD)),
    effect("harp_d5_hard", -21.5, (0.9, 4.0), || harp::note(74, &HARD)),
    effect("harp_g5_hard", -22.5, (0.9, 4.0), || harp::note(79, &HARD)),
    effect("harp_b5_hard", -23.5, (0.9, 4.0), || harp::note(83, &HARD)),
    effect("harp_d6_hard", -24.0, (0.9, 4.0), || harp::note(86, &HARD)),
    effect("bell_a4", -24.0, (1.0, 3.0), || bell::note(69)),
    effect("bell_cs5", -24.0, (1.0, 3.0), || bell::note(73)),
    effect("bell_fs5", -24.5, (1.0, 3.0), || bell::note(78)),
    effect("bell_a5", -25.0, (1.0, 3.0), || bell::note(81)),
    effect("bell_cs6", -26.0, (1.0, 3.0), || bell::note(85)),
    effect("bell_fs6", -27.0, (1.0, 3.0), || bell::note(90)),
    effect("drone_d2", -26.0, (6.0, 9.0), || drone::note(38)),
    effect("drone_a2", -25.0, (6.0, 9.0), || drone::note(45)),
    effect("drone_d3", -25.0, (6.0, 9.0), || drone::note(50)),
    effect("glass_d3", -25.0, (3.0, 5.0), || glass::note(50)),
    effect("glass_f3", -25.0, (3.0, 5.0), || glass::note(53)),
    effect("glass_a3", -25.0, (3.0, 5.0), || glass::note(57)),
    effect("glass_c4", -25.5, (3.0, 5.0), || glass::note(60)),
    effect("drum_soft_1", -27.0, (0.4, 1.2), || {
        drum::frame(1, Strength::Soft)
    }),
    effect("drum_soft_2", -27.0, (0.4, 1.2), || {
        drum::frame(2, Strength::Soft)
    }),
    effect("drum_soft_3", -27.0, (0.4, 1.2), || {
        drum::frame(3, Strength::Soft)
    }),
    effect("drum_hard_1", -22.0, (0.4, 1.2), || {
        drum::frame(1, Strength::Hard)
    }),
    effect("drum_hard_2", -22.0, (0.4, 1.2), || {
        drum::frame(2, Strength::Hard)
    }),
    effect("drum_hard_3", -22.0, (0.4, 1.2), || {
        drum::frame(3, Strength::Hard)
    }),
    effect("heart", -24.0, (0.6, 1.3), drum::heart),
    effect("flute_d4", -24.0, (1.5, 3.0), || flute::note(62)),
    effect("flute_g4", -24.0, (1.5, 3.0), || flute::note(67)),
    effect("flute_b4", -24.0, (1.5, 3.0), || flute::note(71)),
    effect("flute_d5", -24.0, (1.5, 3.0), || flute::note(74)),
    effect("flute_g5", -24.5, (1.5, 3.0), || flute::note(79)),
    effect("flute_b5", -25.0, (1.5, 3.0), || flute::note(83)),
];
