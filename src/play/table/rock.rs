//! The rock of the mountain: a picture under the light of the sky, with a warm edge towards the sunset and a cool one towards
//! the moon, as strong as the weather lets them be.

use bevy::asset::uuid_handle;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d};

use super::sprites::add_material;
use super::{TableSystems, layer, places};
use crate::core::art::{Art, PaintedImage, Picture};

/// The one material of the rock.
const ROCK: Handle<RockMaterial> = uuid_handle!("6c6a1a55-7d0e-4a55-9a5f-8f2d3c3f1f6e");

#[derive(Clone, Copy, Debug, Default, PartialEq, ShaderType)]
pub(super) struct RockLight {
    /// Factors of its own colours: at the left, in the middle and at the right.
    pub(super) left: LinearRgba,
    pub(super) rock: LinearRgba,
    pub(super) right: LinearRgba,
    /// Light on edges that face left, towards the sunset; its alpha is the strength.
    pub(super) warm: LinearRgba,
    /// Light on edges that face right, towards the moon; its alpha is the strength.
    pub(super) cool: LinearRgba,
}

#[derive(Asset, TypePath, AsBindGroup, Clone, Default)]
struct RockMaterial {
    #[uniform(0)]
    light: RockLight,
    #[texture(1)]
    #[sampler(2)]
    picture: Option<Handle<Image>>,
    /// Share of the warm (red) and of the cool light (green) at every point.
    #[texture(3)]
    #[sampler(4)]
    edges: Option<Handle<Image>>,
}

impl Material2d for RockMaterial {
    fn fragment_shader() -> ShaderRef {
        "shaders/rock.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// The mountain itself.
#[derive(Component)]
#[require(Name = Name::new("mountain"))]
struct Rock;

/// Image of the lit edges, input of the material; it is not drawn by itself.
#[derive(Component)]
#[require(Name = Name::new("edges of the mountain"))]
struct Edges;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(add_material::<RockMaterial>);
    // Pictures are painted after the frame's updates; what they are shown on follows in the next.
    app.add_systems(Update, take_pictures.in_set(TableSystems::Pose));
}

/// Puts the rock on the board.
pub(super) fn raise(
    commands: &mut Commands,
    board: Entity,
    meshes: &mut Assets<Mesh>,
    materials: &mut RockMaterials,
) {
    let size = places::MOUNTAIN.size();
    let rock = RockMaterial::default();
    if materials.0.insert(ROCK.id(), rock).is_err() {
        warn!("the mountain has no material");
    }
    commands.spawn((
        Rock,
        Mesh2d(meshes.add(Rectangle::from_size(size))),
        MeshMaterial2d(ROCK),
        Picture::new(Art::Mountain, size),
        PaintedImage::default(),
        NoFrustumCulling,
        Visibility::Hidden,
        Transform::from_translation(places::MOUNTAIN.center().extend(layer::MOUNTAIN)),
        ChildOf(board),
    ));
    commands.spawn((
        Edges,
        Picture::soft(Art::MountainRim, size),
        PaintedImage::default(),
    ));
}

/// The material of the rock, for those who light it.
#[derive(SystemParam)]
pub(super) struct RockMaterials<'w>(ResMut<'w, Assets<RockMaterial>>);

impl RockMaterials<'_> {
    pub(super) fn light(&mut self, light: RockLight) {
        let rock = self.0.get(&ROCK);
        if rock.is_some_and(|rock| rock.light != light)
            && let Some(mut rock) = self.0.get_mut(&ROCK)
        {
            rock.light = light;
        }
    }
}

/// The rock is seen once both of its pictures are painted.
fn take_pictures(
    painted: Query<(), (Changed<PaintedImage>, Or<(With<Rock>, With<Edges>)>)>,
    rock: Single<(&PaintedImage, &mut Visibility), With<Rock>>,
    edges: Single<&PaintedImage, With<Edges>>,
    mut materials: RockMaterials,
) {
    if painted.is_empty() {
        return;
    }
    let (picture, mut visibility) = rock.into_inner();
    if let (Some(picture), Some(lit)) = (&picture.0, &edges.0)
        && let Some(mut material) = materials.0.get_mut(&ROCK)
    {
        material.picture = Some(picture.clone());
        material.edges = Some(lit.clone());
        visibility.set_if_neq(Visibility::Inherited);
    }
}
