//! Painting: shapes, the game's pictures and words on one sheet.

use resvg::tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder,
    Pixmap, PixmapPaint, Point, SpreadMode, Stroke, Transform,
};
use resvg::usvg::Tree;

use crate::colors::{Rgb, contrast};
use crate::text::Font;

/// Words on a sheet, as they were written: what the laws of a sheet are held against.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The words of one line.
    pub words: String,
    /// Where they stand: left, top, right and bottom, in pixels.
    pub place: [f32; 4],
    /// The size of the letters, in pixels.
    pub size: f32,
    /// The least contrast with what is behind them, 1 to 21.
    pub contrast: f32,
}

/// Where words stand beside a point.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Align {
    Left,
    Middle,
    Right,
}

/// A rectangle: left, top, width and height.
pub(crate) type Place = [f32; 4];

/// A sheet that is painted on.
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

/// A rectangle with round corners.
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

impl Painter {
    /// An empty sheet.
    pub(crate) fn new(width: u32, height: u32) -> Painter {
        Painter {
            sheet: Pixmap::new(width, height).expect("a sheet has a size"),
            written: Vec::new(),
        }
    }

    /// Fills the sheet from its top to its bottom through these colours, each at its share of the way.
    pub(crate) fn gradient(&mut self, stops: &[(f32, Rgb)]) {
        let (width, height) = (self.sheet.width() as f32, self.sheet.height() as f32);
        let stops = stops
            .iter()
            .map(|&(at, color)| GradientStop::new(at, solid(color, 1.0)));
        let shader = LinearGradient::new(
            Point::from_xy(0.0, 0.0),
            Point::from_xy(0.0, height),
            stops.collect(),
            SpreadMode::Pad,
            Transform::identity(),
        );
        let whole = rounded([0.0, 0.0, width, height], 0.0);
        if let (Some(shader), Some(whole)) = (shader, whole) {
            let paint = Paint {
                shader,
                ..Paint::default()
            };
            self.sheet.fill_path(
                &whole,
                &paint,
                FillRule::Winding,
                Transform::identity(),
                None,
            );
        }
    }

    /// Fills a rectangle with round corners.
    pub(crate) fn slab(&mut self, place: Place, radius: f32, color: Rgb, alpha: f32) {
        if let Some(path) = rounded(place, radius) {
            self.fill(&path, color, alpha);
        }
    }

    /// Draws the edge of a rectangle with round corners.
    pub(crate) fn edge(&mut self, place: Place, radius: f32, color: Rgb, alpha: f32, width: f32) {
        if let Some(path) = rounded(place, radius) {
            let stroke = Stroke {
                width,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                ..Stroke::default()
            };
            self.sheet.stroke_path(
                &path,
                &paint(color, alpha),
                &stroke,
                Transform::identity(),
                None,
            );
        }
    }

    /// Fills what a path goes around.
    pub(crate) fn fill(&mut self, path: &Path, color: Rgb, alpha: f32) {
        let paint = paint(color, alpha);
        self.sheet
            .fill_path(path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    /// A picture in its own colours.
    pub(crate) fn picture(&mut self, tree: &Tree, [x, y, width, height]: Place) {
        let size = tree.size();
        let stretch = Transform::from_scale(width / size.width(), height / size.height());
        let stretch = stretch.post_translate(x, y);
        resvg::render(tree, stretch, &mut self.sheet.as_mut());
    }

    /// A picture whose white takes this colour, so much of it seen.
    pub(crate) fn tinted(&mut self, tree: &Tree, place: Place, color: Rgb, alpha: f32) {
        let [x, y, width, height] = place;
        let (left, top) = (x.floor(), y.floor());
        let wide = (x + width - left).ceil().max(1.0) as u32;
        let high = (y + height - top).ceil().max(1.0) as u32;
        let mut alone = Painter::new(wide, high);
        alone.picture(tree, [x - left, y - top, width, height]);
        for pixel in alone.sheet.data_mut().chunks_exact_mut(4) {
            for (part, tint) in pixel.iter_mut().zip(color) {
                *part = (u16::from(*part) * u16::from(tint) / 255) as u8;
            }
        }
        let paint = PixmapPaint {
            opacity: alpha,
            ..PixmapPaint::default()
        };
        let (sheet, at) = (alone.sheet.as_ref(), Transform::identity());
        self.sheet
            .draw_pixmap(left as i32, top as i32, sheet, &paint, at, None);
    }

    /// Light on what is there already: where a picture is red it has the first colour, where it is green the second.
    pub(crate) fn light(&mut self, tree: &Tree, [x, y, width, height]: Place, colors: [Rgb; 2]) {
        let mut alone = Painter::new(self.sheet.width(), self.sheet.height());
        alone.picture(tree, [x, y, width, height]);
        let lights = alone.sheet.data().chunks_exact(4);
        for (pixel, light) in self.sheet.data_mut().chunks_exact_mut(4).zip(lights) {
            for (part, shade) in pixel.iter_mut().take(3).enumerate() {
                let given: u16 = (0..2)
                    .map(|side| u16::from(light[side]) * u16::from(colors[side][part]) / 255)
                    .sum();
                // Light adds to light and never goes past white.
                let missing = 255 - u16::from(*shade);
                *shade += (missing * given.min(255) / 255) as u8;
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
            let bounds = path.bounds();
            let place = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
            let contrast = self.contrast_with(color, place);
            self.written.push(Written {
                words: words.to_owned(),
                place,
                size,
                contrast,
            });
            self.fill(&path, color, 1.0);
        }
        width
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
