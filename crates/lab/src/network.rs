//! Value networks in files.

use std::fmt::Display;
use std::fs;
use std::path::Path;

use cant_stop_bots::net::Net;

/// The networks in a file; one at least.
///
/// # Errors
///
/// When the file cannot be read or is no file of networks, in a sentence.
pub(crate) fn read(path: &Path) -> Result<Vec<Net>, String> {
    let complain = |why: &dyn Display| format!("`{}`: {why}", path.display());
    let bytes = fs::read(path).map_err(|error| complain(&error))?;
    Net::from_bytes(&bytes).map_err(|error| complain(&error))
}
