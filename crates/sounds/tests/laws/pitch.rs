//! Every tone is in tune, measured on its file.

use cant_stop_sounds::Audio;

use super::{middle, named};

/// The columns from 2 to 12: D4 E4 G4 A4 B4 D5 E5 G5 A5 B5 D6, in semitones from A4.
const COLUMNS: [i32; 11] = [-7, -5, -2, 0, 2, 5, 7, 10, 12, 14, 17];

/// D E G A B, in semitones above A.
const SCALE: [i32; 5] = [0, 2, 5, 7, 10];

fn hz(semitones: f64) -> f64 {
    440.0 * (semitones / 12.0).exp2()
}

/// Power of `hz` in these samples at `rate`, under a Hann window.
pub fn strength(samples: &[f64], rate: f64, hz: f64) -> f64 {
    let (mut real, mut imaginary) = (0.0, 0.0);
    for (index, sample) in samples.iter().enumerate() {
        let place = std::f64::consts::TAU * (index as f64 + 0.5) / samples.len() as f64;
        let weighted = sample * (1.0 - place.cos());
        let turn = std::f64::consts::TAU * hz * index as f64 / rate;
        real += weighted * turn.cos();
        imaginary += weighted * turn.sin();
    }
    real * real + imaginary * imaginary
}

/// Cents by which the strongest tone within half a semitone of `wanted` semitones is off, from `from` to `to` seconds.
fn cents_off(audio: &Audio, wanted: i32, from: f64, to: f64) -> f64 {
    let samples = middle(audio, from, to);
    let strength = |cents: f64| {
        let hz = hz(f64::from(wanted) + cents / 100.0);
        strength(&samples, f64::from(audio.rate()), hz).ln()
    };
    let best = |middle: f64, step: f64| {
        (-5..=5)
            .map(|number| middle + step * f64::from(number))
            .max_by(|one, other| strength(*one).total_cmp(&strength(*other)))
            .unwrap()
    };
    best(best(0.0, 8.0), 1.0)
}

fn assert_in_tune(name: &str, wanted: i32, from: f64, to: f64) {
    let off = cents_off(&named(name).heard, wanted, from, to);
    assert!(off.abs() <= 3.0, "{name} is {off} cents off");
}

#[test]
fn columns_are_in_tune() {
    for (key, wanted) in (1..).zip(COLUMNS) {
        assert_in_tune(&format!("tone_{key}_1"), wanted, 0.02, 0.5);
        assert_in_tune(&format!("tone_{key}_2"), wanted, 0.02, 0.5);
        assert_in_tune(&format!("felt_{key}"), wanted, 0.02, 0.4);
        assert_in_tune(&format!("bell_{key}"), wanted + 12, 0.02, 0.8);
    }
}

/// The strongest tone of the scale from D4 to D7 in a stretch of seconds, in semitones from A4.
fn strongest(audio: &Audio, from: f64, to: f64) -> i32 {
    let samples = middle(audio, from, to);
    (-7..=29)
        .filter(|semitones: &i32| SCALE.contains(&semitones.rem_euclid(12)))
        .max_by(|one, other| {
            let strength =
                |tone: &i32| strength(&samples, f64::from(audio.rate()), hz(f64::from(*tone)));
            strength(one).total_cmp(&strength(other))
        })
        .unwrap()
}

#[test]
fn seats_and_notices_speak_in_the_scale() {
    let calls = (1..=4).flat_map(|seat| [1, 2].map(|take| format!("turn_{seat}_{take}")));
    let notices = (1..=3).map(|take| format!("toast_{take}"));
    for name in calls.chain(notices) {
        let heard = &named(&name).heard;
        for (from, to) in [(0.01, 0.125), (0.2, 0.6)] {
            let tone = strongest(heard, from, to);
            assert_in_tune(&name, tone, from, to);
        }
    }
}

#[test]
fn every_seat_has_its_own_call() {
    let interval = |seat: u64, take: u64| {
        let heard = &named(&format!("turn_{seat}_{take}")).heard;
        strongest(heard, 0.2, 0.6) - strongest(heard, 0.01, 0.125)
    };
    let calls = [1, 2, 3, 4].map(|seat| interval(seat, 1));
    assert_eq!(calls, [1, 2, 3, 4].map(|seat| interval(seat, 2)));
    for (seat, call) in calls.iter().enumerate() {
        assert_ne!(*call, 0);
        assert!(!calls[..seat].contains(call), "{calls:?}");
    }
}
