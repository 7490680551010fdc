//! The package for Debian, by the tool that judges everything in Debian.

use std::process::Command;

use super::{Evidence, Verdict, asked};
use crate::Result;

pub(super) fn prove(evidence: &Evidence<'_>) -> Result<Verdict> {
    let Some(package) = evidence.package(".deb") else {
        return Ok(Verdict::Open("there is no .deb".to_owned()));
    };
    let mut command = Command::new("lintian");
    command.args(["--fail-on", "error,warning"]);
    // It refuses to be silent about being started by an administrator, as in a container.
    command.args(["--allow-root", "--no-cfg"]);
    Ok(asked(command.arg(package), true))
}
