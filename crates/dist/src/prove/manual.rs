//! The page of the manual, shown as a reader sees it.

use std::process::Command;

use super::{Evidence, Verdict};
use crate::{Failure, Result, tool};

pub(super) fn prove(evidence: &Evidence<'_>) -> Result<Verdict> {
    let Some(file) = evidence.file("share/man/", ".gz") else {
        return Ok(Verdict::Open("there is none".to_owned()));
    };
    // What it shows goes nowhere, so that only complaints are left to be said.
    let mut command = Command::new("man");
    command
        .args(["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"])
        .arg(file)
        .env("LC_ALL", "C.UTF-8")
        .env("MANROFFSEQ", "")
        .env("MANWIDTH", "80")
        .stdout(std::process::Stdio::null());
    if !tool::is_there("man") {
        return Ok(Verdict::Open("man is not installed".to_owned()));
    }
    let shown = command.output().map_err(Failure::of("man"))?;
    let complaints = String::from_utf8_lossy(&shown.stderr).trim().to_owned();
    Ok(match shown.status.success() && complaints.is_empty() {
        true => Verdict::Holds("man has nothing to say".to_owned()),
        false => Verdict::Fails(complaints),
    })
}
