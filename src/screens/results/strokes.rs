//! What the drawings of a game are made of: lines in the players' colours, their marks, and the levels behind them.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use crate::{ground::seats::Mark, theme::palette};

/// How thick lines are, without and with the dark around them.
const LINE: [f32; 2] = [5.0, 9.0];
/// How large the marks along a line and at its end are, from the middle.
const SMALL_MARK: f32 = 7.0;
const LARGE_MARK: f32 = 14.0;
/// A line has a mark every so many points.
const EVERY: usize = 6;

/// Writes to a text, which cannot fail.
macro_rules! put {
    ($svg:expr, $($part:tt)*) => {
        std::fmt::Write::write_fmt($svg, format_args!($($part)*)).expect("a text can be written to")
    };
}
pub(super) use put;

/// The beginning of a drawing of this size.
pub(super) fn begin(size: Vec2) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}">"#,
        size.x, size.y
    )
}

/// A colour as SVG writes it, without what can be seen through it.
pub(super) fn hex(color: Color) -> String {
    color.with_alpha(1.0).to_srgba().to_hex()
}

/// A dotted line from left to right at this height; golden where it is what all want to reach.
pub(super) fn level(svg: &mut String, [left, right]: [f32; 2], y: f32, is_goal: bool) {
    let (color, seen) = if is_goal {
        (palette::GOLD, 0.8)
    } else {
        (palette::PAPER, 0.22)
    };
    put!(
        svg,
        r#"<path d="M{left:.1},{y:.1} H{right:.1}" stroke="{}" stroke-opacity="{seen}" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>"#,
        hex(color),
    );
}

/// Points as a path goes through them, without the command it begins with.
pub(super) fn path(points: &[Vec2]) -> String {
    let way: Vec<String> = points
        .iter()
        .map(|at| format!("{:.1},{:.1}", at.x, at.y))
        .collect();
    way.join(" L")
}

/// A line through these points in the colour of a mark, with dark around it.
pub(super) fn stroke(svg: &mut String, points: &[Vec2], mark: Mark) {
    let way = path(points);
    let color = hex(palette::mark_color(mark));
    for (color, width) in [(hex(palette::INK), LINE[1]), (color, LINE[0])] {
        put!(
            svg,
            r#"<path d="M{way}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>"#
        );
    }
}

/// Marks along the line and at its end, so that colour is not needed to tell it from others.
pub(super) fn marks(svg: &mut String, points: &[Vec2], seat: Seat, mark: Mark) {
    let Some((last, along)) = points.split_last() else {
        return;
    };
    let offset = 1 + seat.index();
    for at in along.iter().skip(offset).step_by(EVERY) {
        shape(svg, *at, SMALL_MARK, mark);
    }
    shape(svg, *last, LARGE_MARK, mark);
}

/// A mark around a point.
pub(super) fn shape(svg: &mut String, at: Vec2, radius: f32, mark: Mark) {
    let Vec2 { x, y } = at;
    let r = radius;
    let start = match mark {
        Mark::Disc => format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{r}""#),
        Mark::Square => {
            let (left, top, side) = (x - r * 0.9, y - r * 0.9, r * 1.8);
            format!(r#"<rect x="{left:.1}" y="{top:.1}" width="{side}" height="{side}""#)
        }
        Mark::Triangle => {
            let (top, down, foot) = (y - r, r * 1.8, r * 2.0);
            format!(r#"<path d="M{x:.1},{top:.1} l{r},{down} h-{foot}Z""#)
        }
        Mark::Diamond => {
            let (d, top) = (r * 1.15, y - r * 1.15);
            format!(r#"<path d="M{x:.1},{top:.1} l{d},{d} l-{d},{d} l-{d},-{d}Z""#)
        }
    };
    put!(
        svg,
        r#"{start} fill="{}" stroke="{}" stroke-width="{:.1}" stroke-linejoin="round" paint-order="stroke"/>"#,
        hex(palette::mark_color(mark)),
        hex(palette::INK),
        radius * 0.45,
    );
}
