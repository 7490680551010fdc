//! A fault of the game itself leaves a report in the data folder, and the next start says where it is. Nothing is ever
//! sent anywhere.

use std::{
    backtrace::Backtrace,
    fmt::Write,
    fs,
    panic::PanicHookInfo,
    path::{Path, PathBuf},
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

use bevy::{prelude::*, render::renderer::RenderAdapterInfo};

use crate::core::locale::Words;
use crate::core::texts;
use crate::referee::Notices;

/// A report that no start has spoken of yet.
const NEW: &str = "crash-report.new.txt";
/// The last report.
const TOLD: &str = "crash-report.txt";
/// How many lines of the record's end a report has.
const LINES: usize = 12;

/// The graphics card and its driver, once they are known.
static GRAPHICS: OnceLock<String> = OnceLock::new();

/// Where reports are written.
#[derive(Resource, Clone, Debug)]
pub(super) struct ReportFolder(PathBuf);

/// From now on a panic of any thread leaves a report in `folder`, with the end of the record of the match in it. Only the
/// first one does: what follows from it says less.
pub(super) fn write_on_panic(folder: PathBuf) -> ReportFolder {
    let there = folder.clone();
    let written = AtomicBool::new(false);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        usual(panic);
        // The thread of a sound device that goes while another one comes panics in kira 0.12; the game looks for a
        // device again and plays on.
        let of_device = |place: &std::panic::Location| place.file().contains("stream_manager");
        if panic.location().is_some_and(of_device) {
            return;
        }
        if !written.swap(true, Ordering::Relaxed) {
            let report = report(panic, &there);
            let file = there.join(NEW);
            match fs::create_dir_all(&there).and_then(|()| fs::write(&file, report)) {
                Ok(()) => eprintln!("A report is in {}.", file.display()),
                Err(error) => eprintln!("{} cannot be written: {error}.", file.display()),
            }
        }
    }));
    ReportFolder(folder)
}

/// The sentence for a game that has just ended by a fault.
pub(super) fn sentence(folder: Option<&Path>) -> String {
    let report = folder
        .map(|folder| folder.join(NEW))
        .filter(|report| report.exists())
        .map(|report| format!(" What happened is written in {}.", report.display()));
    format!(
        "Can’t Stop has ended by a fault of its own; your game is saved, start it again to go on.{}",
        report.unwrap_or_default()
    )
}

/// All that is needed to find the fault, and nothing of who plays: a record's last lines are rolls and choices.
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
    for action in end_of_record(&folder.join("records/current.jsonl")) {
        let _always = writeln!(report, "{action}");
    }
    let _always = writeln!(report, "\n{}", Backtrace::force_capture());
    report
}

/// The last lines of a record, without its first, which has the players' names.
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

/// Says once that the last start ended by a fault, and where that is written.
fn tell(folder: Option<Res<ReportFolder>>, mut notices: ResMut<Notices>) {
    let Some(folder) = folder else { return };
    let told = folder.0.join(TOLD);
    if fs::rename(folder.0.join(NEW), &told).is_ok() {
        let file = told.display().to_string();
        notices.push(Words::new(texts::NOTICE_CRASHED).with("file", file));
    }
}

fn note_graphics(adapter: Option<Res<RenderAdapterInfo>>) {
    if let Some(adapter) = adapter {
        let _once = GRAPHICS.set(format!(
            "{}, {} {}, {}",
            adapter.name, adapter.driver, adapter.driver_info, adapter.backend
        ));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (tell, note_graphics));
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use std::process::Command;

    use super::*;

    /// Where the child that panics writes its report.
    const FOLDER: &str = "CANT_STOP_REPORT_FOLDER";

    /// The child: a hook belongs to the whole process, so that another one has to panic.
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
    fn a_fault_is_written_down_and_told_once() {
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
        assert!(sentence(Some(&folder)).contains(NEW));

        let mut app = App::new();
        app.init_resource::<Notices>()
            .insert_resource(ReportFolder(folder.clone()))
            .add_systems(Update, tell);
        for told in [true, false] {
            app.update();
            let notice = app.world_mut().resource_mut::<Notices>().pop();
            assert_eq!(notice.is_some(), told);
        }
        assert_eq!(fs::read_to_string(folder.join(TOLD)).unwrap(), report);
    }
}
