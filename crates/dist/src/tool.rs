//! Programs of others that pack and check.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::{Failure, Result};

/// Returns `true` if a program can be started, found by asking for its version.
pub fn is_there(program: &str) -> bool {
    let version = if program == "makensis" {
        "-VERSION"
    } else {
        "--version"
    };
    Command::new(program)
        .arg(version)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok()
}

/// Runs a program and returns all that it wrote.
pub fn run(command: &mut Command) -> Result<String> {
    let name = Path::new(command.get_program()).display().to_string();
    let ended = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| Failure::new(format!("`{name}` cannot be started: {error}.")))?;
    let said = [&ended.stdout[..], &ended.stderr].map(String::from_utf8_lossy);
    let said = said.concat();
    if ended.status.success() {
        Ok(said)
    } else {
        Err(Failure::new(format!(
            "`{name}` failed ({}):\n{}",
            ended.status,
            said.trim_end()
        )))
    }
}
