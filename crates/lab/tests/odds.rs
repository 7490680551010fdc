//! The table of bust chances as it is run from a shell.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use serde_json::{Value, json};
use support::{run, text};

fn table(claimed: &str) -> Vec<Value> {
    let claimed = (!claimed.is_empty()).then_some(["--claimed", claimed]);
    let arguments: Vec<&str> = ["odds", "--json"]
        .into_iter()
        .chain(claimed.into_iter().flatten())
        .collect();
    let output = run(&arguments, b"");
    assert_eq!(output.status.code(), Some(0));
    let mut report = support::json(&output);
    assert_eq!(report["rolls"], 1296);
    let Value::Array(rows) = report["table"].take() else {
        panic!("{report}");
    };
    rows
}

fn busts(table: &[Value], runners: Value) -> u64 {
    let row = table.iter().find(|row| row["runners"] == runners).unwrap();
    let [bust, go] = ["bust", "go"].map(|key| row[key].as_u64().unwrap());
    assert_eq!(bust + go, 1296);
    let percent = row["bust_percent"].as_f64().unwrap();
    assert!((percent * 12.96 - bust as f64).abs() < 1e-9);
    bust
}

#[test]
fn the_reference_numbers_are_in_the_table() {
    let table = table("");
    assert_eq!(table.len(), 1 + 11 + 55 + 165);
    for (runners, go) in [
        ([6, 7, 8], 1192),
        ([4, 6, 8], 1181),
        ([2, 7, 12], 1012),
        ([2, 3, 12], 568),
    ] {
        assert_eq!(busts(&table, json!(runners)), 1296 - go);
    }
    for runners in [json!([]), json!([7]), json!([2, 12])] {
        assert_eq!(busts(&table, runners), 0);
    }
}

#[test]
fn every_line_is_what_the_rolls_say() {
    for claimed in [&[][..], &[6, 7], &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11]] {
        let names: Vec<String> = claimed.iter().map(u8::to_string).collect();
        let mut seen = Vec::new();
        for row in table(&names.join(",")) {
            let runners: Vec<u8> = serde_json::from_value(row["runners"].clone()).unwrap();
            assert!(
                runners.is_sorted_by(|a, b| a < b)
                    && runners.iter().all(|column| !claimed.contains(column))
            );
            let usable =
                |sum: &u8| !claimed.contains(sum) && (runners.len() < 3 || runners.contains(sum));
            let counted = (0..1296u16).filter(|roll| {
                let [a, b, c, d] =
                    [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6].map(|die| die as u8 + 1);
                ![a + b, a + c, a + d, b + c, b + d, c + d]
                    .iter()
                    .any(usable)
            });
            assert_eq!(
                row["bust"],
                counted.count(),
                "{runners:?} with {claimed:?} claimed"
            );
            seen.push(runners);
        }
        let open = 11 - claimed.len();
        let choose = [
            1,
            open,
            open * open.saturating_sub(1) / 2,
            open * open.saturating_sub(1) * open.saturating_sub(2) / 6,
        ];
        assert_eq!(seen.len(), choose.iter().sum::<usize>());
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), choose.iter().sum::<usize>(), "no set twice");
    }
}

#[test]
fn people_get_a_line_for_every_set() {
    let output = run(&["odds", "--claimed", "2,12"], b"");
    assert_eq!(output.status.code(), Some(0));
    let report = text(&output);
    assert!(report.starts_with("Claimed: 2, 12\n"), "{report}");
    assert!(
        report.contains("\n6, 7, 8          104     1192   8.02 %\n"),
        "{report}"
    );
    assert!(report.contains("\nnone "), "{report}");
    assert!(output.stderr.is_empty());
}

#[test]
fn columns_that_are_none_are_refused_in_one_sentence() {
    let all = "2,3,4,5,6,7,8,9,10,11,12";
    for (claimed, expected) in [
        ("13", "13 is no column"),
        ("six", "not the number of a column"),
        (all, "every column is claimed"),
    ] {
        let output = run(&["odds", "--claimed", claimed], b"");
        assert_eq!(output.status.code(), Some(2));
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(
            complaint.starts_with("error: ") && complaint.contains(expected),
            "{complaint}"
        );
    }
}
