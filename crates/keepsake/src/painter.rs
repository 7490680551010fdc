//! Painting: shapes, the game's pictures and words on one sheet.

use cant_stop_scenery::{Linear, contrast, linear, srgb};
use resvg::tiny_skia::{
    Color, ColorU8, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint,
    Stroke, Transform,
};
use resvg::usvg::Tree;

use crate::colors::Rgb;
use crate::rock_light::{RockLight, Shades};
use crate::text::Font;

/// Words on a sheet, as they were written; the laws of sheets are held against them.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The words of one line.
    pub words: String,
    /// Bounds: left, top, right and bottom, in pixels.
    pub place: [f32; 4],
    /// The size of the letters, in pixels.
    pub size: f32,
    /// The least contrast with what is behind them, 1 to 21.
    pub contrast: f32,
}

/// Alignment of words at a point.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Align {
    Left,
    Middle,
    Right,
}

/// A rectangle: left, top, width and height.
pub(crate) type Place = [f32; 4];

#[derive(Clone)]
pub(crate) struct Painter {
    pub(crate) sheet: Pixmap,
    pub(crate) written: Vec<Written>,
}

pub(crate) fn solid([red, green, blue]: Rgb, alpha: f32) -> Color {
    let mut color = Color::from_rgba8(red, green, blue, 255);
    color.set_alpha(alpha);
    color
}

fn paint(color: Rgb, alpha: f32) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(solid(color, alpha));
    paint
}

/// Width of the line around words, of the size of their letters.
const OUTLINE: f32 = 0.065;

/// From the units of a picture to a place.
fn stretched(tree: &Tree, [x, y, width, height]: Place) -> Transform {
    let size = tree.size();
    Transform::from_scale(width / size.width(), height / size.height()).post_translate(x, y)
}

pub(crate) fn rounded([x, y, width, height]: Place, radius: f32) -> Option<Path> {
    let r = radius.min(width / 2.0).min(height / 2.0);
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.quad_to(right, y, right, y + r);
    path.line_to(right, bottom - r);
    path.quad_to(right, bottom, right - r, bottom);
    path.line_to(x + r, bottom);
    path.quad_to(x, bottom, x, bottom - r);
    path.line_to(x, y + r);
    path.quad_to(x, y, x + r, y);
    path.close();
    path.finish()
}

/// Left, top, right and bottom of a path.
fn place_of(path: &Path) -> [f32; 4] {
    let bounds = path.bounds();
    [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()]
}

impl Painter {
    pub(crate) fn new(width: u32, height: u32) -> Painter {
        Painter {
            sheet: Pixmap::new(width, height).expect("a sheet has a size"),
            written: Vec::new(),
        }
    }

    /// Fills a rectangle with round corners.
    pub(crate) fn slab(&mut self, place: Place, radius: f32, color: Rgb, alpha: f32) {
        if let Some(path) = rounded(place, radius) {
            self.fill(&path, color, alpha);
        }
    }

    pub(crate) fn disc(&mut self, [x, y]: [f32; 2], radius: f32, color: Rgb) {
        if let Some(path) = PathBuilder::from_circle(x, y, radius) {
            self.fill(&path, color, 1.0);
        }
    }

    /// Draws the edge of a rectangle with round corners.
    pub(crate) fn edge(&mut self, place: Place, radius: f32, color: Rgb, alpha: f32, width: f32) {
        if let Some(path) = rounded(place, radius) {
            self.stroke(&path, color, alpha, width);
        }
    }

