//! Assembles the game as a Bevy app: with a window, off-screen, or for tests.

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetPlugin;
use bevy::gilrs::GilrsPlugin;
use bevy::log::{DEFAULT_FILTER, LogPlugin};
use bevy::prelude::*;
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{MemoryHints, RenderCreation, WgpuFeatures, WgpuLimits, WgpuSettings};
use bevy::render::slab_allocator::SlabAllocatorSettings;
use bevy::render::{RenderApp, RenderPlugin};
use bevy::state::app::StatesPlugin;
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_tweening::TweeningPlugin;

use super::log_file::LogFolder;
use super::{Launch, Output, camera, log_file};
use crate::core::canvas::Canvas;
use crate::core::store::SettingsFolder;
use crate::core::threads::{SystemsInTurn, task_pools};
use crate::core::unseen::unseen;
use crate::features::share::{AssetsFolder, FileToOpen, KeepsakeFolders};
use crate::features::{
    alone, book, evening, fairness, history, join, pause, puzzles, results, rulebook, seats,
    settings, share, title, today, tutorial, watch, way_up,
};
use crate::input::Hurried;
use crate::referee::RecordFolder;
use crate::{core, input, opponents, play, reader, referee, sound, ui};

/// Builds the whole game, ready to run.
pub fn build(launch: &Launch) -> App {
    let mut app = bevy_app(launch);
    app.insert_resource(launch.sound);
    app.insert_resource(KeepsakeFolders(launch.keepsakes.clone()));
    app.insert_resource(AssetsFolder(launch.assets.clone()));
    if let Some(path) = &launch.open {
        app.insert_resource(FileToOpen(path.clone()));
    }
    insert_launch(&mut app, launch);
    app.add_plugins((
        core::plugin,
        ui::plugin,
        input::plugin,
        referee::plugin,
        opponents::plugin,
        play::plugin,
        sound::plugin,
        reader::plugin,
        super::plugin,
    ));
    app.add_plugins((
        title::plugin,
        join::plugin,
        results::plugin,
        pause::plugin,
        settings::plugin,
        rulebook::plugin,
        fairness::plugin,
        book::plugin,
        history::plugin,
        seats::plugin,
        share::plugin,
    ));
    app.add_plugins((
        alone::plugin,
        evening::plugin,
        today::plugin,
        tutorial::plugin,
        watch::plugin,
        way_up::plugin,
        puzzles::plugin,
    ));
    app
}

/// Builds the match alone: states, settings, the referee, records and bots, without views and devices.
///
/// For tests of the referee; a frame costs a small fraction of one of [`build`].
pub fn build_match(launch: &Launch) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), StatesPlugin));
    app.add_plugins(SystemsInTurn);
    insert_launch(&mut app, launch);
    // Written by the modules below for views that do not exist here.
    app.init_resource::<UiScale>().add_message::<Hurried>();
    app.add_plugins((core::plugin, referee::plugin, opponents::minds));
    app.add_plugins((
        evening::game_plugin,
        today::game_plugin,
        watch::game_plugin,
        way_up::game_plugin,
    ));
    app
}

/// Inserts the paths of files and the mode of background work.
fn insert_launch(app: &mut App, launch: &Launch) {
    app.insert_resource(launch.short_work);
    app.insert_resource(RecordFolder::new(launch.records.clone()));
    if let Some(folder) = &launch.settings {
        app.insert_resource(SettingsFolder(folder.clone()));
    }
}

/// Builds the engine with the camera that draws the canvas, without the game.
pub fn bare_app(launch: &Launch) -> App {
    let mut app = bevy_app(launch);
    app.init_resource::<Canvas>();
    app.add_plugins(camera::plugin);
    app
}

fn bevy_app(launch: &Launch) -> App {
    let mut app = App::new();
    if let Some(folder) = &launch.log {
        app.insert_resource(LogFolder(folder.clone()));
    }
    app.add_plugins(bevy_plugins(launch));
    store_meshes_apart(&mut app);
    app.add_plugins((TweeningPlugin, SystemsInTurn));
    app.insert_resource(launch.output.canvas());
    app
}

fn bevy_plugins(launch: &Launch) -> PluginGroupBuilder {
    let plugins = DefaultPlugins
        .set(AssetPlugin {
            file_path: launch.assets.to_string_lossy().into_owned(),
            ..default()
        })
        .set(LogPlugin {
            // That these are left out is the doing of `thrifty`.
            filter: format!(
                "{DEFAULT_FILTER},bevy_pbr::atmosphere=error,bevy_pbr::ssao=error,bevy_core_pipeline::oit=error"
            ),
            custom_layer: log_file::layer,
            ..default()
        })
        .set(task_pools())
        // `pads` begins to read them with the first.
        .disable::<GilrsPlugin>()
        .set(RenderPlugin {
            render_creation: thrifty(),
            synchronous_pipeline_compilation: matches!(launch.output, Output::Image { .. }),
            ..default()
        });
    match launch.output {
        Output::Window { size } => plugins.set(WindowPlugin {
            primary_window: Some(Window {
                // Shown once a frame has been drawn, see `window`.
                visible: false,
                ..window(size)
            }),
            // The pause asks first.
            close_when_requested: false,
            ..default()
        }),
        Output::Image { .. } => plugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>(),
        Output::Headless { size } => unseen(plugins, window(size)),
    }
}

/// Size in bytes of a block of the graphics card's memory. The engine's setting for little memory doubles it with every block.
const MEMORY_BLOCK: u64 = 8 << 20;

/// A renderer that asks for memory in small blocks: the usual ones hold many times what is drawn here.
///
/// It takes next to nothing that only some drivers have, so that the game is drawn in one way on all: an engine that finds
/// arrays of textures takes them, and ended at once where the limits below leave it none. It has no shaders that compute,
/// nor buffers that shaders read at will, as in a browser. Nothing here is drawn with them, and without them the engine
/// compiles no shaders for lamps, an atmosphere, ambient occlusion, probes and culling, which a software driver would keep in
/// memory, and prepares no work for them in every frame.
fn thrifty() -> RenderCreation {
    RenderCreation::Automatic(Box::new(WgpuSettings {
        memory_hints: MemoryHints::Manual {
            suballocated_device_memory_block_size: MEMORY_BLOCK..MEMORY_BLOCK,
        },
        // Shadows that need no second way of drawing them.
        disabled_features: Some(WgpuFeatures::all().difference(WgpuFeatures::DEPTH_CLIP_CONTROL)),
        constrained_limits: Some(WgpuLimits {
            max_storage_buffers_per_shader_stage: 0,
            max_storage_textures_per_shader_stage: 0,
            max_compute_workgroup_size_x: 0,
            // As the device has them: walls of screens are wider than the usual limit.
            max_texture_dimension_2d: u32::MAX,
            ..default()
        }),
        ..default()
    }))
}

/// Gives every mesh a buffer of its own. Buffers for many, one for each kind, have tables for a hundred thousand meshes,
/// four megabytes each; there are some dozens here.
fn store_meshes_apart(app: &mut App) {
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(MeshAllocatorSettings {
            slab_allocator_settings: SlabAllocatorSettings {
                large_threshold: 0,
                ..default()
            },
            ..default()
        });
    }
}

fn window((width, height): (u32, u32)) -> Window {
    Window {
        title: cant_stop_identity::TITLE.to_owned(),
        name: Some(cant_stop_identity::ID.to_owned()),
        resolution: WindowResolution::new(width, height),
        ..default()
    }
}
