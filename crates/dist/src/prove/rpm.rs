//! The package for Fedora: its digests are right, and it holds what was laid out.

use std::process::Command;

use super::{Evidence, Verdict, asked};
use crate::{Result, tool};

pub(super) fn prove(evidence: &Evidence<'_>) -> Result<Verdict> {
    let Some(package) = evidence.package(".rpm") else {
        return Ok(Verdict::Open("there is no .rpm".to_owned()));
    };
    let verdict = asked(Command::new("rpm").arg("-K").arg(package), false);
    if !matches!(verdict, Verdict::Holds(_)) {
        return Ok(verdict);
    }
    let listed = tool::run(Command::new("rpm").args(["-qpl"]).arg(package))?;
    let missing = evidence.stage.entries.iter().find(|entry| {
        let place = match entry.path.strip_prefix("games/") {
            Some(program) => format!("/usr/bin/{program}"),
            None => format!("/usr/{}", entry.path),
        };
        !listed.lines().any(|line| line == place)
    });
    Ok(match missing {
        None => verdict,
        Some(entry) => Verdict::Fails(format!("{} is missing", entry.path)),
    })
}
