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
    for subject in ["two", "two-house", "two-equals", "three", "four", "alone"] {
        let folder = tempfile::tempdir().unwrap();
        let (net, curve) = course(subject, "40", folder.path(), &[]);
        let lines: Vec<&str> = curve.lines().collect();
        assert!(lines.len() >= 3, "{curve}");
        assert!(lines[0].starts_with("turns,error,") && lines[1].starts_with("0,"));
        let again = course(subject, "40", folder.path(), &[]);
        assert!(again == (net, curve), "{subject} came out another way");
    }
}

#[test]
fn a_course_that_was_stopped_goes_on_as_if_it_had_not_been() {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [whole, halves] = folders.each_ref().map(tempfile::TempDir::path);
    let kept = halves.join("two.course");
    let file = ["--course", kept.to_str().unwrap()];
    let pause = [&file[..], &["--pause-after", "1"]].concat();
    let threads = |count| ["--threads", count];
    let at_once = course("two", "2500", whole, &threads("1"));
    let first = course("two", "2500", halves, &[&pause[..], &threads("2")].concat());
    assert!(first != at_once, "the pause came too late");
    assert!(course("two", "2500", halves, &file) == at_once);
    // Once it is over, it stays so.
    assert!(course("two", "2500", halves, &file) == at_once);

    let not_its = |file: &Path| complaint(&["--course", file.to_str().unwrap()]);
    assert!(not_its(&kept).contains("give those options, or name another file"));
    assert!(not_its(&halves.join("out.net")).contains("it is no course"));
}

#[test]
fn self_play_teaches() {
    let folder = tempfile::tempdir().unwrap();
    let (slow, _) = course("two", "2500", folder.path(), &["--last-rate", "0.00001"]);
    let (quick, _) = course("two", "2500", folder.path(), &["--last-rate", "0.0005"]);
    assert!(slow != quick, "the rate changes nothing");
}

/// Complaints about a command line with these options.
fn complaint(more: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("x.net");
    let out = ["train", "--turns", "0", "--out", out.to_str().unwrap()];
    let output = run(&[&out[..], more].concat(), b"");
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_course_can_begin_after_another() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("two.course");
    let kept = kept.to_str().unwrap();
    let (learned, _) = course("two", "1200", folder.path(), &["--course", kept]);
    let after = ["--after", kept];
    let (unchanged, _) = course("two", "0", folder.path(), &after);
    assert!(
        unchanged == learned,
        "it did not begin where the other ended"
    );
    let [linear, rule] = ["0", "10"].map(|tenths| {
        let rivals = [&after[..], &["--rule-of-28", tenths]].concat();
        course("two", "1200", folder.path(), &rivals).0
    });
    assert!(linear != rule, "the rival changes nothing");
    assert!(
        complaint(&["--subject", "three", "--after", kept]).contains("no course of this subject")
    );
    let out = folder.path().join("out.net");
    assert!(complaint(&["--after", out.to_str().unwrap()]).contains("it is no course"));
    let nowhere = folder.path().join("nowhere");
    assert!(complaint(&["--after", nowhere.to_str().unwrap()]).contains("no such file"));
    assert!(complaint(&["--subject", "four", "--rule-of-28", "3"]).contains("only themselves"));
}

#[test]
fn a_network_for_each_part_of_the_game_can_begin_after_one_for_all_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, parts] = ["whole", "parts"].map(|name| folder.path().join(name));
    let [whole, parts] = [&whole, &parts].map(|path| path.to_str().unwrap());
    let (learned, _) = course("two", "1200", folder.path(), &["--course", whole]);
    let after = ["--after", whole, "--parts", "--course", parts];
    let (both, marks) = course("two", "0", folder.path(), &after);
    assert_eq!(both.len(), 2 * learned.len());
    let (_, other_marks) = course("two", "0", folder.path(), &["--after", whole]);
    assert!(marks == other_marks, "together they play otherwise");
    let (taught, _) = course("two", "1200", folder.path(), &after[..3]);
    let (first, second) = taught.split_at(learned.len());
    let (began, other) = both.split_at(learned.len());
    assert!(first != began && second != other, "a part learned nothing");
    assert!(weights(first) != weights(second), "both learned the same");
    let not_parts = complaint(&["--after", parts]);
    assert!(
        not_parts.contains("no course of this subject"),
        "{not_parts}"
    );
}

#[test]
fn networks_of_several_courses_can_be_taught_together() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    let [one, other] = [&one, &other].map(|path| path.to_str().unwrap());
    let (first, _) = course("two", "1200", folder.path(), &["--course", one]);
    let more = ["--course", other, "--rule-of-28", "0"];
    let (second, _) = course("two", "1200", folder.path(), &more);
    let after = ["--after", one, "--after", other];
    let (began, _) = course("two", "0", folder.path(), &after);
    assert!(
        began == [&first[..], &second].concat(),
        "it began otherwise"
    );
    let joint = folder.path().join("joint");
    let joint = joint.to_str().unwrap();
    let keeping = [&after[..], &["--course", joint]].concat();
    let (taught, _) = course("two", "1200", folder.path(), &keeping);
    let (ones, others) = taught.split_at(first.len());
    assert!(ones != first && others != second, "one learned nothing");
    // Alone, each would learn something else, as it would hear of all its own errors and none of the other's.
    let (alone, _) = course("two", "1200", folder.path(), &after[..2]);
    assert!(alone != ones, "it learned as if it were alone");
    // And they go on together, also as networks for each part of the game, all of them in each.
    let after = ["--after", joint, "--parts"];
    assert!(course("two", "0", folder.path(), &after[..2]).0 == taught);
    let (parts, _) = course("two", "0", folder.path(), &after);
    let weights_of = |nets: &[u8]| -> Vec<Vec<u8>> {
        let nets = nets.chunks(first.len());
        nets.map(|net| weights(net).to_vec()).collect()
    };
    assert!(weights_of(&parts) == [weights_of(&taught), weights_of(&taught)].concat());
}

/// The weights in the bytes of a network, after its mark and three numbers.
fn weights(net: &[u8]) -> &[u8] {
    &net[11..]
}

#[test]
fn several_networks_in_one_file_play_together() {
    let folder = tempfile::tempdir().unwrap();
    let (one, _) = course("two", "40", folder.path(), &[]);
    let (other, _) = course("two", "40", folder.path(), &["--rule-of-28", "0"]);
    let both = folder.path().join("both.net");
    fs::write(&both, [one, other].concat()).unwrap();
    let name = format!("net:{}", both.display());
    let output = run(
        &["arena", "--bot", &name, "--bot", "linear", "--games", "6"],
        b"",
    );
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output).contains("No game was forfeited"));
    assert!(complaint(&["--from", both.to_str().unwrap()]).contains("several networks"));
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
