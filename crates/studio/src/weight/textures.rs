//! The textures that a renderer keeps, and what they are of.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_asset::RenderAssets;
use bevy::render::texture::GpuImage;
use cant_stop::CanvasImage;
use cant_stop::core::art::Picture;

/// A texture.
#[derive(Clone, Debug)]
pub struct Texture {
    /// Name of its picture; `?` if unknown.
    pub name: String,
    /// Width and height in pixels.
    pub size: UVec2,
    /// Size with all mip levels, in bytes.
    pub bytes: u64,
}

/// All textures of an app that renders, the largest first.
pub fn textures(app: &mut App) -> Vec<Texture> {
    let names = names(app.world_mut());
    let images = app
        .sub_app(RenderApp)
        .world()
        .resource::<RenderAssets<GpuImage>>();
    let mut textures: Vec<Texture> = images
        .iter()
        .map(|(id, image)| Texture {
            name: names.get(&id).cloned().unwrap_or_else(|| "?".to_owned()),
            size: image.size_2d(),
            bytes: bytes(image),
        })
        .collect();
    textures.sort_by_key(|texture| std::cmp::Reverse(texture.bytes));
    textures
}

/// Names of the pictures in use, by image.
pub(super) fn names(world: &mut World) -> HashMap<AssetId<Image>, String> {
    let mut names = HashMap::default();
    if let Some(canvas) = world.get_resource::<CanvasImage>() {
        names.insert(canvas.0.id(), "the canvas".to_owned());
    }
    let mut pictures = world.query::<(&Picture, AnyOf<(&Sprite, &ImageNode)>)>();
    for (picture, (sprite, node)) in pictures.iter(world) {
        let image = sprite.map(|it| &it.image).or(node.map(|it| &it.image));
        if let Some(image) = image {
            names.insert(image.id(), picture.art.file_stem().to_owned());
        }
    }
    names
}

fn bytes(image: &GpuImage) -> u64 {
    let what = &image.texture_descriptor;
    let pixel = u64::from(what.format.block_copy_size(None).unwrap_or(4));
    let levels = (0..what.mip_level_count).map(|level| {
        let side = |pixels: u32| u64::from((pixels >> level).max(1));
        side(what.size.width) * side(what.size.height)
    });
    let layers = u64::from(what.size.depth_or_array_layers) * u64::from(what.sample_count);
    levels.sum::<u64>() * layers * pixel
}
