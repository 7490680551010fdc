//! The pictures of README.md, taken from a gallery.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cargo::{at, repository};

/// Folder of the README's pictures, in the repository.
const FOLDER: &str = ".github/pictures";
/// Names of the pictures in the gallery, after their number, and in that folder.
const PICTURES: [(&str, &str); 4] = [
    ("title.png", "title.png"),
    ("busted-falls.png", "bust.png"),
    ("results.png", "results.png"),
    ("turn.gif", "turn.gif"),
];

/// Copies the pictures from the folder of a gallery.
pub(crate) fn take_from(folder: &Path) -> Result<(), String> {
    let to = repository()?.join(FOLDER);
    fs::create_dir_all(&to).map_err(at(&to))?;
    for (shows, name) in PICTURES {
        let from = find(folder, shows)?;
        fs::copy(&from, to.join(name)).map_err(at(&from))?;
    }
    println!("{} has the pictures of the README", to.display());
    Ok(())
}

/// The picture that shows this, whatever its number.
fn find(folder: &Path, shows: &str) -> Result<PathBuf, String> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    entries
        .flatten()
        .map(|entry| entry.path())
        .find(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '-')
                == shows
        })
        .ok_or_else(|| format!("{} has no picture `{shows}`.", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readme_shows_all_of_them() {
        let root = repository().expect("cargo runs the tests");
        let text = fs::read_to_string(root.join("README.md")).expect("there is one");
        for (_, name) in PICTURES {
            assert!(text.contains(&format!("{FOLDER}/{name}")), "{name}");
            assert!(root.join(FOLDER).join(name).is_file(), "{name}");
        }
    }
}
