//! The climb of a finished game as a drawing: a line for every seat, rising turn by turn, with a flag wherever one claimed a column.

use std::fmt::Write;

use bevy::prelude::*;
use cant_stop_rules::{Game, Seat};

use super::summary::seats;
use crate::referee::{COLUMN, GameStory};
use crate::seats::{Mark, Seats};
use crate::theme::palette;

/// The room around the lines for what stands on their ends, in design units.
const MARGIN: Vec2 = Vec2::new(26.0, 40.0);
/// How far the lines begin from the left, beside the numbers.
pub(super) const NUMBERS: f32 = 34.0;
/// How thick lines are, without and with the dark around them.
const LINE: [f32; 2] = [5.0, 9.0];
/// How large the marks along a line and at its end are, from the middle.
const SMALL_MARK: f32 = 7.0;
const LARGE_MARK: f32 = 14.0;
/// A line has a mark every so many turns.
const EVERY: usize = 6;
/// How much of the ground under the lines is to be seen.
const GROUND: f32 = 0.13;

/// Where the lines run on a drawing of some size.
#[derive(Clone, Copy)]
pub(super) struct Plot {
    area: Rect,
    turns: usize,
    columns: u8,
}

impl Plot {
    /// The plot of this game on a drawing of this size.
    pub(super) fn new(game: &Game, story: &GameStory, size: Vec2) -> Plot {
        Plot {
            area: Rect::new(
                NUMBERS,
                MARGIN.y,
                size.x - MARGIN.x,
                size.y - MARGIN.x / 2.0,
            ),
            turns: story.standings().len().saturating_sub(1).max(1),
            columns: game.settings().columns_to_win,
        }
    }

    /// Where somebody is who had come so far after so many turns.
    fn point(&self, turn: usize, progress: u32) -> Vec2 {
        let along = turn as f32 / self.turns as f32;
        let up = progress as f32 / (COLUMN as f32 * f32::from(self.columns));
        Vec2::new(
            self.area.min.x + self.area.width() * along,
            self.area.max.y - self.area.height() * up,
        )
    }

    /// How high above the upper edge of the drawing's lower one so many columns are.
    pub(super) fn level(&self, columns: u8) -> f32 {
        self.point(0, COLUMN * u32::from(columns)).y
    }
}

/// The drawing, as SVG.
pub(super) fn draw(game: &Game, story: &GameStory, plans: &Seats, size: Vec2) -> String {
    let plot = Plot::new(game, story, size);
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}">"#,
        size.x, size.y
    );
    levels(&mut svg, &plot);
    // Whoever won comes last, over the others.
    let mut order: Vec<Seat> = seats(game).collect();
    order.sort_by_key(|seat| game.winners().contains(*seat));
    for &seat in &order {
        line(&mut svg, &plot, story, seat, plans.get(seat).mark);
    }
    for &seat in &order {
        flags(&mut svg, &plot, story, seat, plans.get(seat).mark);
        marks(&mut svg, &plot, story, seat, plans.get(seat).mark);
    }
    svg.push_str("</svg>");
    svg
}

/// Writes to a text, which cannot fail.
macro_rules! put {
    ($svg:expr, $($part:tt)*) => {
        write!($svg, $($part)*).expect("a text can be written to")
    };
}

fn hex(color: Color) -> String {
    color.with_alpha(1.0).to_srgba().to_hex()
}

/// A line across for every column won; the highest is the summit.
fn levels(svg: &mut String, plot: &Plot) {
    for column in 0..=plot.columns {
        let summit = column == plot.columns;
        let (color, seen) = if summit {
            (palette::GOLD, 0.8)
        } else {
            (palette::PAPER, 0.22)
        };
        put!(
            svg,
            r#"<path d="M{:.1},{y:.1} H{:.1}" stroke="{}" stroke-opacity="{seen}" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>"#,
            plot.area.min.x,
            plot.area.max.x,
            hex(color),
            y = plot.level(column),
        );
    }
}

fn points(plot: &Plot, story: &GameStory, seat: Seat) -> Vec<Vec2> {
    let standings = story.standings().iter().enumerate();
    standings
        .filter_map(|(turn, all)| Some(plot.point(turn, *all.get(seat.index())?)))
        .collect()
}

fn line(svg: &mut String, plot: &Plot, story: &GameStory, seat: Seat, mark: Mark) {
    let way: Vec<String> = points(plot, story, seat)
        .iter()
        .map(|at| format!("{:.1},{:.1}", at.x, at.y))
        .collect();
    if way.is_empty() {
        return;
    }
    let (way, color) = (way.join(" L"), hex(palette::mark_color(mark)));
    let (left, right, foot) = (plot.area.min.x, plot.area.max.x, plot.area.max.y);
    put!(
        svg,
        r#"<path d="M{left:.1},{foot:.1} L{way} L{right:.1},{foot:.1}Z" fill="{color}" fill-opacity="{GROUND}"/>"#
    );
    for (color, width) in [(hex(palette::INK), LINE[1]), (color, LINE[0])] {
        put!(
            svg,
            r#"<path d="M{way}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>"#
        );
    }
}

/// Marks along the line and at its end, so that colour is not needed to tell it from others.
fn marks(svg: &mut String, plot: &Plot, story: &GameStory, seat: Seat, mark: Mark) {
    let points = points(plot, story, seat);
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
fn shape(svg: &mut String, at: Vec2, radius: f32, mark: Mark) {
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

/// A flag over the line for every column claimed; several of one turn stand side by side.
fn flags(svg: &mut String, plot: &Plot, story: &GameStory, seat: Seat, mark: Mark) {
    let mut before = 0;
    let mut beside = 0.0;
    for claim in story.claims().iter().filter(|claim| claim.seat == seat) {
        beside = if claim.turn == before {
            beside + 10.0
        } else {
            0.0
        };
        before = claim.turn;
        let Some(way) = story
            .standings()
            .get(claim.turn)
            .and_then(|all| all.get(seat.index()))
        else {
            continue;
        };
        let Vec2 { x, y } = plot.point(claim.turn, *way) - Vec2::new(beside, 0.0);
        put!(
            svg,
            r#"<path d="M{x:.1},{y:.1} v-34" stroke="{ink}" stroke-width="7" stroke-linecap="round"/><path d="M{x:.1},{top:.1} l-20,7 l20,7Z" fill="{}" stroke="{ink}" stroke-width="2.5" stroke-linejoin="round"/><path d="M{x:.1},{y:.1} v-34" stroke="{}" stroke-width="3" stroke-linecap="round"/>"#,
            hex(palette::mark_color(mark)),
            hex(palette::PAPER),
            ink = hex(palette::INK),
            top = y - 34.0,
        );
    }
}
