//! What holds for every sound, and that the committed files are those the generator makes.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::PathBuf;
use std::sync::LazyLock;

use cant_stop_sounds::{
    Audio, CATALOGUE, SAMPLE_RATE, Sound, compare, decode, encode, loudness, peak, true_peak,
    unexpected,
};

/// A sound as made, as a file, and as heard from that file.
struct Made {
    sound: &'static Sound,
    audio: Audio,
    file: Vec<u8>,
    heard: Audio,
}

static MADE: LazyLock<Vec<Made>> = LazyLock::new(|| {
    CATALOGUE
        .iter()
        .map(|sound| {
            let audio = sound.render();
            let file = encode(&audio).unwrap();
            let heard = decode(&file).unwrap();
            Made {
                sound,
                audio,
                file,
                heard,
            }
        })
        .collect()
});

/// Asked for when the test runs, as the build may have been made elsewhere.
fn assets() -> PathBuf {
    PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap()).join("../../assets/audio")
}

#[test]
fn every_name_is_given_once() {
    for (index, sound) in CATALOGUE.iter().enumerate() {
        assert!(
            CATALOGUE[..index]
                .iter()
                .all(|other| other.name != sound.name),
            "{} is there twice",
            sound.name
        );
    }
}

#[test]
fn every_sound_is_mono() {
    for made in MADE.iter() {
        assert_eq!(made.heard.channels().len(), 1, "{}", made.sound.name);
    }
}

#[test]
fn decoding_gives_back_the_same_number_of_samples() {
    for made in MADE.iter() {
        assert_eq!(made.heard.len(), made.audio.len(), "{}", made.sound.name);
    }
}

#[test]
fn every_length_is_in_its_range() {
    for made in MADE.iter() {
        let (shortest, longest) = made.sound.seconds;
        let seconds = made.heard.seconds();
        assert!(
            (shortest..=longest).contains(&seconds),
            "{} lasts {seconds} s",
            made.sound.name
        );
    }
}

#[test]
fn nothing_is_cut_off() {
    for made in MADE.iter() {
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
        let (name, wanted) = (made.sound.name, made.sound.loudness);
        let found = loudness(&made.audio);
        assert!(
            (found - wanted).abs() < 0.1,
            "{name} has {found} LUFS, not {wanted}"
        );
        let heard = loudness(&made.heard);
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
            let mean =
                channel.iter().map(|sample| f64::from(*sample)).sum::<f64>() / channel.len() as f64;
            assert!(
                mean.abs() < 1e-3,
                "{} has an offset of {mean}",
                made.sound.name
            );
        }
    }
}

#[test]
fn what_plays_once_begins_and_ends_at_rest() {
    for made in MADE.iter().filter(|made| !made.sound.loops) {
        for channel in made.heard.channels() {
            let (first, last) = (channel[0], channel[channel.len() - 1]);
            assert!(first.abs() < 0.01, "{} begins at {first}", made.sound.name);
            assert!(last.abs() < 0.001, "{} ends at {last}", made.sound.name);
        }
    }
}

/// The seam is no rougher than the sound around it: in value, in slope and in the energy of short windows.
#[test]
fn loops_join() {
    for made in MADE.iter().filter(|made| made.sound.loops) {
        for channel in made.heard.channels() {
            let around = SAMPLE_RATE as usize / 2;
            let seam: Vec<f32> = channel[channel.len() - around..]
                .iter()
                .chain(&channel[..around])
                .copied()
                .collect();
            let steps: Vec<f32> = seam
                .windows(2)
                .map(|pair| (pair[1] - pair[0]).abs())
                .collect();
            let bends: Vec<f32> = seam
                .windows(3)
                .map(|three| (three[0] - 2.0 * three[1] + three[2]).abs())
                .collect();
            let roughest = |values: &[f32]| values.iter().copied().fold(0.0, f32::max);
            let (before, after) = (around - 8, around + 8);
            let elsewhere = roughest(&steps[..before]).max(roughest(&steps[after..]));
            assert!(
                roughest(&steps[before..after]) <= elsewhere,
                "{}: a step at the seam",
                made.sound.name
            );
            let elsewhere = roughest(&bends[..before]).max(roughest(&bends[after..]));
            assert!(
                roughest(&bends[before..after]) <= elsewhere,
                "{}: a bend at the seam",
                made.sound.name
            );
        }
    }
}

#[test]
fn every_sound_is_the_same_each_time() {
    for made in MADE.iter() {
        assert!(
            made.sound.render() == made.audio,
            "{} differs from itself",
            made.sound.name
        );
        assert!(
            encode(&made.audio).unwrap() == made.file,
            "{} encodes anew",
            made.sound.name
        );
    }
}

#[test]
fn variants_of_a_sound_differ() {
    let variants = |stem: &str| -> Vec<&Made> {
        MADE.iter()
            .filter(|made| made.sound.name.starts_with(stem))
            .collect()
    };
    for (stem, count) in [
        ("die_floor_", 4),
        ("die_die_", 4),
        ("die_wall_", 3),
        ("palm_", 4),
        ("step_", 4),
        ("place_", 3),
        ("bank_", 3),
        ("tone_", 11),
    ] {
        let family = variants(stem);
        assert_eq!(family.len(), count);
        for (index, one) in family.iter().enumerate() {
            assert!(
                family[..index].iter().all(|other| other.audio != one.audio),
                "{} is a copy",
                one.sound.name
            );
        }
    }
}

#[test]
fn the_committed_files_are_those_of_the_generator() {
    for made in MADE.iter() {
        let verdict = compare(&assets(), made.sound, &made.file);
        assert!(verdict.is_good(), "{}: {verdict}", made.sound.file());
    }
    assert_eq!(
        unexpected(&assets(), CATALOGUE).unwrap(),
        Vec::<String>::new()
    );
}

/// The game leaves 7 dB free above what it plays, of which a sound at the left edge of the board takes 1.1.
#[test]
fn the_loudest_moment_is_not_cut_off() {
    let heard = |name: &str| {
        let made = MADE.iter().find(|made| made.sound.name == name).unwrap();
        made.audio.channels()[0].clone()
    };
    // Three squares are banked at once, and a column is claimed with them.
    let together = ["bank_1", "tone_1", "tone_6", "tone_11", "claim"].map(heard);
    let length = together.iter().map(Vec::len).max().unwrap();
    let highest = (0..length)
        .map(|at| {
            let all = together.iter().map(|sound| sound.get(at).unwrap_or(&0.0));
            all.sum::<f32>().abs()
        })
        .fold(0.0, f32::max);
    let decibels = 20.0 * highest.log10();
    assert!(decibels <= 5.9, "{decibels} dB");
}