    pub(crate) fn fill(&mut self, path: &Path, color: Rgb, alpha: f32) {
        let paint = paint(color, alpha);
        self.sheet
            .fill_path(path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    pub(crate) fn picture(&mut self, tree: &Tree, place: Place) {
        resvg::render(tree, stretched(tree, place), &mut self.sheet.as_mut());
    }

    /// A picture whose light is multiplied by a factor, at this opacity.
    pub(crate) fn tinted(&mut self, tree: &Tree, place: Place, factor: Linear, alpha: f32) {
        let shades = Shades::new(factor);
        self.recolored(tree, place, alpha, |_, color| shades.apply(color));
    }

    /// A picture in other colours, at this opacity. `color` takes a point of the picture, from 0 to 1 across, and its colour.
    fn recolored(
        &mut self,
        tree: &Tree,
        place: Place,
        alpha: f32,
        color: impl Fn([f32; 2], Rgb) -> Rgb,
    ) {
        let [x, y, width, height] = place;
        // Nothing is painted outside of the sheet.
        let [left, top] = [x, y].map(|from| from.floor().max(0.0));
        let right = (x + width).ceil().min(self.sheet.width() as f32);
        let bottom = (y + height).ceil().min(self.sheet.height() as f32);
        let [wide, high] = [right - left, bottom - top].map(|side| side.max(1.0) as u32);
        let mut alone = Painter::new(wide, high);
        alone.picture(tree, [x - left, y - top, width, height]);
        let pixels = alone.sheet.pixels_mut().iter_mut().enumerate();
        for (index, pixel) in pixels.filter(|(_, pixel)| pixel.alpha() > 0) {
            let at = [index as u32 % wide, index as u32 / wide].map(|part| part as f32 + 0.5);
            let at = [(left + at[0] - x) / width, (top + at[1] - y) / height];
            let own = pixel.demultiply();
            let [red, green, blue] = color(at, [own.red(), own.green(), own.blue()]);
            *pixel = ColorU8::from_rgba(red, green, blue, own.alpha()).premultiply();
        }
        let paint = PixmapPaint {
            opacity: alpha,
            ..PixmapPaint::default()
        };
        let (sheet, at) = (alone.sheet.as_ref(), Transform::identity());
        self.sheet
            .draw_pixmap(left as i32, top as i32, sheet, &paint, at, None);
    }

    /// The rock, lit from three sides. `edges` is red where its edges face left and green where they face right.
    pub(crate) fn rock(&mut self, tree: &Tree, edges: &Tree, place: Place, light: &RockLight) {
        let sides: Vec<Shades> = (0..=RockLight::SIDES)
            .map(|side| Shades::new(light.flank(side)))
            .collect();
        self.recolored(tree, place, 1.0, |[across, _], color| {
            let side = (across.clamp(0.0, 1.0) * RockLight::SIDES as f32).round();
            sides[side as usize].apply(color)
        });
        for (shine, part) in [(light.warm, 0), (light.cool, 1)] {
            self.shine(edges, place, shine, part);
        }
    }

    /// Light on what is there, as strong as one part of a picture.
    fn shine(&mut self, tree: &Tree, place: Place, (color, strength): (Linear, f32), part: usize) {
        let mut alone = Painter::new(self.sheet.width(), self.sheet.height());
        alone.picture(tree, place);
        let lights = alone.sheet.data().chunks_exact(4);
        for (pixel, light) in self.sheet.data_mut().chunks_exact_mut(4).zip(lights) {
            if light[part] > 0 {
                let share = f32::from(light[part]) / 255.0 * strength;
                let own = linear([pixel[0], pixel[1], pixel[2]]);
                let lit = std::array::from_fn(|at| own[at] + (color[at] - own[at]) * share);
                pixel[..3].copy_from_slice(&srgb(lit));
            }
        }
    }

    pub(crate) fn picture_without(&mut self, tree: &Tree, place: Place, names: &[&str]) {
        let stretch = stretched(tree, place);
        for node in tree.root().children() {
            if names.contains(&node.id()) {
                continue;
            }
            // `render_node` draws a node at the origin.
            if let Some(bounds) = node.abs_layer_bounding_box() {
                let place = stretch.pre_translate(bounds.x(), bounds.y());
                resvg::render_node(node, place, &mut self.sheet.as_mut());
            }
        }
    }

    /// Words of one line on a baseline; gives their width.
    pub(crate) fn words(
        &mut self,
        font: &Font<'_>,
        words: &str,
        [x, baseline]: [f32; 2],
        size: f32,
        color: Rgb,
        align: Align,
    ) -> f32 {
        let width = font.width(words, size);
        let x = match align {
            Align::Left => x,
            Align::Middle => x - width / 2.0,
            Align::Right => x - width,
        };
        if let Some(path) = font.outline(words, x, baseline, size) {
            let contrast = self.contrast_with(color, place_of(&path));
            self.write(words, &path, size, color, contrast);
        }
        width
    }

    /// Fills the outline of words, and notes that they are there.
    fn write(&mut self, words: &str, path: &Path, size: f32, color: Rgb, contrast: f32) {
        self.written.push(Written {
            words: words.to_owned(),
            place: place_of(path),
            size,
            contrast,
        });
        self.fill(path, color, 1.0);
    }

    fn stroke(&mut self, path: &Path, color: Rgb, alpha: f32, width: f32) {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        let at = Transform::identity();
        self.sheet
            .stroke_path(path, &paint(color, alpha), &stroke, at, None);
    }

    /// Words of one line on a baseline, surrounded by a line of this colour, by which they are read; gives their width.
    pub(crate) fn outlined_words(
        &mut self,
        font: &Font<'_>,
        words: &str,
        [x, baseline]: [f32; 2],
        size: f32,
        [color, around]: [Rgb; 2],
    ) -> f32 {
        let width = size * OUTLINE;
        if let Some(path) = font.outline(words, x, baseline, size) {
            self.stroke(&path, around, 1.0, 2.0 * width);
            self.write(words, &path, size, color, contrast(color, around));
        }
        font.width(words, size)
    }

    /// The least contrast of a colour with all that is painted at a place.
    fn contrast_with(&self, color: Rgb, [left, top, right, bottom]: [f32; 4]) -> f32 {
        let rows = top.max(0.0) as u32..=(bottom.max(0.0) as u32).min(self.sheet.height() - 1);
        let columns = left.max(0.0) as u32..=(right.max(0.0) as u32).min(self.sheet.width() - 1);
        rows.step_by(3)
            .flat_map(|y| columns.clone().step_by(3).map(move |x| (x, y)))
            .filter_map(|(x, y)| self.sheet.pixel(x, y))
            .map(|pixel| contrast(color, [pixel.red(), pixel.green(), pixel.blue()]))
            .fold(f32::INFINITY, f32::min)
    }
}
