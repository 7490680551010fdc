//! Every wrapper takes all of the tree.

use std::collections::BTreeSet;

use cant_stop_dist::pack::{
    BUNDLE_PROPERTIES, Job, LOCKS, Made, bundled, flatpak_libraries, flatpak_manifest,
    setup_script, unpacked,
};
use cant_stop_dist::{Platform, pack};
use roxmltree::{Document, Node};

use super::{checkout, release, stage, words};

#[test]
fn the_setup_installs_and_removes_all_of_the_tree() {
    let script = setup_script(stage(Platform::Windows), &release(), words()).unwrap();
    let tree = unpacked(stage(Platform::Windows)).unwrap();
    for entry in &tree.entries {
        let (folder, _) = entry.path.rsplit_once('/').unwrap_or_default();
        let path = entry.path.replace('/', "\\");
        let file = script.find(&format!("File \"root\\{path}\""));
        let before = &script[..file.unwrap_or_else(|| panic!("{} is not installed", entry.path))];
        let place = format!("$INSTDIR\\{}", folder.replace('/', "\\"));
        let place = format!("SetOutPath \"{}\"", place.trim_end_matches('\\'));
        assert!(
            before
                .lines()
                .rfind(|line| line.contains("SetOutPath"))
                .unwrap()
                .contains(&place),
            "{} is installed elsewhere",
            entry.path
        );
        let removed = format!("Delete \"$INSTDIR\\{path}\"");
        assert!(script.contains(&removed), "{} stays", entry.path);
    }
    assert_eq!(script.matches("  File ").count(), tree.entries.len());
    assert!(
        !script.contains("RMDir /r"),
        "files of others would be removed"
    );
    assert!(
        !script.contains("$APPDATA"),
        "the setup leaves saved games alone"
    );
}

#[test]
fn the_setup_waits_for_the_game_and_lets_another_version_remove_itself() {
    let script = setup_script(stage(Platform::Windows), &release(), words()).unwrap();
    let (install, remove) = script.split_once("\nSectionEnd").unwrap();
    let at = |section: &str, line: &str| section.find(line).unwrap_or_else(|| panic!("no {line}"));
    let (waits, removes) = ("!insertmacro CLOSED", "uninstall.exe\" /S _?=$0");
    assert!(at(install, waits) < at(install, removes));
    assert!(at(install, removes) < at(install, "  File "));
    assert!(at(remove, waits) < at(remove, "  Delete "));
    assert_eq!(script.matches("LangString RUNNING").count(), words().len());
}

/// Flatpak builds the tree from the sources; the copies below it take the whole of it.
#[test]
fn flatpak_takes_all_of_the_tree() {
    let manifest = flatpak_manifest(&release()).unwrap();
    for entry in &stage(Platform::Linux).entries {
        let (top, _) = entry.path.split_once('/').unwrap();
        assert!(
            manifest.contains(&format!("cp -a stage/{top}/. /app/")),
            "{top} is not copied"
        );
    }
    assert!(!manifest.contains("--share=network"));
}

/// A build without network finds each library where cargo looks for it, with the sum that cargo expects.
#[test]
fn flatpak_has_the_sources_of_every_library() {
    let locks = LOCKS.map(|lock| checkout().text(lock).unwrap());
    let sources = flatpak_libraries(&locks).unwrap();
    let sources = sources.as_array().unwrap();
    let sums: BTreeSet<&str> = locks
        .iter()
        .flat_map(|lock| lock.lines())
        .filter_map(|line| line.strip_prefix("checksum = "))
        .map(|sum| sum.trim_matches('"'))
        .collect();
    assert_eq!(sources.len(), 2 * sums.len() + 1);
    for pair in sources.chunks_exact(2) {
        let [archive, checked] = pair else {
            panic!("only an archive");
        };
        let sum = archive["sha256"].as_str().unwrap();
        assert!(sums.contains(sum), "{sum}");
        assert_eq!(archive["dest"], checked["dest"]);
        assert!(checked["contents"].as_str().unwrap().contains(sum));
    }
    let elsewhere = "[[package]]\nname = \"a\"\nsource = \"git+https://b\"\n".to_owned();
    let sentence = flatpak_libraries(&[elsewhere]);
    assert!(sentence.is_err(), "no sum holds a library from elsewhere");
}

#[test]
fn a_bundle_is_laid_out_as_macos_reads_it() {
    let bundle = bundled(stage(Platform::Macos), &release(), words()).unwrap();
    assert_eq!(
        bundle.entries.len(),
        stage(Platform::Macos).entries.len() + 1
    );
    let properties = String::from_utf8(bundle.bytes(BUNDLE_PROPERTIES).unwrap().to_vec()).unwrap();
    let options = roxmltree::ParsingOptions {
        allow_dtd: true,
        ..Default::default()
    };
    let document = Document::parse_with_options(&properties, options).unwrap();
    let dict = document.root_element().first_element_child().unwrap();
    let children: Vec<Node<'_, '_>> = dict.children().filter(Node::is_element).collect();
    let value = |key: &str| {
        let pair = children.chunks(2).find(|pair| pair[0].text() == Some(key));
        pair.unwrap_or_else(|| panic!("{key} is missing"))[1]
            .text()
            .unwrap()
    };
    assert!(
        children
            .chunks(2)
            .all(|pair| pair.len() == 2 && pair[0].has_tag_name("key"))
    );
    let program = format!("Contents/MacOS/{}", value("CFBundleExecutable"));
    assert!(
        bundle
            .entries
            .iter()
            .any(|entry| entry.path == program && entry.is_program)
    );
    let icon = format!("Contents/Resources/{}", value("CFBundleIconFile"));
    assert!(bundle.bytes(&icon).is_some(), "{icon} is missing");
    for words in words() {
        let language = format!("<string>{}</string>", words.language());
        assert!(properties.contains(&language), "{language}");
    }
    let letters = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    assert!(value("CFBundleIdentifier").chars().all(letters));
    assert!(
        bundle
            .bytes("Contents/Resources/assets/art/mountain.svg")
            .is_some()
    );
}

/// An unpacked archive has the program on top and its assets beside it, as the game looks for them.
#[test]
fn an_archive_is_laid_out_as_the_game_reads_it() {
    for platform in [Platform::Linux, Platform::Windows] {
        let tree = unpacked(stage(platform)).unwrap();
        assert_eq!(tree.entries.len(), stage(platform).entries.len());
        assert!(
            tree.bytes(&format!("cant-stop{}", platform.exe()))
                .is_some()
        );
        assert!(tree.bytes("assets/art/mountain.svg").is_some());
    }
}

#[test]
fn two_runs_pack_the_same_bytes() {
    let [first, second] = [(); 2].map(|()| {
        let [out, scratch] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let made = pack::all(&Job {
            checkout: &checkout(),
            release: &release(),
            words: words(),
            stage: stage(Platform::Windows),
            out: out.path(),
            scratch: scratch.path(),
        });
        let Some(Made::Package(path)) = made.unwrap().into_iter().next() else {
            panic!("nothing was packed");
        };
        std::fs::read(path).unwrap()
    });
    assert!(first == second, "the bytes differ");
}
