//! The program as it is shipped: the same bytes from the same sources, whichever folder and machine they are in.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use super::tools;
use crate::Failure;
use crate::cargo::{at, cargo, repository, run, whole};

/// The package and program of the game.
const GAME: &str = "cant-stop";

/// Target of Windows programs that are built on another system.
const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// The linker for them whose library of threads Rust can use.
const WINDOWS_LINKER: &str = "x86_64-w64-mingw32-gcc-posix";

/// Has the linker that comes with the toolchain keep one of functions that are the same to the byte: an engine made of
/// generic code has many. Rust promises no function an address of its own, so that nothing may ask for one.
const FOLDED: &str = "-Clink-arg=-Wl,--icf=all";

/// Both kinds of Macs; one program is for both.
const MACS: [&str; 2] = ["aarch64-apple-darwin", "x86_64-apple-darwin"];

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
    cargo.args(["rustc", "--release", "--locked", "-p", GAME, "--bin", GAME]);
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags(&target)?);
    let mut folder = target.join("release");
    if system != super::HOST {
        if system != "windows" {
            let why = "--binary takes one that is there.";
            return Err(format!("A program for {system} is built on {system}; {why}").into());
        }
        folder = target.join(WINDOWS).join("release");
        cross(&mut cargo)?;
    }
    if system == "macos" && MACS.iter().all(|mac| can_build_for(mac)) {
        return universal(&mut cargo, &target);
    }
    if system == "linux" && cfg!(target_arch = "x86_64") {
        cargo.args(["--", FOLDED]);
    }
    run(&mut cargo)?;
    let exe = if system == "windows" { ".exe" } else { "" };
    Ok(folder.join(format!("{GAME}{exe}")))
}

/// Builds for both kinds of Macs and returns the program for both.
fn universal(cargo: &mut Command, target: &Path) -> Result<PathBuf, Failure> {
    run(cargo.args(MACS.map(|mac| format!("--target={mac}"))))?;
    let folder = target.join("universal");
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let program = folder.join(GAME);
    let mut join = Command::new("lipo");
    join.arg("-create").arg("-output").arg(&program);
    run(join.args(MACS.map(|mac| target.join(mac).join("release").join(GAME))))?;
    Ok(program)
}

/// Target folder of cargo.
pub(super) fn target_folder() -> Result<PathBuf, String> {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => whole(Path::new(&folder)),
        None => Ok(repository()?.join("target")),
    }
}

/// Flags of the compiler that put names in the place of this machine's folders; the last one that fits a path counts. Between
/// two of them is what cargo parts them by, so that a folder may have a space in its name.
fn flags(target: &Path) -> Result<String, String> {
    let root = repository()?;
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| {
        let home = env::home_dir()?;
        Some(home.join(".cargo"))
    });
    let home = home.ok_or("Where is the folder of cargo? Set CARGO_HOME.")?;
    let given = env::var("RUSTFLAGS").unwrap_or_default();
    let mut flags: Vec<String> = given.split_whitespace().map(str::to_owned).collect();
    for (folder, name) in [(root.as_path(), GAME), (target, "target"), (&home, "cargo")] {
        let folder = folder.display();
        flags.push(format!("--remap-path-prefix={folder}={name}"));
    }
    // A Windows that is new lacks the library of C that this compiler links otherwise.
    if cfg!(all(windows, target_env = "msvc")) {
        flags.push("-Ctarget-feature=+crt-static".to_owned());
    }
    Ok(flags.join("\u{1f}"))
}

/// Has cargo build for Windows, with the standard library from its sources where the toolchain has it no other way.
fn cross(cargo: &mut Command) -> Result<(), Failure> {
    cargo.args(["--target", WINDOWS]);
    cargo.env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER", WINDOWS_LINKER);
    if can_build_for(WINDOWS) {
        return Ok(());
    }
    if !can_build_for("src/rust/library") {
        let adds = format!("`rustup target add {WINDOWS}` adds what it needs.");
        return Err(format!("The toolchain cannot build for Windows: {adds}").into());
    }
    // Unwinding stays: known panics become sentences.
    cargo.arg("-Zbuild-std=std,panic_unwind");
    cargo.env("RUSTC_BOOTSTRAP", "1");
    Ok(())
}

/// Returns `true` if the toolchain has this part: the name of a target, or the sources of the standard library.
pub(crate) fn can_build_for(part: &str) -> bool {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output();
    sysroot.is_ok_and(|sysroot| {
        let sysroot = String::from_utf8_lossy(&sysroot.stdout).trim().to_owned();
        Path::new(&sysroot).join("lib/rustlib").join(part).is_dir()
    })
}
