//! `cargo xtask dist`: builds the release and has it laid out and packed.

mod release;
mod tools;

use crate::Failure;
use crate::cargo::{DIST, program, run, whole};
use crate::libraries::{self, For};
use crate::request::Dist;

pub(crate) use release::can_build_for;

/// Lays out and packs what is asked for.
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
    let mut packer = program(DIST, "cant-stop-dist")?;
    packer.arg("--binary").arg(binary);
    packer.args(["--target", system]);
    match &dist.stage {
        Some(folder) => packer.arg("--stage").arg(whole(folder)?),
        None => packer.arg("--out").arg(match &dist.out {
            Some(folder) => whole(folder)?,
            None => release::target_folder()?.join("dist"),
        }),
    };
    packer.args(dist.prove.then_some("--prove"));
    packer.args(dist.strict.then_some("--strict"));
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
