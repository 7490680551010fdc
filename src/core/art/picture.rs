//! Pictures on sprites and image nodes: rasterised at exactly the pixels they cover, again when the scale changes.

use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::ui::UiSystems;

use cant_stop_scenery::Scenery;

use super::svg::{ArtAssets, Svg};
use super::{Art, coloring, is_drawn};
use crate::core::canvas::Canvas;
use crate::core::surroundings::Surroundings;

/// Pictures up to this many pixels are rasterised within the frame, larger ones in the background.
const AT_ONCE: u32 = 160 * 160;

/// Longest side of a raster in pixels.
const LARGEST: f32 = 4096.0;

/// Debounce, in frames, before a new scale is applied: a window being resized changes it every frame.
const STEADY_FRAMES: u8 = 8;

/// Shows a picture on the entity's [`Sprite`] or [`ImageNode`].
///
/// A sprite gets the picture's size; an image node keeps the size of its [`Node`].
#[derive(Component, Clone, Copy, Debug, PartialEq)]
// Frustum culling would cost more than it saves: almost no picture ever leaves the canvas.
#[require(Painted, NoFrustumCulling)]
pub struct Picture {
    /// Picture to show.
    pub art: Art,
    /// Size on the screen in design units.
    pub size: Vec2,
    /// Resolution factor along each side; below 1 for pictures without sharp edges.
    detail: f32,
    /// Drops the raster when the entity despawns, instead of caching it.
    is_transient: bool,
}

impl Picture {
    fn of(art: Art, size: Vec2, detail: f32) -> Picture {
        Picture {
            art,
            size,
            detail,
            is_transient: false,
        }
    }

    /// Shows a picture, `size` design units large.
    pub(crate) fn new(art: Art, size: Vec2) -> Picture {
        Picture::of(art, size, 1.0)
    }

    /// Shows a picture with few sharp edges, `size` design units large, at a little more than half the pixels.
    pub(crate) fn calm(art: Art, size: Vec2) -> Picture {
        Picture::of(art, size, 0.75)
    }

    /// Frees the raster when the entity despawns, to be painted again next time.
    pub(crate) fn into_transient(self) -> Picture {
        Picture {
            is_transient: true,
            ..self
        }
    }

    /// Shows a glow, `size` design units large, at a sixteenth of the pixels.
    pub(crate) fn hazy(art: Art, size: Vec2) -> Picture {
        Picture::of(art, size, 0.25)
    }

    /// Shows a picture without sharp edges, `size` design units large, at a quarter of the pixels.
    pub(crate) fn soft(art: Art, size: Vec2) -> Picture {
        Picture::of(art, size, 0.5)
    }
}

/// Raster of the entity's picture, for entities without [`Sprite`] and [`ImageNode`].
#[derive(Component, Clone, Default)]
pub(crate) struct PaintedImage(pub(crate) Option<Handle<Image>>);

/// Raster last given to the entity.
#[derive(Component, Default)]
struct Painted(Option<Raster>);

/// Key of a rasterised picture: size in pixels and scenery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Raster {
    art: Art,
    pixels: UVec2,
    scenery: Scenery,
}

impl Raster {
    fn of(picture: Picture, scale: f32, scenery: Scenery) -> Raster {
        let pixels = picture.size * scale * picture.detail;
        let shrink = (LARGEST / pixels.max_element()).min(1.0);
        Raster {
            art: picture.art,
            pixels: (pixels * shrink).round().as_uvec2().max(UVec2::ONE),
            scenery: coloring::painted_in(picture.art, scenery),
        }
    }

    /// Returns `true` if the raster is still valid in this scenery.
    fn is_valid_in(self, scenery: Scenery) -> bool {
        self.scenery == coloring::painted_in(self.art, scenery)
    }

    fn paint(self, svg: &Svg) -> Option<Image> {
        coloring::image(svg, self.art, self.scenery, self.pixels)
    }
}

/// Cache of pictures at the current scale, and tasks for those being painted.
#[derive(Resource, Default)]
pub struct Rasters {
    /// Physical pixels per design unit; 0 before the first frame.
    scale: f32,
    /// Scenery of the cached pictures.
    scenery: Scenery,
    /// Scale last seen, with the number of frames it has lasted.
    seen: (f32, u8),
    ready: HashMap<Raster, Handle<Image>>,
    under_way: HashMap<Raster, Task<Option<Image>>>,
}

