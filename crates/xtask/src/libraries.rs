//! The system libraries that the game is built on: found missing, named, installed, looked for again.

mod install;
mod manager;
mod need;
mod probe;

use std::process::Command;

use crate::Failure;
use install::Way;
use manager::Manager;
use need::{NEEDS, Need};
use probe::is_there;

pub use need::For;
pub use probe::succeeds;

/// Makes sure that everything on this machine is there that any purpose needs, as [`provide`] does for some.
pub fn provide_all() -> Result<(), Failure> {
    provide(&NEEDS.map(|need| need.purpose))
}

/// Makes sure that everything on this machine is there that these purposes need, installing what is not.
pub fn provide(purposes: &[For]) -> Result<(), Failure> {
    // macOS and Windows bring all of it along.
    let missing = || -> Vec<&Need> {
        let is_meant = |need: &&Need| cfg!(target_os = "linux") && purposes.contains(&need.purpose);
        let needs = NEEDS.iter().filter(is_meant);
        needs.filter(|need| !is_there(need.probe)).collect()
    };
    let lacking = missing();
    if lacking.is_empty() {
        return Ok(());
    }
    eprintln!("This machine lacks");
    for need in &lacking {
        eprintln!("  {}, {}", need.what, need.why);
    }
    let Some(manager) = Manager::of_this_machine() else {
        return without_manager(&lacking);
    };
    let install = manager.install(&lacking);
    match Way::choose(&install) {
        Way::Directly => carry_out(manager, &install, "")?,
        Way::WithSudo(sudo) => carry_out(manager, &install, sudo)?,
        Way::ByHand(why) => {
            return Err(format!("{why} Run this as root, then try again:\n  {install}").into());
        }
    }
    let still: Vec<_> = missing().iter().map(|need| need.what).collect();
    if still.is_empty() {
        return Ok(());
    }
    let still = still.join(", ");
    Err(format!("Still missing after `{install}`: {still}.").into())
}

/// Installs, with fresh lists of packages where there are none, or where it fails with old ones.
fn carry_out(manager: &Manager, install: &str, prefix: &str) -> Result<(), Failure> {
    let has_old_lists = manager.has_lists();
    if !has_old_lists {
        run(prefix, manager.refresh)?;
    }
    match run(prefix, install) {
        Err(_) if has_old_lists && manager.has_short_lists => {
            run(prefix, manager.refresh)?;
            run(prefix, install)
        }
        done => done,
    }
}

fn run(prefix: &str, command: &str) -> Result<(), Failure> {
    let mut words = prefix.split_whitespace().chain(command.split(' '));
    let program = words.next().unwrap_or_default();
    crate::cargo::run(Command::new(program).args(words))
}

/// Fails on a Linux without a known package manager if the build lacks a library. Libraries to run with only get a
/// warning: they may lie in places that are not searched.
fn without_manager(missing: &[&Need]) -> Result<(), Failure> {
    if missing.iter().any(|need| need.purpose == For::Build) {
        let sentence = "There is no apt, dnf or pacman here; install these in the way of this system, then try again.";
        return Err(sentence.to_owned().into());
    }
    eprintln!("There is no apt, dnf or pacman here to install these with; going on without.");
    Ok(())
}
