//! Zip files, as Windows and macOS unpack them without any program of others.

use std::io::{Cursor, Write};

use zip::System;
use zip::result::ZipResult;
use zip::write::{SimpleFileOptions, ZipWriter};

use super::{Job, Made, unpacked};
use crate::release::moment;
use crate::{Entry, Failure, Result};

/// Packs the tree for Windows under one folder.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    let name = job.name();
    let tree = unpacked(job.stage)?;
    let bytes = zipped(&tree.entries, &format!("{name}/"), job.release.time)?;
    job.write(&format!("{name}.zip"), &bytes)
}

/// The files in an archive, in their order, each behind this folder and of this time.
pub(super) fn zipped(entries: &[Entry], folder: &str, time: u64) -> Result<Vec<u8>> {
    let time = moment(time).and_then(|time| time.naive_utc().try_into().ok());
    let time = time.ok_or_else(|| Failure::new("No zip file is of that time."))?;
    let options = SimpleFileOptions::default()
        .last_modified_time(time)
        .system(System::Unix)
        .compression_level(Some(9));
    let write = || -> ZipResult<Vec<u8>> {
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        for entry in entries {
            let options = options.unix_permissions(entry.mode());
            archive.start_file(format!("{folder}{}", entry.path), options)?;
            archive.write_all(&entry.bytes)?;
        }
        Ok(archive.finish()?.into_inner())
    };
    write().map_err(Failure::of("zip"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use std::io::Read;

    use zip::ZipArchive;

    use super::*;

    /// 2026-11-22 19:45:09 UTC; archives keep even seconds.
    const TIME: u64 = 1_795_376_709;

    #[test]
    fn an_archive_has_all_files_in_order_with_modes_and_times() {
        let files = [Entry::program("b", b"bbbb"), Entry::file("a", b"")];
        let bytes = zipped(&files, "top/", TIME).unwrap();
        let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
        assert_eq!(archive.len(), files.len());
        for (index, file) in files.iter().enumerate() {
            let mut packed = archive.by_index(index).unwrap();
            assert_eq!(packed.name().unwrap(), format!("top/{}", file.path));
            assert_eq!(packed.unix_mode(), Some(0o100_000 | file.mode()));
            let time = packed.last_modified().unwrap().to_string();
            assert_eq!(time, "2026-11-22 19:45:08");
            let mut bytes = Vec::new();
            packed.read_to_end(&mut bytes).unwrap();
            assert_eq!(bytes, file.bytes);
        }
    }

    #[test]
    fn a_time_before_the_format_is_refused() {
        assert!(zipped(&[], "", 0).is_err());
    }
}
