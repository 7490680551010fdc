//! Lock of a folder, so that two copies of the game never write the same files.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::thread;
use std::time::Duration;

/// Milliseconds between two attempts, and their number at the start: a copy that is being closed frees the folder meanwhile.
const AGAIN: u64 = 150;
pub(crate) const TRIES_AT_START: u32 = 8;

/// Locks a folder, which is created when needed, by an empty file in it, until that is dropped or the process ends.
///
/// # Errors
///
/// `WouldBlock` if another copy of the game has locked it, or the reason why the folder cannot be used.
#[expect(
    clippy::disallowed_methods,
    reason = "a lock cannot be waited for with a limit"
)]
pub(crate) fn lock_folder(folder: &Path, file: &str, tries: u32) -> Result<File, TryLockError> {
    let mut options = File::options();
    // Windows locks no file that is opened for appending.
    options.write(true).create(true).truncate(false);
    let file = fs::create_dir_all(folder).and_then(|()| options.open(folder.join(file)));
    let file = file.map_err(TryLockError::Error)?;
    for left in (0..tries).rev() {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if left > 0 => {
                thread::sleep(Duration::from_millis(AGAIN))
            }
            Err(TryLockError::WouldBlock) => return Err(TryLockError::WouldBlock),
            // Some network folders do not support locks; saving there without one is better than not saving.
            Ok(()) | Err(TryLockError::Error(_)) => break,
        }
    }
    Ok(file)
}
