//! In a Debian that has nothing yet, of this generation and of the next: an ordinary user plays by keys, upgrades in the
//! middle of a game and finishes it, and after the removal nothing of ours is left and every game is. The archive runs from
//! where it cannot be written; starts that cannot go well end with a sentence.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Evidence, Unproven, Verdict, fails, need};
use crate::{Failure, Result, tool};

/// The generations of Debian.
const SUITES: [&str; 2] = ["bookworm", "trixie"];

/// Mirror that the system is downloaded from.
const MIRROR: &str = "http://deb.debian.org/debian";

/// Scripts that run in the system, by name; the first starts the others.
const SCRIPTS: [(&str, &str); 6] = [
    ("installed.sh", include_str!("../../proofs/installed.sh")),
    ("common.sh", include_str!("../../proofs/common.sh")),
    ("play.sh", include_str!("../../proofs/play.sh")),
    ("portable.sh", include_str!("../../proofs/portable.sh")),
    ("refused.sh", include_str!("../../proofs/refused.sh")),
    ("driverless.sh", include_str!("../../proofs/driverless.sh")),
];

/// Tools that build such a system, as an administrator.
const TOOLS: [&str; 3] = ["debootstrap", "unshare", "dpkg-deb"];

/// The version from which is upgraded; older than any that was published.
const OLDER: &str = "0.0.1";

pub(super) fn prove(evidence: &Evidence<'_>) -> Verdict {
    let (package, archive) = (evidence.package(".deb")?, evidence.package(".tar.xz")?);
    need(&TOOLS)?;
    if tool::run(Command::new("id").arg("-u"))?.trim() != "0" {
        return Err(Unproven::Open("only an administrator can".to_owned()));
    }
    let (mut said, mut open) = (Vec::new(), false);
    for suite in SUITES {
        // What the other has shown counts all the same.
        let end = prove_in(suite, package, archive).or_else(|unproven| match unproven {
            Unproven::Open(why) => {
                open = true;
                Ok(why)
            }
            Unproven::Fails(what) => fails(format!("{suite}: {what}")),
        })?;
        said.push(format!("{suite}: {end}"));
    }
    match said.join("; ") {
        said if open => Err(Unproven::Open(said)),
        said => Ok(said),
    }
}

/// Plays in one generation of Debian.
fn prove_in(suite: &str, package: &Path, archive: &Path) -> Verdict {
    let system = tempfile::tempdir().map_err(Failure::of("A folder for a system"))?;
    let mut made = Command::new("debootstrap");
    made.args(["--variant=minbase", suite]);
    tool::run(made.arg(system.path()).arg(MIRROR))
        .map_err(|failure| Unproven::Open(format!("it cannot be made: {failure}")))?;
    let proof = system.path().join("proof");
    fs::create_dir(&proof).map_err(Failure::at(&proof))?;
    for (name, script) in SCRIPTS {
        let file = proof.join(name);
        fs::write(&file, script).map_err(Failure::at(&file))?;
    }
    for (from, name) in [(package, "newer.deb"), (archive, "archive.tar.xz")] {
        fs::copy(from, proof.join(name)).map_err(Failure::at(from))?;
    }
    older(package, &proof)?;
    let end = tool::run(&mut inside(system.path()))?;
    Ok(end.trim().replace('\n', ", "))
}

/// Leaves the same package with a lower version.
fn older(package: &Path, proof: &Path) -> Result<PathBuf> {
    let folder = proof.join("older");
    let mut extract = Command::new("dpkg-deb");
    tool::run(extract.arg("--raw-extract").args([package, &folder]))?;
    let control = folder.join("DEBIAN/control");
    let text = fs::read_to_string(&control).map_err(Failure::at(&control))?;
    let text: String = text
        .lines()
        .map(|line| match line.starts_with("Version: ") {
            true => format!("Version: {OLDER}\n"),
            false => format!("{line}\n"),
        })
        .collect();
    fs::write(&control, text).map_err(Failure::at(&control))?;
    let older = proof.join("older.deb");
    let mut build = Command::new("dpkg-deb");
    build.args(["--root-owner-group", "-Znone", "--build"]);
    tool::run(build.args([&folder, &older]))?;
    fs::remove_dir_all(&folder).map_err(Failure::at(&folder))?;
    Ok(older)
}

/// The first script inside the system. Its mounts are private to it and end with the last process.
fn inside(system: &Path) -> Command {
    let mut command = Command::new("unshare");
    command
        .args(["--mount", "--pid", "--fork", "--kill-child", "sh", "-euc"])
        .arg(
            "mount -t proc proc \"$0/proc\"; mount --rbind /dev \"$0/dev\"
             exec chroot \"$0\" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 sh /proof/installed.sh",
        )
        .arg(system);
    command
}
