//! The samples that the score names are made, and reach every note.

use cant_stop_score::{SAMPLE_NAMES, SectionName, Stem, name};
use cant_stop_sounds::{INSTRUMENTS, RECORDINGS};

use super::support::SAMPLES;

/// Names of all that is made or cut.
fn samples() -> Vec<&'static str> {
    let made = INSTRUMENTS.iter().map(|sound| &*sound.name);
    made.chain(RECORDINGS.iter().map(|recording| recording.name))
        .collect()
}

#[test]
fn every_sample_is_made() {
    assert_eq!(SAMPLE_NAMES, samples());
    assert_eq!(SAMPLES.missing(), Vec::<&str>::new());
}

/// A pitch that no sample reaches would not be heard.
#[test]
fn every_note_is_within_reach_of_a_sample() {
    let samples = samples();
    let pitches = |instrument: &str| -> Vec<u8> {
        let names = samples
            .iter()
            .filter_map(|name| name.strip_prefix(instrument));
        names
            .map(|rest| cant_stop_score::midi(rest.split('_').next().unwrap()).unwrap())
            .collect()
    };
    for section in SectionName::ALL {
        for (stem, notes) in section.section().lists() {
            let there = match stem {
                Stem::Drone => pitches("drone_"),
                Stem::Harp => pitches("harp_"),
                Stem::Light => pitches("bell_"),
                Stem::Frost => pitches("glass_"),
                Stem::Horn => pitches("horn_"),
                Stem::Lead => pitches("flute_"),
                Stem::Drum | Stem::Heart => continue,
            };
            for note in notes {
                let nearest = there
                    .iter()
                    .map(|pitch| pitch.abs_diff(note.pitch))
                    .min()
                    .unwrap();
                let pitch = name(note.pitch);
                assert!(nearest <= 2, "{section:?}: {pitch} in {stem:?}");
            }
        }
    }
}
