//! Luck of the dice: a bar for every seat from fair luck in the middle, to the right for fewer busts, to the left for more.

use bevy::prelude::*;
use cant_stop_rules::{Game, Seat};

use super::summary;
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::texts;
use crate::referee::GameStory;
use crate::ui::color::Role;
use crate::ui::kit::{Flex, span, tick};
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{column, label, mark_icon, medium_label};

/// Side of a mark, height of a row and of the bar in it.
const MARK: f32 = 32.0;
const ROW: f32 = 28.0;
const BAR: f32 = 18.0;
/// Least difference to the busts of fair luck that fills half the row.
const REACH: f32 = 2.0;
/// Width of the line of fair luck.
const MIDDLE: f32 = 3.0;

/// All seats, and a note about the bars.
pub(super) fn tell(
    view: &mut ChildSpawnerCommands,
    text_scale: f32,
    game: &Game,
    seats: &Seats,
    story: &GameStory,
) {
    let reach = game
        .each_seat()
        .map(|seat| summary::luck_figure(story, seat).abs())
        .fold(REACH, f32::max);
    view.spawn(column(TIGHT).fixed()).with_children(|rows| {
        for seat in game.each_seat() {
            rows.spawn(row(seats, story, seat, reach, text_scale > 1.0));
        }
        rows.spawn(medium_label(
            Words::new(texts::RESULTS_LUCK_NOTE),
            TextSize::Small,
            Role::PaperDim,
        ));
    });
}

/// Row of a seat: mark, name, bar and figure; larger text has the bar on a line of its own.
fn row(
    seats: &Seats,
    story: &GameStory,
    seat: Seat,
    reach: f32,
    stacked: bool,
) -> impl Bundle + use<> {
    let plan = seats.get(seat);
    let (name, figure, bar_basis) = if stacked {
        (auto(), auto(), percent(100))
    } else {
        (percent(34), percent(13), px(0))
    };
    let node = match stacked {
        true => widgets::row(GAP).wrapped(0.0),
        false => widgets::row(GAP),
    };
    (
        node,
        children![
            mark_icon(plan.mark, MARK),
            (
                label(
                    Words::literal(plan.name.clone()),
                    TextSize::Small,
                    Role::Paper
                ),
                Node {
                    flex_basis: name,
                    flex_grow: if stacked { 1.0 } else { 0.0 },
                    flex_shrink: 0.0,
                    ..default()
                },
            ),
            bar(
                bar_basis,
                summary::luck_figure(story, seat) / reach,
                Role::Player(plan.mark)
            ),
            (
                label(summary::luck(story, seat), TextSize::Small, Role::Paper),
                TextLayout::no_wrap(),
                Node {
                    flex_basis: figure,
                    flex_shrink: 0.0,
                    justify_content: JustifyContent::FlexEnd,
                    ..default()
                },
            ),
        ],
    )
}

/// Bar from the middle over this share of half the row, to the right if it is positive.
pub(super) fn bar(basis: Val, share: f32, color: Role) -> impl Bundle {
    let end = 50.0 + 50.0 * share.clamp(-1.0, 1.0);
    (
        Node {
            height: px(ROW),
            flex_basis: basis,
            flex_grow: 1.0,
            ..default()
        },
        children![
            span([0.0, 100.0], BAR, Role::Well),
            span([end.min(50.0), end.max(50.0)], BAR, color),
            tick(50.0, MIDDLE, ROW, Role::Paper),
        ],
    )
}
