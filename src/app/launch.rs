//! Puts the game together: for a window, for pictures off-screen, or for tests.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::process::ExitCode;

use bevy::app::{AppExit, TaskPoolPlugin};
use bevy::asset::AssetPlugin;
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_tweening::TweeningPlugin;
use directories::ProjectDirs;

use super::assets_folder;
use crate::app::Arguments;
use crate::dev_tools::LookFor;
use crate::ground::canvas::CanvasTarget;
use crate::ground::settings::Language;
use crate::ground::settings::{Settings, SettingsFolder};
use crate::referee::RecordFolder;
use crate::sound::SoundOutput;
use crate::{
    dev_tools, devices, ground, hud, input, menus, opponents, referee, screens, sound, table,
    theme, throw,
};

/// What the game is put on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// A window of this size in pixels.
    Window {
        /// Width and height.
        size: (u32, u32),
    },
    /// An image of this size, rendered without a window.
    Image {
        /// Width and height.
        size: (u32, u32),
    },
    /// Nothing is rendered, no device is asked for; layout and everything else runs as ever.
    Headless {
        /// The size the layout is made for.
        size: (u32, u32),
    },
}

impl Output {
    /// What the camera draws on.
    pub(crate) fn canvas(self) -> CanvasTarget {
        match self {
            Output::Image { size } => CanvasTarget::Image { size: size.into() },
            Output::Window { .. } | Output::Headless { .. } => CanvasTarget::Window,
        }
    }
}

/// How a game is to be put together.
#[derive(Clone, Debug)]
pub struct Launch {
    /// What it is put on.
    pub output: Output,
    /// The folder for records; `None` keeps none.
    pub records: Option<PathBuf>,
    /// The folder for settings instead of the platform's.
    pub settings: Option<PathBuf>,
    /// The folder called `assets`.
    pub assets: PathBuf,
    /// Whether to open the sound device.
    pub sound: bool,
}

impl Launch {
    /// A game for tests: nothing rendered, nothing heard, all files in `folder` or, without one, no records at all.
    pub fn headless(folder: Option<PathBuf>, settings: PathBuf) -> Launch {
        Launch {
            output: Output::Headless { size: (1920, 1080) },
            records: folder,
            settings: Some(settings),
            assets: assets_folder::find().unwrap_or_else(|_| PathBuf::from("assets")),
            sound: false,
        }
    }
}

/// The whole game as an app, ready to run.
pub fn build(launch: &Launch) -> App {
    let mut app = App::new();
    app.add_plugins(bevy_plugins(launch));
    app.insert_resource(launch.output.canvas());
    app.insert_resource(if launch.sound {
        SoundOutput::Device
    } else {
        SoundOutput::Silent
    });
    app.insert_resource(RecordFolder::new(launch.records.clone()));
    if let Some(folder) = &launch.settings {
        app.insert_resource(SettingsFolder(folder.clone()));
    }
    app.add_plugins(TweeningPlugin);
    app.add_plugins((
        ground::plugin,
        theme::plugin,
        input::plugin,
        referee::plugin,
        devices::plugin,
        opponents::plugin,
        throw::plugin,
        table::plugin,
        hud::plugin,
        sound::plugin,
        menus::plugin,
        screens::plugin,
        super::plugin,
    ));
    app
}

pub(crate) fn bevy_plugins(launch: &Launch) -> bevy::app::PluginGroupBuilder {
    let plugins = DefaultPlugins
        .set(AssetPlugin {
            file_path: launch.assets.to_string_lossy().into_owned(),
            ..default()
        })
        .set(TaskPoolPlugin::default());
    match launch.output {
        Output::Window { size } => plugins.set(WindowPlugin {
            primary_window: Some(window(size)),
            ..default()
        }),
        Output::Image { .. } => plugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>(),
        Output::Headless { size } => plugins
            .set(WindowPlugin {
                primary_window: Some(window(size)),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None,
                    ..default()
                })),
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>()
            .disable::<GilrsPlugin>()
            .disable::<LogPlugin>(),
    }
}

fn window((width, height): (u32, u32)) -> Window {
    Window {
        title: "Can’t Stop".to_owned(),
        name: Some("cant-stop".to_owned()),
        resolution: WindowResolution::new(width, height),
        ..default()
    }
}

const WINDOW: (u32, u32) = (1600, 900);
const DEMO: (u32, u32) = (1920, 1080);

