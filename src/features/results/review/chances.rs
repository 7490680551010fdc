//! The chances to win as a drawing: a line for every seat from its first turn to the end, each in its colour and with its mark,
//! and rings around the decisions that mattered most.

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
use crate::ui::kit::lines::{level, line, marks};
use crate::ui::type_scale::TextSize;

/// How high the drawing is, as a share of its width.
const SHAPE: f32 = 0.5;
/// The room right of, above and below the lines for what stands on them.
const RIGHT: f32 = 26.0;
const EDGE: f32 = 24.0;
/// How wide "100 %" is, of the size of its letters.
const NUMBERS: f32 = 2.9;
/// The levels that are drawn, in percent.
const LEVELS: [u8; 5] = [0, 25, 50, 75, 100];
/// Those that are written beside where there is room for all of them.
const WRITTEN: [u8; 3] = [0, 50, 100];
/// How large the ring around a decision is, and how thick it is without and with the dark around it.
const RING: f32 = 15.0;
const RING_LINE: [f32; 2] = [4.0, 9.0];

/// Where the lines run.
struct Plot {
    area: Rect,
    /// Points of a line.
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
        self.area.max.y - self.area.height() * percent / 100.0
    }

    fn point(&self, place: usize, chance: f64) -> Vec2 {
        let along = place as f32 / (self.points.max(2) - 1) as f32;
        Vec2::new(
            self.area.min.x + self.area.width() * along,
            self.level(100.0 * chance as f32),
        )
    }

    /// The line of a seat: a point for the beginning of every turn and one for the end.
    fn line(&self, review: &Review, seat: Seat) -> Vec<Vec2> {
        course(review)
            .enumerate()
            .map(|(place, chances)| self.point(place, chances[seat.index()]))
            .collect()
    }
}

/// The chances at the beginning of every turn and at the end.
pub(super) fn course(review: &Review) -> impl Iterator<Item = SeatChances> {
    let turns = review.turns.iter().map(|turn| turn.chances);
    turns.chain([review.last])
}

/// The seats of the game, in the order of play.
pub(super) fn all_seats(seats: &Seats) -> impl Iterator<Item = Seat> + use<> {
    Seat::ALL.into_iter().take(seats.0.len())
}

/// The drawing with its levels in percent.
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
    for percent in LEVELS {
        let across = [plot.area.min.x, plot.area.max.x];
        level(
            &mut pen,
            across,
            plot.level(f32::from(percent)),
            percent == 100,
        );
    }
    // Whoever won comes last, over the others.
    let mut order: Vec<Seat> = all_seats(seats).collect();
    order.sort_by(|one, other| {
        let last = |seat: &Seat| review.last[seat.index()];
        last(one).total_cmp(&last(other))
    });
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

/// A ring around the turn of a decision.
fn ring(pen: &mut Pen, at: Vec2) {
    for (color, width) in [(Role::Ink, RING_LINE[1]), (Role::Gold, RING_LINE[0])] {
        pen.line(circle(at, RING), color, round_line(width));
    }
}

/// What the drawing shows, for those who cannot see it: the chances at the beginning and in the middle of the game.
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
