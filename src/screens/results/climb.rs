//! The climb of a finished game as a drawing: a line for every seat, rising turn by turn, with a flag wherever one claimed a column.

use bevy::prelude::*;
use cant_stop_rules::{Game, Seat};

use super::strokes::{begin, hex, level, marks, path, put, stroke};
use super::summary::seats;
use crate::ground::seats::{Mark, Seats};
use crate::referee::{COLUMN, GameStory};
use crate::theme::palette;

/// The room around the lines for what stands on their ends, in design units.
const MARGIN: Vec2 = Vec2::new(26.0, 40.0);
/// How far the lines begin from the left, beside the numbers.
const NUMBERS: f32 = 34.0;
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
    let mut svg = begin(size);
    levels(&mut svg, &plot);
    // Whoever won comes last, over the others.
    let mut order: Vec<Seat> = seats(game).collect();
    order.sort_by_key(|seat| game.winners().contains(*seat));
    for &seat in &order {
        line(&mut svg, &plot, story, seat, plans.get(seat).mark);
    }
    for &seat in &order {
        flags(&mut svg, &plot, story, seat, plans.get(seat).mark);
        marks(
            &mut svg,
            &points(&plot, story, seat),
            seat,
            plans.get(seat).mark,
        );
    }
    svg.push_str("</svg>");
    svg
}

/// A line across for every column won; the highest is the summit.
fn levels(svg: &mut String, plot: &Plot) {
    for column in 0..=plot.columns {
        let across = [plot.area.min.x, plot.area.max.x];
        level(svg, across, plot.level(column), column == plot.columns);
    }
}

fn points(plot: &Plot, story: &GameStory, seat: Seat) -> Vec<Vec2> {
    let standings = story.standings().iter().enumerate();
    standings
        .filter_map(|(turn, all)| Some(plot.point(turn, *all.get(seat.index())?)))
        .collect()
}

fn line(svg: &mut String, plot: &Plot, story: &GameStory, seat: Seat, mark: Mark) {
    let way = points(plot, story, seat);
    if way.is_empty() {
        return;
    }
    let (left, right, foot) = (plot.area.min.x, plot.area.max.x, plot.area.max.y);
    let color = hex(palette::mark_color(mark));
    put!(
        svg,
        r#"<path d="M{left:.1},{foot:.1} L{} L{right:.1},{foot:.1}Z" fill="{color}" fill-opacity="{GROUND}"/>"#,
        path(&way)
    );
    stroke(svg, &way, mark);
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
