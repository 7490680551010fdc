//! Bars: a share of a whole, drawn as length.

use bevy::prelude::*;

use crate::ui::color::{Role, fill};

/// Bar `height` design units high, filled from the left by `share` percent.
pub(crate) fn bar(share: f32, height: f32, color: Role) -> impl Bundle {
    let node = |width| Node {
        width,
        height: px(height),
        border_radius: BorderRadius::all(px(height / 2.0)),
        ..default()
    };
    (
        node(percent(100)),
        fill(Role::Slate),
        children![(node(percent(share)), fill(color))],
    )
}
