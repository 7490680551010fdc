//! What holds for every note of the instruments, and that the committed files are those the generator makes.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::PathBuf;
use std::sync::LazyLock;

use cant_stop_sounds::{
    Audio, INSTRUMENTS, SAMPLE_RATE, Sound, compare, decode, loudness, peak, true_peak, unexpected,
};

/// The most that all files may take on a disk, in bytes.
const MOST_BYTES: u64 = 2_500_000;

/// The most that they may take in memory as single-precision numbers, in bytes.
const MOST_MEMORY: usize = 20_000_000;

/// Every note as it lies in `assets`.
static HEARD: LazyLock<Vec<(&'static Sound, Audio)>> = LazyLock::new(|| {
    let load = |sound: &'static Sound| {
        (
            sound,
            decode(&std::fs::read(folder().join(sound.file())).unwrap()).unwrap(),
        )
    };
    INSTRUMENTS.iter().map(load).collect()
});

/// Asked for when the test runs, as the build may have been made elsewhere.
fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/audio/score")
}

#[test]
fn every_note_is_mono_and_given_once() {
    for (index, (sound, audio)) in HEARD.iter().enumerate() {
        assert_eq!(audio.channels().len(), 1, "{}", sound.name);
        assert!(
            INSTRUMENTS[..index]
                .iter()
                .all(|other| other.name != sound.name),
            "{} is there twice",
            sound.name
        );
    }
}

#[test]
fn every_length_is_in_its_range() {
    for (sound, audio) in HEARD.iter() {
        let (shortest, longest) = sound.seconds;
        assert!(
            (shortest..=longest).contains(&audio.seconds()),
            "{} lasts {} s",
            sound.name,
            audio.seconds()
        );
    }
}

#[test]
fn no_note_is_cut_off() {
    for (sound, audio) in HEARD.iter() {
        let highest = true_peak(audio);
        assert!(highest <= -3.0, "{} reaches {highest} dB", sound.name);
    }
}

/// The first sample, and the last ten milliseconds.
#[test]
fn every_note_begins_and_ends_at_rest() {
    for (sound, audio) in HEARD.iter() {
        let samples = &audio.channels()[0];
        let first = Audio::new(vec![samples[..4].to_vec()]);
        assert!(
            peak(&first) <= -60.0,
            "{} begins at {} dB",
            sound.name,
            peak(&first)
        );
        let last = Audio::new(vec![samples[samples.len() - 480..].to_vec()]);
        assert!(
            peak(&last) <= -60.0,
            "{} ends at {} dB",
            sound.name,
            peak(&last)
        );
    }
}

#[test]
fn every_note_is_in_tune() {
    let mut tuned = 0;
    for (sound, audio) in HEARD.iter() {
        let Some(wanted) = wanted_hz(&sound.name) else {
            continue;
        };
        let cents = strayed(&audio.channels()[0], wanted);
        assert!(
            cents.abs() <= 2.0,
            "{} is {cents:.1} cents from its pitch",
            sound.name
        );
        tuned += 1;
    }
    assert!(tuned > 35);
}

/// The pitch that a name says, in Hz with A = 440.
fn wanted_hz(name: &str) -> Option<f64> {
    const STEPS: [(&str, i32); 7] = [
        ("cs", 1),
        ("d", 2),
        ("fs", 6),
        ("f", 5),
        ("g", 7),
        ("a", 9),
        ("b", 11),
    ];
    let note = name
        .split('_')
        .nth(1)
        .filter(|_| !name.starts_with("drum"))?;
    let octave: i32 = note[note.len() - 1..].parse().ok()?;
    let letters = &note[..note.len() - 1];
    let step = STEPS
        .iter()
        .find(|(step, _)| *step == letters)
        .map_or(0, |(_, step)| *step);
    let semitones = f64::from(12 * (octave + 1) + step - 69);
    Some(440.0 * (semitones / 12.0).exp2())
}

