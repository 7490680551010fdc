//! Crash reports: a panic writes a report to the data folder, and the next start shows its path. Reports are never sent.

use std::backtrace::Backtrace;
use std::fmt::Write;
use std::fs;
use std::io::{self, Write as _};
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::{prelude::*, render::renderer::RenderAdapterInfo};

use crate::referee::{Match, Notices};
use crate::ui::prelude::*;

const NEW: &str = "crash-report.new.txt";
const SHOWN: &str = "crash-report.txt";
/// Number of lines from the end of the record in a report.
const LINES: usize = 12;

/// Graphics card and driver, set at startup.
static GRAPHICS: OnceLock<String> = OnceLock::new();
/// The running match cannot be saved.
static AT_RISK: AtomicBool = AtomicBool::new(false);

#[derive(Resource, Clone, Debug)]
pub(super) struct ReportFolder(PathBuf);

/// Installs a panic hook that writes a report to `folder`, with the end of the current record. Only the first panic is
/// reported: later ones are consequences.
pub(super) fn write_on_panic(folder: PathBuf) -> ReportFolder {
    let there = folder.clone();
    let written = AtomicBool::new(false);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        usual(panic);
        // kira 0.12 panics in a thread when a sound device disappears while another one appears; the game reopens a
        // device and continues.
        let of_device = |place: &std::panic::Location| place.file().contains("stream_manager");
        if panic.location().is_some_and(of_device) {
            return;
        }
        if !written.swap(true, Ordering::Relaxed) {
            let report = report(panic, &there);
            let file = there.join(NEW);
            let written = fs::create_dir_all(&there).and_then(|()| fs::write(&file, report));
            let file = file.display();
            // The terminal may be gone.
            let _ = match written {
                Ok(()) => writeln!(io::stderr(), "A report is in {file}."),
                Err(error) => writeln!(io::stderr(), "{file} cannot be written: {error}."),
            };
        }
    }));
    ReportFolder(folder)
}

pub(super) fn crash_message(folder: Option<&Path>) -> String {
    let report = folder
        .map(|folder| folder.join(NEW))
        .filter(|report| report.exists())
        .map(|report| format!(" The report is in {}.", report.display()));
    let saved = match AT_RISK.load(Ordering::Relaxed) {
        true => "",
        false => " Your game is saved; restart to continue.",
    };
    format!("Can’t Stop crashed.{saved}{}", report.unwrap_or_default())
}

/// Writes the report. It has nothing personal: the last lines of a record are rolls and choices.
fn report(panic: &PanicHookInfo, folder: &Path) -> String {
    let mut report = String::new();
    let thread = std::thread::current();
    let line = |report: &mut String, what: &str, value: &dyn std::fmt::Display| {
        let _always = writeln!(report, "{what}: {value}");
    };
    line(&mut report, "Can’t Stop", &env!("CARGO_PKG_VERSION"));
    let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    line(&mut report, "System", &system);
    line(
        &mut report,
        "Graphics",
        &GRAPHICS.get().map_or("not known yet", String::as_str),
    );
    line(&mut report, "Thread", &thread.name().unwrap_or("unnamed"));
    line(&mut report, "Fault", panic);
    let _always = writeln!(report, "\nThe end of the record:");
    for action in end_of_record(&last_record(folder).unwrap_or_default()) {
        let _always = writeln!(report, "{action}");
    }
    let _always = writeln!(report, "\n{}", Backtrace::force_capture());
    report
}

/// The record written last: of a table, or of a climb of a day.
fn last_record(folder: &Path) -> Option<PathBuf> {
    let records = folder.join("records");
    let days = fs::read_dir(records.join("days")).into_iter().flatten();
    let folders = days.flatten().map(|day| day.path()).chain([records]);
    let files = folders.map(|folder| folder.join("current.jsonl"));
    files.max_by_key(|file| fs::metadata(file).and_then(|it| it.modified()).ok())
}

