//! Vector art as assets: reading SVG files and turning them into images.

use std::sync::Arc;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages};
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDataOrder, TextureDimension, TextureFormat};
use bevy_asset_loader::prelude::*;
use resvg::tiny_skia::{self, Pixmap};
use resvg::usvg;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Svg>().init_asset_loader::<SvgLoader>();
}

/// Every picture of the game, by the name of its file without the ending.
#[derive(AssetCollection, Resource)]
pub(crate) struct ArtAssets {
    #[asset(
        paths(
            "art/backdrop_sky.svg",
            "art/dawn_sky.svg",
            "art/range_far.svg",
            "art/range_mid.svg",
            "art/range_near.svg",
            "art/mountain.svg",
            "art/ledge.svg",
            "art/ledge_top.svg",
            "art/ledge_target.svg",
            "art/climber.svg",
            "art/climber_reach.svg",
            "art/climber_hang.svg",
            "art/lamp_glow.svg",
            "art/camp_disc.svg",
            "art/camp_square.svg",
            "art/camp_triangle.svg",
            "art/camp_diamond.svg",
            "art/flag.svg",
            "art/flag_pole.svg",
            "art/rope_dot.svg",
            "art/die_face_1.svg",
            "art/die_face_2.svg",
            "art/die_face_3.svg",
            "art/die_face_4.svg",
            "art/die_face_5.svg",
            "art/die_face_6.svg",
            "art/tray_floor.svg",
            "art/dusk_glow.svg",
            "art/cloud_high.svg",
            "art/cloud_storm.svg",
            "art/spindrift.svg",
            "art/tent.svg",
            "art/tent_light.svg",
            "art/lead_star.svg",
            "art/climber_idle.svg",
            "art/climber_pull.svg",
            "art/climber_arrive.svg",
            "art/climber_slip.svg",
            "art/climber_cheer.svg",
            "art/face_book.svg",
            "art/face_ibex.svg",
            "art/face_magpie.svg",
            "art/face_marmot.svg",
            "art/face_owl.svg",
            "art/face_summit.svg",
            "art/icon_left.svg",
            "art/icon_right.svg",
            "art/icon_up.svg",
            "art/icon_person.svg",
            "art/icon_plus.svg",
            "art/icon_bot.svg",
            "art/icon_pause.svg",
            "art/icon_gear.svg",
            "art/icon_check.svg",
            "art/icon_close.svg",
            "art/icon_undo.svg",
            "art/icon_hint.svg",
            "art/icon_history.svg",
            "art/icon_around.svg",
            "art/icon_erase.svg",
            "art/icon_keys.svg",
            "art/icon_keys_left.svg",
            "art/icon_keys_right.svg",
            "art/icon_more.svg",
            "art/icon_mouse.svg",
            "art/icon_pad.svg",
            "art/icon_dice.svg",
            "art/icon_signpost.svg",
            "art/switch_night.svg",
            "art/switch_day.svg",
            "art/switch_moon.svg",
            "art/switch_sun.svg",
            "art/glyphs/glyph_arrow_down.svg",
            "art/glyphs/glyph_arrow_left.svg",
            "art/glyphs/glyph_arrow_right.svg",
            "art/glyphs/glyph_arrow_up.svg",
            "art/glyphs/glyph_bumper_l.svg",
            "art/glyphs/glyph_bumper_r.svg",
            "art/glyphs/glyph_circle.svg",
            "art/glyphs/glyph_create.svg",
            "art/glyphs/glyph_cross.svg",
            "art/glyphs/glyph_dpad_down.svg",
            "art/glyphs/glyph_dpad_left.svg",
            "art/glyphs/glyph_dpad_right.svg",
            "art/glyphs/glyph_dpad_up.svg",
            "art/glyphs/glyph_east.svg",
            "art/glyphs/glyph_l1.svg",
            "art/glyphs/glyph_l2.svg",
            "art/glyphs/glyph_lb.svg",
            "art/glyphs/glyph_letter_a.svg",
            "art/glyphs/glyph_letter_b.svg",
            "art/glyphs/glyph_letter_x.svg",
            "art/glyphs/glyph_letter_y.svg",
            "art/glyphs/glyph_lt.svg",
            "art/glyphs/glyph_menu.svg",
            "art/glyphs/glyph_minus.svg",
            "art/glyphs/glyph_mouse_back.svg",
            "art/glyphs/glyph_mouse_forward.svg",
            "art/glyphs/glyph_mouse_middle.svg",
            "art/glyphs/glyph_mouse_right.svg",
            "art/glyphs/glyph_north.svg",
            "art/glyphs/glyph_options.svg",
            "art/glyphs/glyph_plus.svg",
            "art/glyphs/glyph_r1.svg",
            "art/glyphs/glyph_r2.svg",
            "art/glyphs/glyph_rb.svg",
            "art/glyphs/glyph_rt.svg",
            "art/glyphs/glyph_select.svg",
            "art/glyphs/glyph_south.svg",
            "art/glyphs/glyph_square.svg",
            "art/glyphs/glyph_start.svg",
            "art/glyphs/glyph_stick_left.svg",
            "art/glyphs/glyph_stick_right.svg",
            "art/glyphs/glyph_triangle.svg",
            "art/glyphs/glyph_view.svg",
            "art/glyphs/glyph_west.svg",
            "art/glyphs/glyph_xbox_a.svg",
            "art/glyphs/glyph_xbox_b.svg",
            "art/glyphs/glyph_xbox_x.svg",
            "art/glyphs/glyph_xbox_y.svg",
            "art/glyphs/glyph_zl.svg",
            "art/glyphs/glyph_zr.svg",
            "art/logo.svg",
            "art/icon.svg"
        ),
        collection(typed, mapped)
    )]
    pictures: HashMap<AssetFileStem, Handle<Svg>>,
}

