//! Starts the game from the command line, in a window.

use std::process::ExitCode;

use bevy::app::AppExit;
use bevy::prelude::*;
use directories::ProjectDirs;

use super::{Args, Launch, Output, assets_folder, build, explain_panics};
use crate::ground::settings::Settings;
use crate::referee::NextSeed;

/// The size of the window where none is asked for, in logical pixels.
const WINDOW: (u32, u32) = (1600, 900);

/// Runs the game as the command line asks, and says in one sentence what keeps it from running.
pub fn run(args: Args) -> ExitCode {
    try_run(args).unwrap_or_else(|sentence| {
        eprintln!("{sentence}");
        ExitCode::FAILURE
    })
}

fn try_run(args: Args) -> Result<ExitCode, String> {
    let launch = launch(&args)?;
    if no_display() {
        return Err(
            "There is no display to open a window on; run this in a graphical session.".to_owned(),
        );
    }
    let exit = explain_panics(move || {
        let mut app = build(&launch);
        // What goes wrong with one part of a picture goes into the log and ends nobody's game; tests panic instead.
        app.set_error_handler(bevy::ecs::error::error);
        app.insert_resource(NextSeed(args.start.seed));
        app.add_systems(PostStartup, move |mut settings: ResMut<Settings>| {
            args.start.choose(&mut settings);
        });
        app.run()
    })?;
    Ok(match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    })
}

/// The game in a window, its files where the command line or the system says.
fn launch(args: &Args) -> Result<Launch, String> {
    let data = match &args.data {
        Some(folder) => Some(folder.clone()),
        None => ProjectDirs::from("", "", "cant-stop").map(|dirs| dirs.data_dir().to_owned()),
    };
    Ok(Launch {
        output: Output::Window {
            size: args.start.size.unwrap_or(WINDOW),
        },
        records: data.map(|folder| folder.join("records")),
        settings: args.data.as_ref().map(|folder| folder.join("settings")),
        assets: assets_folder::find()?,
        sound: !args.silent,
    })
}

fn no_display() -> bool {
    cfg!(target_os = "linux")
        && ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .all(|name| std::env::var_os(name).is_none_or(|value| value.is_empty()))
}
