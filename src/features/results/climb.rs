//! Climb of a finished game as a line chart: a line for each seat, turn by turn, with a flag at each claimed column.

use bevy::prelude::*;

use crate::core::art::{Drawing, polygon, round_line, way};
use crate::referee::{COLUMN, GameStory};
use crate::ui::kit::lines::{Plot, line, marks};
use crate::ui::prelude::*;

/// Room around the lines for marks and flags, in design units.
const MARGIN: Vec2 = Vec2::new(26.0, 40.0);
/// Room left of the lines for the numbers.
const NUMBERS: f32 = 34.0;
/// Opacity of the ground under the line of a winner.
const GROUND: f32 = 0.2;
/// Height of the pole of a flag, and the tip of its cloth from the top.
const POLE: f32 = 34.0;
const CLOTH: Vec2 = Vec2::new(-20.0, 7.0);

/// Scales of the lines on a drawing of this size.
pub(super) fn plot(story: &GameStory, size: Vec2) -> Plot {
    let (min, edge) = (Vec2::new(NUMBERS, MARGIN.y), MARGIN.x);
    let max = size - Vec2::new(edge, edge / 2.0);
    let steps = story.standings().len().saturating_sub(1);
    Plot {
        area: Rect { min, max },
        steps,
    }
}

pub(super) fn draw(
    game: &Game,
    story: &GameStory,
    plans: &Seats,
    palette: Palette,
    size: Vec2,
) -> Drawing {
    let plot = plot(story, size);
    let mut pen = Pen::new(size, palette);
    let columns = game.variant().columns_to_win;
    for column in 0..=columns {
        let up = f32::from(column) / f32::from(columns);
        plot.draw_level(&mut pen, up, column == columns);
    }
    let whole = COLUMN as f32 * f32::from(columns);
    let points = |seat: Seat| {
        let standings = story.standings().iter().enumerate();
        let points = standings.filter_map(|(turn, all)| {
            let progress = *all.get(seat.index())?;
            Some(plot.point(turn, progress as f32 / whole))
        });
        points.collect()
    };
    let lines = game
        .each_seat()
        .map(|seat| (seat, plans.get(seat).mark, points(seat)));
    let mut lines: Vec<(Seat, Mark, Vec<Vec2>)> = lines.collect();
    // The winner comes last, over the others.
    lines.sort_by_key(|(seat, ..)| game.winners().contains(*seat));
    for (seat, mark, points) in &lines {
        // Grounds of several seats would mix to a colour of none of them.
        if game.winners().contains(*seat) {
            ground(&mut pen, &plot, points, *mark);
        }
        line(&mut pen, points, *mark);
    }
    for (seat, mark, points) in &lines {
        flags(&mut pen, points, story, *seat, *mark);
        marks(&mut pen, points, *seat, *mark);
    }
    pen.finish()
}

/// Draws the ground under the line of a seat.
fn ground(pen: &mut Pen, plot: &Plot, points: &[Vec2], mark: Mark) {
    let [left, right] = [0, plot.steps.max(1)].map(|step| plot.point(step, 0.0));
    let around = [&[left], points, &[right]].concat();
    pen.fill(polygon(around), Role::Player(mark).faint(GROUND));
}

/// Draws a flag over the line for each claimed column; those of one turn stand side by side.
fn flags(pen: &mut Pen, points: &[Vec2], story: &GameStory, seat: Seat, mark: Mark) {
    let mut before = 0;
    let mut beside = 0.0;
    for claim in story.claims().iter().filter(|claim| claim.seat == seat) {
        beside = if claim.turn == before {
            beside + 10.0
        } else {
            0.0
        };
        before = claim.turn;
        if let Some(foot) = points.get(claim.turn) {
            flag(pen, *foot - Vec2::new(beside, 0.0), Role::Player(mark));
        }
    }
}

fn flag(pen: &mut Pen, foot: Vec2, color: Role) {
    let top = foot - Vec2::new(0.0, POLE);
    let pole = way([foot, top]);
    let cloth = polygon([top, top + CLOTH, top + Vec2::new(0.0, 2.0 * CLOTH.y)]);
    pen.line(pole.clone(), Role::Ink, round_line(7.0));
    pen.fill(cloth.clone(), color);
    pen.line(cloth, Role::Ink, round_line(2.5));
    pen.line(pole, Role::Paper, round_line(3.0));
}
