//! Contents of this machine: programs, pkg-config packages, shared libraries and Vulkan drivers.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use super::need::Probe;

/// Returns `true` if the thing is on this machine as it is now.
pub fn is_there(probe: Probe) -> bool {
    let pkg_config = || env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    match probe {
        Probe::Program("pkg-config") => has_program(&pkg_config()),
        Probe::Program(name) => has_program(name.as_ref()),
        Probe::PkgConfig(package) => {
            succeeds(Command::new(pkg_config()).args(["--exists", package]))
        }
        Probe::Library(name) => {
            linker_list().iter().any(|linkable| linkable == name)
                || is_in(&paths_in("LD_LIBRARY_PATH"), name.as_ref())
        }
        Probe::File(path) => Path::new(path).is_file(),
        Probe::VulkanDriver => {
            let files = [paths_in("VK_DRIVER_FILES"), paths_in("VK_ICD_FILENAMES")].concat();
            files.iter().any(|file| file.is_file()) || vulkan_folders().iter().any(has_json)
        }
    }
}

/// Returns `true` if a program is in the search path, or at its absolute path.
fn has_program(name: &OsStr) -> bool {
    Path::new(name).is_absolute() && Path::new(name).is_file() || is_in(&paths_in("PATH"), name)
}

fn is_in(folders: &[PathBuf], name: &OsStr) -> bool {
    folders.iter().any(|folder| folder.join(name).is_file())
}

/// Returns `true` if a program starts and exits with 0; its output is not shown.
pub fn succeeds(program: &mut Command) -> bool {
    program
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
    for kind in ["CONFIG_HOME", "DATA_HOME", "CONFIG_DIRS", "DATA_DIRS"] {
        roots.extend(paths_in(&format!("XDG_{kind}")));
    }
    let fixed = "/etc:/etc/xdg:/usr/local/etc:/usr/local/share:/usr/share";
    roots.extend(fixed.split(':').map(PathBuf::from));
    roots.iter().map(|root| root.join("vulkan/icd.d")).collect()
}

fn has_json(folder: &PathBuf) -> bool {
    let mut entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.any(|entry| entry.path().extension().is_some_and(|kind| kind == "json"))
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
}
