//! Laws of the tree and the packages, checked without others' tools, and with them if they are installed.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod executable;
mod machine;
mod manual;
mod menus;
mod packages;
mod shop;
mod tree;
mod versions;

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use cant_stop_dist::inventory::libraries;
use cant_stop_dist::stage::Source;
use cant_stop_dist::words::Words;
use cant_stop_dist::{Checkout, Platform, Release, Stage};

/// Placeholder for the game's program.
fn program(platform: Platform) -> Vec<u8> {
    match platform {
        Platform::Windows => executable::empty_program(),
        _ => b"This is no program.".to_vec(),
    }
}

fn checkout() -> Checkout {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").unwrap();
    // Ancestors instead of `..`, so that the path is the one that cargo itself would name.
    Checkout::at(Path::new(&package).ancestors().nth(2).unwrap()).unwrap()
}

fn release() -> Release {
    Release::told(
        &checkout().text(".github/CHANGELOG.md").unwrap(),
        1_795_377_109,
    )
    .unwrap()
}

/// Words of the game, in every language.
fn words() -> &'static [Words] {
    static WORDS: OnceLock<Vec<Words>> = OnceLock::new();
    WORDS.get_or_init(|| Words::read(&checkout()).unwrap())
}

/// The tree for a system, laid out once for all tests. What the program is built of is asked for this system alone: what
/// others are built of need not be on this machine.
fn stage(platform: Platform) -> &'static Stage {
    static STAGES: OnceLock<[Stage; 3]> = OnceLock::new();
    let stages = STAGES.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let binary = folder.path().join("program");
        let libraries = libraries(&checkout(), Platform::HOST).unwrap();
        [Platform::Linux, Platform::Windows, Platform::Macos].map(|platform| {
            fs::write(&binary, program(platform)).unwrap();
            Stage::lay_out(&Source {
                checkout: &checkout(),
                release: &release(),
                platform,
                binary: &binary,
                libraries: &libraries,
                words: words(),
            })
            .unwrap()
        })
    });
    stages
        .iter()
        .find(|stage| stage.platform == platform)
        .unwrap()
}

/// Contents of a file of the tree.
fn bytes(platform: Platform, path: &str) -> &'static [u8] {
    let bytes = stage(platform).bytes(path);
    bytes.unwrap_or_else(|| panic!("{path} is missing"))
}

/// A file of the tree as text.
fn text(platform: Platform, path: &str) -> String {
    String::from_utf8(bytes(platform, path).to_vec()).unwrap()
}

/// A packed file of the tree for Linux as text.
fn unpacked(path: &str) -> String {
    use std::io::Read;
    let mut text = String::new();
    let mut packed = flate2::read::GzDecoder::new(bytes(Platform::Linux, path));
    packed.read_to_string(&mut text).unwrap();
    text
}
