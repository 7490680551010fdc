//! The cloth of a flag: a strip of mesh that a shader waves in the wind of the weather.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d};

use crate::core::art::PaintedImage;
use crate::play::table::TableSystems;
use crate::play::table::sprites::add_material;
use crate::play::table::weather::Weather;
use crate::ui::prelude::*;

/// Size of the cloth, in design units: it hardly reaches over the next column.
pub(super) const SIZE: Vec2 = Vec2::new(59.0, 42.0);
/// Number of strips of its mesh.
const STRIPS: u16 = 14;
/// Swing of its free edge in still air and in the storm, in design units.
const SWING: [f32; 2] = [3.2, 7.5];
/// Length of the cloth in waves, in radians.
const WAVES: f32 = 5.2;
/// From one column's flag to the next, in radians.
const APART: f32 = 1.3;
/// Flags follow the wind in steps of this share.
const STEP: f32 = 0.05;

/// A cloth that comes out where it is, by the seconds it has done so: what flags do where less is to move.
#[derive(Component, Default)]
pub(super) struct ComesOut(f32);

#[derive(Clone, Copy, ShaderType)]
struct Waving {
    color: LinearRgba,
    phase: f32,
    swing: f32,
    speed: f32,
    waves: f32,
}

#[derive(Asset, TypePath, AsBindGroup, Clone)]
pub(super) struct ClothMaterial {
    #[uniform(0)]
    waving: Waving,
    #[texture(1)]
    #[sampler(2)]
    picture: Option<Handle<Image>>,
}

impl Material2d for ClothMaterial {
    fn vertex_shader() -> ShaderRef {
        "shaders/flag.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "shaders/flag.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

pub(super) type Cloth = MeshMaterial2d<ClothMaterial>;

/// The one mesh all cloths share.
#[derive(Resource)]
pub(super) struct ClothMesh(Handle<Mesh>);

pub(super) fn plugin(app: &mut App) {
    let is_new = resource_changed::<Weather>.or_else(resource_changed::<Settings>);
    // Pictures are painted after the frame's updates; what they are shown on follows in the next.
    let come_out = come_out.run_if(any_with_component::<ComesOut>);
    let update = (follow_wind.run_if(is_new), come_out, take_pictures);
    app.add_plugins(add_material::<ClothMaterial>)
        .add_systems(PreStartup, weave)
        .add_systems(Update, update.in_set(TableSystems::Pose));
}

fn weave(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(ClothMesh(meshes.add(strip())));
}

/// A strip of quads: the left edge is at zero, the picture runs along it.
fn strip() -> Mesh {
    let mut positions: Vec<[f32; 3]> = Vec::new();
    let mut uvs: Vec<[f32; 2]> = Vec::new();
    let mut indices = Vec::new();
    for edge in 0..=STRIPS {
        let along = f32::from(edge) / f32::from(STRIPS);
        for (v, side) in [(0.0, 0.5), (1.0, -0.5)] {
            positions.push([SIZE.x * along, SIZE.y * side, 0.0]);
            uvs.push([along, v]);
        }
        if edge < STRIPS {
            let first = 2 * edge;
            indices.extend([0, 1, 2, 2, 1, 3].map(|corner| first + corner));
        }
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::RENDER_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_indices(Indices::U16(indices))
}

/// Components of a cloth; `number` is its column's.
pub(super) fn cloth(
    color: Color,
    number: u8,
    mesh: &ClothMesh,
    materials: &mut Assets<ClothMaterial>,
) -> impl Bundle + use<> {
    let waving = Waving {
        // Nothing is to be seen of it before it has its picture.
        color: color.to_linear().with_alpha(0.0),
        phase: f32::from(number) * APART,
        swing: SWING[0],
        speed: motion::FLAG_WAVE,
        waves: WAVES,
    };
    let picture = None;
    (
        Mesh2d(mesh.0.clone()),
        MeshMaterial2d(materials.add(ClothMaterial { waving, picture })),
        Picture::new(Art::Flag, SIZE),
        PaintedImage::default(),
    )
}

/// Gives a cloth another colour; as much of it is seen as before.
pub(super) fn dye(cloth: &Cloth, color: Color, materials: &mut Assets<ClothMaterial>) {
    if let Some(mut material) = materials.get_mut(cloth) {
        let alpha = material.waving.color.alpha;
        material.waving.color = color.to_linear().with_alpha(alpha);
    }
}

/// Swing of a flag's free edge, in design units.
pub(super) fn swing(weather: &Weather, settings: &Settings) -> f32 {
    if settings.reduced_motion {
        return 0.0;
    }
    let wind = (weather.wind() / STEP).round() * STEP;
    SWING[0].lerp(SWING[1], wind)
}

fn follow_wind(
    (weather, settings): (Res<Weather>, Res<Settings>),
    cloths: Query<&Cloth>,
    mut materials: ResMut<Assets<ClothMaterial>>,
) {
    let swing = swing(&weather, &settings);
    for cloth in &cloths {
        let now = materials.get(cloth);
        if now.is_some_and(|now| now.waving.swing != swing)
            && let Some(mut material) = materials.get_mut(cloth)
        {
            material.waving.swing = swing;
        }
    }
}

fn take_pictures(
    (weather, settings): (Res<Weather>, Res<Settings>),
    cloths: Query<(&PaintedImage, &Cloth, Has<ComesOut>), Changed<PaintedImage>>,
    mut materials: ResMut<Assets<ClothMaterial>>,
) {
    for (painted, cloth, comes_out) in &cloths {
        if let (Some(image), Some(mut material)) = (&painted.0, materials.get_mut(cloth)) {
            material.picture = Some(image.clone());
            if !comes_out {
                material.waving.color.alpha = 1.0;
            }
            material.waving.swing = swing(&weather, &settings);
        }
    }
}

fn come_out(
    mut commands: Commands,
    time: Res<Time>,
    mut cloths: Query<(Entity, &mut ComesOut, &Cloth)>,
    mut materials: ResMut<Assets<ClothMaterial>>,
) {
    for (entity, mut out, cloth) in &mut cloths {
        out.0 += time.delta_secs();
        let share = (out.0 / motion::PLACE).min(1.0);
        if let Some(mut material) = materials.get_mut(cloth) {
            material.waving.color.alpha = share;
        }
        if share == 1.0 {
            commands.entity(entity).remove::<ComesOut>();
        }
    }
}

/// Shift of the sign on a cloth by the wind, in design units upwards, at the game's time in seconds; as in the shader.
pub(super) fn lift(number: u8, along: f32, seconds: f32, swing: f32) -> f32 {
    let phase = f32::from(number) * APART;
    swing * along * (along * WAVES - seconds * motion::FLAG_WAVE + phase).sin()
}

/// The colours of all cloths, for tests.
#[cfg(test)]
pub(crate) fn colors(world: &mut World) -> Vec<Color> {
    let materials = world.resource::<Assets<ClothMaterial>>();
    let colors = materials.iter().map(|(_, material)| material.waving.color);
    colors.map(Color::from).collect()
}
