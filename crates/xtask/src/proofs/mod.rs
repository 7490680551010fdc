//! `cargo xtask proofs`: the long proofs in turn, and one page of what each found.
//!
//! The proofs are the commands of `tests/README.md`, run as they stand there, so that none is named that does not run.

mod document;
mod page;

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::Failure;
use crate::cargo::{here, repository, whole};

use document::Proof;
use page::{Page, Row};

/// Document with the proofs.
const DOCUMENT: &str = "tests/README.md";
/// Time after which the progress bar is drawn again without news.
const TICK: Duration = Duration::from_millis(500);

/// Runs all proofs, or those whose command contains one of `only`, goes on after a failure, and writes a log of each and
/// the page into `out`.
///
/// # Errors
///
/// If no proof is meant, the folder cannot be written, or a proof failed.
pub fn proofs(only: &[String], out: &Path) -> Result<(), Failure> {
    let out = whole(out)?;
    let document = repository()?.join(DOCUMENT);
    let text = fs::read_to_string(document).map_err(|error| format!("{DOCUMENT}: {error}."))?;
    let is_meant = |proof: &Proof| only.is_empty() || only.iter().any(|it| proof.contains(it));
    let proofs: Vec<Proof> = document::proofs(&text).filter(is_meant).collect();
    if proofs.is_empty() {
        return Err(format!("No command in {DOCUMENT} contains that.").into());
    }
    let cannot = |error: io::Error| format!("{} cannot be written: {error}.", out.display());
    fs::create_dir_all(&out).map_err(cannot)?;
    let mut page = Page::default();
    for (number, proof) in proofs.iter().enumerate() {
        let log = out.join(format!("{:02}.log", number + 1));
        let bar = bar(number, proofs.len());
        let start = Instant::now();
        let holds = run(&proof.command, &log, &bar)?;
        bar.finish_and_clear();
        let printed = fs::read_to_string(&log).map_err(cannot)?;
        let row = Row::new(proof, holds, start.elapsed(), &printed);
        eprintln!("==> {row}");
        page.push(row);
        // After each, so that what was found is not lost with the next.
        fs::write(out.join("page.md"), page.to_string()).map_err(cannot)?;
    }
    match page.failures() {
        0 => Ok(()),
        failed => Err(format!(
            "{failed} of {} proofs failed: {}",
            proofs.len(),
            out.display()
        )
        .into()),
    }
}

/// Runs a command line in the root of the repository; returns `true` if it succeeded. What it prints goes into the log,
/// its last line to the bar.
fn run(line: &str, log: &Path, bar: &ProgressBar) -> Result<bool, Failure> {
    let cannot = |error: io::Error| format!("`{line}` cannot be run: {error}.");
    let (printed, prints) = io::pipe().map_err(cannot)?;
    let mut shell = here(Command::new("sh"))?;
    shell.args(["-c", line]).env("CARGO_TERM_COLOR", "never");
    shell
        .stdout(prints.try_clone().map_err(cannot)?)
        .stderr(prints);
    let mut running = shell.spawn().map_err(cannot)?;
    // With it goes this side of the pipe, which would never end.
    drop(shell);
    let mut log = File::create(log).map_err(cannot)?;
    for line in BufReader::new(printed).split(b'\n') {
        let line = line.map_err(cannot)?;
        log.write_all(&line)
            .and_then(|()| log.write_all(b"\n"))
            .map_err(cannot)?;
        bar.set_message(String::from_utf8_lossy(&line).into_owned());
    }
    Ok(running.wait().map_err(cannot)?.success())
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
