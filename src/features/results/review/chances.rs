//! Chances to win as a line chart: a line for each seat, turn by turn, with rings around the costliest decisions.

use bevy::prelude::*;
use cant_stop_bots::{Review, SeatChances};
use cant_stop_rules::Seat;

use super::super::chart::{self, Chart};
use super::slips::counted;
use crate::core::art::{Drawing, circle, round_line};
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::texts;
use crate::ui::color::{Palette, Pen, Role};
use crate::ui::kit::lines::{level, line, marks, point};
use crate::ui::type_scale::TextSize;

/// Height of the drawing, as a share of its width.
const SHAPE: f32 = 0.5;
/// Room right of the lines, and above and below them, for marks and rings.
const RIGHT: f32 = 26.0;
const EDGE: f32 = 24.0;
/// Width of "100 %", in sizes of its letters.
const NUMBERS: f32 = 2.9;
/// Levels, in percent.
const LEVELS: [u8; 5] = [0, 25, 50, 75, 100];
/// Levels with a label; without room for all, the lowest and the highest.
const WRITTEN: [u8; 3] = [0, 50, 100];
/// Radius of the ring around a decision, and its thickness without and with its dark edge.
const RING: f32 = 15.0;
const RING_LINE: [f32; 2] = [4.0, 9.0];

/// Scales of the lines.
struct Plot {
    area: Rect,
    /// Number of points of a line.
    points: usize,
}

impl Plot {
    fn new(review: &Review, size: Vec2, text_scale: f32) -> Plot {
        let left = TextSize::Small.du() * text_scale * NUMBERS;
        Plot {
            area: Rect::new(left, EDGE, size.x - RIGHT, size.y - EDGE),
            points: course(review).count(),
        }
    }

    fn level(&self, percent: f32) -> f32 {
        point(self.area, 0.0, percent / 100.0).y
    }

    fn point(&self, place: usize, chance: f64) -> Vec2 {
        let along = place as f32 / (self.points.max(2) - 1) as f32;
        point(self.area, along, chance as f32)
    }

    /// Points of a seat: one for the start of each turn and one for the end.
    fn line(&self, review: &Review, seat: Seat) -> Vec<Vec2> {
        course(review)
            .enumerate()
            .map(|(place, chances)| self.point(place, chances[seat.index()]))
            .collect()
    }
}

/// Chances at the start of each turn and at the end.
pub(super) fn course(review: &Review) -> impl Iterator<Item = SeatChances> {
    let turns = review.turns.iter().map(|turn| turn.chances);
    turns.chain([review.last])
}

/// Seats of the game, in order of play.
pub(super) fn all_seats(seats: &Seats) -> impl Iterator<Item = Seat> + use<> {
    Seat::ALL.into_iter().take(seats.0.len())
}

/// Drawing with its labels.
pub(super) fn chart(
    review: &Review,
    seats: &Seats,
    palette: Palette,
    width: f32,
    text_scale: f32,
) -> Chart {
    let size = chart::size(width, SHAPE);
    let plot = Plot::new(review, size, text_scale);
    let line_height = TextSize::Small.du() * text_scale * 1.3;
    let all_fit = WRITTEN.len() as f32 * line_height < size.y;
    let levels = WRITTEN
        .into_iter()
        .filter(|percent| all_fit || percent % 100 == 0)
        .map(|percent| {
            let words = Words::new(texts::SETTINGS_PERCENT).with("percent", percent);
            (plot.level(f32::from(percent)), words)
        });
    Chart {
        drawing: draw(&plot, review, seats, Pen::new(size, palette)),
        spoken: spoken(review, seats),
        levels: levels.collect(),
    }
}

fn draw(plot: &Plot, review: &Review, seats: &Seats, mut pen: Pen) -> Drawing {
    let across = [plot.area.min.x, plot.area.max.x];
    for percent in LEVELS {
        let y = plot.level(f32::from(percent));
        level(&mut pen, across, y, percent == 100);
    }
    // The winner comes last, over the others.
    let mut order: Vec<Seat> = all_seats(seats).collect();
    let last = |seat: &Seat| review.last[seat.index()];
    order.sort_by(|one, other| last(one).total_cmp(&last(other)));
    for &seat in &order {
        line(&mut pen, &plot.line(review, seat), seats.get(seat).mark);
    }
    for &seat in &order {
        let points = plot.line(review, seat);
        marks(&mut pen, &points, seat, seats.get(seat).mark);
    }
    for slip in counted(review) {
        let turns = &review.turns;
        if let Some(place) = turns.iter().position(|turn| turn.turn == slip.turn) {
            let at = plot.point(place, turns[place].chances[slip.seat.index()]);
            ring(&mut pen, at);
        }
    }
    pen.finish()
}

/// Draws a ring around the turn of a decision.
fn ring(pen: &mut Pen, at: Vec2) {
    for (color, width) in [(Role::Ink, RING_LINE[1]), (Role::Gold, RING_LINE[0])] {
        pen.line(circle(at, RING), color, round_line(width));
    }
}

/// Drawing in words: the chances at the start and in the middle of the game.
fn spoken(review: &Review, seats: &Seats) -> Words {
    let course: Vec<SeatChances> = course(review).collect();
    let percent = |chances: Option<&SeatChances>, seat: Seat| {
        let chance = chances.map_or(0.0, |chances| chances[seat.index()]);
        (chance * 100.0).round()
    };
    let said = all_seats(seats).map(|seat| {
        Words::new(texts::RESULTS_CHANCES_WAY)
            .with("name", seats.get(seat).name.as_str())
            .with("first", percent(course.first(), seat))
            .with("middle", percent(course.get(course.len() / 2), seat))
    });
    let all = said.reduce(|first, next| {
        Words::new(texts::RESULTS_CLIMB_WAYS)
            .with("first", first)
            .with("next", next)
    });
    Words::new(texts::RESULTS_CHANCES_SPOKEN)
        .with("ways", all.unwrap_or_else(|| Words::literal("")))
}
