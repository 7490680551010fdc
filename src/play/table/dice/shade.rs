//! The darkness where a die meets the floor, which a shadow map is too coarse for: it deepens as the die comes down.

use std::f32::consts::FRAC_PI_2;

use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use cant_stop_dice::{DIE_SIZE, MAX_DICE};

use super::LAYER;
use super::gather::Die;
use super::looks::REST_HEIGHT;
use super::tray::TrayCamera;
use crate::play::table::TableSystems;
use crate::ui::prelude::*;

/// The pixels of the picture along a side.
const PIXELS: u32 = 64;
/// Width of the darkness.
const WIDTH: f32 = 1.75 * DIE_SIZE;
/// Share of the light that is gone right under a die that rests.
const DEEPEST: f32 = 0.8;
/// Height above its resting place from which on a die darkens nothing.
const REACH: f32 = 0.9 * DIE_SIZE;
/// Height of the darkness above the floor: just enough to be seen.
const HEIGHT: f32 = 0.006;
/// Darkness on the mountain behind a die in the air, its size as a multiple of that on the floor, and its distance from the
/// die: away from the camera, to the left and down.
const BEHIND: f32 = 0.18;
const WIDER: f32 = 1.8;
const AWAY: Vec3 = Vec3::new(-0.9, -1.1, -6.0);

/// The darkness under the die of this number, or behind it.
#[derive(Component)]
#[require(Name = Name::new("shade of a die"))]
struct Shade {
    die: usize,
    is_behind: bool,
}

type Material = MeshMaterial3d<StandardMaterial>;

/// Lays the shades of dice where they are by now.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct DieShades;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, lay_shades);
    app.add_systems(Update, darken.in_set(TableSystems::Pose).in_set(DieShades));
}

fn lay_shades(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    palette: Res<Palette>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mesh = meshes.add(Plane3d::default().mesh().size(WIDTH, WIDTH));
    let blot = images.add(blot());
    let both = (0..MAX_DICE).flat_map(|die| [(die, false), (die, true)]);
    for (die, is_behind) in both {
        let material = materials.add(StandardMaterial {
            base_color: palette.color(Role::DieShade),
            base_color_texture: Some(blot.clone()),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            ..default()
        });
        commands.spawn((
            Shade { die, is_behind },
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material),
            Visibility::Hidden,
            NotShadowCaster,
            NotShadowReceiver,
            LAYER,
        ));
    }
}

/// A soft round blot: white, and clearer towards its edge.
fn blot() -> Image {
    let middle = (PIXELS - 1) as f32 / 2.0;
    let pixel = |index: u32| {
        let place = Vec2::new((index % PIXELS) as f32, (index / PIXELS) as f32);
        let away = ((place - middle).length() / middle).min(1.0);
        let density = (1.0 - away * away).powi(2);
        [255, 255, 255, (255.0 * density) as u8]
    };
    let size = Extent3d {
        width: PIXELS,
        height: PIXELS,
        depth_or_array_layers: 1,
    };
    Image::new(
        size,
        TextureDimension::D2,
        (0..PIXELS * PIXELS).flat_map(pixel).collect(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// Darkness under a die whose middle is at this height.
fn darkness(height: f32) -> f32 {
    let near = 1.0 - ((height - REST_HEIGHT) / REACH).clamp(0.0, 1.0);
    DEEPEST * near * near
}

/// Darkness far behind a die whose middle is at this height.
fn darkness_behind(height: f32) -> f32 {
    BEHIND * ((height - REST_HEIGHT - REACH) / REACH).clamp(0.0, 1.0)
}

fn darken(
    dice: Query<(&Die, &Transform), Without<Shade>>,
    camera: Single<&Transform, (With<TrayCamera>, Without<Shade>)>,
    mut shades: Query<(&Shade, &mut Transform, &mut Visibility, &Material)>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    for (shade, mut place, mut visibility, material) in &mut shades {
        let die = dice.iter().find(|(die, _)| die.index == shade.die);
        let dark_at = if shade.is_behind {
            darkness_behind
        } else {
            darkness
        };
        let dark = die.map_or(0.0, |(_, at)| dark_at(at.translation.y));
        visibility.set_if_neq(visible_if(dark > 0.0));
        let Some((_, at)) = die.filter(|_| dark > 0.0) else {
            continue;
        };
        place.set_if_neq(if shade.is_behind {
            Transform {
                translation: at.translation + camera.rotation * AWAY,
                rotation: camera.rotation * Quat::from_rotation_x(FRAC_PI_2),
                scale: Vec3::splat(WIDER),
            }
        } else {
            Transform::from_xyz(at.translation.x, HEIGHT, at.translation.z)
        });
        let now = materials.get(material);
        if now.is_some_and(|now| (now.base_color.alpha() - dark).abs() > 0.004)
            && let Some(mut material) = materials.get_mut(material)
        {
            material.base_color.set_alpha(dark);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_darkest_under_a_die_at_rest_and_clear_under_one_in_the_air() {
        assert!((darkness(REST_HEIGHT) - DEEPEST).abs() < 1e-6);
        assert!(darkness(REST_HEIGHT + REACH / 2.0) < DEEPEST / 2.0);
        assert!(darkness(REST_HEIGHT + REACH).abs() < 1e-6);
        assert_eq!(darkness_behind(REST_HEIGHT + REACH), 0.0);
        assert_eq!(darkness_behind(REST_HEIGHT + 2.0 * REACH), BEHIND);
    }
}
