//! Drawings made at run time, such as charts: rasterised at exactly the pixels they cover.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use resvg::tiny_skia::{
    self, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke,
    Transform as Stretch,
};

use super::svg::flat_image;
use super::{Rasters, is_drawn};

/// Shows shapes on the entity's [`ImageNode`], the first of them below the others.
#[derive(Component, Clone, Debug, PartialEq)]
pub(crate) struct Drawing {
    /// Size on the screen in design units; shapes use the same units, from the upper left corner.
    size: Vec2,
    shapes: Vec<Shape>,
}

/// A path in one colour: filled, or drawn as a line.
#[derive(Clone, Debug, PartialEq)]
struct Shape {
    path: Path,
    color: Color,
    line: Option<Stroke>,
}

impl Drawing {
    pub(crate) fn new(size: Vec2) -> Drawing {
        Drawing {
            size,
            shapes: Vec::new(),
        }
    }

    /// The size on the screen, in design units.
    pub(crate) fn size(&self) -> Vec2 {
        self.size
    }

    pub(crate) fn fill(&mut self, path: PathBuilder, color: Color) {
        self.add(path, color, None);
    }

    pub(crate) fn line(&mut self, path: PathBuilder, color: Color, line: Stroke) {
        self.add(path, color, Some(line));
    }

    fn add(&mut self, path: PathBuilder, color: Color, line: Option<Stroke>) {
        // A path without length has nothing to draw.
        if let Some(path) = path.finish() {
            self.shapes.push(Shape { path, color, line });
        }
    }

    /// Number of points of each line in this colour.
    #[cfg(test)]
    pub(crate) fn points_of_lines(&self, color: Color) -> Vec<usize> {
        let lines = self.shapes.iter().filter(|shape| shape.line.is_some());
        let these = lines.filter(|shape| shape.color == color);
        these.map(|shape| shape.path.points().len()).collect()
    }

    /// Rasterises the drawing; `None` for an empty size.
    fn paint(&self, pixels: UVec2) -> Option<Pixmap> {
        let mut pixmap = Pixmap::new(pixels.x, pixels.y)?;
        let stretch = pixels.as_vec2() / self.size;
        let stretch = Stretch::from_scale(stretch.x, stretch.y);
        for shape in &self.shapes {
            let mut paint = Paint::default();
            paint.set_color(painted(shape.color));
            match &shape.line {
                Some(line) => pixmap.stroke_path(&shape.path, &paint, line, stretch, None),
                None => pixmap.fill_path(&shape.path, &paint, FillRule::Winding, stretch, None),
            }
        }
        Some(pixmap)
    }
}

fn painted(color: Color) -> tiny_skia::Color {
    let [red, green, blue, _] = color.to_srgba().to_u8_array();
    let mut painted = tiny_skia::Color::from_rgba8(red, green, blue, 255);
    painted.set_alpha(color.alpha());
    painted
}

/// A path from point to point.
pub(crate) fn way(points: impl IntoIterator<Item = Vec2>) -> PathBuilder {
    let mut path = PathBuilder::new();
    for (place, Vec2 { x, y }) in points.into_iter().enumerate() {
        match place {
            0 => path.move_to(x, y),
            _ => path.line_to(x, y),
        }
    }
    path
}

/// A path from point to point and back to the first.
pub(crate) fn polygon(points: impl IntoIterator<Item = Vec2>) -> PathBuilder {
    let mut path = way(points);
    path.close();
    path
}

pub(crate) fn circle(middle: Vec2, radius: f32) -> PathBuilder {
    let mut path = PathBuilder::new();
    path.push_circle(middle.x, middle.y, radius);
    path
}

/// Line of a width in design units, with round ends and corners.
pub(crate) fn round_line(width: f32) -> Stroke {
    Stroke {
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    // Without a renderer nothing is painted.
    if !is_drawn(app) {
        return;
    }
    app.add_systems(
        PostUpdate,
        paint_drawings
            .before(AssetEventSystems)
            .before(UiSystems::Content),
    );
}

fn paint_drawings(
    rasters: Res<Rasters>,
    mut scale: Local<f32>,
    mut images: ResMut<Assets<Image>>,
    mut drawings: Query<(Ref<Drawing>, &mut ImageNode)>,
) {
    let rescaled = *scale != rasters.scale();
    *scale = rasters.scale();
    for (drawing, mut node) in &mut drawings {
        if !rescaled && !drawing.is_changed() {
            continue;
        }
        let pixels = (drawing.size * *scale).round().as_uvec2();
        if let Some(painted) = drawing.paint(pixels) {
            node.image = images.add(flat_image(painted, None));
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]
    use super::*;

    const RED: Color = Color::LinearRgba(LinearRgba::RED);
    const BLUE: Color = Color::LinearRgba(LinearRgba::BLUE);
    const CORNERS: [Vec2; 4] = [
        Vec2::new(2.0, 2.0),
        Vec2::new(8.0, 2.0),
        Vec2::new(8.0, 8.0),
        Vec2::new(2.0, 8.0),
    ];

    /// Red, green, blue and alpha at a point of the drawing, painted at three pixels per design unit.
    fn at(drawing: &Drawing, x: u32, y: u32) -> [u8; 4] {
        let pixels = (drawing.size * 3.0).as_uvec2();
        let painted = drawing.paint(pixels).unwrap();
        let pixel = painted.pixel(3 * x, 3 * y).unwrap().demultiply();
        [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
    }

    #[test]
    fn a_fill_covers_the_inside_and_a_line_its_path() {
        let mut drawing = Drawing::new(Vec2::splat(10.0));
        drawing.fill(polygon(CORNERS), RED);
        assert_eq!(at(&drawing, 5, 5), [255, 0, 0, 255]);
        assert_eq!(at(&drawing, 9, 5), [0; 4]);
        drawing.line(polygon(CORNERS), BLUE, round_line(2.0));
        assert_eq!(at(&drawing, 5, 5), [255, 0, 0, 255]);
        assert_eq!(at(&drawing, 8, 5), [0, 0, 255, 255], "above the filling");
    }

    #[test]
    fn colors_may_be_seen_through() {
        let mut drawing = Drawing::new(Vec2::splat(10.0));
        drawing.fill(circle(Vec2::splat(5.0), 4.0), Color::WHITE.with_alpha(0.4));
        assert_eq!(at(&drawing, 5, 5), [255, 255, 255, 102]);
    }

    #[test]
    fn paths_without_length_and_empty_sizes_show_nothing() {
        let mut drawing = Drawing::new(Vec2::splat(10.0));
        drawing.fill(way([]), Color::WHITE);
        drawing.line(way([Vec2::ONE]), Color::WHITE, round_line(2.0));
        assert_eq!(drawing, Drawing::new(Vec2::splat(10.0)));
        assert!(drawing.paint(UVec2::ZERO).is_none());
    }
}
