//! `cargo xtask proofs`: the long proofs in turn, and one page of what each found.
//!
//! The proofs are the commands of `tests/README.md`, run as they stand there, so that none is named that does not run.

mod document;
mod page;

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::Failure;
use crate::cargo::{here, repository, whole};
use crate::libraries;

use document::Proof;
use page::{Row, failures, page};

/// Document with the proofs.
const DOCUMENT: &str = "tests/README.md";
/// Time after which the progress bar is drawn again.
const TICK: Duration = Duration::from_millis(500);
/// Bytes at the end of a log in which its last line is looked for.
const TAIL: u64 = 4096;

/// Runs all proofs, or those whose command contains one of `only`, goes on after a failure, and writes a log of each and
/// the page into `out`. What the page says of other proofs stays, so that a night's work can be done in parts.
///
/// # Errors
///
/// If no proof is meant, a library is missing, the folder cannot be written, or a proof failed.
pub fn proofs(only: &[String], out: &Path) -> Result<(), Failure> {
    let out = whole(out)?;
    let document = repository()?.join(DOCUMENT);
    let text = fs::read_to_string(document).map_err(|error| format!("{DOCUMENT}: {error}."))?;
    let all = document::proofs(&text);
    let is_meant =
        |proof: &Proof| only.is_empty() || only.iter().any(|it| proof.command.contains(it));
    let proofs: Vec<_> = (1..).zip(&all).filter(|(_, it)| is_meant(it)).collect();
    if proofs.is_empty() {
        return Err(format!("No command in {DOCUMENT} contains that.").into());
    }
    // Now, while there is a terminal to ask on: the proofs have none.
    libraries::provide_all()?;
    let cannot = |error: io::Error| format!("{} cannot be written: {error}.", out.display());
    fs::create_dir_all(&out).map_err(cannot)?;
    let (tree, place) = (tree()?, out.join("page.md"));
    let earlier = fs::read_to_string(&place).unwrap_or_default();
    let mut rows = Vec::new();
    for (number, proof) in &proofs {
        let log = out.join(format!("{number:02}.log"));
        let bar = bar(rows.len(), proofs.len());
        let start = Instant::now();
        let holds = run(&proof.command, &log, &bar)?;
        bar.finish_and_clear();
        let printed = fs::read_to_string(&log).map_err(cannot)?;
        let row = Row::new(proof, &tree, holds, start.elapsed(), &printed);
        eprintln!("==> {row}");
        rows.push(row);
        // After each, so that what was found is not lost with the next.
        fs::write(&place, page(&all, &rows, &earlier)).map_err(cannot)?;
    }
    let (run, out) = (rows.len(), out.display());
    match failures(&rows) {
        0 => Ok(()),
        failed => Err(format!("{failed} of {run} proofs failed: {out}").into()),
    }
}

/// Name of what is checked out, empty where git is missing.
fn tree() -> Result<String, Failure> {
    let mut git = here(Command::new("git"))?;
    let named = git.args(["describe", "--always", "--dirty"]).output();
    let name = named.map(|named| String::from_utf8_lossy(&named.stdout).trim().to_owned());
    Ok(name.unwrap_or_default())
}

/// Runs a command line in the root of the repository; returns `true` if it succeeded. It prints into the log itself, so
/// that a program that it leaves running keeps nothing waiting; the bar shows the last line of the log.
fn run(line: &str, log: &Path, bar: &ProgressBar) -> Result<bool, Failure> {
    let cannot = |error: io::Error| format!("`{line}` cannot be run, proofs need `sh`: {error}.");
    let prints = File::create(log).map_err(cannot)?;
    let mut shell = here(Command::new("sh"))?;
    shell.args(["-c", line]).env("CARGO_TERM_COLOR", "never");
    shell.env("NO_COLOR", "1");
    shell
        .stdin(Stdio::null())
        .stdout(prints.try_clone().map_err(cannot)?)
        .stderr(prints);
    let mut running = shell.spawn().map_err(cannot)?;
    let status = thread::scope(|scope| {
        let (ended, end) = mpsc::channel::<()>();
        scope.spawn(move || {
            while end.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                bar.set_message(last_line(log).unwrap_or_default());
            }
        });
        let status = running.wait();
        drop(ended);
        status
    });
    Ok(status.map_err(cannot)?.success())
}

fn last_line(log: &Path) -> io::Result<String> {
    let mut log = File::open(log)?;
    let length = log.metadata()?.len();
    log.seek(SeekFrom::Start(length.saturating_sub(TAIL)))?;
    let mut tail = Vec::new();
    log.read_to_end(&mut tail)?;
    let tail = String::from_utf8_lossy(&tail);
    Ok(tail.lines().last().unwrap_or_default().to_owned())
}

/// A bar over all proofs, with the time and the last line of the one that runs.
fn bar(done: usize, all: usize) -> ProgressBar {
    const TEMPLATE: &str = "{bar:24} {pos} of {len}, {elapsed} {wide_msg}";
    let style = ProgressStyle::with_template(TEMPLATE).expect("the template is well-formed");
    let bar = ProgressBar::new(all as u64)
        .with_position(done as u64)
        .with_style(style);
    bar.enable_steady_tick(TICK);
    bar
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_a_proof_leaves_is_not_waited_for() {
        let log = std::env::temp_dir().join(format!("cant-stop-proof-{}", std::process::id()));
        let path = log.display();
        // It ends when the log is gone.
        let line = format!("echo a; echo 2 games; while test -e '{path}'; do sleep 1; done &");
        let holds = run(&line, &log, &ProgressBar::hidden());
        let last = last_line(&log);
        fs::remove_file(&log).ok();
        assert!(holds.is_ok_and(|holds| holds));
        assert!(last.is_ok_and(|last| last == "2 games"));
    }
}
