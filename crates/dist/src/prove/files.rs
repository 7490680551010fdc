//! Files of the tree, each by the tool of those who wrote its format.

use std::path::Path;
use std::process::{Command, Stdio};

use super::{Evidence, Verdict, asked_for_silence, fails, need};
use crate::{Failure, tool};

/// The menu entry.
pub(super) fn prove_desktop_entry(evidence: &Evidence<'_>) -> Verdict {
    let file = evidence.file("share/applications/", ".desktop")?;
    asked_for_silence(Command::new("desktop-file-validate").arg(file))
}

/// The page of the manual, shown as a reader sees it.
pub(super) fn prove_manual(evidence: &Evidence<'_>) -> Verdict {
    let file = evidence.file("share/man/", ".gz")?;
    need(&["man"])?;
    // What it shows goes nowhere, so that only complaints are left to be said.
    let shown = Command::new("man")
        .args(["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"])
        .arg(file)
        .env("LC_ALL", "C.UTF-8")
        .env("MANROFFSEQ", "")
        .env("MANWIDTH", "80")
        .stdout(Stdio::null())
        .output()
        .map_err(Failure::of("man"))?;
    let complaints = String::from_utf8_lossy(&shown.stderr).trim().to_owned();
    if shown.status.success() && complaints.is_empty() {
        Ok("man has nothing to say".to_owned())
    } else {
        fails(complaints)
    }
}

/// Metadata for shops, by AppStream's own tool at its strictest.
pub(super) fn prove_metainfo(evidence: &Evidence<'_>) -> Verdict {
    judge_metainfo(&evidence.file("share/metainfo/", ".xml")?)
}

/// Accepted remarks: the last word of the id is a name, as in the format's own examples, and versions before 1.0 and 0.15
/// have no tag yet for the developer and for what is supported.
const KNOWN: [&str; 3] = [
    ": cid-contains-uppercase-letter ",
    ": unknown-tag developer",
    ": unknown-tag supports",
];

/// Validates a file of metadata.
pub fn judge_metainfo(file: &Path) -> Verdict {
    const TOOL: &str = "appstreamcli";
    need(&[TOOL])?;
    let mut command = Command::new(TOOL);
    command.args(["validate", "--no-net", "--pedantic", "--no-color"]);
    let said = tool::run(command.arg(file))?;
    // Errors, warnings, information and pedantry, each with its letter.
    let kinds = ["E: ", "W: ", "I: ", "P: "];
    let remarks: Vec<&str> = said
        .lines()
        .filter(|line| kinds.iter().any(|kind| line.starts_with(kind)))
        .filter(|line| !KNOWN.iter().any(|known| line.contains(known)))
        .collect();
    if remarks.is_empty() {
        Ok(format!("{TOOL} has nothing new to say"))
    } else {
        fails(remarks.join("\n"))
    }
}
