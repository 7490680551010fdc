//! Rules and example side by side, or one below the other where the canvas is taller than wide.

use bevy::prelude::*;

use super::{EXAMPLE, ExamplePanel, HEIGHT, MOST_GROWTH};
use crate::core::canvas::Canvas;
use crate::core::settings::Settings;

/// Height of rules and example one below the other, as a multiple of `HEIGHT`.
const BOTH: f32 = 2.0;

/// Holds rules and example.
#[derive(Component)]
pub(super) struct Sides;

pub(super) fn place_sides(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut sides: Query<(Ref<Sides>, &mut Node), Without<ExamplePanel>>,
    mut panels: Query<&mut Node, With<ExamplePanel>>,
) {
    for (sides, mut node) in &mut sides {
        if !canvas.is_changed() && !settings.is_changed() && !sides.is_added() {
            continue;
        }
        let growth = settings.text_scale.factor().min(MOST_GROWTH);
        let (direction, width, height) = if canvas.is_tall() {
            (FlexDirection::Column, percent(100), BOTH * HEIGHT)
        } else {
            (FlexDirection::Row, px(EXAMPLE), growth * HEIGHT)
        };
        node.flex_direction = direction;
        node.height = px(height);
        for mut panel in &mut panels {
            panel.width = width;
        }
    }
}
