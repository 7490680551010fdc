//! Short runs of every network, as from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn run(args: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_cant-stop-training");
    Command::new(program).args(args).output().unwrap()
}

/// The network that the game comes with.
fn shipped(network: &str) -> PathBuf {
    let package = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let weights = package.join("../bots/weights");
    weights.join(network).with_extension("net")
}

/// The arguments of a short run from the network that the game comes with.
fn short(network: &str, turns: &str, out: &Path) -> Vec<String> {
    let from = shipped(network);
    let paths = [
        "--out",
        out.to_str().unwrap(),
        "--from",
        from.to_str().unwrap(),
    ];
    let evaluations = ["--evaluation-games", "2", "--evaluation-every", "500"];
    let args = ["train", network, "--turns", turns];
    [&args[..], &paths, &evaluations]
        .concat()
        .into_iter()
        .map(str::to_owned)
        .collect()
}

fn run_short(network: &str, turns: &str, out: &Path, more: &[&str]) -> Output {
    let args = short(network, turns, out);
    let args: Vec<&str> = args
        .iter()
        .map(String::as_str)
        .chain(more.iter().copied())
        .collect();
    run(&args)
}

/// Trains a network and gives it.
fn train(network: &str, turns: &str, out: &Path, threads: &str) -> Vec<u8> {
    let output = run_short(network, turns, out, &["--threads", threads]);
    assert_eq!(output.status.code(), Some(0), "{network}");
    let curve = fs::read_to_string(out.with_extension("csv")).unwrap();
    assert!(curve.lines().count() >= 3, "{curve}");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), curve);
    fs::read(out).unwrap()
}

fn complaint(output: Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    sentence
}

#[test]
fn every_network_learns_and_comes_out_the_same_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    for (network, again) in [
        ("two", true),
        ("three", false),
        ("four", false),
        ("alone", true),
    ] {
        let [one, other] =
            ["one", "other"].map(|name| folder.path().join(network.to_owned() + name));
        let trained = train(network, "300", &one, "1");
        if again {
            assert!(train(network, "300", &other, "2") == trained, "{network}");
        }
        assert!(
            trained != fs::read(shipped(network)).unwrap(),
            "{network} learned nothing"
        );
    }
}

#[test]
fn a_run_that_was_stopped_goes_on_as_if_it_had_not_been() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, halves] = ["whole.net", "halves.net"].map(|name| folder.path().join(name));
    let at_once = train("two", "900", &whole, "1");
    let first = train("two", "1", &halves, "2");
    assert!(first != at_once);
    assert!(train("two", "900", &halves, "2") == at_once);
    assert!(train("two", "900", &halves, "1") == at_once, "it was over");
}

#[test]
fn a_run_can_begin_from_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let network = |warm_up: &str| {
        let out = folder.path().join(warm_up).with_extension("net");
        let args = [
            "train",
            "alone",
            "--turns",
            "0",
            "--out",
            out.to_str().unwrap(),
        ];
        let more = ["--warm-up-games", warm_up, "--evaluation-games", "2"];
        assert_eq!(run(&[&args[..], &more].concat()).status.code(), Some(0));
        fs::read(out).unwrap()
    };
    assert!(network("64") != network("96"));
}

#[test]
fn what_a_run_cannot_begin_with_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("x.net");
    train("alone", "1", &out, "1");
    let file = out.with_extension("checkpoint");
    let another = complaint(run_short("two", "1", &out, &[]));
    assert!(
        another.contains("the checkpoint of another run"),
        "{another}"
    );
    let whole = fs::read(&file).unwrap();
    let middle = whole.len() / 2;
    let mut flipped = whole.clone();
    flipped[middle] ^= 1;
    for bytes in [&flipped[..], &whole[..middle], &[]] {
        fs::write(&file, bytes).unwrap();
        let damaged = complaint(run_short("alone", "1", &out, &[]));
        assert!(
            damaged.contains("it is no checkpoint, or damaged"),
            "{damaged}"
        );
    }
    let [args, other] = [
        short("two", "0", &folder.path().join("y.net")),
        short("four", "0", &out),
    ];
    let mixed: Vec<&str> = args
        .iter()
        .take(6)
        .chain(&other[6..])
        .map(String::as_str)
        .collect();
    let mixed = complaint(run(&mixed));
    assert!(mixed.contains("another number of seats"), "{mixed}");
}

#[test]
fn predictions_can_be_compared_with_results() {
    let output = run(&["calibrate", "two", "--games", "6"]);
    assert_eq!(output.status.code(), Some(0));
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(table.lines().count() > 5, "{table}");
    let alone = complaint(run(&["calibrate", "alone"]));
    assert!(alone.contains("name another network"), "{alone}");
}
