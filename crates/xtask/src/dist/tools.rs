//! The packers that come from cargo, each at the version that was tried.

use std::process::{Command, Stdio};

use crate::Failure;
use crate::cargo::{cargo, run};

/// Subcommands with their versions.
const TOOLS: [(&str, &str); 2] = [("deb", "3.8.0"), ("generate-rpm", "0.21.1")];

/// Writes into the program what it is built of, so that its vulnerabilities can be found later.
pub(super) const AUDITABLE: (&str, &str) = ("auditable", "0.7.7");

/// Installs the packers that are missing, after saying so.
pub(super) fn provide() -> Result<(), Failure> {
    TOOLS.into_iter().try_for_each(install)
}

/// Installs a subcommand if it is missing.
pub(super) fn install((subcommand, version): (&str, &str)) -> Result<(), Failure> {
    if is_there(subcommand) {
        return Ok(());
    }
    let name = format!("cargo-{subcommand}");
    eprintln!("{name} is missing: cargo installs version {version} of it.");
    run(cargo()?.args(["install", "--locked", "--version", version, &name]))
}

/// Returns `true` if cargo has a subcommand, found by starting it.
pub(super) fn is_there(subcommand: &str) -> bool {
    Command::new(format!("cargo-{subcommand}"))
        .args([subcommand, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok()
}
