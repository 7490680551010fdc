//! Fixes text that wraps into one line more than was measured.

use bevy::{prelude::*, text::TextLayoutInfo, ui::UiSystems};

/// Width to subtract in design units; more than rounding to whole pixels can add.
pub(super) const SLACK: f32 = 4.0;

/// Narrows text by a few pixels where measuring and drawing wrap differently: text is measured at its exact width, but
/// drawn at a width in whole pixels.
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
