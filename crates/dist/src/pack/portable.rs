//! Layout of a folder that is unpacked anywhere: the program on top, and beside it the files that it reads.

use crate::{Result, Stage};

/// Folders of the tree, and their places after unpacking.
const PLACES: [(&str, &str); 5] = [
    ("games/", ""),
    ("share/cant-stop/", ""),
    ("share/doc/cant-stop/README", "README"),
    ("share/doc/cant-stop/LICENSE", "LICENSE"),
    ("share/doc/cant-stop/", "doc/"),
];

/// The tree as it is after unpacking.
pub fn unpacked(stage: &Stage) -> Result<Stage> {
    stage.refolded(&PLACES)
}
