//! Picture of the dice on their slab, transparent around it: its light, its camera, and its place over the board.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::camera::{RenderTarget, SubCameraView};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, SimulationLightSystems};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::ui::widget::NodeImageMode;

use super::LAYER;
use super::gather::ROW_MIDDLE;
use super::lens::{FIELD, ROW, ROW_ASIDE, WHOLE, WHOLE_MIDDLE, look_down_on};
use super::looks::Looks;
use crate::core::canvas::Canvas;
use crate::core::redraw::Redraw;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::play::table::TableSystems;
use crate::referee::Pace;
use crate::referee::throw::{Hand, ThrowShown};
use crate::ui::color::{Palette, Role, Tint};
use crate::ui::layer::Layer;
use crate::ui::layout::StepsAside;
use crate::ui::motion;

/// Maximum pixels of the picture along a side.
const LARGEST: f32 = 2048.0;
/// Size of the picture before the first layout, in pixels.
const FIRST_SIZE: UVec2 = UVec2::new(560, 304);

/// Place of the light.
const LIGHT_FROM: Vec3 = Vec3::new(-4.0, 9.0, 2.6);
/// Directional light in lux, and ambient light in candela per square metre.
const LIGHT: f32 = 2750.0;
const AMBIENT: f32 = 380.0;

/// Camera over the dice.
#[derive(Component, Default)]
#[require(Name = Name::new("tray camera"))]
pub(super) struct TrayCamera {
    /// Share of the way from the whole slab (0) to the row of dice (1).
    nearness: f32,
}

/// Node with the picture of the dice.
#[derive(Component)]
#[require(Name = Name::new("tray"))]
pub(super) struct TrayNode;

/// Leaves the picture of the tray as it is while nothing is under way.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct TrayRests;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: 1024 });
    app.add_systems(Startup, build_tray);
    app.add_systems(OnEnter(Screen::Play), show_tray);
    app.add_systems(OnExit(Screen::Play), stop_looking);
    app.add_systems(
        Update,
        (fit_tray, aim_camera)
            .chain()
            .in_set(TableSystems::Pose)
            .run_if(in_state(Screen::Play)),
    );
    app.add_systems(
        Update,
        rest_camera
            .in_set(TrayRests)
            .run_if(in_state(Screen::Play).and_then(resource_changed::<Redraw>)),
    );
    // Nothing but dice is lit.
    app.configure_sets(
        PostUpdate,
        (
            SimulationLightSystems::AssignLightsToClusters,
            SimulationLightSystems::UpdateDirectionalLightCascades,
            SimulationLightSystems::UpdateLightFrusta,
            SimulationLightSystems::CheckLightVisibility,
        )
            .run_if(is_drawn),
    );
}

fn is_drawn(cameras: Query<&Camera, With<TrayCamera>>) -> bool {
    cameras.iter().any(|camera| camera.is_active)
}

/// Turns the camera off while nothing moves: its picture keeps the last frame.
fn rest_camera(redraw: Res<Redraw>, mut cameras: Query<&mut Camera, With<TrayCamera>>) {
    for mut camera in &mut cameras {
        camera.is_active = *redraw == Redraw::Full;
    }
}

fn picture(size: UVec2) -> Image {
    Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None)
}

fn build_tray(
    mut commands: Commands,
    looks: Res<Looks>,
    palette: Res<Palette>,
    mut images: ResMut<Assets<Image>>,
) {
    for (name, mesh, material) in [
        ("top of the slab", &looks.top, &looks.snow),
        ("cliff of the slab", &looks.cliff, &looks.rock),
    ] {
        commands.spawn((
            Name::new(name),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            // The picture reaches beyond the frustum that Bevy computes.
            NoFrustumCulling,
            LAYER,
        ));
    }
    commands.spawn((
        Name::new("tray light"),
        DirectionalLight {
            color: palette.color(Role::Lamplight),
            illuminance: LIGHT,
            shadow_maps_enabled: true,
            ..default()
        },
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: 1.0,
            maximum_distance: 55.0,
            ..default()
        }
        .build(),
        Transform::from_translation(LIGHT_FROM).looking_at(Vec3::ZERO, Vec3::Y),
        LAYER,
    ));
    commands.spawn((
        TrayCamera::default(),
        Camera3d::default(),
        Camera {
            order: -1,
            is_active: false,
            clear_color: Color::NONE.into(),
            ..default()
        },
        RenderTarget::from(images.add(picture(FIRST_SIZE))),
        Projection::Perspective(PerspectiveProjection {
            fov: FIELD,
            near: 0.5,
            far: 60.0,
            ..default()
        }),
        Tonemapping::None,
        Msaa::Sample4,
        AmbientLight {
            color: palette.color(Role::Skylight),
            brightness: AMBIENT,
            ..default()
        },
        LAYER,
    ));
}

