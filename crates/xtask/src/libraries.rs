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
use probe::System;

pub use need::For;

/// Makes sure that everything on this machine is there that these purposes need, installing what is not.
///
/// # Errors
///
/// When something is missing that cannot be installed from here; the message has the command that would do it.
pub fn provide(purposes: &[For]) -> Result<(), Failure> {
    if !cfg!(target_os = "linux") {
        // macOS and Windows bring all of it along.
        return Ok(());
    }
    let missing = missing(purposes, &System::look());
    if missing.is_empty() {
        return Ok(());
    }
    eprintln!("This machine lacks");
    for need in &missing {
        eprintln!("  {}, {}", need.what, need.why);
    }
    let Some(manager) = Manager::of_this_machine() else {
        return without_manager(&missing);
    };
    let packages = manager.packages(&missing);
    let install = manager.install(&packages);
    match Way::choose(&manager::in_words(&install)) {
        Way::Directly => carry_out(manager, &install, &[])?,
        Way::WithSudo(sudo) => carry_out(manager, &install, &sudo)?,
        Way::ByHand(why) => {
            let line = manager::in_words(&install);
            return Err(Failure::Because(format!(
                "{why} Run this as root, then try again:\n  {line}"
            )));
        }
    }
    let still = self::missing(purposes, &System::look());
    if still.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = still.iter().map(|need| need.what).collect();
    Err(Failure::Because(format!(
        "Still missing after installing {}: {}.",
        packages.join(" "),
        names.join(", ")
    )))
}

fn missing(purposes: &[For], system: &System) -> Vec<&'static Need> {
    NEEDS
        .iter()
        .filter(|need| purposes.contains(&need.purpose) && !system.has(need.probe))
        .collect()
}

/// Installs, with fresh lists of packages where there are none, or where apt fails with those it has: they name versions
/// that the archive drops after a while.
fn carry_out(manager: Manager, install: &[String], prefix: &[&str]) -> Result<(), Failure> {
    let refresh = manager.refresh();
    let old_lists = manager.has_lists();
    if !old_lists {
        run(prefix, &refresh)?;
    }
    match run(prefix, install) {
        Err(_) if old_lists && manager == Manager::Apt => {
            run(prefix, &refresh)?;
            run(prefix, install)
        }
        done => done,
    }
}

fn run(prefix: &[&str], command: &[String]) -> Result<(), Failure> {
    let mut words = prefix
        .iter()
        .copied()
        .chain(command.iter().map(String::as_str));
    let program = words.next().unwrap_or_default();
    crate::cargo::run(Command::new(program).args(words))
}

/// Fails on a Linux without a known package manager if the build lacks a library. Libraries to run with only get a
/// warning: they may lie in places that are not searched.
fn without_manager(missing: &[&Need]) -> Result<(), Failure> {
    if missing.iter().any(|need| need.purpose == For::Build) {
        return Err(Failure::Because(
            "There is no apt, dnf or pacman here; install these in the way of this system, then try again."
                .to_owned(),
        ));
    }
    eprintln!("There is no apt, dnf or pacman here to install these with; going on without.");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_purposes_asked_for_count() {
        let bare = System::empty();
        let to_build = missing(&[For::Build], &bare);
        let to_play = missing(
            &[For::Build, For::Render, For::Window, For::X11, For::Ears],
            &bare,
        );
        assert!(to_build.iter().all(|need| need.purpose == For::Build));
        assert!(to_build.iter().any(|need| need.what.contains("ALSA")));
        assert_eq!(to_play.len(), NEEDS.len());
    }
}
