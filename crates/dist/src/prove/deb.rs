//! The package for Debian, by the tool that judges everything in Debian.

use std::process::Command;

use super::{Evidence, Verdict, asked};
use crate::Result;

/// What holds for what is in Debian itself and for nothing else: a bug there that asks for the package, and man pages and
/// machine code that Debian's own compiler flags would have made.
const NOT_OURS: &str = "initial-upload-closes-no-bugs,hardening-no-fortify-functions";

pub(super) fn prove(evidence: &Evidence<'_>) -> Result<Verdict> {
    let Some(package) = evidence.package(".deb") else {
        return Ok(Verdict::Open("there is no .deb".to_owned()));
    };
    let mut command = Command::new("lintian");
    command.args(["--fail-on", "error,warning", "--suppress-tags", NOT_OURS]);
    // It refuses to be silent about being started by an administrator, as in a container.
    command.args(["--allow-root", "--no-cfg"]);
    Ok(asked(command.arg(package), true))
}
