//! Vector art as assets: loads SVG files and rasterises them.

use std::sync::Arc;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages, UntypedHandle};
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDataOrder, TextureDimension, TextureFormat};
use bevy_asset_loader::prelude::*;
use cant_stop_scenery::Tone;
use resvg::tiny_skia::{self, Pixmap};
use resvg::usvg;

use super::Art;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Svg>().init_asset_loader::<SvgLoader>();
}

#[derive(Resource)]
pub(crate) struct ArtAssets {
    /// In the order of [`Art`].
    pictures: Vec<Handle<Svg>>,
}

impl ArtAssets {
    pub(crate) fn get(&self, art: Art) -> &Handle<Svg> {
        &self.pictures[art as usize]
    }
}

#[cfg(test)]
impl ArtAssets {
    /// One file for all pictures.
    pub(super) fn all(svg: Handle<Svg>) -> ArtAssets {
        let pictures = vec![svg; Art::all_paths().len()];
        ArtAssets { pictures }
    }
}

impl AssetCollection for ArtAssets {
    fn create(world: &mut World) -> ArtAssets {
        ArtAssets {
            pictures: load_all(world).collect(),
        }
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        load_all(world).map(Handle::untyped).collect()
    }
}

/// Loads all pictures in the order of [`Art`]; loaded files are reused.
fn load_all(world: &World) -> impl Iterator<Item = Handle<Svg>> {
    let server = world.resource::<AssetServer>();
    Art::all_paths().iter().map(|path| server.load(*path))
}

#[derive(Asset, TypePath, Clone)]
pub(crate) struct Svg(Arc<usvg::Tree>);

impl Svg {
    /// Rasterises the picture for sprites and interface; `None` for an empty size.
    pub(crate) fn image(&self, pixels: UVec2) -> Option<Image> {
        Some(flat_image(self.draw(pixels, None)?, None))
    }

    /// Rasterises the picture in other colours, without the named groups; `None` for an empty size.
    pub(super) fn toned(&self, pixels: UVec2, tone: &Tone, hidden: &[&str]) -> Option<Image> {
        let painted = if hidden.is_empty() {
            self.draw(pixels, None)?
        } else {
            self.draw_without(pixels, hidden)?
        };
        Some(flat_image(painted, Some(tone)))
    }

    /// Rasterises the picture over an opaque ground, in other colours and with all mip levels, for 3D surfaces; `None` for
    /// an empty size.
    pub(crate) fn texture(&self, pixels: UVec2, ground: Color, tone: &Tone) -> Option<Image> {
        let levels = pixels.max_element().checked_ilog2()? + 1;
        let mut data = Vec::new();
        for level in 0..levels {
            let size = (pixels >> level).max(UVec2::ONE);
            let mut level = self.draw(size, Some(ground))?.take_demultiplied();
            tone.recolor(&mut level);
            data.extend(level);
        }
        let mut image = Image::new_uninit(
            extent(pixels),
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.texture_descriptor.mip_level_count = levels;
        image.data_order = TextureDataOrder::MipMajor;
        image.data = Some(data);
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::ClampToEdge,
            address_mode_v: ImageAddressMode::ClampToEdge,
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: ImageFilterMode::Linear,
            // On dice this small an anisotropic filter shows no more, and Mesa’s software driver may never return from one.
            anisotropy_clamp: 1,
            ..default()
        });
        Some(image)
    }

    #[cfg(test)]
    pub(crate) fn read(art: Art) -> Svg {
        let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let text = std::fs::read(assets.join(art.path())).expect("a file for every name");
        let tree = usvg::Tree::from_data(&text, &usvg::Options::default());
        Svg(Arc::new(tree.expect("vector art")))
    }

    fn draw(&self, pixels: UVec2, ground: Option<Color>) -> Option<Pixmap> {
        let mut pixmap = Pixmap::new(pixels.x, pixels.y)?;
        if let Some(ground) = ground {
            let [red, green, blue, _] = ground.to_srgba().to_u8_array();
            pixmap.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
        }
        resvg::render(&self.0, self.stretch(pixels), &mut pixmap.as_mut());
        Some(pixmap)
    }

    fn draw_without(&self, pixels: UVec2, hidden: &[&str]) -> Option<Pixmap> {
        let mut pixmap = Pixmap::new(pixels.x, pixels.y)?;
        for node in self.0.root().children() {
            if hidden.contains(&node.id()) {
                continue;
            }
            // `render_node` draws a node at the origin.
            if let Some(bounds) = node.abs_layer_bounding_box() {
                let place = self.stretch(pixels).pre_translate(bounds.x(), bounds.y());
                resvg::render_node(node, place, &mut pixmap.as_mut());
            }
        }
        Some(pixmap)
    }

    /// Transform from the picture's own units to pixels.
    fn stretch(&self, pixels: UVec2) -> tiny_skia::Transform {
        let size = self.0.size();
        tiny_skia::Transform::from_scale(
            pixels.x as f32 / size.width(),
            pixels.y as f32 / size.height(),
        )
    }
}

