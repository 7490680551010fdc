//! `cargo xtask listen`: hears recorded games without ears, and checks what is heard.

use std::path::Path;

use crate::Failure;
use crate::cargo::{run, whole};
use crate::libraries::{self, For};
use crate::studio::studio;

/// The games that come with the tools: a calm one, a stormy one, one that hangs on single rolls, and one of four seats.
const GAMES: [&str; 4] = ["calm", "stormy", "decisive", "crowded"];
/// Folder of their records.
const FOLDER: &str = "crates/studio/games";

/// Plays the game asked for, or those that come with the tools, and leaves what is heard in a folder for each.
pub fn listen(record: Option<&Path>, out: &Path) -> Result<(), Failure> {
    libraries::provide(&[For::Build])?;
    let out = whole(out)?;
    if let Some(record) = record {
        return hear(&whole(record)?, &out);
    }
    let mut done = Ok(());
    for game in GAMES {
        let record = Path::new(FOLDER).join(format!("{game}.jsonl"));
        done = done.and(hear(&record, &out.join(game)));
    }
    done
}

fn hear(record: &Path, out: &Path) -> Result<(), Failure> {
    run(studio()?.arg("listen").arg(record).arg(out))
}
