//! Keeps text from wrapping into one line more than there is room for.

use bevy::{prelude::*, text::TextLayoutInfo, ui::UiSystems};

/// What a text gives up of its width, in design units: more than rounding to whole pixels can take.
const SLACK: f32 = 4.0;

/// Text is measured at the width it is given and written at that width in whole pixels. Where a line just fits the one
/// and not the other, the last line would run out of its place; a little less width makes both wrap alike.
fn wrap_alike(
    mut texts: Query<(&TextLayoutInfo, &ComputedNode, &mut Node), Changed<TextLayoutInfo>>,
) {
    for (info, computed, mut node) in &mut texts {
        let room = computed.size().y * computed.inverse_scale_factor();
        let is_wrapped = info.run_geometry.len() > 1;
        if is_wrapped && info.size.y > room + SLACK && node.margin.right != px(SLACK) {
            node.margin.right = px(SLACK);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, wrap_alike.after(UiSystems::PostLayout));
}
