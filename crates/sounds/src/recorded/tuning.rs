//! Pitch of a recording, and the same at another speed.

use core::f64::consts::{PI, TAU};

use fundsp::prelude::{cos, exp2, midi_hz, sin};

use super::packages::Raw;

/// Distance from the pitch that a recording should have within which its own is looked for, in cents.
const ASTRAY: i32 = 60;

/// Share of all power that a fundamental has at least; that of a pure tone is an eighth.
const FAINT: f64 = 1e-3;

/// Samples on each side from which a value between two samples is worked out.
const REACH: isize = 24;

/// Frequency of a MIDI note number in Hz, with A = 440.
pub(super) fn hz(note: u8) -> f64 {
    midi_hz(f64::from(note))
}

/// Fundamental of a recording near `note`: where it has the most power between its first and its last moments, in
/// three seconds at most.
pub(super) fn found_hz(raw: &Raw, note: u8) -> Option<f64> {
    let rate = f64::from(raw.rate);
    let length = raw.samples.len();
    let begin = length / 12;
    let end = (begin + 3 * raw.rate as usize).min(length * 11 / 12);
    let part = raw.samples.get(begin..end)?;
    let at = |cents: f64| hz(note) * exp2(cents / 1200.0);
    let power = |cents: f64| {
        let turn = TAU * at(cents) / rate;
        let (mut x, mut y) = (0.0, 0.0);
        for (index, sample) in part.iter().enumerate() {
            let time = index as f64;
            let weight = 0.5 - 0.5 * cos(TAU * time / part.len() as f64);
            x += weight * sample * cos(turn * time);
            y += weight * sample * sin(turn * time);
        }
        x * x + y * y
    };
    let powers: Vec<(f64, f64)> = (-ASTRAY..=ASTRAY)
        .step_by(2)
        .map(|cents| (f64::from(cents), power(f64::from(cents))))
        .collect();
    let best = (1..powers.len() - 1).max_by(|a, b| powers[*a].1.total_cmp(&powers[*b].1))?;
    // The top of the parabola through three points; none where the power only grows towards an end.
    let [before, top, after] = [best - 1, best, best + 1].map(|index| powers[index].1);
    let all: f64 = part.iter().map(|sample| sample * sample).sum();
    let is_clear = top >= FAINT * all * part.len() as f64;
    if top < before || top < after || !is_clear {
        return None;
    }
    let cents = powers[best].0 + (before - after) / (before - 2.0 * top + after);
    Some(at(cents))
}

/// The samples read `step` at a time, between samples by a windowed sinc that lets nothing through that could not be
/// told apart afterwards.
pub(super) fn resampled(raw: &Raw, step: f64) -> Vec<f64> {
    let length = (raw.samples.len() as f64 / step) as usize;
    let open = (1.0 / step).min(1.0);
    (0..length)
        .map(|index| {
            let at = index as f64 * step;
            let whole = at as isize;
            let part = at - whole as f64;
            (1 - REACH..=REACH)
                .map(|offset| {
                    let distance = offset as f64 - part;
                    let near = usize::try_from(whole + offset).ok();
                    let sample = near.and_then(|near| raw.samples.get(near)).copied();
                    sample.unwrap_or(0.0) * weight(distance, open)
                })
                .sum()
        })
        .collect()
}

fn weight(distance: f64, open: f64) -> f64 {
    let window = cos(0.5 * PI * distance / (REACH as f64 + 1.0));
    let turn = PI * distance * open;
    let sinc = if turn.abs() < 1e-9 {
        1.0
    } else {
        sin(turn) / turn
    };
    open * sinc * window * window
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]

    use super::*;

    fn tone(hz: f64, rate: u32) -> Raw {
        let turn = TAU * hz / f64::from(rate);
        Raw {
            samples: (0..3 * rate).map(|at| sin(turn * f64::from(at))).collect(),
            rate,
        }
    }

    #[test]
    fn a_flat_recording_is_found_and_tuned() {
        let flat = tone(hz(57) * exp2(-13.0 / 1200.0), 44_100);
        let found = found_hz(&flat, 57).unwrap();
        let cents = 1200.0 * (found / hz(57)).log2();
        assert!((cents + 13.0).abs() < 0.3, "{cents}");
        let tuned = Raw {
            samples: resampled(&flat, hz(57) / found * 44_100.0 / 48_000.0),
            rate: 48_000,
        };
        let cents = 1200.0 * (found_hz(&tuned, 57).unwrap() / hz(57)).log2();
        assert!(cents.abs() < 0.3, "{cents}");
    }

    #[test]
    fn a_recording_of_another_pitch_is_refused() {
        assert_eq!(found_hz(&tone(hz(60), 44_100), 57), None);
    }
}
