//! A short game as it is heard, and the same at full volume as fast as it goes. The dice were recorded on such a
//! processor; others round differently (`crates/dice/tests/golden.rs`).

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use cant_stop::core::settings::Settings;
use cant_stop_records::read;
use cant_stop_testkit::repository;

use super::heard::Heard;
use super::replay::{Length, replay};
use super::{at_full_volume, laws};

/// Lines of the record that are played: a turn that is banked, one that is lost, and the beginning of another.
const LINES: usize = 34;

/// Plays the beginning of a game.
fn play_game(name: &str, choose: impl Fn(&mut Settings)) -> Heard {
    let path = repository(&format!("crates/studio/games/{name}.jsonl"));
    let whole = std::fs::read_to_string(path).unwrap();
    let short: String = whole.split_inclusive('\n').take(LINES).collect();
    let reading = read(short.as_bytes()).unwrap();
    replay(&reading, Length::Short, choose).unwrap()
}

fn assert_all(findings: &[super::finding::Finding]) {
    let broken: Vec<String> = findings
        .iter()
        .filter(|finding| !finding.holds())
        .map(ToString::to_string)
        .collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// The same record, the same cues, byte for byte. Where a cue was changed on purpose, the log that is left beside the
/// golden one takes its place.
#[test]
fn a_short_game_sounds_as_it_should() {
    let heard = play_game("calm", |_| {});
    assert_all(&laws::usual_in_short(&heard));
    let golden = repository("crates/studio/games/calm.cues");
    let log = heard.log();
    if std::fs::read_to_string(&golden).unwrap_or_default() != log {
        let left = std::env::temp_dir().join("calm.cues");
        std::fs::write(&left, log).unwrap();
        panic!(
            "the cues of {} have changed: {}",
            golden.display(),
            left.display()
        );
    }
}

#[test]
fn the_dice_of_every_game_fall_again_as_they_did() {
    for name in ["stormy", "decisive", "crowded"] {
        play_game(name, at_full_volume);
    }
}

#[test]
fn nothing_is_cut_off_at_full_volume_however_fast() {
    let heard = play_game("calm", at_full_volume);
    assert_all(&laws::always(&heard));
    assert!(
        heard.mix.iter().flatten().any(|sample| sample.abs() > 0.1),
        "nothing is heard"
    );
}
