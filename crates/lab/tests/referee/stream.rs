//! The referee as a program: lines in, lines out.

use std::io::{BufRead, BufReader, Write};

use serde_json::{Value, json};

use crate::support::{run, start, text};
use crate::{answer, empty};

#[test]
fn every_line_gets_one_reply_in_order() {
    let odds = json!({"op": "odds", "position": empty(2)}).to_string();
    let options = json!({"op": "options", "position": empty(2), "dice": [1, 1, 1, 1]}).to_string();
    let mut input = format!("{odds}\n\nnonsense\r\n{options}\n").into_bytes();
    input.extend(b"\xff\xfe\n");
    input.extend(vec![b'['; 1 << 20]);
    input.extend(b"\n\0\n");
    // As long as a line may be.
    input.extend(vec![b' '; 1 << 16]);
    input.extend(b"\n");
    // The last line has no end.
    input.extend(odds.bytes());
    let output = run(&["referee"], &input);
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
    let replies: Vec<&str> = text(&output).lines().collect();
    assert_eq!(replies.len(), 9, "{replies:?}");
    assert_eq!(replies[0], r#"{"bust":[0,1296]}"#);
    assert_eq!(replies[3], r#"{"options":[[2,2]]}"#);
    assert_eq!(replies[8], replies[0]);
    for (place, what) in [
        (1, "blank"),
        (2, "not JSON"),
        (4, "not UTF-8"),
        (5, "longer than 65536 bytes"),
        (6, "not JSON"),
        (7, "blank"),
    ] {
        let reply: Value = serde_json::from_str(replies[place]).unwrap();
        assert!(reply["error"].as_str().unwrap().contains(what), "{reply}");
    }
}

#[test]
fn each_reply_comes_before_the_next_request() {
    let mut child = start(&["referee"]);
    let mut requests = child.stdin.take().unwrap();
    let mut replies = BufReader::new(child.stdout.take().unwrap());
    for dice in [[1, 1, 1, 1], [1, 5, 4, 6], [3, 3, 4, 4]] {
        let request = json!({"op": "options", "position": empty(2), "dice": dice}).to_string();
        writeln!(requests, "{request}").unwrap();
        let mut reply = String::new();
        replies.read_line(&mut reply).unwrap();
        assert_eq!(reply.trim_end(), answer(&request));
    }
    drop(requests);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_that_leaves_is_no_trouble() {
    let mut child = start(&["referee"]);
    drop(child.stdout.take());
    let mut requests = child.stdin.take().unwrap();
    // It may end at the first of these, and then the others find the pipe closed.
    let request = json!({"op": "odds", "position": empty(2)}).to_string();
    while writeln!(requests, "{request}").is_ok() {}
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}
