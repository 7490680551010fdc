//! The panel of the results: every seat in figures, and the moments worth telling.

use bevy::prelude::*;
use cant_stop_rules::{Game, Seat};

use super::summary;
use crate::{
    locale::Words,
    referee::GameStory,
    seats::Seats,
    theme::{
        palette,
        spacing::{GAP, WIDE},
        type_scale::TextSize,
        widgets::{label, mark_icon, medium_label},
    },
};

/// The side of a mark beside a name.
const MARK: f32 = 40.0;

/// Everything in the panel.
pub(super) fn tell(view: &mut ChildSpawnerCommands, game: &Game, seats: &Seats, story: &GameStory) {
    view.spawn(label(
        Words::new("results-heading"),
        TextSize::Label,
        palette::PAPER,
    ));
    for seat in summary::seats(game) {
        view.spawn(seat_row(game, seats, story, seat));
    }
    for moment in summary::moments(game, story, seats) {
        view.spawn(fact(moment.title, moment.value));
    }
    view.spawn((
        column_node(),
        children![
            medium_label(
                Words::new("results-luck"),
                TextSize::Small,
                palette::PAPER_DIM
            ),
            medium_label(
                Words::new("results-luck-note"),
                TextSize::Small,
                palette::PAPER_DIM
            ),
            (
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(WIDE),
                    ..default()
                },
                Children::spawn(SpawnIter(
                    summary::seats(game)
                        .map(|seat| {
                            Words::new("results-luck-value")
                                .with("name", seats.get(seat).name.clone())
                                .with("luck", summary::luck(story, seat))
                        })
                        .collect::<Vec<_>>()
                        .into_iter()
                        .map(|words| label(words, TextSize::Small, palette::PAPER))
                )),
            ),
        ],
    ));
}

fn column_node() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        ..default()
    }
}

fn fact(title: Words, value: Words) -> impl Bundle {
    (
        column_node(),
        children![
            medium_label(title, TextSize::Small, palette::PAPER_DIM),
            label(value, TextSize::Small, palette::PAPER),
        ],
    )
}

/// A seat: mark, name, and its columns, turns and busts.
fn seat_row(game: &Game, seats: &Seats, story: &GameStory, seat: Seat) -> impl Bundle + use<> {
    let plan = seats.get(seat);
    let figures = story.seat(seat);
    let columns = summary::columns(game, seat);
    (
        column_node(),
        children![
            (
                Node {
                    align_items: AlignItems::Center,
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(GAP),
                    ..default()
                },
                children![
                    mark_icon(plan.mark, MARK),
                    label(
                        Words::literal(plan.name.clone()),
                        TextSize::Body,
                        palette::PAPER
                    ),
                    (
                        label(
                            Words::literal(columns),
                            TextSize::Body,
                            palette::mark_color(plan.mark)
                        ),
                        TextLayout::no_wrap(),
                        Node {
                            // At the right, on a line of its own if there is no room.
                            margin: UiRect::left(auto()),
                            ..default()
                        },
                    ),
                ],
            ),
            (
                medium_label(
                    Words::new("results-figures")
                        .with("turns", figures.turns)
                        .with("rolls", figures.rolls)
                        .with("busts", figures.busts),
                    TextSize::Small,
                    palette::PAPER_DIM,
                ),
                Node {
                    margin: UiRect::left(px(MARK + GAP)),
                    ..default()
                },
            ),
        ],
    )
}
