//! Value networks in files.

use std::fmt::Display;
use std::fs;
use std::path::Path;

use cant_stop_bots::net::Net;

/// The network in a file.
///
/// # Errors
///
/// When the file cannot be read or is no network, in a sentence.
pub(crate) fn read(path: &Path) -> Result<Net, String> {
    let complain = |why: &dyn Display| format!("`{}`: {why}", path.display());
    let bytes = fs::read(path).map_err(|error| complain(&error))?;
    Net::from_bytes(&bytes).map_err(|error| complain(&error))
}
