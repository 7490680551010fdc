//! The scale of the five characters, with the place where somebody's answers stand on it.

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_puzzles::Pool;

use super::{posed::Strength, words};
use crate::opponents::characters::face;
use crate::ui::color::{Role, fill};
use crate::ui::readable::{passage_node, readable};
use crate::ui::spacing::{RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, paragraph};

/// The side of a face, how high the scale is, and the line along it, in design units.
const FACE: f32 = 64.0;
const HIGH: f32 = 30.0;
const LINE: f32 = 6.0;
/// How wide the mark is where somebody most likely stands.
const MARK: f32 = 8.0;
/// How far a scale goes: the place of the last character.
const LAST: f64 = Opponent::CHARACTERS.len() as f64;

/// Says and draws it.
pub(super) fn tell(parts: &mut ChildSpawnerCommands, strength: Strength) {
    let said = words::strength(strength);
    parts
        .spawn((
            readable(said.clone()),
            Node {
                align_items: AlignItems::Stretch,
                flex_direction: FlexDirection::Column,
                row_gap: px(TIGHT),
                ..passage_node()
            },
        ))
        .with_children(|rows| {
            rows.spawn(paragraph(said, TextSize::Small, Role::Paper));
            rows.spawn((
                Node {
                    // Half a face stands out at the right end.
                    padding: UiRect::horizontal(px(FACE / 2.0)),
                    ..column(TIGHT)
                },
                Pickable::IGNORE,
            ))
            .with_children(|rows| {
                rows.spawn(faces());
                rows.spawn(line()).with_children(|line| {
                    if strength.answers > 0 {
                        marks(line, strength);
                    }
                });
            });
        });
}

/// How far along the scale a place is, in percent.
fn along(place: f64) -> f32 {
    (100.0 * (place / LAST).clamp(0.0, 1.0)) as f32
}

fn faces() -> impl Bundle {
    let each = (1..).zip(Opponent::CHARACTERS).map(|(place, opponent)| {
        (
            Node {
                position_type: PositionType::Absolute,
                left: percent(along(f64::from(place))),
                margin: UiRect::left(px(-FACE / 2.0)),
                ..default()
            },
            Pickable::IGNORE,
            children![face(Some(opponent), FACE)],
        )
    });
    (
        Node {
            height: px(FACE),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn(SpawnIter(each)),
    )
}

fn line() -> impl Bundle {
    (
        Node {
            height: px(HIGH),
            ..default()
        },
        Pickable::IGNORE,
        children![(
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                top: px((HIGH - LINE) / 2.0),
                height: px(LINE),
                border_radius: BorderRadius::all(px(LINE / 2.0)),
                ..default()
            },
            fill(Role::PaperDim),
            Pickable::IGNORE,
        )],
    )
}

/// The interval, and the place in it that is likeliest.
fn marks(line: &mut ChildSpawnerCommands, strength: Strength) {
    let scale = Pool::bundled().scale();
    let [low, mean, high] = [
        strength.estimate.low,
        strength.estimate.mean,
        strength.estimate.high,
    ]
    .map(|logits| along(scale.place(logits)));
    let part = |left: f32, width: Val, height: f32, margin: f32| Node {
        position_type: PositionType::Absolute,
        left: percent(left),
        width,
        top: px((HIGH - height) / 2.0),
        height: px(height),
        margin: UiRect::left(px(margin)),
        border_radius: BorderRadius::all(px(RADIUS_SMALL / 4.0)),
        ..default()
    };
    line.spawn((
        part(low, percent(high - low), HIGH / 2.0, 0.0),
        fill(Role::Gold.faint(0.6)),
        Pickable::IGNORE,
    ));
    line.spawn((
        part(mean, px(MARK), HIGH, -MARK / 2.0),
        fill(Role::Gold),
        Pickable::IGNORE,
    ));
}