/// Converts a pixmap to an image for sprites and interface, in other colours if there is a tone.
pub(super) fn flat_image(painted: Pixmap, tone: Option<&Tone>) -> Image {
    let pixels = UVec2::new(painted.width(), painted.height());
    let mut data = painted.take_demultiplied();
    if let Some(tone) = tone {
        tone.recolor(&mut data);
    }
    settle_faint(&mut data, pixels.x as usize);
    Image::new(
        extent(pixels),
        TextureDimension::D2,
        with_solid_edges(data, pixels),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

/// Alpha below which 8 bits are too few for a colour, of 255.
const FAINT: u8 = 8;

/// Gives faint pixels the colour of the less faint one beside or below them, or else beside or above: rounded up, theirs
/// would draw a bright seam where a picture fades out.
fn settle_faint(data: &mut [u8], width: usize) {
    let all = data.len() / 4;
    let mut settle = |pixel: usize, beside: [usize; 2]| {
        let alpha = |of: usize| data.get(4 * of + 3).copied().unwrap_or(0);
        let own = alpha(pixel);
        let from = beside.into_iter().max_by_key(|it| alpha(*it));
        if let Some(from) = from.filter(|it| own > 0 && own < FAINT && alpha(*it) >= own) {
            data.copy_within(4 * from..4 * from + 3, 4 * pixel);
        }
    };
    for pixel in (0..all).rev() {
        settle(pixel, [pixel + 1, pixel + width]);
    }
    for pixel in 0..all {
        settle(
            pixel,
            [pixel.wrapping_sub(1), pixel.wrapping_sub(width)].map(|it| it.min(all)),
        );
    }
}

fn extent(pixels: UVec2) -> Extent3d {
    Extent3d {
        width: pixels.x,
        height: pixels.y,
        depth_or_array_layers: 1,
    }
}

/// Gives transparent pixels the colour of an opaque neighbour, so that filtering draws no dark seam around shapes.
fn with_solid_edges(mut data: Vec<u8>, pixels: UVec2) -> Vec<u8> {
    let (width, height) = (pixels.x as usize, pixels.y as usize);
    let clear = |data: &[u8], x: usize, y: usize| data[(y * width + x) * 4 + 3] == 0;
    for y in 0..height {
        for x in 0..width {
            if !clear(&data, x, y) {
                continue;
            }
            let rows = y.saturating_sub(1)..=(y + 1).min(height - 1);
            let columns = x.saturating_sub(1)..=(x + 1).min(width - 1);
            let neighbour = rows
                .flat_map(|row| columns.clone().map(move |column| (column, row)))
                .find(|&(column, row)| !clear(&data, column, row));
            if let Some((column, row)) = neighbour {
                let from = (row * width + column) * 4;
                data.copy_within(from..from + 3, (y * width + x) * 4);
            }
        }
    }
    data
}

#[derive(Default, TypePath)]
struct SvgLoader;

impl AssetLoader for SvgLoader {
    type Asset = Svg;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _load_context: &mut LoadContext<'_>,
    ) -> Result<Svg, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let tree = usvg::Tree::from_data(&bytes, &usvg::Options::default())?;
        Ok(Svg(Arc::new(tree)))
    }

    fn extensions(&self) -> &[&str] {
        &["svg"]
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]
    use super::*;

    fn disc() -> Svg {
        let text = r##"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="3" fill="#ff0000"/></svg>"##;
        Svg(Arc::new(
            usvg::Tree::from_str(text, &usvg::Options::default()).unwrap(),
        ))
    }

    fn texture(side: u32) -> Option<Image> {
        let as_painted = cant_stop_scenery::Dice::Ivory.tone();
        disc().texture(UVec2::splat(side), Color::WHITE, as_painted)
    }

    #[test]
    fn every_picture_can_be_read() {
        let package: std::path::PathBuf = env!("CARGO_MANIFEST_DIR").into();
        for path in Art::all_paths() {
            let text = std::fs::read(package.join("assets").join(path)).unwrap();
            let read = usvg::Tree::from_data(&text, &usvg::Options::default());
            assert!(read.is_ok(), "{path}: {read:?}");
        }
    }

    #[test]
    fn a_picture_is_drawn_at_the_pixels_asked_for() {
        let image = disc().image(UVec2::new(32, 16)).unwrap();
        assert_eq!(image.size(), UVec2::new(32, 16));
        let data = image.data.unwrap();
        let middle = (8 * 32 + 16) * 4;
        assert_eq!(&data[middle..middle + 4], &[255, 0, 0, 255]);
        assert_eq!(data[3], 0, "the corner is clear");
    }

    #[test]
    fn clear_pixels_beside_a_shape_take_its_colour() {
        let pixels = UVec2::new(2, 1);
        let data = with_solid_edges(vec![9, 8, 7, 255, 0, 0, 0, 0], pixels);
        assert_eq!(data, [9, 8, 7, 255, 9, 8, 7, 0]);
    }

    #[test]
    fn faint_pixels_take_the_colour_of_what_fades() {
        let mut data = vec![255, 255, 255, 1, 0, 127, 255, 2, 9, 8, 7, 200];
        settle_faint(&mut data, 3);
        assert_eq!(data, [9, 8, 7, 1, 9, 8, 7, 2, 9, 8, 7, 200]);
    }

    #[test]
    fn a_texture_has_every_smaller_size_and_no_hole() {
        let image = texture(8).unwrap();
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        assert!(matches!(&image.sampler, ImageSampler::Descriptor(it) if it.anisotropy_clamp == 1));
        let data = image.data.unwrap();
        assert_eq!(data.len(), (64 + 16 + 4 + 1) * 4);
        assert!(data.chunks(4).all(|pixel| pixel[3] == 255));
    }

    #[test]
    fn an_empty_size_gives_no_image() {
        assert!(disc().image(UVec2::ZERO).is_none());
        assert!(texture(0).is_none());
    }
}
