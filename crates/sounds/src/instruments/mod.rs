//! Instruments of the score that are synthesised, note by note; the sampler of `cant-stop-score` plays them.
//!
//! Every note is dry, in one channel and tuned to A = 440. The sampler may move a note by two semitones, so that five
//! neighbours share one sample. A name is `INSTRUMENT_NOTE`; `cs5` is the C sharp above middle C's octave.

mod bell;
mod drone;
mod flute;
mod heart;

use std::borrow::Cow;

use crate::audio::Audio;
use crate::sound::{Form, Make, Sound};

/// Every synthesised sample of the score. Beside them only recordings lie in `assets/audio/score`.
pub const INSTRUMENTS: &[Sound] = &[
    sample("bell_a4", -24.0, (1.0, 3.0), || bell::note(69)),
    sample("bell_cs5", -24.0, (1.0, 3.0), || bell::note(73)),
    sample("bell_fs5", -24.5, (1.0, 3.0), || bell::note(78)),
    sample("bell_a5", -25.0, (1.0, 3.0), || bell::note(81)),
    sample("bell_cs6", -26.0, (1.0, 3.0), || bell::note(85)),
    sample("bell_fs6", -27.0, (1.0, 3.0), || bell::note(90)),
    sample("drone_d2", -26.0, (6.0, 9.0), || drone::note(38)),
    sample("drone_a2", -25.0, (6.0, 9.0), || drone::note(45)),
    sample("drone_d3", -25.0, (6.0, 9.0), || drone::note(50)),
    sample("heart", -24.0, (0.6, 1.3), heart::heart),
    sample("flute_d4", -24.0, (1.5, 3.0), || flute::note(62)),
    sample("flute_g4", -24.0, (1.5, 3.0), || flute::note(67)),
    sample("flute_b4", -24.0, (1.5, 3.0), || flute::note(71)),
    sample("flute_d5", -24.0, (1.5, 3.0), || flute::note(74)),
    sample("flute_g5", -24.5, (1.5, 3.0), || flute::note(79)),
    sample("flute_b5", -25.0, (1.5, 3.0), || flute::note(83)),
];

/// Form of notes: many sound at once, which masks the loss of a low quality.
const NOTE: Form = Form {
    channels: 1,
    half: false,
    loops: false,
    quality: 0.5,
};

const fn sample(
    name: &'static str,
    loudness: f64,
    seconds: (f64, f64),
    make: fn() -> Audio,
) -> Sound {
    Sound {
        name: Cow::Borrowed(name),
        loudness,
        seconds,
        form: NOTE,
        make: Make::Once(make),
    }
}
