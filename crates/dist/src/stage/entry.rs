//! One file that is installed.

use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::{Compression, GzBuilder};

use crate::{Failure, Result};

/// A file with its place and its mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Path, with `/` between the names.
    pub path: String,
    /// Contents.
    pub bytes: Vec<u8>,
    /// Executable.
    pub is_program: bool,
}

impl Entry {
    /// A file to be read.
    pub fn file(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            path: path.into(),
            bytes: bytes.into(),
            is_program: false,
        }
    }

    /// A file to be started.
    pub fn program(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            is_program: true,
            ..Self::file(path, bytes)
        }
    }

    /// Unix file mode.
    pub fn mode(&self) -> u32 {
        if self.is_program { 0o755 } else { 0o644 }
    }

    /// Writes the file to its place under a folder.
    pub fn write_to(&self, folder: &Path) -> Result<()> {
        let path = folder.join(&self.path);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(Failure::at(parent))?;
        fs::write(&path, &self.bytes).map_err(Failure::at(&path))?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::Permissions::from_mode(self.mode());
            fs::set_permissions(&path, mode).map_err(Failure::at(&path))?;
        }
        Ok(())
    }
}

/// The bytes as `gzip -9n` packs them: as small as it gets, without name and time.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packer = GzBuilder::new()
        .mtime(0)
        .operating_system(3)
        .write(Vec::new(), Compression::best());
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    packed.map_err(Failure::of("gzip"))
}