/// Last lines of a record, without the first one, which has the players' names.
fn end_of_record(file: &Path) -> Vec<String> {
    let text = fs::read(file).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<_> = text.lines().skip(1).collect();
    let from = lines.len().saturating_sub(LINES);
    lines[from..]
        .iter()
        .map(|line| (*line).to_owned())
        .collect()
}

/// Shows a notice about the last crash, once.
fn show_notice(folder: Option<Res<ReportFolder>>, mut notices: ResMut<Notices>) {
    let Some(folder) = folder else { return };
    let shown = folder.0.join(SHOWN);
    if fs::rename(folder.0.join(NEW), &shown).is_ok() {
        let file = shown.display().to_string();
        notices.push(Words::new(texts::NOTICE_CRASHED).with("file", file));
    }
}

fn store_graphics(adapter: Option<Res<RenderAdapterInfo>>) {
    if let Some(adapter) = adapter {
        let _once = GRAPHICS.set(format!(
            "{}, {} {}, {}",
            adapter.name, adapter.driver, adapter.driver_info, adapter.backend
        ));
    }
}

fn store_risk(current: If<Res<Match>>) {
    AT_RISK.store(current.is_at_risk(), Ordering::Relaxed);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (show_notice, store_graphics))
        .add_systems(Update, store_risk);
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use std::process::Command;

    use super::*;
    use crate::app::{Launch, build_match};
    use crate::referee::StartGame;

    /// Report folder of the child process that panics.
    const FOLDER: &str = "CANT_STOP_REPORT_FOLDER";

    /// Runs in a child process, because a panic hook is global to its process.
    #[test]
    fn a_child_panics() {
        if let Some(folder) = std::env::var_os(FOLDER) {
            write_on_panic(PathBuf::from(folder));
            let first = std::thread::spawn(|| panic!("the first fault"));
            assert!(first.join().is_err());
            panic!("what follows from it");
        }
    }

    #[test]
    fn a_game_without_a_record_is_not_said_to_be_saved() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = build_match(&Launch::headless(None, folder.path().to_owned()));
        for is_saved in [true, false] {
            // Without a match it does not run.
            app.world_mut().run_system_cached(store_risk).ok();
            assert_eq!(crash_message(None).contains("saved"), is_saved);
            let seat = SeatPlan {
                name: String::new(),
                mark: Mark::Disc,
                kind: SeatKind::Person,
            };
            app.world_mut().trigger(StartGame {
                seats: vec![seat.clone(), seat],
                variant: default(),
                seed: None,
            });
            app.world_mut().flush();
        }
    }

    #[test]
    fn a_crash_is_reported_and_shown_once() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("data");
        fs::create_dir_all(folder.join("records")).unwrap();
        let record = (0..40).map(|line| format!("line {line}\n"));
        fs::write(
            folder.join("records/current.jsonl"),
            record.collect::<String>(),
        )
        .unwrap();
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "app::crash_report::tests::a_child_panics"])
            .env(FOLDER, &folder)
            .output()
            .unwrap();
        assert!(!child.status.success());

        let report = fs::read_to_string(folder.join(NEW)).unwrap();
        assert!(report.contains(env!("CARGO_PKG_VERSION")), "{report}");
        assert!(report.contains("the first fault"), "{report}");
        assert!(!report.contains("what follows from it"), "{report}");
        assert!(report.contains("\nline 28\n"), "{report}");
        assert!(!report.contains("\nline 0\n"), "{report}");
        assert!(crash_message(Some(&folder)).contains(NEW));

        let mut app = App::new();
        app.init_resource::<Notices>()
            .insert_resource(ReportFolder(folder.clone()))
            .add_systems(Update, show_notice);
        for shown in [true, false] {
            app.update();
            let notice = app.world_mut().resource_mut::<Notices>().pop();
            assert_eq!(notice.is_some(), shown);
        }
        assert_eq!(fs::read_to_string(folder.join(SHOWN)).unwrap(), report);
    }
}
