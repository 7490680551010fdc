//! Loops have no seam.

use cant_stop_sounds::{Audio, decode};

use super::{MADE, assets};

/// The seam is no rougher than the sound around it: in value, in slope and in the energy of short windows.
#[test]
fn loops_join() {
    for made in MADE.iter().filter(|made| made.sound.form.loops) {
        for channel in made.heard.channels() {
            let around = made.heard.rate() as usize / 2;
            let seam = [&channel[channel.len() - around..], &channel[..around]].concat();
            let step = |two: &[f32]| (two[1] - two[0]).abs();
            let bend = |three: &[f32]| (three[0] - 2.0 * three[1] + three[2]).abs();
            let steps: Vec<f32> = seam.windows(2).map(step).collect();
            let bends: Vec<f32> = seam.windows(3).map(bend).collect();
            assert_even(&steps, around, &made.sound.name, "a step");
            assert_even(&bends, around, &made.sound.name, "a bend");
        }
    }
}

/// Around `seam`, no value is greater than the greatest elsewhere.
fn assert_even(values: &[f32], seam: usize, name: &str, what: &str) {
    let roughest = |values: &[f32]| values.iter().copied().fold(0.0, f32::max);
    let (before, after) = (seam - 8, seam + 8);
    let elsewhere = roughest(&values[..before]).max(roughest(&values[after..]));
    let here = roughest(&values[before..after]);
    assert!(here <= elsewhere, "{name}: {what} at the seam");
}

/// Step that the encoder adds from the last sample to the first, in dB of full scale.
fn step_added(made: &Audio, heard: &Audio) -> f64 {
    let strayed = |channel: usize, index: usize| {
        f64::from(heard.channels()[channel][index]) - f64::from(made.channels()[channel][index])
    };
    let last = made.len() - 1;
    let steps = (0..made.channels().len()).map(|at| (strayed(at, 0) - strayed(at, last)).abs());
    20.0 * steps.fold(0.0, f64::max).log10()
}

/// As they are made, the loops are round; the encoder must not open them. Asked of the files that are shipped, as
/// another processor rounds otherwise.
#[test]
fn the_encoder_leaves_loops_closed() {
    for made in MADE.iter().filter(|made| made.sound.form.loops) {
        let file = std::fs::read(assets().join(made.sound.file())).unwrap();
        let step = step_added(&made.audio, &decode(&file).unwrap());
        assert!(step <= -70.0, "{} steps by {step} dB", made.sound.name);
    }
}
