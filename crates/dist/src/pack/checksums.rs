//! The checksums of all packages, as `sha256sum --check` reads them.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::{Failure, Result};

/// The name of the list.
const LIST: &str = "SHA256SUMS";

/// Writes the list of every file in a folder, into it.
pub fn sum_up(folder: &Path) -> Result<PathBuf> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder).map_err(Failure::at(folder))? {
        let entry = entry.map_err(Failure::at(folder))?;
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        if path.is_file() && name != LIST {
            let bytes = fs::read(&path).map_err(Failure::at(&path))?;
            let sum = Sha256::digest(&bytes);
            let sum: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
            lines.push(format!("{sum}  {name}\n"));
        }
    }
    // By name, behind a sum of 64 letters.
    lines.sort_by(|a, b| a[64..].cmp(&b[64..]));
    let path = folder.join(LIST);
    fs::write(&path, lines.concat()).map_err(Failure::at(&path))?;
    Ok(path)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_that_of_every_file() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("b"), "abc").unwrap();
        fs::write(folder.path().join("a"), "").unwrap();
        let list = sum_up(folder.path()).unwrap();
        let again = sum_up(folder.path()).unwrap();
        assert_eq!(list, again);
        assert_eq!(
            fs::read_to_string(list).unwrap(),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n\
             ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b\n"
        );
    }
}
