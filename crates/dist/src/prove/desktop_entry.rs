//! The menu entry, by the tool of those who wrote its format.

use std::process::Command;

use super::{Evidence, Verdict, asked};
use crate::Result;

pub(super) fn prove(evidence: &Evidence<'_>) -> Result<Verdict> {
    let Some(file) = evidence.file("share/applications/", ".desktop") else {
        return Ok(Verdict::Open("there is none".to_owned()));
    };
    Ok(asked(Command::new("desktop-file-validate").arg(file), true))
}
