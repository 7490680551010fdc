//! The climb of a finished game as a drawing: a line for every seat, rising turn by turn, with a flag wherever one claimed a column.

use bevy::prelude::*;
use cant_stop_rules::{Game, Seat};

use super::strokes::{level, line, marks};
use super::summary::seats;
use crate::core::art::{Drawing, polygon, round_line, way};
use crate::core::seats::{Mark, Seats};
use crate::referee::{COLUMN, GameStory};
use crate::ui::color::{Palette, Pen, Role};

/// The room around the lines for what stands on their ends, in design units.
const MARGIN: Vec2 = Vec2::new(26.0, 40.0);
/// How far the lines begin from the left, beside the numbers.
const NUMBERS: f32 = 34.0;
/// How much of the ground under the lines is to be seen.
const GROUND: f32 = 0.13;
/// How high the pole of a flag is, and where the tip of its cloth is from the top.
const POLE: f32 = 34.0;
const CLOTH: Vec2 = Vec2::new(-20.0, 7.0);

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

/// The drawing.
pub(super) fn draw(
    game: &Game,
    story: &GameStory,
    plans: &Seats,
    palette: Palette,
    size: Vec2,
) -> Drawing {
    let plot = Plot::new(game, story, size);
    let mut pen = Pen::new(size, palette);
    levels(&mut pen, &plot);
    // Whoever won comes last, over the others.
    let mut order: Vec<Seat> = seats(game).collect();
    order.sort_by_key(|seat| game.winners().contains(*seat));
    for &seat in &order {
        rise(
            &mut pen,
            &plot,
            &points(&plot, story, seat),
            plans.get(seat).mark,
        );
    }
    for &seat in &order {
        flags(&mut pen, &plot, story, seat, plans.get(seat).mark);
        marks(
            &mut pen,
            &points(&plot, story, seat),
            seat,
            plans.get(seat).mark,
        );
    }
    pen.finish()
}

/// A line across for every column won; the highest is the summit.
fn levels(pen: &mut Pen, plot: &Plot) {
    for column in 0..=plot.columns {
        let across = [plot.area.min.x, plot.area.max.x];
        level(pen, across, plot.level(column), column == plot.columns);
    }
}

fn points(plot: &Plot, story: &GameStory, seat: Seat) -> Vec<Vec2> {
    let standings = story.standings().iter().enumerate();
    standings
        .filter_map(|(turn, all)| Some(plot.point(turn, *all.get(seat.index())?)))
        .collect()
}

/// The line of a seat, and the ground under it.
fn rise(pen: &mut Pen, plot: &Plot, points: &[Vec2], mark: Mark) {
    let (left, right, foot) = (plot.area.min.x, plot.area.max.x, plot.area.max.y);
    let around = [Vec2::new(left, foot)]
        .into_iter()
        .chain(points.iter().copied())
        .chain([Vec2::new(right, foot)]);
    let ground = Role::Player(mark).faint(GROUND);
    pen.fill(polygon(around), ground);
    line(pen, points, mark);
}

/// A flag over the line for every column claimed; several of one turn stand side by side.
fn flags(pen: &mut Pen, plot: &Plot, story: &GameStory, seat: Seat, mark: Mark) {
    let mut before = 0;
    let mut beside = 0.0;
    for claim in story.claims().iter().filter(|claim| claim.seat == seat) {
        beside = if claim.turn == before {
            beside + 10.0
        } else {
            0.0
        };
        before = claim.turn;
        let Some(standing) = story
            .standings()
            .get(claim.turn)
            .and_then(|all| all.get(seat.index()))
        else {
            continue;
        };
        let foot = plot.point(claim.turn, *standing) - Vec2::new(beside, 0.0);
        flag(pen, foot, Role::Player(mark));
    }
}

/// A flag on a pole that stands at `foot`.
fn flag(pen: &mut Pen, foot: Vec2, color: Role) {
    let top = foot - Vec2::new(0.0, POLE);
    let pole = way([foot, top]);
    let cloth = polygon([top, top + CLOTH, top + Vec2::new(0.0, 2.0 * CLOTH.y)]);
    pen.line(pole.clone(), Role::Ink, round_line(7.0));
    pen.fill(cloth.clone(), color);
    pen.line(cloth, Role::Ink, round_line(2.5));
    pen.line(pole, Role::Paper, round_line(3.0));
}
