//! Cargo, run from inside a program that cargo itself has started.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, io};

use crate::Failure;

/// Manifest of the workspace of the game and its libraries.
pub const GAME: &str = "Cargo.toml";
/// Manifest of the packer, whose libraries would change features that the engine shares.
pub const DIST: &str = "crates/dist/Cargo.toml";
/// Manifest of the maker of sounds, apart for the same reason.
pub const SOUNDS: &str = "crates/sounds/Cargo.toml";
/// Every workspace of the repository. All build into one folder, and share there what they have in common.
pub const WORKSPACES: [&str; 3] = [GAME, DIST, SOUNDS];

/// The root folder of the repository.
pub fn repository() -> Result<PathBuf, String> {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let root = package.as_deref().and_then(|it| it.ancestors().nth(2));
    let root = root.ok_or("Start this program as `cargo xtask`.")?;
    Ok(root.to_owned())
}

/// A cargo as [`here`] starts it.
///
/// # Errors
///
/// As [`repository`].
pub fn cargo() -> Result<Command, String> {
    here(Command::new(
        env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
    ))
}

/// Makes a program run in the root of the repository, with the target folder that the outer cargo uses.
///
/// The variables that `cargo run` sets for its child are removed: build scripts would see them, and compile the same
/// crates anew each time the outer package changes.
pub(crate) fn here(mut command: Command) -> Result<Command, String> {
    command.current_dir(repository()?);
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(tells_of_package) {
            command.env_remove(name);
        }
    }
    // A relative folder is meant from where the outer cargo was called.
    if let Some(target) = env::var_os("CARGO_TARGET_DIR")
        && let Ok(target) = std::path::absolute(target)
    {
        command.env("CARGO_TARGET_DIR", target);
    }
    Ok(command)
}

fn tells_of_package(name: &str) -> bool {
    let begins = ["CARGO_PKG_", "CARGO_BIN_", "CARGO_MANIFEST_"];
    let names = [
        "CARGO",
        "CARGO_CRATE_NAME",
        "CARGO_PRIMARY_PACKAGE",
        "OUT_DIR",
    ];
    begins.iter().any(|begin| name.starts_with(begin)) || names.contains(&name)
}

/// A command of cargo, with its options as they are typed, for one of the [`WORKSPACES`].
pub fn cargo_in(workspace: &str, command: &str) -> Result<Command, String> {
    let mut words = command.split(' ');
    let mut cargo = cargo()?;
    cargo.args(words.next());
    if workspace != GAME {
        cargo.args(["--manifest-path", workspace]);
    }
    cargo.args(words);
    Ok(cargo)
}

/// Builds one program of a workspace, to be started from the root of the repository.
///
/// The whole workspace is selected so that every dependency gets the features that `cargo test --workspace` gives it;
/// building the one package alone would compile the physics and sound crates a second time.
pub fn program(workspace: &str, name: &str) -> Result<Command, Failure> {
    built(workspace, name, "--workspace", "")
}

/// Builds one program of the game's workspace as it is shipped, which takes half an hour: for what would take hours longer
/// otherwise. Its package alone is selected, as for the bench of a frame, with which it shares what is built.
pub fn shipped_program(name: &str) -> Result<Command, Failure> {
    built(
        GAME,
        name,
        &format!("--release --package {name}"),
        "../release/",
    )
}

fn built(workspace: &str, name: &str, options: &str, folder: &str) -> Result<Command, Failure> {
    // Read before the build, which may replace the file that this process runs from.
    let file = beside(&format!("{folder}{name}{}", env::consts::EXE_SUFFIX))?;
    let build = format!("build {options} --bin {name}");
    run(&mut cargo_in(workspace, &build)?)?;
    let root = repository()?;
    let mut command = Command::new(file);
    command.current_dir(&root).env("BEVY_ASSET_ROOT", &root);
    Ok(command)
}

/// A path beside the built programs.
pub fn beside(name: &str) -> Result<PathBuf, String> {
    let here = env::current_exe().map_err(|error| format!("Where is this program? {error}"))?;
    Ok(here.with_file_name(name))
}

/// The path as seen from anywhere: what is started runs in another folder than that in which it was typed.
pub fn whole(path: &Path) -> Result<PathBuf, String> {
    std::path::absolute(path).map_err(at(path))
}

/// For `map_err`: a file or folder refused what was done with it.
pub fn at(path: &Path) -> impl Fn(io::Error) -> String {
    move |error| format!("{}: {error}.", path.display())
}

/// Runs a step, says what runs and how long it took, and turns anything but success into a failure.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let line = shown(command);
    eprintln!("==> {line}");
    let start = Instant::now();
    let status = command
        .status()
        .map_err(|error| format!("`{line}` cannot be started: {error}."))?;
    let seconds = start.elapsed().as_secs_f64();
    if status.success() {
        eprintln!("==> {line}: done in {seconds:.1} s");
        Ok(())
    } else {
        eprintln!("==> {line}: failed after {seconds:.1} s ({status})");
        // None after a signal.
        let code = status.code().and_then(|code| u8::try_from(code).ok());
        Err(Failure::Ended(code.unwrap_or(1)))
    }
}

/// Runs a step as [`run`] does, beside others: what it prints is shown when it has ended.
pub fn run_beside(command: &mut Command) -> Result<(), Failure> {
    let line = shown(command);
    let start = Instant::now();
    let output = command
        .output()
        .map_err(|error| format!("`{line}` cannot be started: {error}."))?;
    let seconds = start.elapsed().as_secs_f64();
    let printed = [&output.stdout[..], &output.stderr].map(String::from_utf8_lossy);
    let printed = format!("==> {line}\n{}{}==> {line}", printed[0], printed[1]);
    if output.status.success() {
        eprintln!("{printed}: done in {seconds:.1} s");
        return Ok(());
    }
    let status = output.status;
    Err(format!("{printed}: failed after {seconds:.1} s ({status})").into())
}

/// The command as one would type it: the program without its folder, then its arguments.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    let mut words = vec![name.display().to_string()];
    words.extend(command.get_args().map(|arg| arg.display().to_string()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_describes_a_package_is_removed() {
        for name in ["CARGO_PKG_VERSION", "CARGO_MANIFEST_DIR", "OUT_DIR"] {
            assert!(tells_of_package(name), "{name}");
        }
        for name in ["CARGO_HOME", "CARGO_TARGET_DIR", "CARGO_NET_OFFLINE"] {
            assert!(!tells_of_package(name), "{name}");
        }
    }

    #[test]
    fn a_step_is_shown_as_typed() {
        let mut command = Command::new("/usr/local/bin/cargo");
        command.args(["test", "--workspace"]);
        assert_eq!(shown(&command), "cargo test --workspace");
    }
}
