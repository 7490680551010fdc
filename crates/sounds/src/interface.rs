//! Buttons and panels: wood, felt and paper, never louder than the table.

use fundsp::prelude::xerp;

use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{Mode, below, mode, moving_band, puff, rising, scaled, shaped, strike, white};
use crate::track::Track;

/// A small wooden key: dull enough to have no pitch.
const KEY: [Mode; 4] = [
    mode(615.0, 0.7, 0.032),
    mode(1130.0, 1.0, 0.026),
    mode(1940.0, 0.5, 0.02),
    mode(3170.0, 0.16, 0.014),
];

/// A padded board that does not give.
const BOARD: [Mode; 4] = [
    mode(158.0, 1.0, 0.07),
    mode(257.0, 0.8, 0.06),
    mode(418.0, 0.5, 0.045),
    mode(655.0, 0.25, 0.03),
];

/// The focus moves on to another control. `take` 1 to 3.
pub(crate) fn focus(take: u64) -> Audio {
    let mut track = Track::once(0.06);
    tap(&mut track, 0.0, 1.0, 1.4, 10_500 + 10 * take);
    track.finish_mono(0.02)
}

/// A slider moves by a notch. `take` 1 to 3.
pub(crate) fn slider(take: u64) -> Audio {
    let mut track = Track::once(0.045);
    tap(&mut track, 0.0, 1.0, 1.9, 10_540 + 10 * take);
    track.finish_mono(0.015)
}

/// A control is pressed: down, and up again. `take` 1 to 3.
pub(crate) fn press(take: u64) -> Audio {
    let mut random = Random::new(10_580 + take);
    let mut track = Track::once(0.14);
    tap(&mut track, 0.0, 0.6, 0.85, 10_600 + 10 * take);
    let up = random.between(0.02, 0.028);
    tap(&mut track, up, 0.9, 1.1, 10_605 + 10 * take);
    let board = scaled(&BOARD, 1.5 * random.factor(0.06), 0.8);
    track.lay(up, 0.5, &strike(&board, 0.002));
    track.finish_mono(0.03)
}

/// One step back: the second tap is the lower one. `take` 1 to 3.
pub(crate) fn back(take: u64) -> Audio {
    let mut random = Random::new(10_640 + take);
    let mut track = Track::once(0.15);
    tap(&mut track, 0.0, 0.7, 0.95, 10_650 + 10 * take);
    let down = random.between(0.032, 0.042);
    tap(&mut track, down, 0.8, 0.64, 10_655 + 10 * take);
    let board = scaled(&BOARD, 1.2 * random.factor(0.06), 0.9);
    track.lay(down, 0.6, &strike(&board, 0.0025));
    track.finish_mono(0.03)
}

/// A switch goes over: a spring, and a stop. `take` 1 to 3.
pub(crate) fn toggle(take: u64) -> Audio {
    let mut random = Random::new(10_690 + take);
    let mut track = Track::once(0.11);
    tap(&mut track, 0.0, 0.4, 1.6, 10_700 + 10 * take);
    let over = random.between(0.034, 0.046);
    tap(&mut track, over, 1.0, 1.2, 10_705 + 10 * take);
    track.finish_mono(0.025)
}

/// A panel opens: paper is lifted. `take` 1 to 3.
pub(crate) fn open(take: u64) -> Audio {
    sheet(10_740 + 10 * take, 520.0, 1700.0)
}

/// A panel closes: paper is laid down. `take` 1 to 3.
pub(crate) fn close(take: u64) -> Audio {
    sheet(10_780 + 10 * take, 1400.0, 420.0)
}

/// That cannot be done now: two dull taps. `take` 1 to 3.
pub(crate) fn refuse(take: u64) -> Audio {
    let mut random = Random::new(10_820 + take);
    let mut track = Track::once(0.29);
    let mut at = 0.0;
    for (number, gain) in [(0, 1.0), (1, 0.8)] {
        let board = scaled(&BOARD, 1.6 * random.factor(0.06), 0.9);
        track.lay(at, gain, &strike(&board, 0.003));
        let pad = puff(10_830 + 10 * take + number, 620.0, 0.7, 0.002, 0.04);
        track.lay(at, 2.4 * gain, &below(&pad, 1200.0));
        at += random.between(0.1, 0.115);
    }
    track.finish_mono(0.05)
}

/// A fingertip on a small key. `pitch` above one is a smaller key.
fn tap(track: &mut Track, at: f64, gain: f64, pitch: f64, seed: u64) {
    let mut random = Random::new(seed);
    let key = scaled(&KEY, pitch * random.factor(0.07), random.factor(0.15));
    track.lay(at, 0.7 * gain, &strike(&key, 0.0009));
    let hz = 1200.0 * pitch * random.factor(0.1);
    let tip = puff(seed, hz, 0.8, 0.0008, 0.012);
    track.lay(at, 0.7 * gain, &below(&tip, 3600.0));
}

/// Soft paper drawn through the air, and what it rubs against; its sound goes from one frequency to another (Hz).
fn sheet(seed: u64, from: f64, to: f64) -> Audio {
    let mut random = Random::new(seed);
    let seconds = random.between(0.23, 0.27);
    let bend = random.factor(0.12);
    let air = moving_band(&white(seed, seconds), 1.1, |time| {
        bend * xerp(from, to, time / seconds)
    });
    // It comes quickly when it is laid down, slowly when it is lifted.
    let rise = seconds * if to > from { 0.55 } else { 0.25 };
    let air = shaped(&air, |time| {
        rising(time, rise) * rising(seconds - time, seconds - rise)
    });
    let mut track = Track::once(seconds);
    track.lay(0.0, 1.0, &below(&air, 3800.0));
    for number in 0..14 {
        let at = seconds * random.between(0.1, 0.75);
        let hz = random.between(1100.0, 2600.0);
        let fibre = puff(seed + 1 + number, hz, 1.5, 0.001, 0.012);
        track.lay(at, random.between(0.05, 0.3), &fibre);
    }
    track.finish_mono(0.06)
}
