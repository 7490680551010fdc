//! Metadata for shops, validated by AppStream's own tool at its strictest.

use std::path::Path;
use std::process::Command;

use super::{Evidence, Verdict};
use crate::{Result, tool};

/// Accepted remarks: the last word of the id is a name, as in the format's own examples, and versions before 1.0 have
/// no tag for the developer yet.
const KNOWN: [&str; 2] = [
    ": cid-contains-uppercase-letter ",
    ": unknown-tag developer",
];

pub(super) fn prove(evidence: &Evidence<'_>) -> Result<Verdict> {
    let Some(file) = evidence.file("share/metainfo/", ".xml") else {
        return Ok(Verdict::Open("there is none".to_owned()));
    };
    Ok(judge(&file))
}

/// Validates a file of metadata.
#[must_use]
pub fn judge(file: &Path) -> Verdict {
    const TOOL: &str = "appstreamcli";
    if !tool::is_there(TOOL) {
        return Verdict::Open(format!("{TOOL} is not installed"));
    }
    let mut command = Command::new(TOOL);
    command.args(["validate", "--no-net", "--pedantic", "--no-color"]);
    let said = match tool::run(command.arg(file)) {
        Ok(said) => said,
        Err(failure) => return Verdict::Fails(failure.to_string()),
    };
    // Errors, warnings, information and pedantry, each with its letter.
    let is_remark = |line: &&str| {
        ["E: ", "W: ", "I: ", "P: "]
            .iter()
            .any(|kind| line.starts_with(kind))
    };
    let remarks: Vec<&str> = said
        .lines()
        .filter(is_remark)
        .filter(|line| !KNOWN.iter().any(|known| line.contains(known)))
        .collect();
    match remarks.as_slice() {
        [] => Verdict::Holds(format!("{TOOL} has nothing new to say")),
        remarks => Verdict::Fails(remarks.join("\n")),
    }
}
