//! Wind, gusts and the bust.

use cant_stop_sounds::{Audio, loudness, mean_loudness};

use super::{MADE, centroid, level, middle, named, takes};

/// Downmix of both channels to one.
fn folded(audio: &Audio) -> Audio {
    let mono: Vec<f32> = middle(audio, 0.0, audio.seconds() + 1.0)
        .iter()
        .map(|sample| *sample as f32)
        .collect();
    audio.replaced(vec![mono.clone(), mono])
}

/// Sound of a small speaker: a Butterworth high-pass of second order at 300 Hz.
pub fn on_a_small_speaker(audio: &Audio) -> Audio {
    let turn = (std::f64::consts::PI * 300.0 / f64::from(audio.rate())).tan();
    let scale = 1.0 / (1.0 + std::f64::consts::SQRT_2 * turn + turn * turn);
    let back = [
        2.0 * (turn * turn - 1.0) * scale,
        (1.0 - std::f64::consts::SQRT_2 * turn + turn * turn) * scale,
    ];
    let filter = |channel: &Vec<f32>| {
        let mut memory = [0.0; 2];
        let pass = |sample: &f32| {
            let new = f64::from(*sample) - back[0] * memory[0] - back[1] * memory[1];
            let high = scale * (new - 2.0 * memory[0] + memory[1]);
            memory = [new, memory[0]];
            high as f32
        };
        channel.iter().map(pass).collect()
    };
    audio.replaced(audio.channels().iter().map(filter).collect())
}

/// Level of the right channel relative to the left, in dB, from `from` to `to` seconds.
fn side(audio: &Audio, from: f64, to: f64) -> f64 {
    let one = |channel: usize| {
        let mono = audio.replaced(vec![audio.channels()[channel].clone()]);
        level(&middle(&mono, from, to))
    };
    one(1) - one(0)
}

#[test]
fn weather_survives_one_loudspeaker() {
    for name in ["wind_calm", "wind_rising", "wind_storm"] {
        let made = named(name);
        let lost = made.loudness - mean_loudness(&folded(&made.heard));
        assert!(lost <= 2.0, "{name} loses {lost} LU");
    }
    for made in ["bust", "gust"].into_iter().flat_map(takes) {
        let lost = made.loudness - loudness(&folded(&made.heard));
        assert!(lost <= 2.0, "{} loses {lost} LU", made.sound.name);
    }
}

/// Four busts are four gusts: they last and surge differently.
#[test]
fn no_two_busts_are_alike() {
    let levels: Vec<Vec<f64>> = takes("bust")
        .iter()
        .map(|made| {
            let steps = (0..10).map(|step| 0.15 * f64::from(step));
            steps
                .map(|from| level(&middle(&made.heard, from, from + 0.15)).max(-60.0))
                .collect()
        })
        .collect();
    for (number, one) in levels.iter().enumerate() {
        for other in &levels[..number] {
            let apart = one.iter().zip(other).map(|(a, b)| (a - b).abs());
            let most = apart.fold(0.0, f64::max);
            assert!(most >= 6.0, "{most:.1} dB apart: {one:?} and {other:?}");
        }
    }
}

/// The bust, the steps and everything else: a player of a small machine plays the same game.
#[test]
fn nothing_means_less_on_a_small_speaker() {
    for made in MADE.iter() {
        let small = on_a_small_speaker(&made.heard);
        let lost = made.loudness - made.sound.measure(&small);
        assert!(lost <= 3.0, "{} loses {lost} LU", made.sound.name);
    }
}

#[test]
fn a_bust_surges_and_falls() {
    for made in takes("bust") {
        let name = &made.sound.name;
        let at = |time: f64| level(&middle(&made.heard, time - 0.05, time + 0.05));
        let end = made.heard.seconds();
        let highest = (1..(20.0 * end) as u32)
            .map(|step| 0.05 * f64::from(step))
            .max_by(|one, other| at(*one).total_cmp(&at(*other)))
            .unwrap();
        assert!((0.1..=0.5).contains(&highest), "{name}: {highest}");
        let height = at(highest);
        assert!(at(0.03) <= height - 3.0, "{name} begins too loud");
        assert!(at(0.8 * end) <= height - 12.0, "{name} stays");
    }
}

#[test]
fn gusts_cross() {
    for (family, early, late) in [("bust", 0.3, 1.0), ("gust", 1.0, 2.2)] {
        for made in takes(family) {
            let before = side(&made.heard, 0.0, early);
            let after = side(&made.heard, late, made.heard.seconds());
            let name = &made.sound.name;
            assert!(before * after < 0.0, "{name}: {before} dB, {after} dB");
            assert!((before - after).abs() >= 4.0, "{name} hardly moves");
        }
    }
}

#[test]
fn beds_of_wind_are_even() {
    for name in ["wind_calm", "wind_rising", "wind_storm"] {
        let made = named(name);
        let above = loudness(&made.heard) - made.loudness;
        assert!(above <= 2.5, "{name} rises {above} LU above its mean");
    }
}

#[test]
fn a_storm_is_brighter_than_calm_air() {
    let [calm, storm] = ["wind_calm", "wind_storm"].map(|name| centroid(&named(name).heard));
    assert!((230.0..=400.0).contains(&calm), "calm is at {calm} Hz");
    assert!((680.0..=1000.0).contains(&storm), "storm is at {storm} Hz");
    assert!(storm >= 2.0 * calm, "{storm} Hz over {calm} Hz");
}
