//! The story of a finished game, drawn: the climb, the luck of the dice, and the moments worth telling.

use bevy::prelude::*;
use cant_stop_rules::{Game, Seat};

use super::chart::{self, Chart};
use super::climb::{Plot, draw};
use super::{luck, summary};
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::referee::GameStory;
use crate::ui::color::{Palette, Role, fill};
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, label, mark_icon, medium_label, row};

/// How high the drawing of the climb is, as a share of its width.
const SHAPE: f32 = 0.35;
/// The side of a mark beside a fact, and of a dot that stands for a roll.
const MARK: f32 = 36.0;
const DOT: f32 = 14.0;
/// How high the bar of a risk is.
const BAR: f32 = 12.0;

/// Everything in a panel that is `width` design units wide inside.
pub(super) fn tell(
    view: &mut ChildSpawnerCommands,
    width: f32,
    text_scale: f32,
    game: &Game,
    seats: &Seats,
    palette: Palette,
    story: &GameStory,
) {
    view.spawn(medium_label(
        summary::course(story),
        TextSize::Small,
        Role::PaperDim,
    ));
    climb(view, width, text_scale, game, seats, palette, story);
    view.spawn(heading(texts::RESULTS_LUCK));
    luck::tell(view, text_scale, game, seats, story);
    view.spawn(Node {
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        column_gap: px(GAP),
        row_gap: px(GAP),
        ..default()
    })
    .with_children(|facts| {
        if let Some((seat, boldest)) = summary::boldest(game, story) {
            let value = summary::boldest_words(seats, seat, boldest);
            fact(facts, seats, seat, texts::RESULTS_BOLDEST, value, |card| {
                card.spawn(risk(f32::from(boldest.chance.percent())));
            });
        }
        if let Some((seat, rolls)) = summary::longest(game, story) {
            let value = summary::longest_words(seats, seat, rolls);
            fact(facts, seats, seat, texts::RESULTS_LONGEST, value, |card| {
                card.spawn(dots(rolls));
            });
        }
    });
}

pub(super) fn heading(key: TextKey) -> impl Bundle {
    (
        label(Words::new(key), TextSize::Label, Role::Paper),
        Node {
            flex_shrink: 0.0,
            ..default()
        },
    )
}

/// The drawing with the columns won at its left.
fn climb(
    view: &mut ChildSpawnerCommands,
    width: f32,
    text_scale: f32,
    game: &Game,
    seats: &Seats,
    palette: Palette,
    story: &GameStory,
) {
    let size = chart::size(width, SHAPE);
    let plot = Plot::new(game, story, size);
    // Every so many numbers as there is room for, the highest always.
    let apart = plot.level(0) - plot.level(1);
    let every = (TextSize::Small.du() * text_scale * 1.3 / apart).ceil() as usize;
    let levels = (1..=game.settings().columns_to_win).rev().step_by(every);
    chart::put_up(
        view,
        Chart {
            drawing: draw(game, story, seats, palette, size),
            spoken: summary::climb_words(game, story, seats),
            levels: levels
                .map(|columns| (plot.level(columns), Words::literal(columns.to_string())))
                .collect(),
        },
    );
}

/// A card with a moment: what it is called, who it was, what it was, and a drawing of it.
pub(super) fn fact(
    facts: &mut ChildSpawnerCommands,
    seats: &Seats,
    seat: Seat,
    title: TextKey,
    value: Words,
    drawing: impl FnOnce(&mut ChildSpawnerCommands),
) {
    facts
        .spawn((
            Node {
                flex_basis: px(220),
                flex_grow: 1.0,
                padding: px(GAP).all(),
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..column(TIGHT)
            },
            fill(Role::Well),
        ))
        .with_children(|card| {
            card.spawn(medium_label(
                Words::new(title),
                TextSize::Small,
                Role::PaperDim,
            ));
            card.spawn((
                row(TIGHT * 1.5),
                children![
                    mark_icon(seats.get(seat).mark, MARK),
                    label(value, TextSize::Small, Role::Paper)
                ],
            ));
            drawing(card);
        });
}

/// The risk of a roll, in percent, as a bar.
fn risk(percent: f32) -> impl Bundle {
    (
        Node {
            height: px(BAR),
            margin: UiRect::top(auto()),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        fill(Role::Ink),
        children![(
            Node {
                width: bevy::ui::percent(percent),
                height: bevy::ui::percent(100),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            fill(Role::Danger),
        )],
    )
}

/// More rolls than this are told by their number alone.
const MOST_DOTS: u32 = 10;

/// A dot for every roll of a turn.
fn dots(rolls: u32) -> impl Bundle {
    let rolls = rolls.min(MOST_DOTS);
    let dot = (
        Node {
            width: px(DOT),
            height: px(DOT),
            border_radius: BorderRadius::all(px(DOT / 4.0)),
            ..default()
        },
        fill(Role::Ivory),
    );
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(DOT / 2.0),
            row_gap: px(DOT / 2.0),
            margin: UiRect::top(auto()),
            ..default()
        },
        Children::spawn(SpawnIter((0..rolls).map(move |_| dot.clone()))),
    )
}
