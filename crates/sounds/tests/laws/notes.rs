//! Laws of every note of the instruments, as it lies in `assets/audio/score`.

use std::path::PathBuf;
use std::sync::LazyLock;

use cant_stop_score::midi;
use cant_stop_sounds::{
    Audio, INSTRUMENTS, RECORDINGS, centroid, compare, decode, loudness, peak, true_peak,
    unexpected,
};

use fundsp::prelude::midi_hz;

use super::pitch::strength;
use super::weather::on_a_small_speaker;
use super::{assets, middle};

/// The most that all files may take on a disk, in bytes.
const MOST_BYTES: usize = 2_500_000;

/// The most that they may take in memory, in bytes.
const MOST_MEMORY: usize = 13_000_000;

/// A note by its name, with the lengths in seconds that it may have, the bytes of its file, and what is heard of it.
struct Note {
    name: &'static str,
    seconds: (f64, f64),
    bytes: usize,
    audio: Audio,
}

static NOTES: LazyLock<Vec<Note>> = LazyLock::new(|| {
    let made = INSTRUMENTS.iter();
    let made = made.map(|sound| (&*sound.name, sound.seconds));
    let recorded = RECORDINGS.iter();
    let recorded = recorded.map(|recording| (recording.name, recording.seconds));
    let load = |(name, seconds): (&'static str, (f64, f64))| {
        let file = std::fs::read(folder().join(format!("{name}.ogg"))).unwrap();
        Note {
            name,
            seconds,
            bytes: file.len(),
            audio: decode(&file).unwrap(),
        }
    };
    made.chain(recorded).map(load).collect()
});

fn folder() -> PathBuf {
    assets().join("score")
}

/// The notes of instruments whose names begin with one of these.
fn notes_of(instruments: &[&str]) -> impl Iterator<Item = &'static Note> {
    let is_wanted = |note: &&Note| instruments.iter().any(|one| note.name.starts_with(one));
    NOTES.iter().filter(is_wanted)
}

#[test]
fn every_note_is_mono_given_once_and_as_long_as_it_may_be() {
    for (index, note) in NOTES.iter().enumerate() {
        let name = note.name;
        assert_eq!(note.audio.channels().len(), 1, "{name}");
        let is_new = NOTES[..index].iter().all(|other| other.name != name);
        assert!(is_new, "{name} is there twice");
        let (shortest, longest) = note.seconds;
        let seconds = note.audio.seconds();
        let is_right = (shortest..=longest).contains(&seconds);
        assert!(is_right, "{name} lasts {seconds} s");
    }
}

#[test]
fn no_note_is_cut_off() {
    for note in NOTES.iter() {
        let highest = true_peak(&note.audio);
        assert!(highest <= -3.0, "{} reaches {highest} dB", note.name);
    }
}

/// The first samples, and the last ten milliseconds.
#[test]
fn every_note_begins_and_ends_at_rest() {
    for note in NOTES.iter() {
        let samples = &note.audio.channels()[0];
        for part in [&samples[..4], &samples[samples.len() - 480..]] {
            let level = peak(&Audio::new(vec![part.to_vec()]));
            assert!(level <= -60.0, "{} begins or ends at {level} dB", note.name);
        }
    }
}

#[test]
fn every_note_is_in_tune() {
    let mut tuned = 0;
    for note in NOTES.iter().filter(|note| !note.name.starts_with("drum")) {
        let Some(wanted) = note.name.split('_').nth(1).and_then(midi) else {
            continue;
        };
        // Several horns play each of their notes, and none of them stands still.
        let most = if note.name.starts_with("horn") {
            8.0
        } else {
            3.0
        };
        let cents = strayed(&note.audio, midi_hz(f64::from(wanted)));
        assert!(cents.abs() <= most, "{} is {cents} cents off", note.name);
        tuned += 1;
    }
    assert!(tuned > 33, "{tuned}");
}

/// Distance of the fundamental from `wanted`, in cents: where within 20 cents the note has the most power.
fn strayed(audio: &Audio, wanted: f64) -> f64 {
    let (rate, begin) = (f64::from(audio.rate()), audio.seconds() / 12.0);
    let part = middle(audio, begin, (begin + 3.0).min(11.0 * begin));
    let power = |cents: i32| {
        let hz = wanted * (f64::from(cents) / 1200.0).exp2();
        strength(&part, rate, hz)
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
    let bytes: usize = NOTES.iter().map(|note| note.bytes).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes on disk");
    let memory: usize = NOTES.iter().map(|note| 2 * note.audio.len()).sum();
    assert!(memory <= MOST_MEMORY, "{memory} bytes in memory");
}

/// A storm that laptops hear: above 300 Hz little less is left of what plays at risk.
#[test]
fn small_speakers_play_the_storm() {
    for note in notes_of(&["drum", "heart", "glass", "drone"]) {
        let lost = loudness(&note.audio) - loudness(&on_a_small_speaker(&note.audio));
        assert!(lost <= 12.0, "{} loses {lost:.1} LU", note.name);
    }
}

/// High partials of a string die first: what follows the first third is darker.
#[test]
fn a_plucked_string_loses_its_brightness() {
    for note in notes_of(&["harp"]) {
        let samples = &note.audio.channels()[0];
        let (early, late) = samples.split_at(samples.len() / 3);
        let [early, late] = [early, late].map(|part| centroid(&Audio::new(vec![part.to_vec()])));
        assert!(late < early, "{}: {early} Hz, then {late} Hz", note.name);
    }
}

/// One of each instrument; `--check` looks at all of them.
#[test]
fn the_committed_files_are_those_of_the_generator() {
    for name in ["bell_fs5", "drone_d2", "heart", "flute_d5"] {
        let sound = INSTRUMENTS.iter().find(|sound| sound.name == name).unwrap();
        let audio = sound.render();
        assert!(sound.render() == audio, "{name} differs from itself");
        let verdict = compare(&folder(), sound, &sound.encode(&audio).unwrap());
        assert!(verdict.is_good(), "{name}: {verdict}");
    }
    let file = |note: &Note| format!("{}.ogg", note.name);
    let names: Vec<String> = NOTES.iter().map(file).collect();
    assert_eq!(unexpected(&folder(), &names).unwrap(), Vec::<String>::new());
}
