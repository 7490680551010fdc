//! Assets that the game reads while it runs.

use super::{Entry, Source};
use crate::{Failure, Result};

/// The kinds of files that the game reads, and the credits that go with them. What is of another kind is a slip: either it
/// belongs in none of the packages, or it is missing here.
const KINDS: [&str; 6] = [".svg", ".ogg", ".ttf", ".wgsl", "OFL.txt", "CREDITS.md"];

/// Folder that the build embeds into the program itself.
const INSIDE: &str = "locales/";

/// Every file of the folder `assets` but what is in the program already.
pub(super) fn files(source: &Source<'_>) -> Result<Vec<Entry>> {
    let mut files = Vec::new();
    for name in source.checkout.files_in("assets")? {
        if name.starts_with(INSIDE) {
            continue;
        }
        if !KINDS.iter().any(|kind| name.ends_with(kind)) {
            return Err(Failure::new(format!(
                "assets/{name} is of no kind that the game reads."
            )));
        }
        let path = source.checkout.path("assets").join(&name);
        let bytes = std::fs::read(&path).map_err(Failure::at(&path))?;
        files.push(Entry::file(name, bytes));
    }
    Ok(files)
}
