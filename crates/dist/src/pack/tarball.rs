//! The archive for any Linux: unpack it anywhere and start the program.

use std::io::Write;

use liblzma::write::XzEncoder;
use tar::{Builder, Header};

use super::{Job, Made, unpacked};
use crate::{Entry, Failure, Result};

/// Level of compression, 0 to 9.
const LEVEL: u32 = 9;

/// Packs the tree under one folder, in order; every file has the same time and no named owner.
pub(super) fn pack(job: &Job<'_>) -> Result<Made> {
    let name = job.name();
    let archive = format!("{name}.tar.xz");
    let failed = || Failure::of(&archive);
    let packer = XzEncoder::new(Vec::new(), LEVEL);
    let mut tar = Builder::new(packer);
    for entry in unpacked(job.stage)?.entries {
        append(&mut tar, &name, &entry, job.release.time).map_err(failed())?;
    }
    let packed = tar.into_inner().and_then(|packer| packer.finish());
    job.write(&archive, &packed.map_err(failed())?)
}

fn append(
    tar: &mut Builder<impl Write>,
    top: &str,
    entry: &Entry,
    time: u64,
) -> std::io::Result<()> {
    let mut header = Header::new_gnu();
    header.set_size(entry.bytes.len() as u64);
    header.set_mode(entry.mode());
    header.set_mtime(time);
    header.set_uid(0);
    header.set_gid(0);
    header.set_username("root")?;
    header.set_groupname("root")?;
    tar.append_data(
        &mut header,
        format!("{top}/{}", entry.path),
        entry.bytes.as_slice(),
    )
}
