//! The same throw gives the same recording, bit for bit: 100 recordings against what they were when the file was written.
//!
//! After a change of the physics that is meant, run this test with `CANT_STOP_WRITE_GOLDEN=1` and commit the file.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fmt::Write;
use std::path::PathBuf;

use cant_stop_dice::{ENGINE, Pose, Recording, Start, Surface, Throw, simulate};

/// The instructions a processor has decide how sums of fractions are rounded, so that the bits are those of one kind.
const TARGET: &str = std::env::consts::ARCH;

/// Fowler–Noll–Vo 1a, 64 bits: enough to notice any change, and known to give the same everywhere.
struct Hash(u64);

impl Hash {
    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn numbers(&mut self, numbers: &[f32]) {
        for number in numbers {
            self.bytes(&number.to_bits().to_le_bytes());
        }
    }
}

fn hash(recording: &Recording) -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    for step in 0..recording.steps() {
        for Pose { position, rotation } in recording.poses(step) {
            hash.numbers(position);
            hash.numbers(rotation);
        }
    }
    for contact in &recording.contacts {
        hash.bytes(&contact.step.to_le_bytes());
        hash.numbers(&[contact.strength]);
        let other = match contact.other {
            Surface::Floor => 254,
            Surface::Wall => 255,
            Surface::Die(die) => die,
        };
        hash.bytes(&[contact.die, other]);
    }
    for label in &recording.labels {
        hash.bytes(&[label.number()]);
    }
    hash.bytes(&recording.faces);
    hash.0
}

/// Automatic throws of four dice and of two, and throws as a clumsy hand makes them.
fn throws() -> Vec<(String, Throw)> {
    let automatic = |seed: u64, dice| {
        (
            format!("automatic {dice} {seed}"),
            Throw::automatic(seed, dice),
        )
    };
    let clumsy = |seed: u64| {
        let mut throw = Throw::automatic(seed, 4);
        for (die, start) in throw.dice.iter_mut().enumerate() {
            let share = 0.25 * die as f32;
            *start = Start {
                linear: start.linear.map(|speed| speed * share),
                angular: [4.0 * share, -9.0, 2.0],
                ..*start
            };
        }
        (format!("clumsy 4 {seed}"), throw)
    };
    (0..60)
        .map(|seed| automatic(seed, 4))
        .chain((0..20).map(|seed| automatic(seed, 2)))
        .chain((0..20).map(clumsy))
        .collect()
}

/// Asked for when the test runs, as it may have been built in another checkout of the same files.
fn file() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs the tests");
    PathBuf::from(package).join("tests/golden.txt")
}

#[test]
fn recordings_are_what_they_were() {
    let mut text = format!("{ENGINE} on {TARGET}\n");
    for (name, throw) in throws() {
        let recording = simulate(&throw);
        let faces: String = recording.faces.iter().map(u8::to_string).collect();
        writeln!(
            text,
            "{name}: {faces} in {} steps, {:016x}",
            recording.steps(),
            hash(&recording)
        )
        .unwrap();
    }
    if std::env::var_os("CANT_STOP_WRITE_GOLDEN").is_some() {
        std::fs::write(file(), &text).unwrap();
    }
    let written = std::fs::read_to_string(file()).unwrap();
    if written.lines().next() == text.lines().next() {
        assert_eq!(text, written);
    } else {
        // Another processor rounds differently: there is nothing to compare, but the throws must repeat all the same.
        eprintln!("{} was written on another machine", file().display());
        for (name, throw) in throws() {
            assert_eq!(hash(&simulate(&throw)), hash(&simulate(&throw)), "{name}");
        }
    }
}
