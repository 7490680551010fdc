//! Buttons: wood and felt, never louder than the table.

use crate::audio::Audio;
use crate::synth::{Mode, below, mode, puff, scaled, strike};
use crate::timbre::MALLET;
use crate::track::Track;

/// A small wooden key.
const KEY: [Mode; 4] = [
    mode(620.0, 0.7, 0.05),
    mode(1180.0, 1.0, 0.04),
    mode(1990.0, 0.5, 0.028),
    mode(3300.0, 0.16, 0.018),
];

/// A padded board that does not give.
const BOARD: [Mode; 4] = [
    mode(158.0, 1.0, 0.11),
    mode(257.0, 0.8, 0.085),
    mode(418.0, 0.5, 0.06),
    mode(655.0, 0.25, 0.04),
];

/// The focus moves on to another control.
pub(crate) fn focus() -> Audio {
    let mut track = Track::once(0.06);
    track.lay(0.0, 1.0, &strike(&scaled(&KEY, 1.5, 0.8), 0.0008));
    track.finish_mono(0.015)
}

/// A control is pressed.
pub(crate) fn press() -> Audio {
    let mut track = Track::once(0.14);
    track.lay(0.0, 0.55, &strike(&scaled(&KEY, 0.85, 1.0), 0.0008));
    track.lay(0.0, 0.7, &puff(2000, 1300.0, 0.8, 0.0006, 0.012));
    track.lay(0.022, 0.8, &strike(&scaled(&KEY, 1.12, 1.2), 0.0008));
    track.lay(0.022, 0.45, &strike(&scaled(&BOARD, 1.5, 0.8), 0.002));
    track.finish_mono(0.03)
}

/// One step back.
pub(crate) fn back() -> Audio {
    let mut track = Track::once(0.15);
    track.lay(0.0, 0.7, &strike(&scaled(&KEY, 0.95, 1.0), 0.0008));
    track.lay(0.034, 0.8, &strike(&scaled(&KEY, 0.66, 1.4), 0.001));
    track.lay(0.034, 0.5, &strike(&scaled(&BOARD, 1.25, 0.9), 0.002));
    track.finish_mono(0.03)
}

/// Roll: four pieces of ivory are scooped up.
pub(crate) fn roll() -> Audio {
    let mut track = Track::once(0.3);
    for (number, (at, pitch, gain)) in [
        (0.0, 2.4, 0.5),
        (0.045, 2.9, 0.8),
        (0.085, 2.6, 0.6),
        (0.14, 3.2, 1.0),
    ]
    .into_iter()
    .enumerate()
    {
        track.lay(at, gain, &strike(&scaled(&KEY, pitch, 0.7), 0.0005));
        let scrape = puff(2020 + number as u64, 2400.0, 0.7, 0.004, 0.03);
        track.lay(at, 0.5 * gain, &below(&scrape, 4200.0));
    }
    track.finish_mono(0.04)
}

/// Stop: the rope is locked, on the D that everything comes home to.
pub(crate) fn stop() -> Audio {
    let mut track = Track::once(0.75);
    track.lay(0.0, 0.9, &puff(2030, 1700.0, 0.8, 0.001, 0.02));
    track.lay(0.035, 0.8, &strike(&scaled(&BOARD, 1.6, 0.7), 0.0015));
    track.lay(0.04, 0.55, &MALLET.note(62.0, 0.55));
    track.finish_mono(0.1)
}

/// That cannot be done now: two dull knocks.
pub(crate) fn refuse() -> Audio {
    let mut track = Track::once(0.28);
    for (at, gain) in [(0.0, 1.0), (0.105, 0.8)] {
        track.lay(at, gain, &strike(&BOARD, 0.003));
        track.lay(
            at,
            0.9 * gain,
            &below(&puff(2010, 480.0, 0.8, 0.002, 0.035), 900.0),
        );
    }
    track.finish_mono(0.04)
}
