//! Laws of every note of the instruments, and of the committed files: they are those that the generator makes.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::PathBuf;
use std::sync::LazyLock;

use cant_stop_sounds::{
    Audio, INSTRUMENTS, RECORDINGS, SAMPLE_RATE, compare, decode, loudness, peak, true_peak,
    unexpected,
};

/// The most that all files may take on a disk, in bytes.
const MOST_BYTES: usize = 2_500_000;

/// The most that they may take in memory as single-precision numbers, in bytes.
const MOST_MEMORY: usize = 32_000_000;

/// Every note as it lies in `assets`.
static HEARD: LazyLock<Vec<Heard>> = LazyLock::new(|| {
    let made = INSTRUMENTS
        .iter()
        .map(|sound| (&*sound.name, sound.seconds));
    let recorded = RECORDINGS
        .iter()
        .map(|recording| (recording.name, recording.seconds));
    let load = |(name, seconds): (&'static str, (f64, f64))| {
        let file = std::fs::read(folder().join(format!("{name}.ogg"))).unwrap();
        let audio = decode(&file).unwrap();
        (
            Note {
                name,
                seconds,
                bytes: file.len(),
            },
            audio,
        )
    };
    made.chain(recorded).map(load).collect()
});

/// A note, and what is heard of it.
type Heard = (Note, Audio);

/// A note by its name, with the lengths in seconds that it may have and the bytes of its file.
struct Note {
    name: &'static str,
    seconds: (f64, f64),
    bytes: usize,
}

/// Asked for when the test runs, as the build may have been made elsewhere.
fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/audio/score")
}

#[test]
fn every_note_is_mono_and_given_once() {
    for (index, (sound, audio)) in HEARD.iter().enumerate() {
        assert_eq!(audio.channels().len(), 1, "{}", sound.name);
        assert!(
            HEARD[..index]
                .iter()
                .all(|(other, _)| other.name != sound.name),
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
        let Some(wanted) = wanted_hz(sound.name) else {
            continue;
        };
        // Several horns play each of their notes, and none of them stands still.
        let most = if sound.name.starts_with("horn") {
            8.0
        } else {
            3.0
        };
        let cents = strayed(&audio.channels()[0], wanted);
        assert!(
            cents.abs() <= most,
            "{} is {cents:.1} cents from its pitch",
            sound.name
        );
        tuned += 1;
    }
    assert!(tuned > 33, "{tuned}");
}

/// The pitch that a name says, in Hz with A = 440.
fn wanted_hz(name: &str) -> Option<f64> {
    const STEPS: [(&str, i32); 9] = [
        ("cs", 1),
        ("c", 0),
        ("d", 2),
        ("e", 4),
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

/// Distance of the fundamental from `wanted`, in cents: where within 20 cents the note has the most power.
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
    let best = (-20..=20)
        .max_by(|one, other| power(*one).total_cmp(&power(*other)))
        .unwrap();
    // The top of the parabola through three points.
    let [before, top, after] = [best - 1, best, best + 1].map(power);
    f64::from(best) + 0.5 * (before - after) / (before - 2.0 * top + after)
}

#[test]
fn all_notes_together_stay_small() {
    let bytes: usize = HEARD.iter().map(|(note, _)| note.bytes).sum();
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

/// Part above 300 Hz, by two poles.
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
    for name in ["bell_fs5", "drone_d2", "heart", "flute_d5"] {
        let sound = INSTRUMENTS.iter().find(|sound| sound.name == name).unwrap();
        let audio = sound.render();
        assert!(sound.render() == audio, "{name} differs from itself");
        let verdict = compare(&folder(), sound, &sound.encode(&audio).unwrap());
        assert!(verdict.is_good(), "{name}: {verdict}");
    }
    let names: Vec<String> = HEARD
        .iter()
        .map(|(note, _)| format!("{}.ogg", note.name))
        .collect();
    assert_eq!(unexpected(&folder(), &names).unwrap(), Vec::<String>::new());
}
