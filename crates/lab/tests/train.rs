//! A short course of every network, as run from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::fs;
use std::path::Path;

use support::{run, text};

const COURSE: [&str; 10] = [
    "--games",
    "64",
    "--exam-games",
    "4",
    "--exam-every",
    "1000",
    "--seed",
    "3",
    "--rate",
    "0.001",
];

/// Runs a course with so many turns of self-play and gives the network and the learning curve.
fn course(subject: &str, turns: &str, folder: &Path, more: &[&str]) -> (Vec<u8>, String) {
    let [net, curve] = ["out.net", "out.csv"].map(|name| folder.join(name));
    let files = [
        "--out",
        net.to_str().unwrap(),
        "--curve",
        curve.to_str().unwrap(),
    ];
    let all = [
        &["train", "--subject", subject, "--turns", turns],
        &COURSE[..],
        &files,
        more,
    ]
    .concat();
    let output = run(&all, b"");
    assert_eq!(output.status.code(), Some(0), "{subject}");
    let curve = fs::read_to_string(curve).unwrap();
    assert_eq!(text(&output).trim_end(), curve.trim_end());
    (fs::read(net).unwrap(), curve)
}

#[test]
fn every_network_can_be_taught_and_the_seed_decides() {
    for subject in ["two", "two-house", "three", "four", "alone"] {
        let folder = tempfile::tempdir().unwrap();
        let (net, curve) = course(subject, "40", folder.path(), &[]);
        let lines: Vec<&str> = curve.lines().collect();
        assert!(lines.len() >= 3, "{curve}");
        assert!(lines[0].starts_with("turns,error,") && lines[1].starts_with("0,"));
        assert_eq!(course(subject, "40", folder.path(), &[]), (net, curve));
    }
}

#[test]
fn self_play_teaches() {
    let folder = tempfile::tempdir().unwrap();
    let (slow, _) = course("two", "1100", folder.path(), &["--last-rate", "0.00001"]);
    let (quick, _) = course("two", "1100", folder.path(), &["--last-rate", "0.0005"]);
    assert_ne!(slow, quick);
}

#[test]
fn a_network_sits_in_the_arena() {
    let folder = tempfile::tempdir().unwrap();
    course("three", "40", folder.path(), &[]);
    let name = format!("net:{}", folder.path().join("out.net").display());
    let play = |seats: &str| {
        let bots = ["arena", "--bot", &name, "--bot", "linear", "--games", "6"];
        run(&[&bots[..], &["--seats", seats]].concat(), b"")
    };
    let output = play("3");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output).contains("No game was forfeited"));
    let output = play("2");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("a network for 3 seats"));
}
