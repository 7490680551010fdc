//! `cargo xtask dist`: builds the release and has it laid out and packed.

mod release;
mod tools;

use std::path::{Path, PathBuf, absolute};
use std::process::Command;

use crate::Failure;
use crate::cargo::{build_program, cargo, repository, run};
use crate::libraries::{self, For};
use crate::request::Dist;

/// Lays out and packs what is asked for.
///
/// # Errors
///
/// When something is missing that cannot be installed, when the build or a packer fails, or a proof does.
pub fn dist(dist: &Dist) -> Result<(), Failure> {
    let system = dist.target.as_deref().unwrap_or(HOST);
    let binary = match &dist.binary {
        Some(binary) => whole(binary)?,
        None => {
            libraries::provide(&[For::Build])?;
            release::build(system)?
        }
    };
    // Packages need more tools than a tree: who only lays one out, as a build without network does, needs none.
    if dist.stage.is_none() && system == "linux" {
        tools::provide()?;
    }
    let mut packer = Command::new(build_program(cargo()?, "cant-stop-dist")?);
    packer.current_dir(repository()?);
    packer
        .arg("--binary")
        .arg(binary)
        .args(["--target", system]);
    match &dist.stage {
        Some(folder) => packer.arg("--stage").arg(whole(folder)?),
        None => packer.arg("--out").arg(match &dist.out {
            Some(folder) => whole(folder)?,
            None => release::target_folder()?.join("dist"),
        }),
    };
    if dist.prove {
        packer.arg("--prove");
    }
    run(&mut packer)
}

/// The system that this is compiled for, as it is asked for.
const HOST: &str = if cfg!(windows) {
    "windows"
} else if cfg!(target_os = "macos") {
    "macos"
} else {
    "linux"
};

/// The path as seen from anywhere: what is started runs in another folder than that in which it was typed.
fn whole(path: &Path) -> Result<PathBuf, String> {
    absolute(path).map_err(|error| format!("{} is no path: {error}.", path.display()))
}