/// Runs the game as the command line asks, and says in one sentence what keeps it from running.
pub fn run(arguments: Arguments) -> ExitCode {
    match try_run(arguments) {
        Ok(exit) => exit,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn try_run(arguments: Arguments) -> Result<ExitCode, String> {
    let assets = assets_folder::find().map_err(|places| {
        let places: Vec<String> = places.iter().map(|place| place.display().to_string()).collect();
        format!(
            "The folder “assets” of the game is missing; put it beside the executable (looked in {}).",
            places.join(", ")
        )
    })?;
    let data = match &arguments.data {
        Some(folder) => Some(folder.clone()),
        None => ProjectDirs::from("", "", "cant-stop").map(|dirs| dirs.data_dir().to_owned()),
    };
    let launch = Launch {
        output: Output::Window {
            size: arguments.size.unwrap_or(WINDOW),
        },
        records: data.map(|folder| folder.join("records")),
        settings: arguments
            .data
            .as_ref()
            .map(|folder| folder.join("settings")),
        assets,
        sound: !arguments.silent,
    };
    if let Some(folder) = arguments.demo.as_ref().or(arguments.look.as_ref()) {
        let launch = Launch {
            output: Output::Image {
                size: arguments.size.unwrap_or(DEMO),
            },
            records: None,
            settings: Some(folder.join("settings")),
            sound: false,
            ..launch
        };
        let (seed, choose) = (arguments.seed, chosen(&arguments));
        return match arguments.look {
            None => dev_tools::demo(&launch, folder, seed, choose),
            Some(_) => dev_tools::look(&launch, folder, looked_for(&arguments), seed, choose),
        };
    }
    if no_display() {
        return Err(
            "There is no display to open a window on; run this in a graphical session, \
                    or make pictures with --demo DIR."
                .to_owned(),
        );
    }
    let exit = without_panic(move || {
        let mut app = build(&launch);
        // What goes wrong with one part of a picture goes into the log and ends nobody's game; tests panic instead.
        app.set_error_handler(bevy::ecs::error::error);
        app.insert_resource(referee::NextSeed(arguments.seed));
        let choose = chosen(&arguments);
        app.add_systems(PostStartup, move |mut settings: ResMut<Settings>| {
            choose(&mut settings);
        });
        app.run()
    })?;
    Ok(match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    })
}

/// What Bevy and winit panic with when the machine lacks something, and what to say instead.
const KNOWN_PANICS: [(&str, &str); 2] = [
    (
        "Unable to find a GPU",
        "No graphics driver was found; install one for Vulkan (on Debian without a graphics card: mesa-vulkan-drivers).",
    ),
    (
        "Failed to build event loop",
        "The display cannot be opened; check DISPLAY or WAYLAND_DISPLAY, or make pictures with --demo DIR.",
    ),
];

/// Runs `work`; a panic that only says what the machine lacks becomes a sentence.
pub(crate) fn without_panic<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if known_panic(info.payload()).is_none() {
            usual(info);
        }
    }));
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| match known_panic(&*payload) {
        Some(sentence) => sentence.to_owned(),
        None => resume_unwind(payload),
    })
}

fn known_panic(payload: &(dyn Any + Send)) -> Option<&'static str> {
    let text = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())?;
    KNOWN_PANICS
        .iter()
        .find(|(panic, _)| text.contains(panic))
        .map(|(_, sentence)| *sentence)
}

fn looked_for(arguments: &Arguments) -> LookFor {
    let names = |what: &str| arguments.look_for.iter().any(|name| name == what);
    LookFor {
        contrast: names("contrast"),
        flashes: names("flashes"),
        few: names("few"),
    }
}

/// What the command line sets for this start.
fn chosen(arguments: &Arguments) -> impl Fn(&mut Settings) + Send + Sync + 'static {
    let language = arguments.lang.as_deref().map(|lang| match lang {
        "es" => Language::Es,
        "it" => Language::It,
        _ => Language::En,
    });
    let text_scale = arguments.text_scale;
    move |settings| {
        settings.language = language.unwrap_or(settings.language);
        settings.text_scale = text_scale.unwrap_or(settings.text_scale);
    }
}

fn no_display() -> bool {
    cfg!(target_os = "linux")
        && ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .all(|name| std::env::var_os(name).is_none_or(|value| value.is_empty()))
}
