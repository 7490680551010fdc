//! Zip files, as Windows and macOS unpack them without any program of others.
//!
//! The format is small as long as no file has 4 GiB: a header and the packed bytes for each file, then a list of them all.

use std::io::Write;

use flate2::{Compression, write::DeflateEncoder};

use super::{Job, Made, unpacked};
use crate::{Entry, Failure, Result};

/// The version of the format that folders and this compression came with.
const FORMAT: u16 = 20;

/// Names are UTF-8.
const UTF8: u16 = 1 << 11;

/// Made by Unix, so that modes are read from the attributes.
const UNIX: u16 = 3 << 8;

/// Packs the tree for Windows under one folder.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    let name = job.name();
    let bytes = zipped(
        &unpacked(job.stage)?.entries,
        &format!("{name}/"),
        job.release.time,
    )?;
    Ok(Made::Package(job.write(&format!("{name}.zip"), &bytes)?))
}

/// The files in an archive, in their order, each behind this folder and of this time.
pub(super) fn zipped(entries: &[Entry], folder: &str, time: u64) -> Result<Vec<u8>> {
    let mut archive = Vec::new();
    let mut list = Vec::new();
    for entry in entries {
        let path = format!("{folder}{}", entry.path);
        let offset = size(archive.len(), &path)?;
        let facts = facts(entry, &path, time)?;
        let packed = deflated(&entry.bytes).map_err(Failure::of(&path))?;
        let mut both = facts.clone();
        both.extend(size(packed.len(), &path)?.to_le_bytes());
        both.extend(size(entry.bytes.len(), &path)?.to_le_bytes());
        both.extend((path.len() as u16).to_le_bytes());
        both.extend(0_u16.to_le_bytes());

        archive.extend(b"PK\x03\x04");
        archive.extend(&both);
        archive.extend(path.as_bytes());
        archive.extend(packed);

        list.extend(b"PK\x01\x02");
        list.extend((UNIX | FORMAT).to_le_bytes());
        list.extend(&both);
        // No remark, the first disk, no attributes of the inside; those of the outside are a plain file and its mode.
        list.extend([0; 6]);
        list.extend(((0o100_000 | entry.mode()) << 16).to_le_bytes());
        list.extend(offset.to_le_bytes());
        list.extend(path.as_bytes());
    }
    let count = u16::try_from(entries.len()).map_err(Failure::of("zip"))?;
    let [start, length] = [size(archive.len(), "zip")?, size(list.len(), "zip")?];
    archive.extend(list);
    archive.extend(b"PK\x05\x06");
    archive.extend([0; 4]);
    archive.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    archive.extend([length.to_le_bytes(), start.to_le_bytes()].concat());
    archive.extend(0_u16.to_le_bytes());
    Ok(archive)
}

/// Common beginning of both headers of a file: format, flags, compression, time, checksum.
fn facts(entry: &Entry, path: &str, time: u64) -> Result<Vec<u8>> {
    let mut facts = Vec::new();
    facts.extend(FORMAT.to_le_bytes());
    facts.extend(UTF8.to_le_bytes());
    facts.extend(8_u16.to_le_bytes());
    let [clock, day] =
        dos(time).ok_or_else(|| Failure::new(format!("{path}: no zip file is that old.")))?;
    facts.extend([clock.to_le_bytes(), day.to_le_bytes()].concat());
    facts.extend(crc32fast::hash(&entry.bytes).to_le_bytes());
    Ok(facts)
}

fn deflated(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    packer.finish()
}

fn size(bytes: usize, path: &str) -> Result<u32> {
    u32::try_from(bytes).map_err(Failure::of(path))
}

/// A time as MS-DOS kept it, clock and day; there was none before 1980.
fn dos(time: u64) -> Option<[u16; 2]> {
    let (days, seconds) = (time / 86_400, time % 86_400);
    // Days since 1970 to a date (Howard Hinnant's `civil_from_days`), for days that are not negative.
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = (era * 400 + year_of_era + u64::from(month <= 2)).checked_sub(1980)?;
    let clock = ((seconds / 3_600) << 11) | ((seconds / 60 % 60) << 5) | (seconds % 60 / 2);
    Some([
        u16::try_from(clock).ok()?,
        u16::try_from((year << 9) | (month << 5) | day).ok()?,
    ])
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    #[test]
    fn times_are_kept() {
        // 2026-11-22 19:45:09 UTC
        let [clock, day] = dos(1_795_376_709).unwrap();
        assert_eq!((day >> 9, (day >> 5) & 15, day & 31), (46, 11, 22));
        assert_eq!((clock >> 11, (clock >> 5) & 63, clock & 31), (19, 45, 4));
        assert_eq!(dos(0), None);
    }

    #[test]
    fn an_archive_ends_with_its_list() {
        let files = [Entry::file("a", b"aaaa"), Entry::program("b", b"")];
        let archive = zipped(&files, "top/", 1_795_376_709).unwrap();
        let end = &archive[archive.len() - 22..];
        assert_eq!(&end[..4], b"PK\x05\x06");
        assert_eq!(end[8..12], [2, 0, 2, 0]);
        let start = u32::from_le_bytes(end[16..20].try_into().unwrap()) as usize;
        assert_eq!(&archive[start..start + 4], b"PK\x01\x02");
        assert!(archive[start..].windows(5).any(|part| part == b"top/b"));
    }
}
