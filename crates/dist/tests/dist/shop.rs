//! Pages about the game are made whole, and the words of the packages for them are there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use cant_stop_dist::{Entry, Platform, shop};
use cant_stop_identity::{HOMEPAGE, ID};
use roxmltree::Document;

use super::{checkout, text, words};

/// The frames of a demonstration, as far as they are needed, by what they show.
const FRAMES: [&str; 7] = [
    "01-title.png",
    "02-deciding.png",
    "31-weather-windy.png",
    "40-busted-falls.png",
    "51-claimed-flag-flies.png",
    "90-results.png",
    "91-turn.gif",
];

fn filmed(folder: &Path) {
    for words in words() {
        let language = words.language();
        let folder = folder.join(language);
        fs::create_dir_all(&folder).unwrap();
        for frame in FRAMES {
            fs::write(folder.join(frame), format!("{frame} in {language}")).unwrap();
        }
    }
}

fn laid_out(frames: &Path) -> cant_stop_dist::Result<Vec<Entry>> {
    shop::lay_out(&checkout(), words(), frames)
}

#[test]
fn pictures_that_packages_name_are_made_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    filmed(folder.path());
    let made = laid_out(folder.path()).unwrap();
    let paths: BTreeSet<&str> = made.iter().map(|file| file.path.as_str()).collect();

    let file = text(
        Platform::Linux,
        &format!("share/metainfo/{ID}.metainfo.xml"),
    );
    let document = Document::parse(&file).unwrap();
    let images = document
        .descendants()
        .filter(|node| node.has_tag_name("image"));
    let mut named = 0;
    for image in images {
        let address = image.text().unwrap();
        let path = address
            .strip_prefix(HOMEPAGE)
            .and_then(|path| path.strip_prefix('/'))
            .unwrap();
        assert!(paths.contains(path), "{path}");
        named += 1;
    }
    assert_eq!(named, shop::PICTURES.len() * words().len());

    let bytes = |path: &str| &made.iter().find(|file| file.path == path).unwrap().bytes;
    assert_eq!(bytes("pictures/title.png"), b"01-title.png in en");
    assert_eq!(bytes("pictures/it/bust.png"), b"40-busted-falls.png in it");
    assert_eq!(&bytes("icons/cant-stop-1024.png")[1..4], b"PNG");
    let spanish = String::from_utf8_lossy(bytes("es.md"));
    assert!(spanish.contains("(pictures/es/results.png)"), "{spanish}");
}

#[test]
fn a_frame_that_is_missing_is_named() {
    let folder = tempfile::tempdir().unwrap();
    filmed(folder.path());
    fs::remove_file(folder.path().join("es/90-results.png")).unwrap();
    let sentence = laid_out(folder.path()).unwrap_err().to_string();
    assert!(sentence.contains("results.png"), "{sentence}");
}
