//! Players who think by a network of a file.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use support::{run, text};

#[test]
fn a_network_plays_at_its_own_number_of_seats() {
    let package = env!("CARGO_MANIFEST_DIR");
    let three = format!("net:{package}/../bots/weights/three.net");
    let play = |seats: &str| {
        let bots = ["arena", "--bot", &three, "--bot", "linear", "--games", "6"];
        run(&[&bots[..], &["--seats", seats]].concat(), b"")
    };
    let output = play("3");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output).contains("No game was forfeited"));
    let output = play("2");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("a network for 3 seats"));
}
