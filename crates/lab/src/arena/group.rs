//! A program and everything it starts, ended together.
//!
//! On Unix a program gets a process group of its own, and the whole group is killed: a program behind `sh -c` or another
//! wrapper is ended too. A program that leaves its group escapes. On other systems `taskkill` ends the program and what
//! it has started, as far as it finds it.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The groups that run now, by the number of their first process.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// A running program and everything it starts; all of it is killed when this is dropped.
pub(super) struct Group {
    id: u32,
}

impl Group {
    /// Starts a program in a group of its own.
    pub(super) fn start(command: &mut Command) -> io::Result<(Group, Child)> {
        separate(command);
        // Locked before it starts, so that `kill_all` misses none.
        let mut running = running();
        let child = command.spawn()?;
        running.insert(child.id());
        Ok((Group { id: child.id() }, child))
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        running().remove(&self.id);
        kill(self.id);
    }
}

/// Kills every group and ends this program on Ctrl-C.
///
/// The terminal sends Ctrl-C to its own group only, and the programs have left that.
pub(super) fn end_all_on_ctrl_c() {
    /// Exit code that shells give a program ended by Ctrl-C: 128 + SIGINT.
    const INTERRUPTED: i32 = 130;
    let handled = ctrlc::set_handler(|| {
        // Nothing can be started while this is locked.
        let running = running();
        running.iter().copied().for_each(kill);
        std::process::exit(INTERRUPTED);
    });
    // Without it Ctrl-C ends this program all the same, and the others find their standard input closed.
    drop(handled);
}

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    // A set of numbers is never half changed.
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(unix)]
fn separate(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(unix)]
fn kill(id: u32) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;
    if let Ok(id) = i32::try_from(id) {
        // It fails only if nothing of the group is left.
        let _ = killpg(Pid::from_raw(id), Signal::SIGKILL);
    }
}

#[cfg(not(unix))]
fn separate(_: &mut Command) {}

#[cfg(not(unix))]
fn kill(id: u32) {
    use std::process::Stdio;
    let _ = Command::new("taskkill")
        .args(["/T", "/F", "/PID", &id.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
}