impl Rasters {
    /// Physical pixels per design unit; 0 before the first frame.
    pub(super) fn scale(&self) -> f32 {
        self.scale
    }

    /// Returns `true` if no picture is being painted in the background.
    pub fn are_ready(&self) -> bool {
        self.under_way.is_empty()
    }

    /// Applies a new scale once it has been steady; the first one at once.
    fn set_scale(&mut self, scale: f32) {
        let frames = if self.seen.0 == scale {
            self.seen.1.saturating_add(1)
        } else {
            0
        };
        self.seen = (scale, frames);
        let first = self.scale == 0.0;
        if scale != self.scale && (first || frames >= STEADY_FRAMES) {
            self.scale = scale;
            self.ready.clear();
            self.under_way.clear();
        }
    }

    /// Applies a new scenery and drops rasters painted in another.
    fn set_scenery(&mut self, scenery: Scenery) {
        if self.scenery == scenery {
            return;
        }
        self.scenery = scenery;
        self.ready.retain(|raster, _| raster.is_valid_in(scenery));
        self.under_way
            .retain(|raster, _| raster.is_valid_in(scenery));
    }

    /// Caches the pictures that background tasks have finished.
    fn collect_finished(&mut self, images: &mut Assets<Image>) {
        let ready = &mut self.ready;
        self.under_way
            .retain(|&raster, task| match check_ready(task) {
                None => true,
                Some(image) => {
                    ready.insert(raster, images.add(image.unwrap_or_else(Image::transparent)));
                    false
                }
            });
    }

    /// Returns a raster from the cache, or starts painting it.
    fn get(
        &mut self,
        raster: Raster,
        svg: &Svg,
        images: &mut Assets<Image>,
    ) -> Option<Handle<Image>> {
        if let Some(handle) = self.ready.get(&raster) {
            return Some(handle.clone());
        }
        if raster.pixels.element_product() <= AT_ONCE {
            let handle = images.add(raster.paint(svg)?);
            self.ready.insert(raster, handle.clone());
            return Some(handle);
        }
        self.under_way.entry(raster).or_insert_with(|| {
            let svg = svg.clone();
            AsyncComputeTaskPool::get().spawn(async move { raster.paint(&svg) })
        });
        None
    }
}

pub(super) fn plugin(app: &mut App) {
    // Without a renderer nothing is painted.
    if !is_drawn(app) {
        return;
    }
    app.init_resource::<Rasters>();
    app.add_systems(
        PostUpdate,
        paint_pictures
            .before(AssetEventSystems)
            .before(UiSystems::Content),
    );
    app.add_observer(hide_until_painted);
}

/// Gives new sprites a transparent image: without one they are drawn as white rectangles.
fn hide_until_painted(added: On<Add, Picture>, mut sprites: Query<&mut Sprite>) {
    if let Ok(mut sprite) = sprites.get_mut(added.entity)
        && sprite.image == Handle::default()
    {
        sprite.image = TRANSPARENT_IMAGE_HANDLE;
    }
}

