//! Chances to win as bands on top of each other, turn by turn, with rings around the costliest decisions.

use bevy::prelude::*;
use cant_stop_bots::{Review, SeatChances};

use super::super::chart::{self, Chart};
use super::super::summary::ways;
use super::slips::counted;
use crate::core::art::{Drawing, circle, polygon, round_line};
use crate::ui::kit::lines::{Plot, line, marks};
use crate::ui::prelude::*;

/// Height of the drawing, as a share of its width.
const SHAPE: f32 = 0.5;
/// Room right of the lines, and above and below them, for marks and rings.
const RIGHT: f32 = 26.0;
const EDGE: f32 = 24.0;
/// Width of "100 %", in sizes of its letters.
const NUMBERS: f32 = 2.9;
const LEVELS: [u8; 5] = [0, 25, 50, 75, 100];
/// Levels with a label; without room for all, the lowest and the highest.
const WRITTEN: [u8; 3] = [0, 50, 100];
/// Opacity of a band, and its least height for a mark.
const BAND: f32 = 0.55;
const MARKED: f32 = 30.0;
/// Radius of the ring around a decision, and its thickness without and with its dark edge.
const RING: f32 = 15.0;
const RING_LINE: [f32; 2] = [4.0, 9.0];

/// Upper and lower edge of the band of a seat, on those of the seats before: one point for the start of each turn and one
/// for the end.
fn band(plot: &Plot, review: &Review, seat: Seat) -> [Vec<Vec2>; 2] {
    [seat.index() + 1, seat.index()].map(|below| {
        let edge = |(step, chances): (usize, SeatChances)| {
            let chance: f64 = chances.iter().take(below).sum();
            plot.point(step, chance as f32)
        };
        course(review).enumerate().map(edge).collect()
    })
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

pub(super) fn chart(
    review: &Review,
    seats: &Seats,
    palette: Palette,
    width: f32,
    text_scale: f32,
) -> Chart {
    let size = chart::size(width, SHAPE);
    let left = TextSize::Small.du() * text_scale * NUMBERS;
    let plot = Plot {
        area: Rect::new(left, EDGE, size.x - RIGHT, size.y - EDGE),
        steps: course(review).count() - 1,
    };
    let line_height = TextSize::Small.du() * text_scale * 1.3;
    let all_fit = WRITTEN.len() as f32 * line_height < size.y;
    let levels = WRITTEN
        .into_iter()
        .filter(|percent| all_fit || percent % 100 == 0)
        .map(|percent| {
            let words = texts::SETTINGS_PERCENT.with("percent", percent);
            (plot.level(f32::from(percent) / 100.0), words)
        });
    Chart {
        drawing: draw(&plot, review, seats, Pen::new(size, palette)),
        spoken: spoken(review, seats),
        levels: levels.collect(),
    }
}

fn draw(plot: &Plot, review: &Review, seats: &Seats, mut pen: Pen) -> Drawing {
    let bands = all_seats(seats).map(|seat| (seat, band(plot, review, seat)));
    let bands: Vec<(Seat, [Vec<Vec2>; 2])> = bands.collect();
    for (seat, [upper, lower]) in &bands {
        let color = Role::Player(seats.get(*seat).mark).faint(BAND);
        let around = upper.iter().chain(lower.iter().rev()).copied();
        pen.fill(polygon(around), color);
    }
    for percent in LEVELS {
        plot.draw_level(&mut pen, f32::from(percent) / 100.0, false);
    }
    for (seat, [upper, _]) in &bands {
        line(&mut pen, upper, seats.get(*seat).mark);
    }
    for (seat, [upper, lower]) in &bands {
        let edges = upper.iter().zip(lower);
        let wide = edges.filter(|(upper, lower)| lower.y - upper.y >= MARKED);
        let middles: Vec<Vec2> = wide.map(|(upper, lower)| upper.midpoint(*lower)).collect();
        marks(&mut pen, &middles, *seat, seats.get(*seat).mark);
    }
    for slip in counted(review) {
        let place = review.turns.iter().position(|turn| turn.turn == slip.turn);
        let band = bands.iter().find(|(seat, _)| *seat == slip.seat);
        if let (Some(place), Some((_, [upper, lower]))) = (place, band) {
            let ring = circle(upper[place].midpoint(lower[place]), RING);
            pen.line(ring.clone(), Role::Ink, round_line(RING_LINE[1]));
            pen.line(ring, Role::Gold, round_line(RING_LINE[0]));
        }
    }
    pen.finish()
}

/// Drawing in words: the chances at the start and in the middle of the game.
fn spoken(review: &Review, seats: &Seats) -> Words {
    let course: Vec<SeatChances> = course(review).collect();
    let percent = |chances: Option<&SeatChances>, seat: Seat| {
        let chance = chances.map_or(0.0, |chances| chances[seat.index()]);
        (chance * 100.0).round()
    };
    let said = all_seats(seats).map(|seat| {
        texts::RESULTS_CHANCES_WAY
            .with("name", seats.get(seat).name.as_str())
            .with("first", percent(course.first(), seat))
            .with("middle", percent(course.get(course.len() / 2), seat))
    });
    texts::RESULTS_CHANCES_SPOKEN.with("ways", ways(said))
}
