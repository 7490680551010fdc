//! Picture of the dice on their slab, transparent around it: its light, its camera, and its place over the board.

use std::f32::consts::FRAC_PI_2;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::camera::{RenderTarget, SubCameraView};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, SimulationLightSystems};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::ui::widget::NodeImageMode;
use cant_stop_dice::DIE_SIZE;

use super::gather::{ROW_MIDDLE, STEP};
use super::looks::Looks;
use super::{InMotion, LAYER};
use crate::core::redraw::Redraw;
use crate::play::table::TableSystems;
use crate::referee::Pace;
use crate::referee::throw::ThrowShown;
use crate::ui::layout::{Placed, StepsAside};
use crate::ui::prelude::*;

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
    let is_paced = in_state(Screen::Play).and_then(resource_changed::<Redraw>);
    let update = (fit_tray, aim_camera).chain().in_set(TableSystems::Pose);
    app.insert_resource(DirectionalLightShadowMap { size: 1024 })
        .add_systems(Startup, build_tray)
        .add_systems(OnEnter(Screen::Play), show_tray)
        .add_systems(OnExit(Screen::Play), stop_looking)
        .add_systems(Update, update.run_if(in_state(Screen::Play)))
        .add_systems(Update, rest_camera.in_set(TrayRests).run_if(is_paced));
    // Nothing but dice is lit.
    app.configure_sets(
        PostUpdate,
        (
            SimulationLightSystems::AssignLightsToClusters,
            SimulationLightSystems::UpdateDirectionalLightCascades,
            SimulationLightSystems::UpdateLightFrusta,
            SimulationLightSystems::CheckLightVisibility,
        )
            .run_if(|camera: Single<&Camera, With<TrayCamera>>| camera.is_active),
    );
}

/// Turns the camera off while nothing moves: its picture keeps the last frame.
fn rest_camera(redraw: Res<Redraw>, mut camera: Single<&mut Camera, With<TrayCamera>>) {
    camera.is_active = *redraw == Redraw::Full;
}

