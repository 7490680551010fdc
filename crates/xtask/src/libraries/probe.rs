//! Contents of this machine: programs, pkg-config packages, shared libraries and Vulkan drivers.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::need::Probe;

/// The places where things are looked for.
pub struct System {
    programs: Vec<PathBuf>,
    pkg_config: OsString,
    libraries: Vec<PathBuf>,
    /// Names of the shared libraries for this processor that the dynamic linker has on its list.
    linkable: Vec<String>,
    /// Driver files named in the environment.
    driver_files: Vec<PathBuf>,
    driver_folders: Vec<PathBuf>,
    /// The machine has files; `false` for the empty one of tests.
    has_files: bool,
}

impl System {
    /// The machine this runs on, as it is now.
    pub fn look() -> Self {
        Self {
            programs: paths_in("PATH"),
            pkg_config: env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into()),
            libraries: paths_in("LD_LIBRARY_PATH"),
            linkable: linker_list(),
            driver_files: [paths_in("VK_DRIVER_FILES"), paths_in("VK_ICD_FILENAMES")].concat(),
            driver_folders: vulkan_folders(),
            has_files: true,
        }
    }

    /// A machine with nothing on it.
    #[cfg(test)]
    pub fn empty() -> Self {
        Self {
            programs: Vec::new(),
            pkg_config: "/nothing/pkg-config".into(),
            libraries: Vec::new(),
            linkable: Vec::new(),
            driver_files: Vec::new(),
            driver_folders: Vec::new(),
            has_files: false,
        }
    }

    /// Returns `true` if the thing is there.
    pub fn has(&self, probe: Probe) -> bool {
        match probe {
            Probe::Program("pkg-config") => self.has_program(&self.pkg_config),
            Probe::Program(name) => self.has_program(name.as_ref()),
            Probe::PkgConfig(package) => succeeds(&self.pkg_config, &["--exists", package]),
            Probe::Library(name) => {
                self.linkable.iter().any(|linkable| linkable == name)
                    || self
                        .libraries
                        .iter()
                        .any(|folder| folder.join(name).is_file())
            }
            Probe::File(path) => self.has_files && Path::new(path).is_file(),
            Probe::VulkanDriver => {
                self.driver_files.iter().any(|file| file.is_file())
                    || self.driver_folders.iter().any(|folder| has_json(folder))
            }
        }
    }

    /// Returns `true` if a program is in the search path, or at its absolute path.
    fn has_program(&self, name: &std::ffi::OsStr) -> bool {
        // Joining an absolute path gives that path.
        Path::new(name).is_absolute() && Path::new(name).is_file()
            || self
                .programs
                .iter()
                .any(|folder| folder.join(name).is_file())
    }
}

/// Returns `true` if a program starts with these arguments and exits with 0; its output is not shown.
pub fn succeeds(program: impl AsRef<std::ffi::OsStr>, args: &[&str]) -> bool {
    Command::new(program)
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn paths_in(variable: &str) -> Vec<PathBuf> {
    let value = env::var_os(variable).unwrap_or_default();
    env::split_paths(&value)
        .filter(|path| !path.as_os_str().is_empty())
        .collect()
}

/// Asks `ldconfig`, which is often outside a user's search path.
fn linker_list() -> Vec<String> {
    ["/sbin/ldconfig", "/usr/sbin/ldconfig", "ldconfig"]
        .iter()
        .filter_map(|ldconfig| Command::new(ldconfig).arg("-p").output().ok())
        .find(|output| output.status.success())
        .map(|output| for_this_processor(&String::from_utf8_lossy(&output.stdout)))
        .unwrap_or_default()
}

/// Reads lines as `libX11.so.6 (libc6,x86-64) => /lib/x86_64-linux-gnu/libX11.so.6` and leaves out those of another
/// processor: a machine may have the 32-bit library alone.
fn for_this_processor(list: &str) -> Vec<String> {
    let mark = match env::consts::ARCH {
        "x86_64" => "x86-64",
        "aarch64" => "AArch64",
        _ => "",
    };
    list.lines()
        .filter_map(|line| line.trim().split_once(" ("))
        .filter(|(_, rest)| {
            rest.split(')')
                .next()
                .is_some_and(|kind| kind.contains(mark))
        })
        .map(|(name, _)| name.to_owned())
        .collect()
}

/// The folders that the Vulkan loader searches for driver manifests.
fn vulkan_folders() -> Vec<PathBuf> {
    let home = env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let mut roots = vec![home.join(".config"), home.join(".local/share")];
    roots.extend(paths_in("XDG_CONFIG_HOME"));
    roots.extend(paths_in("XDG_DATA_HOME"));
    roots.extend(paths_in("XDG_CONFIG_DIRS"));
    roots.extend(paths_in("XDG_DATA_DIRS"));
    for fixed in [
        "/etc",
        "/etc/xdg",
        "/usr/local/etc",
        "/usr/local/share",
        "/usr/share",
    ] {
        roots.push(fixed.into());
    }
    roots.iter().map(|root| root.join("vulkan/icd.d")).collect()
}

fn has_json(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|entries| {
        entries
            .flatten()
            .any(|entry| entry.path().extension().is_some_and(|kind| kind == "json"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_of_another_processor_do_not_count() {
        let mark = match env::consts::ARCH {
            "x86_64" => "libc6,x86-64",
            "aarch64" => "libc6,AArch64",
            _ => return,
        };
        let list = format!(
            "2 libs found in cache\n\tlibvulkan.so.1 (libc6) => /a\n\tlibX11.so.6 ({mark}) => /b\n"
        );
        assert_eq!(for_this_processor(&list), ["libX11.so.6"]);
    }

    #[test]
    fn an_empty_machine_has_nothing() {
        let empty = System::empty();
        for probe in [
            Probe::Program("cc"),
            Probe::Program("pkg-config"),
            Probe::PkgConfig("alsa"),
            Probe::Library("libvulkan.so.1"),
            Probe::VulkanDriver,
        ] {
            assert!(!empty.has(probe), "{probe:?}");
        }
    }
}
