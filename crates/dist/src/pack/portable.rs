//! Layout of a folder that is unpacked anywhere: the program on top, and beside it the files that it reads.

use cant_stop_identity::PROGRAM;

use crate::{Result, Stage};

/// The tree as it is after unpacking.
///
/// # Errors
///
/// When two files would come to the same place.
pub fn unpacked(stage: &Stage) -> Result<Stage> {
    let assets = format!("share/{PROGRAM}/");
    let documents = format!("share/doc/{PROGRAM}/");
    stage.moved(|path| {
        if let Some(program) = path.strip_prefix("games/") {
            program.to_owned()
        } else if let Some(asset) = path.strip_prefix(&assets) {
            asset.to_owned()
        } else if let Some(document) = path.strip_prefix(&documents) {
            match document {
                "README" | "README.txt" | "LICENSE.txt" => document.to_owned(),
                _ => format!("doc/{document}"),
            }
        } else {
            path.to_owned()
        }
    })
}
