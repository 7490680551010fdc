//! The sections as they are written: they can be read, and keep their laws.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::HashSet;

use cant_stop_score::{Note, SectionName, Stem, name, parse};

/// A section of sixteen bars.
fn is_long(name: &SectionName) -> bool {
    name.section().bars == 16
}

#[test]
fn every_section_can_be_read() {
    for name in SectionName::ALL {
        let notes: usize = name.section().lists().map(|(_, notes)| notes.len()).sum();
        let (bars, takes, least) = match name {
            SectionName::Breath => (1, 0, 1),
            SectionName::Call => (2, 0, 4),
            SectionName::Dawn => (8, 1, 50),
            _ => (16, 4, 50),
        };
        assert!(notes >= least, "{name:?} has {notes} notes");
        assert_eq!(name.section().bars, bars, "{name:?}");
        assert_eq!(name.section().takes.len(), takes, "{name:?}");
    }
}

#[test]
fn errors_name_the_line() {
    let rest = ". . . . . . . . . . .";
    for (text, line, wrong) in [
        ("bars 1\nharp:\n| D4 . . |", 3, "bar 1 has 3 cells, not 12"),
        (
            &format!("bars 1\nharp:\n| H4 {rest} |"),
            3,
            "`H4` is no note of harp",
        ),
        (
            &format!("bars 1\nlead 1:\n| - {rest} |"),
            3,
            "`-` without a note before it",
        ),
        ("bars 2\nharp:\n| . |\n", 3, "harp has 1 bars, not 2"),
        ("bars 1\nviola:", 2, "`viola` is no stem"),
        ("bars 1\nlead 2:", 2, "take 1 of the lead was expected"),
        ("bars one", 1, "`one` is no number"),
        ("| . |", 1, "a bar before the first stem"),
        ("; nothing", 1, "no bars"),
    ] {
        let error = parse("sample.txt", text).unwrap_err();
        assert_eq!(error, format!("sample.txt:{line}: {wrong}"));
    }
}

#[test]
fn every_stem_keeps_to_its_pitches() {
    for section in SectionName::ALL {
        for (stem, notes) in section.section().lists() {
            for note in notes {
                if matches!(stem, Stem::Drum | Stem::Heart) {
                    assert_eq!(note.pitch, Note::UNPITCHED);
                    continue;
                }
                let step = note.pitch % 12;
                let pitch = name(note.pitch);
                // At dawn no effect sounds that F sharp or C sharp could clash with.
                let is_dawn = section == SectionName::Dawn
                    && matches!(stem, Stem::Harp | Stem::Horn | Stem::Lead);
                assert!(
                    stem.allowed().contains(&step) || is_dawn && [1, 6].contains(&step),
                    "{section:?}: {pitch} in {stem:?}"
                );
            }
        }
    }
}

/// One root begins with every bar, and every section ends on D.
#[test]
fn every_section_has_a_bass_that_comes_home() {
    for section in SectionName::ALL
        .into_iter()
        .filter(|name| *name != SectionName::Call)
    {
        let notes = section.section().notes(Stem::Drone, None);
        let bars = section.section().bars;
        let roots: Vec<u8> = (0..bars)
            .map(|bar| {
                let of_bar = notes.iter().filter(|note| note.at == 12 * bar);
                of_bar.map(|note| note.pitch % 12).min().unwrap()
            })
            .collect();
        assert!(notes.iter().all(|note| note.at % 12 == 0), "{section:?}");
        assert_eq!(roots.last(), Some(&2), "{section:?} ends on {roots:?}");
        let different: HashSet<u8> = roots.iter().copied().collect();
        assert!(bars == 1 || different.len() >= 4, "{section:?}: {roots:?}");
    }
}

/// Drum and heart have two beats a bar from beginning to end: the risk alone decides which of them is heard.
#[test]
fn drum_and_heart_beat_in_every_bar_of_a_match() {
    for section in [SectionName::Play1, SectionName::Play2, SectionName::Play3] {
        for stem in [Stem::Drum, Stem::Heart] {
            let notes = section.section().notes(stem, None);
            for beat in 0..2 * section.section().bars {
                let is_there = notes.iter().any(|note| note.at == 6 * beat);
                assert!(is_there, "{section:?}: {stem:?} in bar {}", beat / 2 + 1);
            }
        }
    }
}

