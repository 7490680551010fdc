//! The one list of what is installed, from a prefix such as `/usr` on: every package takes all of it.

mod assets;
mod documents;
mod entry;
mod executable;
pub(crate) mod icons;
mod manual;
mod menu;
mod metainfo;

use std::path::Path;

pub use entry::{Entry, gzip};
pub use menu::{DESKTOP_FILE, starts_with as menu_entry_that_starts};

use crate::inventory::Inventory;
use crate::words::Words;
use crate::{Checkout, Failure, Platform, Release, Result};

/// Input for the parts of the tree.
#[derive(Debug)]
pub struct Source<'a> {
    /// The repository.
    pub checkout: &'a Checkout,
    /// The version that is laid out.
    pub release: &'a Release,
    /// The system it is for.
    pub platform: Platform,
    /// The program, built for that system.
    pub binary: &'a Path,
    /// Crates that the program is built of.
    pub inventory: &'a Inventory,
    /// The words for systems, shops and packages.
    pub words: &'a [Words],
}

/// A part of the tree.
struct Part {
    /// The folder it fills.
    folder: &'static str,
    /// The systems that it is installed on.
    on: &'static [Platform],
    /// Makes its files, named from the folder on.
    make: fn(&Source<'_>) -> Result<Vec<Entry>>,
}

const ALL: &[Platform] = &[Platform::Linux, Platform::Windows, Platform::Macos];
const LINUX: &[Platform] = &[Platform::Linux];
const OTHERS: &[Platform] = &[Platform::Windows, Platform::Macos];

/// Everything that is installed.
const PARTS: [Part; 9] = [
    Part {
        folder: "games",
        on: ALL,
        make: executable::file,
    },
    Part {
        folder: "share/cant-stop/assets",
        on: ALL,
        make: assets::files,
    },
    Part {
        folder: "share/applications",
        on: LINUX,
        make: menu::entry,
    },
    Part {
        folder: "share/icons/hicolor",
        on: LINUX,
        make: icons::theme,
    },
    Part {
        folder: "share/icons",
        on: OTHERS,
        make: icons::in_one_file,
    },
    Part {
        folder: "share/metainfo",
        on: LINUX,
        make: metainfo::file,
    },
    Part {
        folder: "share/man/man6",
        on: LINUX,
        make: manual::page,
    },
    Part {
        folder: "share/doc/cant-stop",
        on: LINUX,
        make: documents::packed,
    },
    Part {
        folder: "share/doc/cant-stop",
        on: OTHERS,
        make: documents::plain,
    },
];

/// The tree, in order of its paths.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The system it is for.
    pub platform: Platform,
    /// Every file, once.
    pub entries: Vec<Entry>,
}

impl Stage {
    /// Lays everything out.
    ///
    /// # Errors
    ///
    /// When a part cannot be made, or two make the same file.
    pub fn lay_out(source: &Source<'_>) -> Result<Self> {
        let mut entries = Vec::new();
        for part in PARTS
            .iter()
            .filter(|part| part.on.contains(&source.platform))
        {
            let made = (part.make)(source)?.into_iter();
            entries.extend(made.map(|entry| entry.in_folder(part.folder)));
        }
        entries.sort_by(|a, b| a.path.cmp(&b.path));
        if let Some(twice) = entries.windows(2).find(|pair| pair[0].path == pair[1].path) {
            return Err(Failure::new(format!(
                "{} is laid out twice.",
                twice[0].path
            )));
        }
        Ok(Self {
            platform: source.platform,
            entries,
        })
    }

    /// The same files in other places; none is left out, and none may take the place of another.
    ///
    /// # Errors
    ///
    /// When two files come to the same place.
    pub fn moved(&self, to: impl Fn(&str) -> String) -> Result<Self> {
        let mut moved = self.clone();
        for entry in &mut moved.entries {
            entry.path = to(&entry.path);
        }
        moved.entries.sort_by(|a, b| a.path.cmp(&b.path));
        match moved
            .entries
            .windows(2)
            .find(|pair| pair[0].path == pair[1].path)
        {
            Some(pair) => Err(Failure::new(format!(
                "{} would be there twice.",
                pair[0].path
            ))),
            None => Ok(moved),
        }
    }

    /// The same with other contents of one file.
    ///
    /// # Errors
    ///
    /// When there is no such file.
    pub fn with(mut self, path: &str, bytes: Vec<u8>) -> Result<Self> {
        let entry = self.entries.iter_mut().find(|entry| entry.path == path);
        entry
            .ok_or_else(|| Failure::new(format!("{path} is not laid out.")))?
            .bytes = bytes;
        Ok(self)
    }

    /// The contents of a file.
    #[must_use]
    pub fn bytes(&self, path: &str) -> Option<&[u8]> {
        let entry = self.entries.iter().find(|entry| entry.path == path);
        entry.map(|entry| entry.bytes.as_slice())
    }

    /// Writes all of it into a folder, which is made where it is missing.
    ///
    /// # Errors
    ///
    /// When a file cannot be written.
    pub fn write_to(&self, folder: &Path) -> Result<()> {
        self.entries
            .iter()
            .try_for_each(|entry| entry.write_to(folder))
    }

    /// Installed size, in bytes.
    #[must_use]
    pub fn size(&self) -> usize {
        self.entries.iter().map(|entry| entry.bytes.len()).sum()
    }
}
