//! Limits for the size of a download and of an installation.

use std::fs;

use super::{Evidence, Verdict};
use crate::{Failure, Result};

/// A package, in bytes.
const DOWNLOAD: u64 = 25_000_000;

/// Everything installed, in bytes.
const INSTALLED: u64 = 80_000_000;

pub(super) fn prove(evidence: &Evidence<'_>) -> Result<Verdict> {
    let installed = evidence.stage.size() as u64;
    if installed > INSTALLED {
        return Ok(Verdict::Fails(format!(
            "installed it takes {installed} bytes, more than {INSTALLED}"
        )));
    }
    let mut largest = 0;
    for package in evidence.packages {
        let size = fs::metadata(package).map_err(Failure::at(package))?.len();
        if size > DOWNLOAD {
            return Ok(Verdict::Fails(format!(
                "{} has {size} bytes, more than {DOWNLOAD}",
                package.display()
            )));
        }
        largest = largest.max(size);
    }
    Ok(Verdict::Holds(format!(
        "at most {largest} bytes to download, {installed} installed"
    )))
}
