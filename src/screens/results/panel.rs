//! The story of a finished game, drawn: the climb, the luck of the dice, and the moments worth telling.

use bevy::{a11y::AccessibilityNode, prelude::*};
use cant_stop_rules::{Game, Seat};

use super::climb::{NUMBERS, Plot, draw};
use super::{luck, summary};
use crate::{
    art::Drawing,
    input::Hurried,
    locale::{Spoken, Words},
    referee::GameStory,
    seats::Seats,
    settings::Settings,
    theme::{
        motion, palette,
        spacing::{GAP, RADIUS_SMALL, TIGHT},
        type_scale::TextSize,
        widgets::{label, mark_icon, medium_label},
    },
};

/// How high the drawing of the climb is, as a share of its width, and its bounds.
const SHAPE: f32 = 0.39;
const HEIGHT: [f32; 2] = [190.0, 420.0];
/// The side of a mark beside a fact, and of a dot that stands for a roll.
const MARK: f32 = 36.0;
const DOT: f32 = 14.0;
/// How high the bar of a risk is.
const BAR: f32 = 12.0;

/// The part of the drawing that is to be seen: it comes out from left to right.
#[derive(Component)]
pub(super) struct Unrolled {
    width: f32,
    /// For how many seconds it has come out.
    age: f32,
}

impl Unrolled {
    /// All of it is to be seen in the next frame.
    pub(super) fn finish(&mut self) {
        self.age = motion::UNROLL;
    }
}

/// Everything in a panel that is `width` design units wide inside.
pub(super) fn tell(
    view: &mut ChildSpawnerCommands,
    width: f32,
    text_scale: f32,
    game: &Game,
    seats: &Seats,
    story: &GameStory,
) {
    view.spawn(Node {
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        align_items: AlignItems::Baseline,
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(GAP),
        ..default()
    })
    .with_children(|line| {
        line.spawn(heading("results-climb"));
        line.spawn(medium_label(
            summary::course(story),
            TextSize::Small,
            palette::PAPER_DIM,
        ));
    });
    climb(view, width, text_scale, game, seats, story);
    view.spawn(heading("results-luck"));
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
            fact(facts, seats, seat, "results-boldest", value, |card| {
                card.spawn(risk(f32::from(boldest.chance.percent())));
            });
        }
        if let Some((seat, rolls)) = summary::longest(game, story) {
            let value = summary::longest_words(seats, seat, rolls);
            fact(facts, seats, seat, "results-longest", value, |card| {
                card.spawn(dots(rolls));
            });
        }
    });
}

fn heading(key: &'static str) -> impl Bundle {
    (
        label(Words::new(key), TextSize::Label, palette::PAPER),
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
    story: &GameStory,
) {
    let size = Vec2::new(width, (width * SHAPE).clamp(HEIGHT[0], HEIGHT[1]));
    let plot = Plot::new(game, story, size);
    view.spawn((
        Node {
            width: px(size.x),
            height: px(size.y),
            flex_shrink: 0.0,
            ..default()
        },
        Spoken(summary::climb_words(game, story, seats)),
        AccessibilityNode(accesskit::Node::new(accesskit::Role::Image)),
    ))
    .with_children(|chart| {
        // Every so many numbers as there is room for, the highest always.
        let apart = plot.level(0) - plot.level(1);
        let every = (TextSize::Small.du() * text_scale * 1.3 / apart).ceil() as usize;
        for columns in (1..=game.settings().columns_to_win).rev().step_by(every) {
            let half = TextSize::Small.du() * text_scale * 0.62;
            chart.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    top: px(plot.level(columns) - half),
                    width: px(NUMBERS),
                    ..default()
                },
                children![medium_label(
                    Words::literal(columns.to_string()),
                    TextSize::Small,
                    palette::PAPER_DIM
                )],
            ));
        }
        chart
            .spawn((
                Unrolled {
                    width: size.x,
                    age: 0.0,
                },
                Node {
                    position_type: PositionType::Absolute,
                    height: px(size.y),
                    width: px(0),
                    overflow: Overflow::clip(),
                    ..default()
                },
            ))
            .with_child((
                ImageNode::default(),
                Drawing {
                    svg: draw(game, story, seats, size),
                    size,
                },
                Node {
                    width: px(size.x),
                    height: px(size.y),
                    flex_shrink: 0.0,
                    ..default()
                },
            ));
    });
}

/// Lets the climb come out from left to right; after a press, or where less is to move, it is there at once.
pub(super) fn unroll(
    time: Res<Time>,
    settings: Res<Settings>,
    mut hurried: MessageReader<Hurried>,
    mut drawings: Query<(&mut Unrolled, &mut Node)>,
) {
    let at_once = hurried.read().count() > 0 || settings.reduced_motion;
    for (mut drawing, mut node) in &mut drawings {
        if drawing.age > motion::UNROLL {
            continue;
        }
        drawing.age += if at_once {
            motion::UNROLL
        } else {
            time.delta_secs()
        };
        let share = motion::TRAVEL.sample_clamped(drawing.age / motion::UNROLL);
        node.width = px(drawing.width * share);
    }
}

/// A card with a moment: what it is called, who it was, what it was, and a drawing of it.
fn fact(
    facts: &mut ChildSpawnerCommands,
    seats: &Seats,
    seat: Seat,
    title: &'static str,
    value: Words,
    drawing: impl FnOnce(&mut ChildSpawnerCommands),
) {
    facts
        .spawn((
            Node {
                flex_direction: FlexDirection::Column,
                flex_basis: px(220),
                flex_grow: 1.0,
                row_gap: px(TIGHT),
                padding: px(GAP).all(),
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..default()
            },
            BackgroundColor(palette::WELL),
        ))
        .with_children(|card| {
            card.spawn(medium_label(
                Words::new(title),
                TextSize::Small,
                palette::PAPER_DIM,
            ));
            card.spawn((
                Node {
                    column_gap: px(TIGHT * 1.5),
                    align_items: AlignItems::Center,
                    ..default()
                },
                children![
                    mark_icon(seats.get(seat).mark, MARK),
                    label(value, TextSize::Small, palette::PAPER)
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
        BackgroundColor(palette::INK),
        children![(
            Node {
                width: bevy::ui::percent(percent),
                height: bevy::ui::percent(100),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::DANGER),
        )],
    )
}

/// A dot for every roll of a turn.
fn dots(rolls: u32) -> impl Bundle {
    let dot = (
        Node {
            width: px(DOT),
            height: px(DOT),
            border_radius: BorderRadius::all(px(DOT / 4.0)),
            ..default()
        },
        BackgroundColor(palette::IVORY),
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
