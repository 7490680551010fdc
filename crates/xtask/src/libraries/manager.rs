//! The package managers of Debian, Fedora and Arch, and how each is told to install.

use std::env;
use std::fs;

use super::need::Need;

/// A package manager that can be driven from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manager {
    /// Debian, Ubuntu and their kin.
    Apt,
    /// Fedora.
    Dnf,
    /// Arch Linux.
    Pacman,
}

impl Manager {
    /// The one whose program is in the search path.
    pub fn of_this_machine() -> Option<Self> {
        let path = env::var_os("PATH").unwrap_or_default();
        [Self::Apt, Self::Dnf, Self::Pacman]
            .into_iter()
            .find(|manager| {
                env::split_paths(&path).any(|folder| folder.join(manager.program()).is_file())
            })
    }

    fn program(self) -> &'static str {
        match self {
            Self::Apt => "apt-get",
            Self::Dnf => "dnf",
            Self::Pacman => "pacman",
        }
    }

    /// The packages that bring these things, each once.
    pub fn packages(self, needs: &[&Need]) -> Vec<&'static str> {
        let mut packages = Vec::new();
        for need in needs {
            let names = match self {
                Self::Apt => need.apt,
                Self::Dnf => need.dnf,
                Self::Pacman => need.pacman,
            };
            for name in names.split(' ') {
                if !packages.contains(&name) {
                    packages.push(name);
                }
            }
        }
        packages
    }

    /// The command that installs them without asking anything.
    pub fn install(self, packages: &[&str]) -> Vec<String> {
        let command: &[&str] = match self {
            // Through `env`, because sudo drops variables.
            Self::Apt => &[
                "env",
                "DEBIAN_FRONTEND=noninteractive",
                "apt-get",
                "install",
                "--yes",
                "--no-install-recommends",
            ],
            Self::Dnf => &["dnf", "install", "--assumeyes"],
            Self::Pacman => &["pacman", "--sync", "--needed", "--noconfirm"],
        };
        command
            .iter()
            .chain(packages)
            .map(|word| (*word).to_owned())
            .collect()
    }

    /// The command that fetches the lists of packages.
    pub fn refresh(self) -> Vec<String> {
        let command: &[&str] = match self {
            Self::Apt => &["apt-get", "update"],
            Self::Dnf => &["dnf", "makecache"],
            Self::Pacman => &["pacman", "--sync", "--refresh"],
        };
        command.iter().map(|word| (*word).to_owned()).collect()
    }

    /// Returns `true` if there are package lists to install from; images for containers come without.
    pub fn has_lists(self) -> bool {
        let (folder, mark) = match self {
            Self::Apt => ("/var/lib/apt/lists", "_Packages"),
            Self::Pacman => ("/var/lib/pacman/sync", ".db"),
            // Fetches them by itself.
            Self::Dnf => return true,
        };
        fs::read_dir(folder).is_ok_and(|mut entries| {
            entries.any(|entry| {
                entry.is_ok_and(|entry| entry.file_name().to_string_lossy().contains(mark))
            })
        })
    }
}

/// The command as one would type it.
pub fn in_words(command: &[String]) -> String {
    command.join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::need::NEEDS;
    use super::*;

    #[test]
    fn a_package_that_brings_two_things_is_named_once() {
        let x11: Vec<_> = NEEDS
            .iter()
            .filter(|need| need.what.starts_with("libX11"))
            .collect();
        assert_eq!(Manager::Pacman.packages(&x11), ["libx11"]);
        assert_eq!(Manager::Apt.packages(&x11), ["libx11-6", "libx11-xcb1"]);
    }

    #[test]
    fn nothing_is_asked_while_installing() {
        let line = in_words(&Manager::Apt.install(&["gcc"]));
        assert!(
            line.contains("DEBIAN_FRONTEND=noninteractive") && line.contains("--yes"),
            "{line}"
        );
        assert!(line.ends_with(" gcc"), "{line}");
    }
}