/// The first thing heard of the game is the melody, not a gap.
#[test]
fn the_title_begins_without_a_gap() {
    let harp = SectionName::Title.section().notes(Stem::Harp, None);
    let strokes = harp.iter().filter(|note| !note.ornament);
    let strokes: Vec<u32> = strokes
        .map(|note| note.at)
        .take_while(|at| *at < 50)
        .collect();
    assert_eq!(strokes.first(), Some(&0));
    // Twelve eighths are 3.6 s.
    assert!(
        strokes.windows(2).all(|two| two[1] - two[0] <= 12),
        "{strokes:?}"
    );
}

/// Between two risks bells and glass sound together: F sharp and F, C sharp and C must not.
#[test]
fn light_and_frost_do_not_contradict_each_other() {
    let mut clashes = Vec::new();
    for section in SectionName::ALL {
        for light in section.section().notes(Stem::Light, None) {
            for frost in section.section().notes(Stem::Frost, None) {
                let against = [(6, 5), (1, 0)].contains(&(light.pitch % 12, frost.pitch % 12));
                let overlap = light.at < frost.at + 10 && frost.at < light.at + 4;
                if against && overlap {
                    clashes.push(format!(
                        "{section:?}: {} in bar {} and {} in bar {}",
                        name(light.pitch),
                        light.at / 12 + 1,
                        name(frost.pitch),
                        frost.at / 12 + 1
                    ));
                }
            }
        }
    }
    assert!(clashes.is_empty(), "{clashes:#?}");
}

#[test]
fn no_note_of_the_lead_outlasts_its_breath() {
    for section in SectionName::ALL {
        for (stem, notes) in section.section().lists() {
            for note in notes.iter().filter(|_| stem == Stem::Lead) {
                assert!(note.length <= 7, "{section:?}: {} eighths", note.length);
            }
        }
    }
}

/// The melody is heard whole at dawn and nowhere else: elsewhere at most two bars of it in one go.
#[test]
fn only_the_dawn_has_the_whole_melody() {
    let tops = |notes: &[Note]| -> Vec<u8> {
        let mut tops: Vec<(u32, u8)> = Vec::new();
        for note in notes {
            match tops.last_mut() {
                Some((at, pitch)) if *at == note.at => *pitch = note.pitch.max(*pitch),
                _ => tops.push((note.at, note.pitch)),
            }
        }
        tops.into_iter().map(|(_, pitch)| pitch).collect()
    };
    let melody = tops(SectionName::Dawn.section().notes(Stem::Lead, Some(0)));
    assert!(melody.len() > 25);
    for section in SectionName::ALL.into_iter().filter(is_long) {
        let mut shared = 0;
        for (stem, notes) in section.section().lists() {
            if !matches!(stem, Stem::Harp | Stem::Horn | Stem::Lead) {
                continue;
            }
            let notes = tops(notes);
            for length in 3..=melody.len() {
                let found = melody
                    .windows(length)
                    .any(|part| notes.windows(length).any(|other| other == part));
                shared = if found { shared.max(length) } else { shared };
            }
        }
        assert!(
            (3..=12).contains(&shared),
            "{section:?} shares {shared} tones with the melody"
        );
    }
}

/// The harp breathes: never more than eight strokes in a bar, and a rest of half a bar in every phrase.
#[test]
fn the_harp_is_no_carpet() {
    for section in SectionName::ALL.into_iter().filter(is_long) {
        let mut strokes: Vec<u32> = section
            .section()
            .notes(Stem::Harp, None)
            .iter()
            .map(|note| note.at)
            .collect();
        strokes.dedup();
        for bar in 0..16 {
            let count = strokes.iter().filter(|at| **at / 12 == bar).count();
            assert!(
                count <= 8,
                "{section:?} has {count} strokes in bar {}",
                bar + 1
            );
        }
        for phrase in 0..4 {
            let within: Vec<u32> = strokes
                .iter()
                .copied()
                .filter(|at| at / 48 == phrase)
                .chain([48 * (phrase + 1)])
                .collect();
            let longest = within.windows(2).map(|two| two[1] - two[0]).max().unwrap();
            assert!(
                longest >= 6,
                "{section:?} has no rest in phrase {}",
                phrase + 1
            );
        }
    }
}
