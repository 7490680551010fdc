//! Headless engine: no renderer, shaders, lights or log; layout, text and input work as usual.

use bevy::app::{PluginGroupBuilder, TerminalCtrlCHandlerPlugin};
use bevy::asset::AssetEventSystems;
use bevy::camera::{CameraPlugin, CameraUpdateSystems, visibility};
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::diagnostic::DiagnosticsPlugin;
use bevy::gilrs::GilrsPlugin;
use bevy::light::LightPlugin;
use bevy::log::LogPlugin;
use bevy::pbr::PbrPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::camera::camera_system;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::texture::ManualTextureViews;
use bevy::sprite_render::SpriteRenderPlugin;
use bevy::ui_render::UiRenderPlugin;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

/// Disables all plugins that only serve drawing, and adds a window of this size without opening it.
///
/// Building the renderer takes longer than most tests: it parses some eighty shaders, with or without a device.
pub(crate) fn unseen(plugins: PluginGroupBuilder, window: Window) -> PluginGroupBuilder {
    plugins
        .set(WindowPlugin {
            primary_window: Some(window),
            close_when_requested: false,
            exit_condition: ExitCondition::DontExit,
            ..default()
        })
        .disable::<LogPlugin>()
        .disable::<DiagnosticsPlugin>()
        .disable::<TerminalCtrlCHandlerPlugin>()
        .disable::<WinitPlugin>()
        .disable::<GilrsPlugin>()
        .disable::<RenderPlugin>()
        .disable::<PipelinedRenderingPlugin>()
        .disable::<CorePipelinePlugin>()
        .disable::<LightPlugin>()
        .disable::<SpriteRenderPlugin>()
        .disable::<UiRenderPlugin>()
        .disable::<PbrPlugin>()
        .add_after::<CameraPlugin>(StandIn)
}

/// Replaces parts of the disabled plugins that the game needs: asset types, and cameras that know their target.
struct StandIn;

impl Plugin for StandIn {
    fn build(&self, app: &mut App) {
        app.init_asset::<StandardMaterial>()
            .init_resource::<ManualTextureViews>()
            .add_systems(PostStartup, camera_system.in_set(CameraUpdateSystems))
            .add_systems(
                PostUpdate,
                camera_system
                    .in_set(CameraUpdateSystems)
                    .before(AssetEventSystems)
                    .before(visibility::update_frusta),
            );
    }
}