impl ArtAssets {
    /// The picture of this name, if there is one.
    pub(crate) fn get(&self, name: &str) -> Option<&Handle<Svg>> {
        self.pictures.get(name)
    }
}

/// A picture made of shapes; drawn at any size.
#[derive(Asset, TypePath, Clone)]
pub(crate) struct Svg(Arc<usvg::Tree>);

impl Svg {
    /// The picture that SVG text describes; `None` where it describes none.
    pub(super) fn read(text: &str) -> Option<Svg> {
        let tree = usvg::Tree::from_str(text, &usvg::Options::default()).ok()?;
        Some(Svg(Arc::new(tree)))
    }

    /// The picture stretched to this many pixels, for sprites and interface; `None` for an empty size.
    pub(crate) fn image(&self, pixels: UVec2) -> Option<Image> {
        let data = with_solid_edges(self.draw(pixels, None)?.take_demultiplied(), pixels);
        Some(Image::new(
            extent(pixels),
            TextureDimension::D2,
            data,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        ))
    }

    /// The picture over an opaque ground, with every smaller size down to one pixel, for surfaces in space; `None` for
    /// an empty size.
    pub(crate) fn texture(&self, pixels: UVec2, ground: Color) -> Option<Image> {
        let levels = pixels.max_element().checked_ilog2()? + 1;
        let mut data = Vec::new();
        for level in 0..levels {
            let size = (pixels >> level).max(UVec2::ONE);
            data.extend(self.draw(size, Some(ground))?.take_demultiplied());
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
            anisotropy_clamp: 8,
            ..default()
        });
        Some(image)
    }

    fn draw(&self, pixels: UVec2, ground: Option<Color>) -> Option<Pixmap> {
        let mut pixmap = Pixmap::new(pixels.x, pixels.y)?;
        if let Some(ground) = ground {
            let [red, green, blue, _] = ground.to_srgba().to_u8_array();
            pixmap.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
        }
        let size = self.0.size();
        let stretch = tiny_skia::Transform::from_scale(
            pixels.x as f32 / size.width(),
            pixels.y as f32 / size.height(),
        );
        resvg::render(&self.0, stretch, &mut pixmap.as_mut());
        Some(pixmap)
    }
}

fn extent(pixels: UVec2) -> Extent3d {
    Extent3d {
        width: pixels.x,
        height: pixels.y,
        depth_or_array_layers: 1,
    }
}

/// Gives clear pixels the colour of a neighbour that is not, so that filtering draws no dark seam around shapes.
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

/// Reads `.svg` files.
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

    #[test]
    fn every_picture_in_the_folder_is_loaded() {
        let package: std::path::PathBuf = std::env::var_os("CARGO_MANIFEST_DIR").unwrap().into();
        let listed = std::fs::read_to_string(package.join("src/ground/art/svg.rs")).unwrap();
        for folder in ["art", "art/glyphs"] {
            for file in std::fs::read_dir(package.join("assets").join(folder)).unwrap() {
                let name = file.unwrap().file_name().into_string().unwrap();
                let line = format!("\"{folder}/{name}\"");
                let listed = !name.ends_with(".svg") || listed.contains(&line);
                assert!(listed, "{name} is never loaded");
            }
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
    fn a_texture_has_every_smaller_size_and_no_hole() {
        let image = disc().texture(UVec2::splat(8), Color::WHITE).unwrap();
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        let data = image.data.unwrap();
        assert_eq!(data.len(), (64 + 16 + 4 + 1) * 4);
        assert!(data.chunks(4).all(|pixel| pixel[3] == 255));
    }

    #[test]
    fn an_empty_size_gives_no_image() {
        assert!(disc().image(UVec2::ZERO).is_none());
        assert!(disc().texture(UVec2::ZERO, Color::WHITE).is_none());
    }
}
