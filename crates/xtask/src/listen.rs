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

/// Plays the games and leaves what is heard in a folder for each.
pub fn listen(out: &Path) -> Result<(), Failure> {
    libraries::provide(&[For::Build])?;
    let out = whole(out)?;
    let mut done = Ok(());
    for game in GAMES {
        let record = Path::new(FOLDER).join(format!("{game}.jsonl"));
        let mut studio = studio()?;
        done = done.and(run(studio.arg("listen").arg(record).arg(out.join(game))));
    }
    done
}