fn stop_looking(mut camera: Single<&mut Camera, With<TrayCamera>>) {
    camera.is_active = false;
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
    camera: Single<(&mut Camera, &RenderTarget), With<TrayCamera>>,
) {
    let (mut camera, target) = camera.into_inner();
    camera.is_active = true;
    let Some(image) = target.as_image() else {
        return;
    };
    commands.spawn((
        TrayNode,
        Placed(Canvas::air_rect),
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

/// Keeps the picture in its place, as large as it is shown.
fn fit_tray(
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    mut images: ResMut<Assets<Image>>,
    camera: Single<(&mut RenderTarget, &mut Camera, &mut Projection), With<TrayCamera>>,
    node: Single<(Ref<TrayNode>, &mut ImageNode)>,
) {
    let (tray, mut shown) = node.into_inner();
    if !canvas.is_changed() && !settings.is_changed() && !tray.is_added() {
        return;
    }
    let layout = canvas.play_layout(settings.text_scale.factor());
    let air = layout.air;
    let pixels = air.size() * canvas.scale;
    let shrink = (LARGEST / pixels.max_element()).min(1.0);
    let size = (pixels * shrink).round().as_uvec2().max(UVec2::splat(16));
    let (mut target, mut camera, mut projection) = camera.into_inner();
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

/// Sees the whole slab while dice fall, and comes near when they lie in their row.
fn aim_camera(
    (time, pace): (Res<Time>, Res<Pace>),
    (settings, canvas): (Res<Settings>, Res<Canvas>),
    moving: InMotion,
    camera: Single<(&mut TrayCamera, &mut Transform)>,
) {
    let tray = canvas.tray_rect(settings.text_scale.factor());
    let aspect = tray.width() / tray.height().max(1.0);
    let moves = pace.animate && !settings.reduced_motion;
    let step = time.delta_secs() / motion::GATHER;
    let is_in_hand = moving.hand().is_some();
    let gathered = match moving.throw() {
        _ if is_in_hand => Some(0.0),
        throw => throw.map(ThrowShown::gathered),
    };
    let (mut camera, mut transform) = camera.into_inner();
    camera.nearness = match gathered {
        // The camera rises faster than it comes down: dice may fall anywhere at once.
        Some(0.0) if moves => (camera.nearness - 2.0 * step).max(0.0),
        Some(gathered) if moves => gathered,
        None if moves => (camera.nearness + step).min(1.0),
        // With reduced motion thrown dice come out in their row.
        Some(0.0) if is_in_hand || !settings.reduced_motion => 0.0,
        _ => 1.0,
    };
    let near = motion::TRAVEL.sample_clamped(camera.nearness);
    let mut seen = look_down_on(WHOLE.lerp(ROW, near), aspect);
    seen.translation.x += WHOLE_MIDDLE.lerp(ROW_MIDDLE - ROW_ASIDE, near);
    transform.set_if_neq(seen);
}

/// Angle of the camera from straight above, and its field of view from the top of the tray to its foot, in radians.
const LEAN: f32 = 0.59;
pub(super) const FIELD: f32 = 0.42;
/// Half sizes, along x, y and z, of the box in the picture of the tray while dice fall: most of the floor, for the picture
/// goes on at the right and below.
pub(super) const WHOLE: Vec3 = Vec3::new(3.5, 0.0, 1.9);
/// Middle of that box, along x: its left edge is that of the slab.
pub(super) const WHOLE_MIDDLE: f32 = -0.4;
/// And when they lie in their row: the dice from side to side, with some floor before and behind them.
pub(super) const ROW: Vec3 = Vec3::new(1.5 * STEP + 0.5 * DIE_SIZE, DIE_SIZE, 1.1 * DIE_SIZE);
/// The row is this far right of the middle of the tray.
pub(super) const ROW_ASIDE: f32 = 0.1;

/// Camera for which a box of these half sizes, on the middle of the floor, just fills the tray.
pub(super) fn look_down_on(half: Vec3, aspect: f32) -> Transform {
    let turn = Quat::from_rotation_x(LEAN - FRAC_PI_2);
    let (right, up, back) = (turn * Vec3::X, turn * Vec3::Y, turn * Vec3::Z);
    let tall = (FIELD / 2.0).tan();
    let wide = tall * aspect;
    // How far away the camera must be to see every corner below its upper edge, above its lower one, and from the side.
    let (mut upper, mut lower, mut sides) = (0.0_f32, 0.0_f32, 0.0_f32);
    for corner in corners(half) {
        let near = corner.dot(back);
        upper = upper.max(corner.dot(up) / tall + near);
        lower = lower.max(-corner.dot(up) / tall + near);
        sides = sides.max(corner.dot(right).abs() / wide + near);
    }
    // Moved along its picture, the camera sees as much room above as below.
    let distance = f32::midpoint(upper, lower).max(sides);
    let shift = (upper - lower) / 2.0 * tall;
    Transform::from_translation(back * distance + up * shift).with_rotation(turn)
}

fn corners(half: Vec3) -> impl Iterator<Item = Vec3> {
    (0..8).map(move |corner: u8| {
        let side = |bit: u8, size: f32| if corner & bit == 0 { -size } else { size };
        let height = if corner & 2 == 0 { 0.0 } else { half.y };
        Vec3::new(side(1, half.x), height, side(4, half.z))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Share of its picture that a camera fills with a box, upwards and sideways: 1 reaches the edge.
    fn filled(half: Vec3, aspect: f32) -> Vec2 {
        let camera = look_down_on(half, aspect).to_matrix().inverse();
        corners(half).fold(Vec2::ZERO, |most, corner| {
            let seen = camera.transform_point3(corner);
            let tall = -seen.z * (FIELD / 2.0).tan();
            most.max(Vec2::new(seen.x / (tall * aspect), seen.y / tall).abs())
        })
    }

    #[test]
    fn the_camera_sees_all_it_is_asked_to_and_little_more() {
        for aspect in [0.8, 1.33, 1.78, 2.6] {
            for half in [WHOLE, ROW] {
                let filled = filled(half, aspect).max_element();
                assert!((0.99..=1.001).contains(&filled), "{filled} at {aspect}");
            }
        }
    }

    #[test]
    fn the_row_is_seen_larger_than_the_tray() {
        let height = |half| look_down_on(half, 1.78).translation.length();
        assert!(height(ROW) < 0.8 * height(WHOLE));
    }
}
