//! Luck of the dice: a bar for every seat from fair luck in the middle, to the right for fewer busts, to the left for more.

use bevy::prelude::*;

use super::summary::{luck_figure, signed_decimal};
use crate::referee::GameStory;
use crate::ui::prelude::*;
use crate::ui::widgets;

/// Side of a mark, height of a row and of the bar in it.
const MARK: f32 = 32.0;
const ROW: f32 = 28.0;
const BAR: f32 = 18.0;
/// Least difference to the busts of fair luck that fills half the row.
const REACH: f32 = 2.0;
/// Width of the line of fair luck.
const MIDDLE: f32 = 3.0;

pub(super) fn tell(
    view: &mut ChildSpawnerCommands,
    text_scale: f32,
    game: &Game,
    seats: &Seats,
    story: &GameStory,
) {
    let reach = game
        .each_seat()
        .map(|seat| luck_figure(story, seat).abs())
        .fold(REACH, f32::max);
    view.spawn(column(TIGHT).fixed()).with_children(|rows| {
        for seat in game.each_seat() {
            rows.spawn(row(seats, story, seat, reach, text_scale > 1.0));
        }
        let note = texts::RESULTS_LUCK_NOTE;
        rows.spawn(medium_label(note, TextSize::Small, Role::PaperDim));
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
    let line = widgets::row(GAP);
    let (line, name, figure, basis, grown) = match stacked {
        true => (line.wrapped(0.0), auto(), auto(), percent(100), 1.0),
        false => (line, percent(34), percent(13), px(0), 0.0),
    };
    let text = |words| label(words, TextSize::Small, Role::Paper);
    let cell = |basis| Node::default().basis(basis).fixed();
    let luck = luck_figure(story, seat);
    let figure = cell(figure).justified(JustifyContent::FlexEnd);
    let name = cell(name).grown(grown);
    let color = Role::Player(plan.mark);
    (
        line,
        children![
            mark_icon(plan.mark, MARK),
            (text(Words::literal(plan.name.clone())), name),
            bar(basis, luck / reach, color),
            (text(signed_decimal(luck)), TextLayout::no_wrap(), figure),
        ],
    )
}

/// Bar from the middle over this share of half the row, to the right if it is positive.
pub(super) fn bar(basis: Val, share: f32, color: Role) -> impl Bundle {
    let end = 50.0 + 50.0 * share.clamp(-1.0, 1.0);
    let node = Node {
        height: px(ROW),
        ..Node::default().basis(basis).grown(1.0)
    };
    (
        node,
        children![
            span([0.0, 100.0], BAR, Role::Well),
            span([end.min(50.0), end.max(50.0)], BAR, color),
            tick(50.0, MIDDLE, ROW, Role::Paper),
        ],
    )
}
