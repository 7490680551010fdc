//! A value network in a file.

use std::fmt::Display;
use std::fs;
use std::path::Path;

use cant_stop_bots::net::Network;

/// The network in a file.
///
/// # Errors
///
/// When the file cannot be read or is no network, in a sentence.
pub(crate) fn read(path: &Path) -> Result<Network, String> {
    let complain = |why: &dyn Display| format!("`{}`: {why}", path.display());
    let bytes = fs::read(path).map_err(|error| complain(&error))?;
    Network::from_bytes(&bytes).map_err(|error| complain(&error))
}
