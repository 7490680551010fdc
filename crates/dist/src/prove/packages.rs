//! Packages as they lie on the disk: contents, digests, sizes, and nothing of the machine that made them.

use std::fs;
use std::process::Command;

use memchr::memmem;

use super::{Evidence, Verdict, asked_for_silence, fails, need};
use crate::pack::unpacked;
use crate::{Failure, tool};

/// A package, in bytes.
const DOWNLOAD: u64 = 25_000_000;

/// Everything installed, in bytes.
const INSTALLED: u64 = 80_000_000;

/// The portable archive: all of the tree is there under one folder, and the program can be started.
pub(super) fn prove_archive(evidence: &Evidence<'_>) -> Verdict {
    let package = evidence.package(".tar.xz")?;
    let listed = tool::run(Command::new("tar").arg("-tJvf").arg(package))?;
    let tree = unpacked(evidence.stage)?;
    for entry in &tree.entries {
        let ending = format!("/{}", entry.path);
        let rights = if entry.is_program {
            "-rwxr-xr-x"
        } else {
            "-rw-r--r--"
        };
        let is_it = |line: &str| line.ends_with(&ending) && line.starts_with(rights);
        if !listed.lines().any(is_it) {
            return fails(format!("{} is missing or has other rights", entry.path));
        }
    }
    Ok(format!("{} files", tree.entries.len()))
}

/// The package for Debian, by the tool that judges everything in Debian.
pub(super) fn prove_deb(evidence: &Evidence<'_>) -> Verdict {
    let mut command = Command::new("lintian");
    command.args(["--fail-on", "error,warning"]);
    // It refuses to be silent about being started by an administrator, as in a container.
    command.args(["--allow-root", "--no-cfg"]);
    asked_for_silence(command.arg(evidence.package(".deb")?))
}

/// The package for Fedora: its digests are right, and it holds what was laid out.
pub(super) fn prove_rpm(evidence: &Evidence<'_>) -> Verdict {
    let package = evidence.package(".rpm")?;
    need(&["rpm"])?;
    tool::run(Command::new("rpm").arg("-K").arg(package))?;
    let listed = tool::run(Command::new("rpm").args(["-qpl"]).arg(package))?;
    let tree = evidence
        .stage
        .refolded(&[("games/", "/usr/bin/"), ("", "/usr/")])?;
    for entry in &tree.entries {
        if !listed.lines().any(|line| line == entry.path) {
            return fails(format!("{} is missing", entry.path));
        }
    }
    Ok("rpm has nothing to say".to_owned())
}

/// Nothing that is installed names a folder of the machine that made it.
pub(super) fn prove_places(evidence: &Evidence<'_>) -> Verdict {
    for place in evidence.places {
        let place = place.to_string_lossy();
        for entry in &evidence.stage.entries {
            if let Some(at) = named(&entry.bytes, place.as_bytes()) {
                let end = entry.bytes.len().min(at + 100);
                let found = String::from_utf8_lossy(&entry.bytes[at..end]);
                return fails(format!("{} holds {found}…", entry.path));
            }
        }
    }
    let places = evidence.places.len();
    Ok(format!("{places} folders are named nowhere"))
}

/// Position of a folder in these bytes. Strings of a program stand side by side without a gap: after a letter it is the end
/// of another one, such as the name `…/accessible/root` before a name that begins with a slash.
fn named(bytes: &[u8], place: &[u8]) -> Option<usize> {
    let is_letter = |at: &usize| {
        at.checked_sub(1)
            .is_some_and(|at| bytes[at].is_ascii_alphanumeric())
    };
    memmem::find_iter(bytes, place).find(|at| !is_letter(at))
}

/// Limits for the size of a download and of an installation.
pub(super) fn prove_sizes(evidence: &Evidence<'_>) -> Verdict {
    let installed = evidence.stage.size() as u64;
    if installed > INSTALLED {
        return fails(format!(
            "installed it takes {installed} bytes, more than {INSTALLED}"
        ));
    }
    let mut largest = 0;
    for package in evidence.packages {
        let size = fs::metadata(package).map_err(Failure::at(package))?.len();
        if size > DOWNLOAD {
            let package = package.display();
            return fails(format!("{package} has {size} bytes, more than {DOWNLOAD}"));
        }
        largest = largest.max(size);
    }
    Ok(format!(
        "at most {largest} bytes to download, {installed} installed"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_found_unless_it_ends_another_name() {
        assert_eq!(named(b"..a/shed/hut/org", b"/hut"), None);
        assert_eq!(named(b"a/shed/hut\0/hut/.cargo", b"/hut"), Some(11));
        assert_eq!(named(b"/hut/src", b"/hut"), Some(0));
    }
}
