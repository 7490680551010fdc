//! The tray: its floor and walls, the light over it, and the camera whose picture stands in the interface.

use bevy::camera::RenderTarget;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, SimulationLightSystems};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::ui::widget::NodeImageMode;

use super::LAYER;
use super::brass::brass;
use super::lens::{FIELD, HAND, ROW, WHOLE, look_down_on};
use super::looks::Looks;
use crate::core::canvas::Canvas;
use crate::core::redraw::Redraw;
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::play::table::TableSystems;
use crate::referee::throw::{Hand, ThrowShown};
use crate::referee::{BeatQueue, Pace, Shown};
use crate::ui::color::{Edges, Palette, Rim, Role, Tint, fill};
use crate::ui::layout::StepsAside;
use crate::ui::{motion, spacing};

/// The frame around the picture, in design units.
pub(super) const FRAME: f32 = 12.0;
/// How wide the line in the player's colour is that runs around the frame, in design units.
const LINE: f32 = 5.0;
/// No picture of the tray has more pixels than this along a side.
const LARGEST: f32 = 2048.0;
/// The picture's size before the first layout, in pixels.
const FIRST_SIZE: UVec2 = UVec2::new(560, 304);

/// Where the light comes from.
const LIGHT_FROM: Vec3 = Vec3::new(-4.0, 9.0, -3.2);
/// Light from there and from everywhere, in lux and in candela per square metre.
const LIGHT: f32 = 2750.0;
const AMBIENT: f32 = 380.0;

/// The camera over the tray.
#[derive(Component, Default)]
#[require(Name = Name::new("tray camera"))]
pub(super) struct TrayCamera {
    /// How near it has come: 0 sees the whole tray, 1 the row of dice.
    nearness: f32,
    /// How far it has gone back for a hand: 0 not at all, 1 wholly.
    backing: f32,
}

/// The place of the tray in the interface.
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
        color_line
            .in_set(TableSystems::Read)
            .run_if(in_state(Screen::Play).and_then(resource_exists::<Shown>)),
    );
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

/// What the camera saw last stays in its picture: dice at rest need not be drawn again.
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
    commands.spawn((
        Name::new("tray floor"),
        Mesh3d(looks.floor.clone()),
        MeshMaterial3d(looks.felt.clone()),
        LAYER,
    ));
    commands.spawn((
        Name::new("tray walls"),
        Mesh3d(looks.walls.clone()),
        MeshMaterial3d(looks.frame.clone()),
        LAYER,
    ));
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
            clear_color: palette.color(Role::Ink).into(),
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
            border: UiRect::all(px(FRAME)),
            border_radius: BorderRadius::all(px(spacing::RADIUS)),
            ..default()
        },
        fill(Role::Ink),
        Edges {
            top: Role::TrayFrame.mixed(Role::AsPainted, 0.22),
            left: Role::TrayFrame.mixed(Role::AsPainted, 0.1),
            right: Role::TrayFrame.into(),
            bottom: Role::TrayFrame.mixed(Role::Ink, 0.45),
        },
        Outline::new(px(LINE), px(0), Color::NONE),
        Rim(Role::TrayFrame.into()),
        ImageNode {
            image: image.clone(),
            image_mode: NodeImageMode::Stretch,
            ..default()
        },
        Tint::default(),
        StepsAside,
        DespawnOnExit(Screen::Play),
        brass(FRAME),
    ));
}

/// The line around the tray has the colour of whose dice they are.
fn color_line(
    shown: Res<Shown>,
    queue: Res<BeatQueue>,
    seats: Res<Seats>,
    mut lines: Query<&mut Rim, With<TrayNode>>,
) {
    let role = Role::Player(seats.get(queue.turn(&shown.game)).mark);
    for mut line in &mut lines {
        line.set_if_neq(Rim(role.into()));
    }
}

fn stop_looking(mut cameras: Query<&mut Camera, With<TrayCamera>>) {
    for mut camera in &mut cameras {
        camera.is_active = false;
    }
}

/// Keeps the tray in its place in the interface, and its picture as large as it is shown.
fn fit_tray(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut images: ResMut<Assets<Image>>,
    mut cameras: Query<(&mut RenderTarget, &mut Projection), With<TrayCamera>>,
    mut nodes: Query<(Ref<TrayNode>, &mut Node, &mut ImageNode)>,
) {
    let rect = canvas.tray_rect(settings.text_scale.factor());
    for (tray, mut node, mut shown) in &mut nodes {
        if !canvas.is_changed() && !settings.is_changed() && !tray.is_added() {
            continue;
        }
        node.left = px(rect.min.x);
        node.top = px(rect.min.y);
        node.width = px(rect.width());
        node.height = px(rect.height());
        let pixels = (rect.size() - 2.0 * FRAME) * canvas.scale;
        let shrink = (LARGEST / pixels.max_element()).min(1.0);
        let size = (pixels * shrink).round().as_uvec2().max(UVec2::splat(16));
        let Ok((mut target, mut projection)) = cameras.single_mut() else {
            continue;
        };
        let current = target.as_image().and_then(|image| images.get(image));
        if current.is_none_or(|image| image.size() != size) {
            let image = images.add(picture(size));
            *target = RenderTarget::from(image.clone());
            // The camera takes the size of its target anew in this very frame.
            projection.set_changed();
            shown.image = image;
        }
    }
}

/// Sees the whole tray while dice fall, and comes near when they lie in their row.
fn aim_camera(
    time: Res<Time>,
    pace: Res<Pace>,
    settings: Res<Settings>,
    canvas: Res<Canvas>,
    throw: Option<Res<ThrowShown>>,
    hand: Option<Res<Hand>>,
    mut cameras: Query<(&mut TrayCamera, &mut Transform)>,
) {
    let frame = canvas.tray_rect(settings.text_scale.factor()).size() - 2.0 * FRAME;
    let aspect = frame.x / frame.y.max(1.0);
    for (mut camera, mut transform) in &mut cameras {
        let moves = pace.animate && !settings.reduced_motion;
        let step = time.delta_secs() / motion::GATHER;
        let backing = if hand.is_some() { 1.0 } else { 0.0 };
        camera.backing = if moves {
            let most = 2.0 * step;
            camera.backing + (backing - camera.backing).clamp(-most, most)
        } else {
            backing
        };
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
            Some(0.0) => 0.0,
            _ => 1.0,
        };
        let near = motion::TRAVEL.sample_clamped(camera.nearness);
        let back = motion::TRAVEL.sample_clamped(camera.backing);
        let seen = WHOLE.lerp(ROW, near).lerp(HAND, back);
        transform.set_if_neq(look_down_on(seen, aspect));
    }
}
