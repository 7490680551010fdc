//! Luck apart from skill: two bars for every seat, the gain or loss by the dice and the loss by its own decisions.

use bevy::prelude::*;
use cant_stop_bots::Review;
use cant_stop_rules::Seat;

use super::super::luck::bar;
use super::chances::all_seats;
use crate::core::art::Art;
use crate::core::locale::{Spoken, Words};
use crate::core::numbers::signed;
use crate::core::seats::{SeatPlan, Seats};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::ui::color::{Role, Tint};
use crate::ui::kit::Flex;
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{column, icon, label, mark_icon, medium_label};

/// Side of a mark, and of the picture beside a bar.
const MARK: f32 = 36.0;
const PICTURE: f32 = 30.0;
/// Least number of games in a hundred that fills half a row.
const REACH: f64 = 20.0;
/// Width of a figure like "+100", in sizes of its letters.
const FIGURE: f32 = 2.5;

/// Subject of a bar.
#[derive(Clone, Copy)]
enum Part {
    Dice,
    Decisions,
}

impl Part {
    const ALL: [Part; 2] = [Part::Dice, Part::Decisions];

    fn picture(self) -> Art {
        match self {
            Part::Dice => Art::IconDice,
            Part::Decisions => Art::IconSignpost,
        }
    }

    fn meaning(self) -> TextKey {
        match self {
            Part::Dice => texts::RESULTS_FORTUNE_DICE,
            Part::Decisions => texts::RESULTS_FORTUNE_DECISIONS,
        }
    }

    /// Games in a hundred.
    fn of(self, review: &Review, seat: Seat) -> f64 {
        100.0
            * match self {
                Part::Dice => review.luck[seat.index()],
                Part::Decisions => review.skill[seat.index()],
            }
    }
}

/// All seats, and the meaning of the two bars.
pub(super) fn tell(
    rows: &mut ChildSpawnerCommands,
    review: &Review,
    seats: &Seats,
    text_scale: f32,
) {
    let reach = all_seats(seats)
        .flat_map(|seat| Part::ALL.map(|part| part.of(review, seat).abs()))
        .fold(REACH, f64::max);
    rows.spawn(column(GAP).fixed()).with_children(|rows| {
        for part in Part::ALL {
            rows.spawn(meaning(part));
        }
        for seat in all_seats(seats) {
            let parts = Part::ALL.map(|part| (part, part.of(review, seat)));
            rows.spawn(person(seats.get(seat), parts))
                .with_children(|cells| {
                    cells.spawn(bars(parts, reach, seats.get(seat), text_scale));
                });
        }
    });
}

/// Picture and meaning of a bar.
fn meaning(part: Part) -> impl Bundle {
    (
        widgets::row(GAP),
        children![
            picture(part),
            (
                medium_label(Words::new(part.meaning()), TextSize::Small, Role::PaperDim),
                Node::default().growing(0.0),
            ),
        ],
    )
}

fn picture(part: Part) -> impl Bundle {
    (
        icon(part.picture(), Vec2::splat(PICTURE)),
        Tint::from(Role::PaperDim),
    )
}

/// Mark and name of a seat, with room for its bars beside or below.
fn person(plan: &SeatPlan, parts: [(Part, f64); 2]) -> impl Bundle + use<> {
    let [(_, luck), (_, skill)] = parts;
    let spoken = Words::new(texts::RESULTS_FORTUNE_SPOKEN)
        .with("name", plan.name.as_str())
        .with("luck", signed(luck))
        .with("skill", signed(skill));
    (
        Spoken(spoken),
        widgets::row(TIGHT).wrapped(0.0),
        children![
            mark_icon(plan.mark, MARK),
            (
                label(
                    Words::literal(plan.name.clone()),
                    TextSize::Small,
                    Role::Paper
                ),
                Node {
                    flex_basis: percent(26),
                    flex_grow: 1.0,
                    ..default()
                },
            ),
        ],
    )
}

/// Both bars, one below the other.
fn bars(
    parts: [(Part, f64); 2],
    reach: f64,
    plan: &SeatPlan,
    text_scale: f32,
) -> impl Bundle + use<> {
    let color = Role::Player(plan.mark);
    let figure = TextSize::Small.du() * text_scale * FIGURE;
    let row = move |(part, games): (Part, f64)| {
        (
            widgets::row(TIGHT),
            children![
                picture(part),
                bar(px(0), (games / reach) as f32, color),
                (
                    label(Words::literal(signed(games)), TextSize::Small, Role::Paper),
                    TextLayout::justify(Justify::Right),
                    Node {
                        width: px(figure),
                        flex_shrink: 0.0,
                        ..default()
                    },
                ),
            ],
        )
    };
    (
        Node {
            flex_direction: FlexDirection::Column,
            flex_basis: percent(58),
            flex_grow: 1.0,
            ..default()
        },
        Children::spawn(SpawnIter(parts.into_iter().map(row))),
    )
}
