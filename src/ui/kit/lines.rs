//! Line charts: lines in the colours of players, with their marks, over dotted levels.

use bevy::prelude::*;
use cant_stop_rules::Seat;
use resvg::tiny_skia::{LineJoin, PathBuilder, Stroke, StrokeDash};

use crate::core::art::{circle, polygon, round_line, way};
use crate::core::seats::Mark;
use crate::ui::color::{Pen, Role};

/// Thickness of a line, without and with its dark edge.
const LINE: [f32; 2] = [5.0, 9.0];
/// Radius of the marks along a line, and of the one at its end.
const SMALL_MARK: f32 = 7.0;
const LARGE_MARK: f32 = 14.0;
/// Width of the dark edge of a mark, of its radius; half of it is visible.
const EDGE: f32 = 0.45;
/// Number of points from mark to mark.
const EVERY: usize = 6;
/// Thickness of a level, and length of its dots and of the gaps between them.
const LEVEL: f32 = 2.0;
const DOTS: [f32; 2] = [2.0, 7.0];

/// Scales of a line chart: its area, and the number of steps from the left edge to the right.
#[derive(Clone, Copy)]
pub(crate) struct Plot {
    pub(crate) area: Rect,
    pub(crate) steps: usize,
}

impl Plot {
    /// Point after this number of steps, at this share of the height from the foot.
    pub(crate) fn point(&self, step: usize, up: f32) -> Vec2 {
        let along = step as f32 / self.steps.max(1) as f32;
        let Rect { min, max } = self.area;
        Vec2::new(min.x.lerp(max.x, along), max.y.lerp(min.y, up))
    }

    /// Distance of this share of the height from the upper edge of the drawing.
    pub(crate) fn level(&self, up: f32) -> f32 {
        self.point(0, up).y
    }

    /// Draws a dotted line from left to right at this share of the height; golden if it is the goal.
    pub(crate) fn draw_level(&self, pen: &mut Pen, up: f32, is_goal: bool) {
        let color = match is_goal {
            true => Role::Gold.faint(0.8),
            false => Role::Paper.faint(0.22),
        };
        let dotted = Stroke {
            dash: StrokeDash::new(DOTS.to_vec(), 0.0),
            ..round_line(LEVEL)
        };
        let ends = [0, self.steps.max(1)].map(|step| self.point(step, up));
        pen.line(way(ends), color, dotted);
    }
}

/// Draws a line through these points in the colour of a mark, with a dark edge.
pub(crate) fn line(pen: &mut Pen, points: &[Vec2], mark: Mark) {
    let path = way(points.iter().copied());
    pen.line(path.clone(), Role::Ink, round_line(LINE[1]));
    pen.line(path, Role::Player(mark), round_line(LINE[0]));
}

/// Draws marks along a line and at its end, to tell it from others without its colour.
pub(crate) fn marks(pen: &mut Pen, points: &[Vec2], seat: Seat, mark: Mark) {
    let Some((last, along)) = points.split_last() else {
        return;
    };
    for at in along.iter().skip(1 + seat.index()).step_by(EVERY) {
        draw_mark(pen, *at, SMALL_MARK, mark);
    }
    draw_mark(pen, *last, LARGE_MARK, mark);
}

fn draw_mark(pen: &mut Pen, at: Vec2, radius: f32, mark: Mark) {
    let path = outline(at, radius, mark);
    let edge = Stroke {
        width: radius * EDGE,
        line_join: LineJoin::Round,
        ..default()
    };
    pen.line(path.clone(), Role::Ink, edge);
    pen.fill(path, Role::Player(mark));
}

fn outline(at: Vec2, radius: f32, mark: Mark) -> PathBuilder {
    let corners = |corners: &[(f32, f32)]| {
        let corner = |&(x, y): &(f32, f32)| at + Vec2::new(x, y) * radius;
        polygon(corners.iter().map(corner).collect::<Vec<_>>())
    };
    match mark {
        Mark::Disc => circle(at, radius),
        Mark::Square => corners(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]),
        Mark::Triangle => corners(&[(0.0, -1.0), (1.0, 0.8), (-1.0, 0.8)]),
        Mark::Diamond => corners(&[(0.0, -1.15), (1.15, 0.0), (0.0, 1.15), (-1.15, 0.0)]),
    }
}
