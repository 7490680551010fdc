//! Start from the command line, in a window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bevy::app::AppExit;
use bevy::prelude::*;
use clap::Parser as _;
use directories::{ProjectDirs, UserDirs};

use super::allocator::give_memory_back;
use super::damaged_files::AssetError;
use super::{
    Args, Launch, Output, assets_folder, build, crash_report, damaged_files, explain_panics,
    first_start, icon, message_box, window::has_display, wishes,
};
use crate::core::background::ShortWork;
use crate::referee::{NextSeed, RecordFolder};
use crate::sound::SoundOutput;

/// Default size of the window in logical pixels.
const WINDOW: (u32, u32) = (1600, 900);

/// Runs the game by its command line, and shows an error message if it cannot start or crashes.
pub fn run() -> ExitCode {
    give_memory_back();
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(answer) => return tell(&answer),
    };
    try_run(args).unwrap_or_else(|sentence| {
        message_box::show_error(&sentence);
        ExitCode::FAILURE
    })
}

/// Tells an error of the command line, or the help. On Windows the game has no console for either.
fn tell(answer: &clap::Error) -> ExitCode {
    if answer.use_stderr() || cfg!(windows) {
        message_box::show_error(answer.to_string().trim_end());
    } else {
        // The terminal may be gone.
        let _ = answer.print();
    }
    ExitCode::from(answer.exit_code() as u8)
}

fn try_run(args: Args) -> Result<ExitCode, String> {
    let data = data_folder(&args);
    let launch = launch(&args, data.clone())?;
    if cfg!(target_os = "linux") && !has_display() {
        return Err(
            "There is no display to open a window on; run this in a graphical session.".to_owned(),
        );
    }
    let reports = data.clone().map(crash_report::write_on_panic);
    let asset_error = AssetError::default();
    let play = AssertUnwindSafe(|| {
        explain_panics(|| {
            let mut app = build(&launch);
            // System errors are logged here; in tests they panic.
            app.set_error_handler(bevy::ecs::error::error);
            app.insert_resource(NextSeed(args.start.seed));
            if let Some(reports) = reports {
                app.insert_resource(reports);
            }
            app.add_plugins((
                first_start::plugin(&args.start),
                wishes::plugin,
                icon::plugin,
                crash_report::plugin,
                damaged_files::plugin(&asset_error),
            ));
            if data.is_none() {
                app.insert_resource(RecordFolder::missing());
            }
            app.run()
        })
    });
    let exit = catch_unwind(play).map_err(|_| crash_report::crash_message(data.as_deref()))??;
    if let Some(sentence) = asset_error.get() {
        return Err(sentence.to_owned());
    }
    Ok(match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    })
}

/// Folder of records, log and reports; `None` on a system without one.
fn data_folder(args: &Args) -> Option<PathBuf> {
    match &args.data {
        Some(folder) => Some(folder.clone()),
        None => ProjectDirs::from("", "", "cant-stop").map(|dirs| dirs.data_dir().to_owned()),
    }
}

/// Options for the game in a window, with paths from the command line or the system.
fn launch(args: &Args, data: Option<PathBuf>) -> Result<Launch, String> {
    Ok(Launch {
        output: Output::Window {
            size: args.start.size.unwrap_or(WINDOW),
        },
        records: data.as_ref().map(|folder| folder.join("records")),
        settings: args.data.as_ref().map(|folder| folder.join("settings")),
        log: data.clone(),
        assets: assets_folder::find()?,
        keepsakes: keepsakes(data.as_deref()),
        open: args.file.clone(),
        sound: if args.silent {
            SoundOutput::Silent
        } else {
            SoundOutput::Device
        },
        short_work: ShortWork::Background,
    })
}

/// Folders for exported pictures: the system's, else the data folder.
fn keepsakes(data: Option<&Path>) -> Vec<PathBuf> {
    let dirs = UserDirs::new();
    let own = |place: fn(&UserDirs) -> Option<&Path>| Some(place(dirs.as_ref()?)?.to_owned());
    let places = [
        own(UserDirs::picture_dir),
        own(UserDirs::document_dir),
        own(|dirs| Some(dirs.home_dir())),
        data.map(Path::to_owned),
    ];
    places.into_iter().flatten().collect()
}
