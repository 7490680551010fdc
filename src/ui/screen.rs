//! Roots of screens: one covers the canvas and leaves with its screen.

use bevy::prelude::*;

use crate::core::states::Screen;
use crate::ui::widgets::{Leaves, leaves_with};

/// The root of a screen: covers the canvas, lets presses through to what lies beneath.
pub(crate) fn screen_root(screen: Screen) -> impl Bundle {
    (
        Name::new(format!("{screen:?} screen")),
        DespawnOnExit(screen),
        Leaves,
        Node {
            width: percent(100),
            height: percent(100),
            position_type: PositionType::Absolute,
            ..default()
        },
    )
}

/// The safe area of a screen: children are laid out in it in a column.
pub(crate) fn safe_area() -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: percent(5),
        right: percent(5),
        top: percent(5),
        bottom: percent(5),
        flex_direction: FlexDirection::Column,
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    leaves_with::<Screen>(app);
}
