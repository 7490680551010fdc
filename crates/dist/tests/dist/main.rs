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
use std::sync::OnceLock;

use cant_stop_dist::inventory::Inventory;
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
    Checkout::of_cargo().unwrap()
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
        let inventory = Inventory::take(&checkout(), Platform::HOST).unwrap();
        [Platform::Linux, Platform::Windows, Platform::Macos].map(|platform| {
            fs::write(&binary, program(platform)).unwrap();
            Stage::lay_out(&Source {
                checkout: &checkout(),
                release: &release(),
                platform,
                binary: &binary,
                inventory: &inventory,
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

/// A file of the tree as text.
fn text(platform: Platform, path: &str) -> String {
    let bytes = stage(platform).bytes(path);
    String::from_utf8(
        bytes
            .unwrap_or_else(|| panic!("{path} is missing"))
            .to_vec(),
    )
    .unwrap()
}

/// A packed file of the tree for Linux as text.
fn unpacked(path: &str) -> String {
    use std::io::Read;
    let bytes = stage(Platform::Linux)
        .bytes(path)
        .unwrap_or_else(|| panic!("{path} is missing"));
    let mut text = String::new();
    flate2::read::GzDecoder::new(bytes)
        .read_to_string(&mut text)
        .unwrap();
    text
}
