//! The program as it is shipped: the same bytes from the same sources, whichever folder and machine they are in.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::tools;
use crate::Failure;
use crate::cargo::{cargo, repository, run};

/// The package and program of the game.
const GAME: &str = "cant-stop";

/// What Windows programs are linked for where they are built on another system.
const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// The linker for them whose library of threads Rust can use.
const WINDOWS_LINKER: &str = "x86_64-w64-mingw32-gcc-posix";

/// Builds the program for a system and returns its path.
pub(super) fn build(system: &str) -> Result<PathBuf, Failure> {
    let target = target_folder()?;
    let mut cargo = cargo()?;
    // Offline there is nothing to install; such builds keep lists of their own of what is inside.
    if env::var_os("CARGO_NET_OFFLINE").is_none() {
        tools::install(tools::AUDITABLE)?;
    }
    if tools::is_there(tools::AUDITABLE.0) {
        cargo.arg("auditable");
    }
    cargo.args(["build", "--release", "--locked", "-p", GAME]);
    cargo.env("RUSTFLAGS", flags(&target)?);
    let mut folder = target.join("release");
    if system != super::HOST {
        if system != "windows" {
            return Err(Failure::Because(format!(
                "A program for {system} is built on {system}; --binary takes one that is there."
            )));
        }
        folder = target.join(WINDOWS).join("release");
        cross(&mut cargo)?;
    }
    run(&mut cargo)?;
    let exe = if system == "windows" { ".exe" } else { "" };
    Ok(folder.join(format!("{GAME}{exe}")))
}

/// Where cargo puts what it builds.
pub(super) fn target_folder() -> Result<PathBuf, String> {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => super::whole(Path::new(&folder)),
        None => Ok(repository()?.join("target")),
    }
}

/// Flags of the compiler that put names in the place of this machine's folders; the last one that fits a path counts.
fn flags(target: &Path) -> Result<String, String> {
    let root = repository()?;
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| {
        let home = env::home_dir()?;
        Some(home.join(".cargo"))
    });
    let home = home.ok_or("Where is the folder of cargo? Set CARGO_HOME.")?;
    let mut flags = vec![env::var("RUSTFLAGS").unwrap_or_default()];
    for (folder, name) in [(root.as_path(), GAME), (target, "target"), (&home, "cargo")] {
        let folder = folder.display().to_string();
        if folder.contains(' ') {
            return Err(format!(
                "RUSTFLAGS cannot hold the space in {folder}: build elsewhere."
            ));
        }
        flags.push(format!("--remap-path-prefix={folder}={name}"));
    }
    Ok(flags.join(" ").trim().to_owned())
}

/// Has cargo build for Windows, with the standard library from its sources where the toolchain has it no other way.
fn cross(cargo: &mut Command) -> Result<(), Failure> {
    cargo.args(["--target", WINDOWS]);
    cargo.env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER", WINDOWS_LINKER);
    let sysroot = Command::new("rustc")
        .args(["--print", "sysroot"])
        .output()
        .map_err(|error| format!("`rustc` cannot be started: {error}."))?;
    let libraries = Path::new(String::from_utf8_lossy(&sysroot.stdout).trim()).join("lib/rustlib");
    if libraries.join(WINDOWS).is_dir() {
        return Ok(());
    }
    if !libraries.join("src/rust/library").is_dir() {
        return Err(Failure::Because(format!(
            "The toolchain cannot build for Windows: `rustup target add {WINDOWS}` adds what it needs."
        )));
    }
    // Unwinding stays: known panics become sentences.
    cargo.arg("-Zbuild-std=std,panic_unwind");
    cargo.env("RUSTC_BOOTSTRAP", "1");
    Ok(())
}
