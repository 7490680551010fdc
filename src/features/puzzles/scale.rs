//! Scale of the five characters, with the interval of the rating on it.

use bevy::prelude::*;

use super::{rating::Strength, words};
use crate::opponents::characters::face;
use crate::ui::prelude::*;

/// Side of a face, height of the scale and of the line along it, in design units.
const FACE: f32 = 64.0;
const HIGH: f32 = 30.0;
const LINE: f32 = 6.0;
const MARK: f32 = 8.0;
/// Percent of the scale from one character to the next.
const STEP: f32 = 100.0 / Opponent::ALL.len() as f32;

/// Draws the scale below its sentence.
pub(super) fn draw(parts: &mut ChildSpawnerCommands, strength: Strength) {
    let said = words::strength(strength);
    let passage = (readable(said.clone()), passage_node().stacked(TIGHT));
    parts.spawn(passage).with_children(|parts| {
        parts.spawn(paragraph(said, TextSize::Small, Role::Paper));
        // Half a face stands out at the right end.
        let scale = column(TIGHT).padded(FACE / 2.0, 0.0);
        parts.spawn(scale).with_children(|scale| {
            scale.spawn(stripe(FACE)).with_children(faces);
            scale.spawn(stripe(HIGH)).with_children(|line| {
                interval(line, strength);
            });
        });
    });
}

fn stripe(height: f32) -> Node {
    Node {
        height: px(height),
        ..default()
    }
}

fn faces(stripe: &mut ChildSpawnerCommands) {
    for (place, opponent) in (1..).zip(Opponent::ALL) {
        let node = Node {
            position_type: PositionType::Absolute,
            left: percent(STEP * place as f32),
            margin: UiRect::left(px(-FACE / 2.0)),
            ..default()
        };
        stripe.spawn((node, children![face(Some(opponent), FACE)]));
    }
}

/// Draws the line; once an answer is rated, with the interval of the rating and its mean.
fn interval(stripe: &mut ChildSpawnerCommands, strength: Strength) {
    stripe.spawn(span([0.0, 100.0], LINE, Role::PaperDim));
    if strength.answers > 0 {
        let [low, mean, high] = strength.places().map(|place| STEP * place as f32);
        stripe.spawn(span([low, high], HIGH / 2.0, Role::Gold.faint(0.6)));
        stripe.spawn(tick(mean, MARK, HIGH, Role::Gold));
    }
}