/// How far the fundamental lies from `wanted`, in cents: where within 40 cents the note has the most power.
fn strayed(samples: &[f32], wanted: f64) -> f64 {
    let rate = f64::from(SAMPLE_RATE);
    let start = samples.len() / 12;
    let part = &samples[start..(start + 3 * SAMPLE_RATE as usize).min(samples.len() * 11 / 12)];
    let power = |cents: i32| {
        let turn = core::f64::consts::TAU * wanted * (f64::from(cents) / 1200.0).exp2() / rate;
        let (mut x, mut y) = (0.0, 0.0);
        for (index, sample) in part.iter().enumerate() {
            let time = index as f64;
            let weight = 0.5 - 0.5 * (core::f64::consts::TAU * time / part.len() as f64).cos();
            x += weight * f64::from(*sample) * (turn * time).cos();
            y += weight * f64::from(*sample) * (turn * time).sin();
        }
        x * x + y * y
    };
    let best = (-40..=40)
        .step_by(4)
        .max_by(|one, other| power(*one).total_cmp(&power(*other)))
        .unwrap();
    // The top of the parabola through three points.
    let [before, top, after] = [best - 4, best, best + 4].map(power);
    f64::from(best) + 2.0 * (before - after) / (before - 2.0 * top + after)
}

#[test]
fn all_notes_together_stay_small() {
    let bytes: u64 = INSTRUMENTS
        .iter()
        .map(|sound| folder().join(sound.file()).metadata().unwrap().len())
        .sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes on disk");
    let memory: usize = HEARD.iter().map(|(_, audio)| 4 * audio.len()).sum();
    assert!(memory <= MOST_MEMORY, "{memory} bytes in memory");
}

/// A storm that laptops hear: above 300 Hz little less is left of what plays at risk.
#[test]
fn small_speakers_play_the_storm() {
    let (mut found, mut is_heard) = (Vec::new(), true);
    for (sound, audio) in HEARD.iter() {
        let of_storm = ["drum", "heart", "glass", "drone"];
        if !of_storm.iter().any(|one| sound.name.starts_with(one)) {
            continue;
        }
        let lost = loudness(audio) - loudness(&small_speaker(audio));
        found.push(format!("{} {lost:.1} LU", sound.name));
        is_heard &= lost <= 12.0;
    }
    assert!(is_heard, "{found:?}");
}

/// What lies above 300 Hz, by two poles.
fn small_speaker(audio: &Audio) -> Audio {
    let mut filter = fundsp::prelude::highpass_hz::<f64>(300.0, 0.707);
    filter.set_sample_rate(f64::from(SAMPLE_RATE));
    let samples = audio.channels()[0].iter();
    Audio::new(vec![
        samples.map(|sample| filter.filter_mono(*sample)).collect(),
    ])
}

/// High partials of a string die first: the second half is darker than the first.
#[test]
fn a_plucked_string_loses_its_brightness() {
    for (sound, audio) in HEARD
        .iter()
        .filter(|(sound, _)| sound.name.starts_with("harp"))
    {
        let samples = &audio.channels()[0];
        let (early, late) = samples.split_at(samples.len() / 3);
        let [early, late] =
            [early, late].map(|part| cant_stop_sounds::centroid(&Audio::new(vec![part.to_vec()])));
        assert!(late < early, "{}: {early} Hz, then {late} Hz", sound.name);
    }
}

/// One of each instrument; `cargo run -p cant-stop-sounds -- --check assets/audio` looks at all of them.
#[test]
fn the_committed_files_are_those_of_the_generator() {
    for name in [
        "harp_d4_hard",
        "bell_fs5",
        "drone_d2",
        "glass_c4",
        "drum_soft_2",
        "heart",
        "flute_d5",
    ] {
        let sound = INSTRUMENTS.iter().find(|sound| sound.name == name).unwrap();
        let audio = sound.render();
        assert!(sound.render() == audio, "{name} differs from itself");
        let verdict = compare(&folder(), sound, &sound.encode(&audio).unwrap());
        assert!(verdict.is_good(), "{name}: {verdict}");
    }
    assert_eq!(
        unexpected(&folder(), INSTRUMENTS).unwrap(),
        Vec::<String>::new()
    );
}
