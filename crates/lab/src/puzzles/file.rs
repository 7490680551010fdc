//! Files of puzzles, read and written whole.

use std::fs;
use std::path::Path;

use cant_stop_puzzles::Pool;

/// The puzzles of a file.
///
/// # Errors
///
/// One sentence: it cannot be read, or which line is wrong and why.
pub(crate) fn read(file: &Path) -> Result<Pool, String> {
    let name = file.display();
    let text =
        fs::read_to_string(file).map_err(|error| format!("{name}: it cannot be read: {error}"))?;
    Pool::read(&text).map_err(|error| format!("{name}: {error}"))
}

/// Puts a text in place of a file, the whole of it or nothing.
///
/// # Errors
///
/// One sentence: it cannot be written.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), String> {
    let beside = file.with_extension("new");
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, file))
        .map_err(|error| format!("{}: it cannot be written: {error}", file.display()))
}