fn paint_pictures(
    canvas: Res<Canvas>,
    surroundings: Res<Surroundings>,
    // Missing while pictures are loaded.
    art: If<Res<ArtAssets>>,
    svgs: Res<Assets<Svg>>,
    mut rasters: ResMut<Rasters>,
    mut images: ResMut<Assets<Image>>,
    mut pictures: Query<(
        Ref<Picture>,
        &mut Painted,
        Option<&mut Sprite>,
        Option<&mut ImageNode>,
        Option<&mut PaintedImage>,
    )>,
) {
    let before = (rasters.scale, rasters.scenery);
    rasters.set_scale(canvas.scale);
    rasters.set_scenery(surroundings.scenery);
    rasters.collect_finished(&mut images);
    let anew = before != (rasters.scale, rasters.scenery);
    for (picture, mut painted, sprite, node, other) in &mut pictures {
        if !anew && !picture.is_changed() && painted.0.is_some() {
            continue;
        }
        let raster = Raster::of(*picture, rasters.scale, rasters.scenery);
        if painted.0 == Some(raster) {
            continue;
        }
        // Until this one is there, it is asked for in every frame.
        painted.0 = None;
        let Some(svg) = svgs.get(art.get(picture.art)) else {
            // The asset server has already reported the missing or damaged file.
            continue;
        };
        let Some(image) = rasters.get(raster, svg, &mut images) else {
            continue;
        };
        painted.0 = Some(raster);
        if picture.is_transient {
            rasters.ready.remove(&raster);
        }
        if let Some(mut sprite) = sprite {
            sprite.image = image.clone();
            sprite.custom_size = Some(picture.size);
        }
        if let Some(mut node) = node {
            node.image = image.clone();
        }
        if let Some(mut other) = other {
            other.0 = Some(image);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::TaskPool;

    use super::*;

    #[test]
    fn a_raster_has_the_pixels_the_picture_covers() {
        let small = Vec2::new(68.0, 48.0);
        let [sharp, soft, hazy] = [Picture::new, Picture::soft, Picture::hazy];
        for (picture, scale, pixels) in [
            (sharp(Art::Ledge, small), 1.0, UVec2::new(68, 48)),
            (sharp(Art::Ledge, small), 2.0 / 3.0, UVec2::new(45, 32)),
            (sharp(Art::Ledge, small), 0.0, UVec2::ONE),
            (soft(Art::DuskGlow, small), 1.0, UVec2::new(34, 24)),
            (hazy(Art::Aurora, small), 1.0, UVec2::new(17, 12)),
            // A huge one keeps its shape.
            (
                sharp(Art::BackdropSky, Vec2::new(2580.0, 1440.0)),
                4.0,
                UVec2::new(4096, 2286),
            ),
        ] {
            let raster = Raster::of(picture, scale, Scenery::Dusk);
            assert_eq!(raster.pixels, pixels, "{picture:?} at {scale}");
        }
    }

    #[test]
    fn a_picture_that_takes_its_time_to_paint_is_shown_once_it_is_there() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let mut app = App::new();
        app.init_resource::<Assets<Image>>()
            .init_resource::<Canvas>()
            .init_resource::<Surroundings>()
            .init_resource::<Rasters>()
            .add_systems(Update, paint_pictures);
        let mut svgs = Assets::<Svg>::default();
        let svg = svgs.add(Svg::read(Art::Climber));
        app.insert_resource(ArtAssets::all(svg))
            .insert_resource(svgs);
        let entity = app.world_mut().spawn(PaintedImage::default()).id();
        let [at_once, later] = [8.0, 400.0].map(|size| {
            let picture = Picture::new(Art::Climber, Vec2::splat(size));
            app.world_mut().entity_mut(entity).insert(picture);
            app.update();
            while !app.world().resource::<Rasters>().are_ready() {
                app.update();
            }
            let image = app.world().get::<PaintedImage>(entity);
            image.and_then(|image| image.0.clone())
        });
        assert!(at_once.is_some() && later.is_some() && at_once != later);
    }

    #[test]
    fn a_scale_is_taken_over_once_it_lasts() {
        let mut rasters = Rasters::default();
        rasters.set_scale(1.0);
        assert_eq!(rasters.scale, 1.0, "the first at once");
        for step in 0..30 {
            rasters.set_scale(1.0 + step as f32 / 100.0);
        }
        assert_eq!(rasters.scale, 1.0, "not while it changes");
        for _ in 0..=STEADY_FRAMES {
            rasters.set_scale(1.5);
        }
        assert_eq!(rasters.scale, 1.5);
    }

    #[test]
    fn another_scenery_drops_rasters_of_the_one_before() {
        let mut rasters = Rasters::default();
        let all = [Art::BackdropSky, Art::Mountain, Art::Climber, Art::IconGear];
        let paint = |rasters: &mut Rasters| {
            for art in all {
                let picture = Picture::new(art, Vec2::splat(8.0));
                let raster = Raster::of(picture, 1.0, rasters.scenery);
                rasters.ready.entry(raster).or_default();
            }
            rasters.ready.len()
        };
        assert_eq!(paint(&mut rasters), all.len());
        for scenery in Scenery::ALL.into_iter().chain([Scenery::Dusk]) {
            rasters.set_scenery(scenery);
            let mut left = rasters.ready.keys();
            assert!(left.all(|raster| raster.is_valid_in(scenery)));
            let now = paint(&mut rasters);
            assert_eq!(now, all.len(), "no more than before: {scenery:?}");
        }
    }
}
