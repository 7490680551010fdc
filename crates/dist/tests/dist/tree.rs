//! The tree has what it must, whole, and nothing else.

use std::collections::BTreeSet;

use cant_stop_dist::Platform;
use cant_stop_dist::template::LICENCES;
use cant_stop_identity::ID;

use super::{bytes, checkout, stage, text, unpacked};

#[test]
fn the_tree_has_what_it_must() {
    let mut expected = [
        "games/cant-stop",
        "share/man/man6/cant-stop.6.gz",
        "share/doc/cant-stop/copyright",
        "share/doc/cant-stop/changelog.gz",
        "share/doc/cant-stop/third-party-licences.txt.gz",
        "share/doc/cant-stop/sbom.cdx.json",
    ]
    .map(str::to_owned)
    .to_vec();
    expected.push(format!("share/applications/{ID}.desktop"));
    expected.push(format!("share/metainfo/{ID}.metainfo.xml"));
    expected.push(format!("share/icons/hicolor/scalable/apps/{ID}.svg"));
    let paths: BTreeSet<&str> = paths(Platform::Linux).collect();
    for path in expected {
        assert!(paths.contains(path.as_str()), "{path} is missing");
    }
}

#[test]
fn only_the_program_can_be_started() {
    for platform in [Platform::Linux, Platform::Windows, Platform::Macos] {
        let mut programs = stage(platform)
            .entries
            .iter()
            .filter(|entry| entry.is_program);
        let program = programs.next().unwrap();
        assert_eq!(program.path, format!("games/cant-stop{}", platform.exe()));
        // Windows finds more inside of it than was built; elsewhere it is what was built.
        if platform != Platform::Windows {
            assert_eq!(program.bytes, super::program(platform));
        }
        assert!(programs.next().is_none());
    }
}

#[test]
fn every_asset_that_the_game_reads_is_there() {
    for platform in [Platform::Linux, Platform::Windows, Platform::Macos] {
        let paths: BTreeSet<&str> = paths(platform).collect();
        for file in checkout().files_in("assets").unwrap() {
            let is_inside = file.starts_with("locales/");
            let is_there = paths.contains(format!("share/cant-stop/assets/{file}").as_str());
            assert!(is_inside != is_there, "{file}");
        }
    }
}

#[test]
fn icons_are_as_large_as_they_say() {
    for size in [16_u32, 24, 32, 48, 64, 128, 256, 512] {
        let path = format!("share/icons/hicolor/{size}x{size}/apps/{ID}.png");
        let png = bytes(Platform::Linux, &path);
        assert_eq!(&png[1..4], b"PNG");
        assert_eq!(
            png[16..24],
            [size.to_be_bytes(), size.to_be_bytes()].concat()
        );
    }
}

#[test]
fn icons_in_one_file_end_where_they_say() {
    let ico = bytes(Platform::Windows, "share/icons/cant-stop.ico");
    let count = usize::from(u16::from_le_bytes([ico[4], ico[5]]));
    let last = &ico[6 + 16 * (count - 1)..6 + 16 * count];
    let number = |at: usize| u32::from_le_bytes(last[at..at + 4].try_into().unwrap()) as usize;
    assert_eq!(number(8) + number(12), ico.len());
    assert_eq!(&ico[number(12) + 1..number(12) + 4], b"PNG");

    let icns = bytes(Platform::Macos, "share/icons/cant-stop.icns");
    let number = |at: usize| u32::from_be_bytes(icns[at..at + 4].try_into().unwrap()) as usize;
    assert_eq!(number(4), icns.len());
    let mut at = 8;
    while at < icns.len() {
        assert_eq!(&icns[at + 9..at + 12], b"PNG");
        at += number(at + 4);
    }
    assert_eq!(at, icns.len());
}

#[test]
fn who_may_do_what_is_said_of_everything() {
    let copyright = text(Platform::Linux, "share/doc/cant-stop/copyright");
    let files = [
        ("fonts/Quicksand-Medium.ttf", "OFL-1.1"),
        ("fonts/Quicksand-Bold.ttf", "OFL-1.1"),
        ("audio/score/harp_*.ogg", "CC-BY-3.0"),
        ("audio/score/horn_*.ogg", "Expat"),
        ("audio/score/glass_*.ogg", "CC0-1.0"),
        ("audio/score/drum_soft_1.ogg", "CC0-1.0"),
        ("audio/score/drum_soft_3.ogg", "CC0-1.0"),
        ("audio/score/drum_hard_1.ogg", "CC0-1.0"),
        ("audio/score/drum_hard_3.ogg", "CC0-1.0"),
        ("audio/score/drum_soft_2.ogg", "CC0-1.0"),
        ("audio/score/drum_hard_2.ogg", "CC0-1.0"),
        ("fonts/AtkinsonHyperlegible-Regular.ttf", "OFL-1.1"),
        ("fonts/AtkinsonHyperlegible-Bold.ttf", "OFL-1.1"),
    ];
    let paragraphs = copyright.split("\n\n");
    let assets: Vec<(&str, &str)> = paragraphs
        .filter_map(|lines| {
            let lines = lines.strip_prefix("Files: assets/")?;
            lines.split_once("\nCopyright: ")
        })
        .map(|(file, lines)| (file, lines.split_once("\nLicense: ").unwrap().1))
        .collect();
    assert_eq!(assets, files);
    for licence in ["Expat", "OFL-1.1", "CC-BY-3.0", "CC0-1.0"] {
        let texts = copyright.matches(&format!("License: {licence}\n ")).count();
        assert_eq!(texts, 1, "{licence} has one text");
        let name = licence.replace("Expat", "MIT");
        assert!(LICENCES.split(" AND ").any(|known| known == name), "{name}");
    }
}

#[test]
fn every_library_has_its_licence_and_is_in_the_bill() {
    let licences = unpacked("share/doc/cant-stop/third-party-licences.txt.gz");
    let bill = text(Platform::Linux, "share/doc/cant-stop/sbom.cdx.json");
    let bill: serde_json::Value = serde_json::from_str(&bill).unwrap();
    let components = bill["components"].as_array().unwrap();
    assert!(components.len() > 300, "{} libraries", components.len());
    for component in components {
        let name = format!(
            "{} {}",
            component["name"].as_str().unwrap(),
            component["version"].as_str().unwrap()
        );
        assert!(
            licences.contains(&format!("\n{name}: ")),
            "{name} is not listed"
        );
        // Once in the list, and at least once above a text.
        let times = licences
            .match_indices(&name)
            .filter(|(at, _)| {
                let after = licences[at + name.len()..].chars().next();
                matches!(after, Some(',' | '\n' | ':'))
            })
            .count();
        assert!(times > 1, "{name} has no licence text");
    }
    for ours in ["cant-stop-rules", "cant-stop-dist"] {
        assert!(!licences.contains(ours), "{ours} is no third party");
    }
    for tool in ["criterion", "proptest"] {
        assert!(
            !licences.contains(&format!("\n{tool} ")),
            "{tool} is not in the program"
        );
    }
}

fn paths(platform: Platform) -> impl Iterator<Item = &'static str> {
    stage(platform)
        .entries
        .iter()
        .map(|entry| entry.path.as_str())
}
