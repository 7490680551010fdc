//! The areas of everything drawn on the canvas, as the renderer is told to draw it, clear or not.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::texture::GpuImage;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::sprite_render::{ExtractedSlices, ExtractedSpriteKind, ExtractedSprites};
use bevy::ui_render::{ExtractedUiItem, ExtractedUiNodes};
use cant_stop::core::art::Picture;
use cant_stop::core::canvas::Canvas;

use super::polygon::area_within;
use super::textures::names;

/// Things of one kind.
pub(super) struct Area {
    pub(super) name: String,
    pub(super) count: usize,
    /// Their areas together, in screens.
    pub(super) screens: f32,
}

/// A rectangle that is drawn.
struct Quad {
    image: AssetId<Image>,
    /// Name for a quad whose image has none.
    what: &'static str,
    corners: [Vec2; 4],
    place: Place,
}

/// Coordinates of a quad's corners.
enum Place {
    /// In design units from the middle of the canvas, upwards.
    Board,
    /// In pixels from the corner of the screen, cut off at this rectangle.
    Interface(Option<Rect>),
}

/// Every rectangle that is drawn in the frame.
#[derive(Resource, Default)]
struct Quads(Vec<Quad>);

pub(super) fn plugin(app: &mut App) {
    app.sub_app_mut(RenderApp)
        .init_resource::<Quads>()
        .add_systems(Render, gather.in_set(RenderSystems::Queue));
}

fn corners(middle: Vec2, size: Vec2) -> [Vec2; 4] {
    let half = size / 2.0;
    let other = Vec2::new(half.x, -half.y);
    [middle - half, middle + other, middle + half, middle - other]
}

fn gather(
    sprites: Res<ExtractedSprites>,
    slices: Res<ExtractedSlices>,
    interface: Res<ExtractedUiNodes>,
    images: Res<RenderAssets<GpuImage>>,
    mut found: ResMut<Quads>,
) {
    found.0.clear();
    for sprite in &sprites.sprites {
        let image = sprite.image_handle_id;
        let place = |point: Vec2| {
            sprite
                .transform
                .transform_point(point.extend(0.0))
                .truncate()
        };
        let quad = |what, middle, size| Quad {
            image,
            what,
            corners: corners(middle, size).map(place),
            place: Place::Board,
        };
        match &sprite.kind {
            ExtractedSpriteKind::Single {
                anchor,
                rect,
                custom_size,
                ..
            } => {
                let whole = || images.get(image).map(|image| image.size_2d().as_vec2());
                let size = custom_size.or(rect.map(|rect| rect.size())).or_else(whole);
                let size = size.unwrap_or_default();
                found.0.push(quad("a sprite", -*anchor * size, size));
            }
            ExtractedSpriteKind::Slices { indices } => {
                let letters = slices.slices[indices.clone()].iter();
                let letters = letters.map(|it| quad("letters on the board", it.offset, it.size));
                found.0.extend(letters);
            }
        }
    }
    for node in &interface.uinodes {
        let quad = |what, middle, size| Quad {
            image: node.image,
            what,
            corners: corners(middle, size).map(|point| node.transform.transform_point2(point)),
            place: Place::Interface(node.clip),
        };
        match &node.item {
            ExtractedUiItem::Node { rect, .. } => {
                let plate = quad("plates and edges", Vec2::ZERO, rect.size());
                found.0.push(plate);
            }
            ExtractedUiItem::Glyphs { range } => {
                let letters = interface.glyphs[range.clone()].iter();
                let letters = letters.map(|it| quad("letters", it.translation, it.rect.size()));
                found.0.extend(letters);
            }
        }
    }
}

/// The areas of everything in the frame that was drawn last on a screen of this size in pixels, the largest first.
pub(super) fn areas(app: &mut App, size: Vec2) -> Vec<Area> {
    let screen = Rect::from_corners(Vec2::ZERO, size);
    let canvas = *app.world().resource::<Canvas>();
    let on_screen = |point: Vec2| canvas.scale * point * Vec2::new(1.0, -1.0) + size / 2.0;
    let names = names(app.world_mut());
    let mut sums: HashMap<String, (usize, f32)> = HashMap::default();
    let mut add = |name: &str, pixels: f32| {
        if pixels > 0.0 {
            let sum = sums.entry(name.to_owned()).or_default();
            *sum = (sum.0 + 1, sum.1 + pixels);
        }
    };
    for quad in &app.sub_app(RenderApp).world().resource::<Quads>().0 {
        let pixels = match quad.place {
            Place::Board => area_within(&quad.corners.map(on_screen), screen),
            Place::Interface(clip) => {
                let bounds = clip.map_or(screen, |clip| screen.intersect(clip));
                area_within(&quad.corners, bounds)
            }
        };
        let name = names.get(&quad.image).map_or(quad.what, String::as_str);
        add(name, pixels);
    }
    for (name, triangles) in meshes(app.world_mut()) {
        let areas = triangles
            .iter()
            .map(|it| area_within(&it.map(on_screen), screen));
        add(name, areas.sum());
    }
    let mut areas: Vec<Area> = sums
        .into_iter()
        .map(|(name, (count, pixels))| Area {
            name,
            count,
            screens: pixels / size.element_product(),
        })
        .collect();
    areas.sort_by(|a, b| b.screens.total_cmp(&a.screens));
    areas
}

/// Triangles drawn by custom shaders, in design units from the middle of the canvas, upwards.
fn meshes(world: &mut World) -> Vec<(&'static str, Vec<[Vec2; 3]>)> {
    let mut meshes =
        world.query::<(&Mesh2d, &GlobalTransform, &ViewVisibility, Option<&Picture>)>();
    let shapes = world.resource::<Assets<Mesh>>();
    meshes
        .iter(world)
        .filter(|(_, _, seen, _)| seen.get())
        .filter_map(|(mesh, transform, _, picture)| {
            let name = picture.map_or("a mesh", |picture| picture.art.file_stem());
            let triangles = shapes.get(&mesh.0)?.triangles().ok()?;
            let at = |point: Vec3A| transform.transform_point(point.into()).truncate();
            let triangles = triangles.map(|it| it.vertices.map(|point| at(point.into())));
            Some((name, triangles.collect()))
        })
        .collect()
}
