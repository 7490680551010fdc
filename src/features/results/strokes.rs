//! What the drawings of a game are made of: lines in the players' colours, their marks, and the levels behind them.

use bevy::prelude::*;
use cant_stop_rules::Seat;
use resvg::tiny_skia::{LineJoin, PathBuilder, Stroke, StrokeDash};

use crate::core::art::{circle, polygon, round_line, way};
use crate::core::seats::Mark;
use crate::ui::color::{Pen, Role};

/// How thick lines are, without and with the dark around them.
const LINE: [f32; 2] = [5.0, 9.0];
/// How large the marks along a line and at its end are, from the middle.
const SMALL_MARK: f32 = 7.0;
const LARGE_MARK: f32 = 14.0;
/// How wide the dark around a mark is, of its radius; half of it is seen.
const EDGE: f32 = 0.45;
/// A line has a mark every so many points.
const EVERY: usize = 6;
/// How wide a level's line is, and how long its dots and the gaps between them are.
const LEVEL: f32 = 2.0;
const DOTS: [f32; 2] = [2.0, 7.0];

/// A dotted line from left to right at this height; golden where it is what all want to reach.
pub(super) fn level(pen: &mut Pen, [left, right]: [f32; 2], y: f32, is_goal: bool) {
    let color = if is_goal {
        Role::Gold.faint(0.8)
    } else {
        Role::Paper.faint(0.22)
    };
    let dotted = Stroke {
        dash: StrokeDash::new(DOTS.to_vec(), 0.0),
        ..round_line(LEVEL)
    };
    pen.line(
        way([Vec2::new(left, y), Vec2::new(right, y)]),
        color,
        dotted,
    );
}

/// A line through these points in the colour of a mark, with dark around it.
pub(super) fn line(pen: &mut Pen, points: &[Vec2], mark: Mark) {
    let path = way(points.iter().copied());
    pen.line(path.clone(), Role::Ink, round_line(LINE[1]));
    pen.line(path, Role::Player(mark), round_line(LINE[0]));
}

/// Marks along the line and at its end, so that colour is not needed to tell it from others.
pub(super) fn marks(pen: &mut Pen, points: &[Vec2], seat: Seat, mark: Mark) {
    let Some((last, along)) = points.split_last() else {
        return;
    };
    let offset = 1 + seat.index();
    for at in along.iter().skip(offset).step_by(EVERY) {
        draw_mark(pen, *at, SMALL_MARK, mark);
    }
    draw_mark(pen, *last, LARGE_MARK, mark);
}

/// A mark around a point.
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
