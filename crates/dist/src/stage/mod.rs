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
pub use menu::{desktop_file, starts_with as menu_entry_that_starts};

use crate::inventory::Library;
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
    pub libraries: &'a [Library],
    /// The words for systems, shops and packages.
    pub words: &'a [Words],
}

pub(crate) const ALL: &[Platform] = &[Platform::Linux, Platform::Windows, Platform::Macos];
pub(crate) const LINUX: &[Platform] = &[Platform::Linux];
const OTHERS: &[Platform] = &[Platform::Windows, Platform::Macos];

/// Makes files of a part of the tree, named from its folder on.
type Make = fn(&Source<'_>) -> Result<Vec<Entry>>;

/// Everything that is installed: the folder of each part, the systems that have it, and its maker.
const PARTS: [(&str, &[Platform], Make); 9] = [
    ("games", ALL, executable::file),
    ("share/cant-stop/assets", ALL, assets::files),
    ("share/applications", LINUX, menu::entry),
    ("share/icons/hicolor", LINUX, icons::theme),
    ("share/icons", OTHERS, icons::in_one_file),
    ("share/metainfo", LINUX, metainfo::file),
    ("share/man/man6", LINUX, manual::page),
    ("share/doc/cant-stop", LINUX, documents::packed),
    ("share/doc/cant-stop", OTHERS, documents::plain),
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
    pub fn lay_out(source: &Source<'_>) -> Result<Self> {
        let mut entries = Vec::new();
        for (folder, on, make) in PARTS {
            if on.contains(&source.platform) {
                for mut entry in make(source)? {
                    entry.path = format!("{folder}/{}", entry.path);
                    entries.push(entry);
                }
            }
        }
        Self::sorted(source.platform, entries)
    }

    /// These files in order; no two may be in one place.
    fn sorted(platform: Platform, mut entries: Vec<Entry>) -> Result<Self> {
        entries.sort_by(|a, b| a.path.cmp(&b.path));
        match entries.windows(2).find(|pair| pair[0].path == pair[1].path) {
            Some(pair) => Err(Failure::new(format!("{} is there twice.", pair[0].path))),
            None => Ok(Self { platform, entries }),
        }
    }

    /// The same files in other folders: the first pair that a path begins with says where it goes instead, and others stay.
    /// None may take the place of another.
    pub fn refolded(&self, folders: &[(&str, &str)]) -> Result<Self> {
        let mut entries = self.entries.clone();
        for Entry { path, .. } in &mut entries {
            let moved =
                |(from, to): &(&str, &str)| Some(format!("{to}{}", path.strip_prefix(from)?));
            if let Some(moved) = folders.iter().find_map(moved) {
                *path = moved;
            }
        }
        Self::sorted(self.platform, entries)
    }

    /// The same with other contents of one file.
    pub fn with(mut self, path: &str, bytes: Vec<u8>) -> Result<Self> {
        let entry = self.entries.iter_mut().find(|entry| entry.path == path);
        entry
            .ok_or_else(|| Failure::new(format!("{path} is not laid out.")))?
            .bytes = bytes;
        Ok(self)
    }

    /// The contents of a file.
    pub fn bytes(&self, path: &str) -> Option<&[u8]> {
        let entry = self.entries.iter().find(|entry| entry.path == path);
        entry.map(|entry| entry.bytes.as_slice())
    }

    /// Writes all of it into a folder, which is made where it is missing.
    pub fn write_to(&self, folder: &Path) -> Result<()> {
        self.entries
            .iter()
            .try_for_each(|entry| entry.write_to(folder))
    }

    /// Installed size, in bytes.
    pub fn size(&self) -> usize {
        self.entries.iter().map(|entry| entry.bytes.len()).sum()
    }
}