fn show_tray(
    mut commands: Commands,
    mut cameras: Query<(&mut Camera, &RenderTarget), With<TrayCamera>>,
) {
    let Ok((mut camera, target)) = cameras.single_mut() else {
        return;
    };
    camera.is_active = true;
    let Some(image) = target.as_image() else {
        return;
    };
    commands.spawn((
        TrayNode,
        Node {
            position_type: PositionType::Absolute,
            ..default()
        },
        ImageNode {
            image: image.clone(),
            image_mode: NodeImageMode::Stretch,
            ..default()
        },
        Tint::default(),
        Layer::Dice.z(),
        StepsAside,
        DespawnOnExit(Screen::Play),
    ));
}

fn stop_looking(mut cameras: Query<&mut Camera, With<TrayCamera>>) {
    for mut camera in &mut cameras {
        camera.is_active = false;
    }
}

/// Keeps the picture in its place, as large as it is shown.
fn fit_tray(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut images: ResMut<Assets<Image>>,
    mut cameras: Query<(&mut RenderTarget, &mut Camera, &mut Projection), With<TrayCamera>>,
    mut nodes: Query<(Ref<TrayNode>, &mut Node, &mut ImageNode)>,
) {
    let layout = canvas.play_layout(settings.text_scale.factor());
    let air = layout.air;
    for (tray, mut node, mut shown) in &mut nodes {
        if !canvas.is_changed() && !settings.is_changed() && !tray.is_added() {
            continue;
        }
        node.left = px(air.min.x);
        node.top = px(air.min.y);
        node.width = px(air.width());
        node.height = px(air.height());
        let pixels = air.size() * canvas.scale;
        let shrink = (LARGEST / pixels.max_element()).min(1.0);
        let size = (pixels * shrink).round().as_uvec2().max(UVec2::splat(16));
        let Ok((mut target, mut camera, mut projection)) = cameras.single_mut() else {
            continue;
        };
        // The camera is aimed at the tray and sees beyond it.
        let scale = size.as_vec2() / air.size();
        camera.sub_camera_view = Some(SubCameraView {
            full_size: (layout.tray.size() * scale).round().as_uvec2(),
            offset: (air.min - layout.tray.min) * scale,
            size,
        });
        // The camera takes the size of its target anew in this very frame.
        projection.set_changed();
        let current = target.as_image().and_then(|image| images.get(image));
        if current.is_none_or(|image| image.size() != size) {
            let image = images.add(picture(size));
            *target = RenderTarget::from(image.clone());
            shown.image = image;
        }
    }
}

/// Sees the whole slab while dice fall, and comes near when they lie in their row.
fn aim_camera(
    time: Res<Time>,
    pace: Res<Pace>,
    settings: Res<Settings>,
    canvas: Res<Canvas>,
    throw: Option<Res<ThrowShown>>,
    hand: Option<Res<Hand>>,
    mut cameras: Query<(&mut TrayCamera, &mut Transform)>,
) {
    let tray = canvas.tray_rect(settings.text_scale.factor());
    let aspect = tray.width() / tray.height().max(1.0);
    for (mut camera, mut transform) in &mut cameras {
        let moves = pace.animate && !settings.reduced_motion;
        let step = time.delta_secs() / motion::GATHER;
        let gathered = if hand.is_some() {
            Some(0.0)
        } else {
            throw.as_ref().map(|throw| throw.gathered())
        };
        camera.nearness = match gathered {
            // The camera rises faster than it comes down: dice may fall anywhere at once.
            Some(0.0) if moves => (camera.nearness - 2.0 * step).max(0.0),
            Some(gathered) if moves => gathered,
            None if moves => (camera.nearness + step).min(1.0),
            // With reduced motion thrown dice come out in their row.
            Some(0.0) if hand.is_some() || !settings.reduced_motion => 0.0,
            _ => 1.0,
        };
        let near = motion::TRAVEL.sample_clamped(camera.nearness);
        let mut seen = look_down_on(WHOLE.lerp(ROW, near), aspect);
        seen.translation.x += WHOLE_MIDDLE.lerp(ROW_MIDDLE - ROW_ASIDE, near);
        transform.set_if_neq(seen);
    }
}
