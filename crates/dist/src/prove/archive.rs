//! The portable archive, unpacked: all of the tree is there under one folder, and the program can be started.

use std::process::Command;

use super::{Evidence, Verdict};
use crate::pack::unpacked;
use crate::{Result, tool};

pub(super) fn prove(evidence: &Evidence<'_>) -> Result<Verdict> {
    let Some(package) = evidence.package(".tar.gz") else {
        return Ok(Verdict::Open("there is no archive".to_owned()));
    };
    let listed = tool::run(Command::new("tar").arg("-tzvf").arg(package))?;
    let tree = unpacked(evidence.stage)?;
    let missing = tree.entries.iter().find(|entry| {
        let ending = format!("/{}", entry.path);
        let rights = if entry.is_program {
            "-rwxr-xr-x"
        } else {
            "-rw-r--r--"
        };
        !listed
            .lines()
            .any(|line| line.ends_with(&ending) && line.starts_with(rights))
    });
    Ok(match missing {
        None => Verdict::Holds(format!("{} files", tree.entries.len())),
        Some(entry) => Verdict::Fails(format!("{} is missing or has other rights", entry.path)),
    })
}
