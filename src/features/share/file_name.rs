//! Names of files as messages show them.

use std::path::Path;

/// Name of a file for a message: at most 48 characters, without control and hidden characters.
pub(super) fn file_name(path: &Path) -> String {
    const LONGEST: usize = 48;
    let name = path.file_name().unwrap_or(path.as_os_str());
    let name: String = name
        .to_string_lossy()
        .chars()
        .filter(|letter| !letter.is_control() && !cant_stop_records::is_hidden(*letter))
        .collect();
    match name.chars().count() > LONGEST {
        true => name.chars().take(LONGEST).chain(['…']).collect(),
        false => name,
    }
}
