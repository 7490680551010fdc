//! Names, files and sizes.

use std::collections::HashSet;

use cant_stop_sounds::{compare, unexpected};
use rayon::prelude::*;

use super::{MADE, assets};

#[test]
fn every_name_is_given_once() {
    let mut names = HashSet::new();
    for made in MADE.iter() {
        assert!(names.insert(&made.sound.name), "{} twice", made.sound.name);
    }
}

#[test]
fn every_file_has_its_channels_rate_and_length() {
    for made in MADE.iter() {
        let (name, heard) = (&made.sound.name, &made.heard);
        assert_eq!(heard.channels().len(), made.sound.form.channels, "{name}");
        assert_eq!(heard.len(), made.audio.len(), "{name}");
        assert_eq!(heard.rate(), made.audio.rate(), "{name}");
        let (shortest, longest) = made.sound.seconds;
        let seconds = heard.seconds();
        let is_right = (shortest..=longest).contains(&seconds);
        assert!(is_right, "{name} lasts {seconds} s");
    }
}

#[test]
fn every_sound_is_the_same_each_time() {
    MADE.par_iter().for_each(|made| {
        let name = &made.sound.name;
        assert!(made.sound.render() == made.audio, "{name} differs");
        let file = made.sound.encode(&made.audio).unwrap();
        assert!(file == made.file, "{name} encodes anew");
    });
}

#[test]
fn the_files_stay_small() {
    let bytes: usize = MADE.iter().map(|made| made.file.len()).sum();
    assert!(bytes <= 2_200_000, "{bytes} bytes on disk");
    // The game keeps two bytes a sample. The mixer plays the loops for ever, with eight a frame.
    let decoded = MADE.iter().map(|made| match made.sound.form {
        form if form.loops => 8 * made.heard.len(),
        form => 2 * form.channels * made.heard.len(),
    });
    let decoded: usize = decoded.sum();
    assert!(decoded <= 14_000_000, "{decoded} bytes in memory");
}

#[test]
fn the_committed_files_are_those_of_the_generator() {
    for made in MADE.iter() {
        let verdict = compare(&assets(), &made.sound, &made.file);
        assert!(verdict.is_good(), "{}: {verdict}", made.sound.file());
    }
    let names: Vec<String> = MADE.iter().map(|made| made.sound.file()).collect();
    let strangers = unexpected(&assets(), &names).unwrap();
    assert_eq!(strangers, Vec::<String>::new());
}
