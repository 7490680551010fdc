//! Loudness and brightness of the score with the committed samples.

use std::sync::LazyLock;

use cant_stop_score::{BAR, Player, Scene};
use cant_stop_sounds::{Audio, brightness, centroid, integrated_loudness, loudness, peak, power};

use super::support::{audio, in_mood, only, play, player, render, scene};

/// Sixteen bars of a match with each section once, at a risk.
struct Heard {
    seed: u64,
    risk: f32,
    audio: Audio,
}

/// Seeds whose first sections differ.
const SEEDS: [u64; 3] = [0, 1, 5];

static HEARD: LazyLock<Vec<Heard>> = LazyLock::new(|| {
    let mut heard = Vec::new();
    for seed in SEEDS {
        for risk in [0.0, 0.11, 0.3, 0.6] {
            let mut player = in_mood(player(seed), play(risk));
            let audio = audio(&render(&mut player, 16 * BAR));
            heard.push(Heard { seed, risk, audio });
        }
    }
    heard
});

#[test]
fn the_seeds_begin_with_different_sections() {
    let firsts = SEEDS.map(|seed| {
        let mut player = in_mood(player(seed), play(0.0));
        render(&mut player, 64);
        player.section().unwrap()
    });
    let [one, other, third] = firsts;
    let differ = one != other && other != third && one != third;
    assert!(differ, "{firsts:?}");
}

#[test]
fn the_stems_together_stay_as_loud_at_every_risk() {
    for calm in HEARD.iter().filter(|heard| heard.risk == 0.0) {
        let usual = integrated_loudness(&calm.audio);
        let is_right = (-27.3..=-24.6).contains(&usual);
        assert!(is_right, "{} has {usual} LUFS", calm.seed);
        for tense in HEARD.iter().filter(|heard| heard.seed == calm.seed) {
            let found = integrated_loudness(&tense.audio);
            assert!(
                (found - usual).abs() <= 4.0,
                "{found} LUFS at {}, {usual} when calm",
                tense.risk
            );
        }
    }
}

#[test]
fn a_storm_is_darker_by_half() {
    for seed in SEEDS {
        let at = |risk: f32| {
            &HEARD
                .iter()
                .find(|heard| heard.seed == seed && heard.risk == risk)
                .unwrap()
                .audio
        };
        for (name, measure) in [
            ("centroid", centroid as fn(&Audio) -> f64),
            ("brightness", brightness),
        ] {
            let [calm, usual, storm] = [0.0, 0.11, 0.3].map(|risk| measure(at(risk)));
            // At the middle of all risks taken it is heard already.
            let darker = if name == "centroid" { 0.88 } else { 1.05 };
            assert!(
                usual <= darker * calm && storm <= 0.58 * calm,
                "{name} of {seed}: {storm} Hz, {usual} Hz at usual risk, {calm} Hz when calm"
            );
        }
    }
}

#[test]
fn peaks_leave_room() {
    for heard in HEARD.iter() {
        let highest = peak(&heard.audio);
        assert!(highest <= -3.0, "{highest} dB at {}", heard.risk);
    }
}

#[test]
fn title_dawn_and_results_have_their_loudness() {
    let after = |shown, bars: u64| {
        let mut player = in_mood(player(1), scene(shown));
        audio(&render(&mut player, bars * BAR))
    };
    let (title, results) = (after(Scene::Title, 16), after(Scene::Results, 16));
    let dawn = {
        let mut player = in_mood(player(1), play(0.0));
        player.win();
        audio(&render(&mut player, 8 * BAR))
    };
    for (name, found, wanted) in [
        ("title", integrated_loudness(&title), -26.5),
        ("results", integrated_loudness(&results), -24.0),
        ("dawn", loudness(&dawn), -15.0),
    ] {
        assert!(
            (found - wanted).abs() <= 0.8,
            "{name}: {found} LUFS, not {wanted}"
        );
    }
    for audio in [&title, &results, &dawn] {
        assert!(peak(audio) <= -3.0, "{} dB", peak(audio));
    }
}

/// Between 100 and 300 Hz, where a pedal turns into mud.
#[test]
fn the_drone_stays_below_the_harp() {
    let low = |instrument: &str| {
        let mut player = in_mood(Player::new(only(&[instrument]), 1), play(0.0));
        let frames = render(&mut player, 16 * BAR);
        let mono: Vec<f32> = frames.iter().map(|frame| frame[0] + frame[1]).collect();
        let windows = (0..mono.len()).step_by(4096);
        let sum: f64 = windows
            .map(|start| power(&mono, start)[9..26].iter().sum::<f64>())
            .sum();
        10.0 * sum.log10()
    };
    let apart = low("drone") - low("harp");
    assert!(apart <= -8.0, "{apart} dB");
}
