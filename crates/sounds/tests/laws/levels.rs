//! Loudness, peaks, and rest at both ends.

use cant_stop_sounds::{peak, true_peak};

use super::{MADE, middle, named, takes};

#[test]
fn nothing_is_cut_off() {
    for made in MADE.iter() {
        let before = true_peak(&made.audio);
        assert!(before <= -1.99, "{} is at {before} dB", made.sound.name);
        let highest = true_peak(&made.heard);
        assert!(highest <= -1.0, "{} reaches {highest} dB", made.sound.name);
        assert!(
            peak(&made.heard) <= highest,
            "{}: the true peak is at least the highest sample",
            made.sound.name
        );
    }
}

#[test]
fn every_sound_has_its_loudness() {
    for made in MADE.iter() {
        let (name, wanted) = (&made.sound.name, made.sound.loudness);
        let found = made.sound.measure(&made.audio);
        assert!(
            (found - wanted).abs() < 0.1,
            "{name} has {found} LUFS, not {wanted}"
        );
        let heard = made.loudness;
        assert!(
            (heard - found).abs() < 0.5,
            "{name}: the file has {heard} LUFS, not {found}"
        );
    }
}

#[test]
fn nothing_is_off_centre() {
    for made in MADE.iter() {
        for channel in made.heard.channels() {
            let sum: f64 = channel.iter().map(|sample| f64::from(*sample)).sum();
            let mean = sum / channel.len() as f64;
            assert!(mean.abs() < 1e-3, "{}: offset {mean}", made.sound.name);
        }
    }
}

#[test]
fn sounds_that_play_once_begin_and_end_at_rest() {
    for made in MADE.iter().filter(|made| !made.sound.form.loops) {
        for channel in made.heard.channels() {
            let (first, last) = (channel[0], channel[channel.len() - 1]);
            assert!(first.abs() < 0.01, "{} begins at {first}", made.sound.name);
            assert!(last.abs() < 0.001, "{} ends at {last}", made.sound.name);
        }
    }
}

#[test]
fn a_shaken_hand_grows_louder() {
    let loudest = |family| {
        takes(family)
            .iter()
            .map(|made| made.loudness)
            .fold(f64::MIN, f64::max)
    };
    let softest = |family| {
        takes(family)
            .iter()
            .map(|made| made.loudness)
            .fold(f64::MAX, f64::min)
    };
    assert!(loudest("palm_soft") + 3.0 <= softest("palm_mid"));
    assert!(loudest("palm_mid") + 3.0 <= softest("palm_hard"));
}

/// A bank of three columns and two claims at once: what the limiter of the game has to hold, and not much more.
#[test]
fn the_loudest_moment_can_be_held() {
    let together = [
        "bank_1",
        "tone_1_1",
        "tone_6_1",
        "tone_11_1",
        "claim_1",
        "claim_2",
    ];
    let sounds = together.map(|name| middle(&named(name).audio, 0.0, 1.0));
    let highest = (0..sounds.iter().map(Vec::len).max().unwrap())
        .map(|at| {
            sounds
                .iter()
                .map(|sound| sound.get(at).unwrap_or(&0.0))
                .sum::<f64>()
                .abs()
        })
        .fold(0.0, f64::max);
    let decibels = 20.0 * highest.log10();
    assert!(decibels <= 5.9, "{decibels} dB");
}
