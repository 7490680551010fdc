//! Runs the laboratory as a shell would, for all its tests.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The program under test.
pub fn lab() -> Command {
    Command::new(env!("CARGO_BIN_EXE_cant-stop-lab"))
}

/// Runs the laboratory with these arguments and this on standard input, to its end.
pub fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = lab()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        // Written beside reading, lest both sides wait for each other.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().unwrap()
    })
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
