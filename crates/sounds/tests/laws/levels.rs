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
        let sample = peak(&made.heard);
        assert!(sample <= highest, "{}: {sample} dB", made.sound.name);
    }
}

#[test]
fn every_sound_has_its_loudness() {
    for made in MADE.iter() {
        let (name, wanted) = (&made.sound.name, made.sound.loudness);
        let found = made.sound.measure(&made.audio);
        let off = (found - wanted).abs();
        assert!(off < 0.1, "{name} has {found} LUFS, not {wanted}");
        let off = (made.loudness - found).abs();
        assert!(off < 0.5, "{name}: its file is {off} LU off");
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
    let all = |family| takes(family).into_iter().map(|made| made.loudness);
    let loudest = |family| all(family).fold(f64::MIN, f64::max);
    let softest = |family| all(family).fold(f64::MAX, f64::min);
    assert!(loudest("palm_soft") + 3.0 <= softest("palm_mid"));
    assert!(loudest("palm_mid") + 3.0 <= softest("palm_hard"));
}

/// A bank of three columns and two claims at once: what the limiter of the game has to hold, and not much more.
#[test]
fn the_loudest_moment_can_be_held() {
    #[rustfmt::skip]
    let together = ["bank_1", "tone_1_1", "tone_6_1", "tone_11_1", "claim_1", "claim_2"];
    let sounds = together.map(|name| middle(&named(name).audio, 0.0, 1.0));
    let highest = (0..sounds.iter().map(Vec::len).max().unwrap())
        .map(|at| sounds.iter().filter_map(|sound| sound.get(at)).sum::<f64>())
        .fold(0.0, |highest, sum| sum.abs().max(highest));
    let decibels = 20.0 * highest.log10();
    assert!(decibels <= 5.9, "{decibels} dB");
}
