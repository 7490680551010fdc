//! Scale of the five characters, with the interval of the rating on it.

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_puzzles::Pool;

use super::{posed::Strength, words};
use crate::opponents::characters::face;
use crate::ui::color::{Role, Tint, fill};
use crate::ui::kit::Flex;
use crate::ui::readable::{passage_node, readable};
use crate::ui::spacing::{RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, paragraph};

/// Side of a face, height of the scale and of the line along it, in design units.
const FACE: f32 = 64.0;
const HIGH: f32 = 30.0;
const LINE: f32 = 6.0;
/// Width of the mark at the mean.
const MARK: f32 = 8.0;
/// End of the scale: the place of the last character.
const LAST: f64 = Opponent::CHARACTERS.len() as f64;

/// Draws the scale below its sentence.
pub(super) fn scale(parts: &mut ChildSpawnerCommands, strength: Strength) {
    let said = words::strength(strength);
    parts.spawn((
        readable(said.clone()),
        passage_node().stacked(TIGHT),
        children![
            paragraph(said, TextSize::Small, Role::Paper),
            (
                // Half a face stands out at the right end.
                column(TIGHT).padded(FACE / 2.0, 0.0),
                children![faces(), line(strength)],
            ),
        ],
    ));
}

/// Place on the scale in percent.
fn along(place: f64) -> f32 {
    (100.0 * (place / LAST).clamp(0.0, 1.0)) as f32
}

fn faces() -> impl Bundle {
    let each = (1..).zip(Opponent::CHARACTERS).map(|(place, opponent)| {
        let node = Node {
            position_type: PositionType::Absolute,
            left: percent(along(f64::from(place))),
            margin: UiRect::left(px(-FACE / 2.0)),
            ..default()
        };
        (node, children![face(Some(opponent), FACE)])
    });
    (
        Node {
            height: px(FACE),
            ..default()
        },
        Children::spawn(SpawnIter(each)),
    )
}

/// Line with the interval of the rating and its mean.
fn line(strength: Strength) -> impl Bundle {
    let scale = Pool::bundled().scale();
    let estimate = strength.estimate;
    let [low, mean, high] =
        [estimate.low, estimate.mean, estimate.high].map(|logits| along(scale.place(logits)));
    let marks = [
        stripe(
            low,
            percent(high - low),
            HIGH / 2.0,
            0.0,
            Role::Gold.faint(0.6),
        ),
        stripe(mean, px(MARK), HIGH, MARK, Role::Gold.into()),
    ];
    let is_rated = strength.answers > 0;
    (
        Node {
            height: px(HIGH),
            ..default()
        },
        Children::spawn((
            Spawn(stripe(0.0, percent(100), LINE, 0.0, Role::PaperDim.into())),
            SpawnIter(marks.into_iter().filter(move |_| is_rated)),
        )),
    )
}

/// Stripe in the middle of the scale, shifted to the left by half of `breadth`.
fn stripe(left: f32, width: Val, height: f32, breadth: f32, color: Tint) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: percent(left),
            width,
            top: px((HIGH - height) / 2.0),
            height: px(height),
            margin: UiRect::left(px(-breadth / 2.0)),
            border_radius: BorderRadius::all(px(RADIUS_SMALL / 4.0)),
            ..default()
        },
        fill(color),
    )
}
