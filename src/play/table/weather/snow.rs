//! The snow of the storm, behind the mountain and in front of it. A shader moves the flakes: they cost nothing while it does not
//! snow, and hardly more when it does.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d};

use super::Weather;
use crate::play::table::sprites::add_material;
use crate::play::table::{TableSystems, layer};
use crate::ui::prelude::*;

/// Severities between which it begins to snow and snows thickest.
const SNOWS: [f32; 2] = [0.34, 0.75];
/// Number of flakes in the thickest snow behind the mountain and in front of it.
const FLAKES: [u16; 2] = [360, 220];
/// Light of the flakes, in that of a gust.
const BRIGHTER: f32 = 1.35;
/// Size of the nearest flakes, in design units.
const FLAKE: f32 = 15.0;
/// Design units per second in the worst weather; calm snow flies at two fifths of it.
const WIND: Vec2 = Vec2::new(620.0, -250.0);

#[derive(Clone, Copy, ShaderType)]
struct Flight {
    color: LinearRgba,
    /// The visible width and height, in design units.
    canvas: Vec2,
    /// Distance that the wind has carried everything, in design units.
    carried: Vec2,
    /// Size of the nearest flakes, in design units.
    size: f32,
    /// Number of flakes that fly; the fraction fades the last one in.
    many: f32,
    /// Opacity of the nearest ones, 0 to 1.
    strength: f32,
}

#[derive(Asset, TypePath, AsBindGroup, Clone)]
struct SnowMaterial {
    #[uniform(0)]
    flight: Flight,
}

impl Material2d for SnowMaterial {
    fn vertex_shader() -> ShaderRef {
        "shaders/snow.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "shaders/snow.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// A layer of snow, and how many flakes it has.
#[derive(Component)]
#[require(Name = Name::new("snow"))]
struct Snow(u16);

pub(super) fn plugin(app: &mut App) {
    let update = (begin_and_end, drive.run_if(any_with_component::<Snow>)).chain();
    app.add_plugins(add_material::<SnowMaterial>)
        .add_systems(Update, update.in_set(TableSystems::Pose));
}

fn color(palette: &Palette) -> LinearRgba {
    lit(palette.light().gust.map(|light| BRIGHTER * light))
}

/// Amount of snow: 0 to 1.
fn amount(weather: &Weather, settings: &Settings) -> f32 {
    if settings.reduced_motion {
        0.0
    } else {
        weather.between(SNOWS)
    }
}

fn begin_and_end(
    mut commands: Commands,
    (weather, settings, palette): (Res<Weather>, Res<Settings>, Res<Palette>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<SnowMaterial>>,
    snow: Query<Entity, With<Snow>>,
) {
    let snows = amount(&weather, &settings) > 0.0;
    if snows && snow.is_empty() {
        for (flakes, z, strength) in [
            (FLAKES[0], layer::SNOW_BEHIND, 0.55),
            (FLAKES[1], layer::SNOW_BEFORE, 0.75),
        ] {
            let flight = Flight {
                color: color(&palette),
                canvas: Vec2::ONE,
                carried: Vec2::ZERO,
                size: FLAKE,
                many: 0.0,
                strength,
            };
            commands.spawn((
                Snow(flakes),
                Mesh2d(meshes.add(flurry(flakes))),
                MeshMaterial2d(materials.add(SnowMaterial { flight })),
                Transform::from_xyz(0.0, 0.0, z),
                NoFrustumCulling,
            ));
        }
    } else if !snows {
        despawn_all(&mut commands, snow);
    }
}

/// A square for every flake; its corners stand in the first two numbers of a place, the flake's own number in the third.
fn flurry(flakes: u16) -> Mesh {
    let mut places: Vec<[f32; 3]> = Vec::new();
    let mut indices = Vec::new();
    for flake in 0..flakes {
        for corner in [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]] {
            places.push([corner[0], corner[1], f32::from(flake)]);
        }
        indices.extend([0, 1, 2, 0, 2, 3].map(|corner| 4 * flake + corner));
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::RENDER_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
    .with_inserted_indices(Indices::U16(indices))
}

fn drive(
    (canvas, time, palette): (Res<Canvas>, Res<Time>, Res<Palette>),
    (weather, settings): (Res<Weather>, Res<Settings>),
    mut carried: Local<Vec2>,
    snow: Query<(&Snow, &MeshMaterial2d<SnowMaterial>)>,
    mut materials: ResMut<Assets<SnowMaterial>>,
) {
    if time.delta().is_zero() && !canvas.is_changed() && !palette.is_changed() {
        return;
    }
    *carried += WIND * time.delta_secs() * (0.4 + 0.6 * weather.now);
    let much = amount(&weather, &settings);
    for (Snow(flakes), material) in &snow {
        if let Some(mut material) = materials.get_mut(material) {
            material.flight.color = color(&palette);
            material.flight.canvas = canvas.size;
            material.flight.carried = *carried;
            material.flight.many = much * f32::from(*flakes);
        }
    }
}
