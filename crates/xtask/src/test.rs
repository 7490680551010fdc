//! `cargo xtask test`: formatting, the checks of the text, lints, documentation, then every test beside a look at rendered
//! frames and a turn played by ear.

use std::process::Command;
use std::time::Instant;
use std::{fs, thread};

use crate::Failure;
use crate::by_ear::reader;
use crate::cargo::{GAME, WORKSPACES, at, beside, cargo, cargo_in, run, run_beside};
use crate::dist::can_build_for;
use crate::libraries::{self, For, succeeds};
use crate::look::quick_look;

/// The checks of the text alone: they need nothing of what they check to be compiled.
const TIDY: &str = "test --workspace --test tidy";
const FORMAT: &str = "fmt --all --check";
/// Lints of our own code, tests and examples included.
const LINTS: &str = "clippy --workspace --all-targets -- -D warnings";
/// Documentation of our own code. Private items belong to it: in a program it is they that link to each other.
const DOCUMENTATION: &str = "doc --workspace --no-deps --document-private-items";
/// Compiles everything there is to test, once.
const COMPILE: &str = "test --workspace --all-targets --no-run";
const EXAMPLES: &str = "test --workspace --doc";
const TESTS: &str = "test --workspace --tests";

/// Runs every check and stops at the first that fails.
pub fn test() -> Result<(), Failure> {
    let start = Instant::now();
    libraries::provide(&[For::Build])?;
    provide_component("fmt", "rustfmt")?;
    provide_component("clippy", "clippy")?;
    in_each(FORMAT)?;
    step_aside()?;
    run(&mut cargo_in(GAME, TIDY)?)?;
    build_rules_for_wasm()?;
    in_each(LINTS)?;
    for workspace in WORKSPACES {
        let mut documentation = cargo_in(workspace, DOCUMENTATION)?;
        run(documentation.env("RUSTDOCFLAGS", "-D warnings"))?;
    }
    in_each(COMPILE)?;
    in_each(EXAMPLES)?;
    let beside = [Some(quick_look()?), reader(&["--short"])?];
    // What draws and what listens waits for much of its time, and the tests take the processors meanwhile.
    let beside = thread::spawn(|| {
        let mut beside = beside.into_iter().flatten();
        beside.try_for_each(|mut program| run_beside(&mut program))
    });
    let tests = in_each(TESTS);
    let beside = beside
        .join()
        .map_err(|_| "The look at frames and the turn by ear panicked.".to_owned())?;
    // What failed beside the tests is told at the end; the tests have told theirs.
    beside?;
    tests?;
    let seconds = start.elapsed().as_secs_f64();
    eprintln!("==> everything holds, in {seconds:.1} s");
    Ok(())
}

/// Renames this program on Windows, where the file of one that runs cannot be replaced: the tests beside it build it again.
fn step_aside() -> Result<(), String> {
    for name in ["xtask.exe", "deps/xtask.exe"] {
        let file = beside(name)?;
        if cfg!(windows) && file.is_file() {
            fs::rename(&file, file.with_extension("old.exe")).map_err(at(&file))?;
        }
    }
    Ok(())
}

/// Runs a command of cargo in every workspace.
fn in_each(command: &str) -> Result<(), Failure> {
    let run_in = |workspace: &&str| run(&mut cargo_in(workspace, command)?);
    WORKSPACES.iter().try_for_each(run_in)
}

/// The target without a system or a standard library's files, threads and clock behind it.
const WASM: &str = "wasm32-unknown-unknown";

/// The rules build for the browser too, wherever the toolchain can build for it.
fn build_rules_for_wasm() -> Result<(), Failure> {
    if !can_build_for(WASM) {
        eprintln!("==> {WASM} is not installed: the rules are not built for it");
        return Ok(());
    }
    let rules = format!("build -p cant-stop-rules --target {WASM}");
    run(&mut cargo_in(GAME, &rules)?)
}

/// Adds a component of the toolchain where rustup left it out, as its minimal profile does.
fn provide_component(subcommand: &str, component: &str) -> Result<(), Failure> {
    if succeeds(cargo()?.args([subcommand, "--version"])) {
        return Ok(());
    }
    eprintln!("The toolchain lacks {component}, which `cargo {subcommand}` needs.");
    run(Command::new("rustup").args(["component", "add", component]))
}
