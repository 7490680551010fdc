//! The package managers of Debian, Fedora and Arch, and the commands of each.

use std::{env, fs};

use super::need::Need;

/// A package manager that can be driven from here.
#[derive(Debug, PartialEq, Eq)]
pub struct Manager {
    /// Place of its packages in [`Need::packages`].
    place: usize,
    program: &'static str,
    /// Command that installs what follows it without asking anything.
    install: &'static str,
    /// Command that fetches the lists of packages.
    pub refresh: &'static str,
    /// Folder of the lists, and a part of their names; `None` if they are fetched anyway.
    lists: Option<(&'static str, &'static str)>,
    /// The lists name versions that the archive drops after a while.
    pub has_short_lists: bool,
}

static MANAGERS: [Manager; 3] = [
    Manager {
        place: 0,
        program: "apt-get",
        // Through `env`, because sudo drops variables.
        install: "env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends",
        refresh: "apt-get update",
        lists: Some(("/var/lib/apt/lists", "_Packages")),
        has_short_lists: true,
    },
    Manager {
        place: 1,
        program: "dnf",
        install: "dnf install --assumeyes",
        refresh: "dnf makecache",
        lists: None,
        has_short_lists: false,
    },
    Manager {
        place: 2,
        program: "pacman",
        install: "pacman --sync --needed --noconfirm",
        refresh: "pacman --sync --refresh",
        lists: Some(("/var/lib/pacman/sync", ".db")),
        has_short_lists: false,
    },
];

impl Manager {
    /// The one whose program is in the search path.
    pub fn of_this_machine() -> Option<&'static Self> {
        let path = env::var_os("PATH").unwrap_or_default();
        let is_here = |manager: &&Manager| {
            env::split_paths(&path).any(|folder| folder.join(manager.program).is_file())
        };
        MANAGERS.iter().find(is_here)
    }

    /// The command that installs the packages that bring these things, each once.
    pub fn install(&self, needs: &[&Need]) -> String {
        let mut words = vec![self.install];
        let packages = needs.iter().map(|need| need.packages[self.place]);
        for name in packages.flat_map(|names| names.split(' ')) {
            if !words.contains(&name) {
                words.push(name);
            }
        }
        words.join(" ")
    }

    /// Returns `true` if there are package lists to install from; images for containers come without.
    pub fn has_lists(&self) -> bool {
        self.lists.is_none_or(|(folder, mark)| {
            let mut entries = fs::read_dir(folder).into_iter().flatten().flatten();
            entries.any(|entry| entry.file_name().to_string_lossy().contains(mark))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::need::NEEDS;
    use super::*;

    #[test]
    fn a_package_that_brings_two_things_is_named_once_and_nothing_is_asked() {
        let x11: Vec<_> = NEEDS
            .iter()
            .filter(|need| need.what.starts_with("libX11"))
            .collect();
        let [apt, _, pacman] = MANAGERS.each_ref().map(|manager| manager.install(&x11));
        assert_eq!(pacman, "pacman --sync --needed --noconfirm libx11");
        assert!(apt.contains("DEBIAN_FRONTEND=noninteractive"), "{apt}");
        assert!(apt.contains("--yes"), "{apt}");
        assert!(apt.ends_with(" libx11-6 libx11-xcb1"), "{apt}");
    }
}
