//! Runs the laboratory as a shell would, for all its tests.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

/// The program under test.
pub fn lab() -> Command {
    Command::new(env!("CARGO_BIN_EXE_cant-stop-lab"))
}

/// Starts the laboratory with these arguments, between pipes.
pub fn start(arguments: &[&str]) -> Child {
    lab()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Runs the laboratory with these arguments and this on standard input, to its end.
pub fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        // Written beside reading, lest both sides wait for each other.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().unwrap()
    })
}

/// Asserts that a run ended with this code, after a complaint that begins like this and has this part.
#[allow(dead_code, reason = "not every test complains")]
pub fn assert_complains(output: &Output, code: i32, beginning: &str, part: &str) {
    assert_eq!(output.status.code(), Some(code));
    let complaint = str::from_utf8(&output.stderr).unwrap();
    assert!(complaint.starts_with(beginning), "{complaint}");
    assert!(complaint.contains(part), "{complaint}");
}

/// Standard output as text.
#[allow(dead_code, reason = "not every test prints for people")]
pub fn text(output: &Output) -> &str {
    str::from_utf8(&output.stdout).unwrap()
}

/// Standard output as JSON.
#[allow(dead_code, reason = "not every test prints for programs")]
pub fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        let complaint = String::from_utf8_lossy(&output.stderr);
        panic!("{error}: {} {complaint}", text(output))
    })
}
