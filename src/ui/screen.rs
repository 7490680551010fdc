//! Roots of screens: they cover the canvas and despawn with their screen.

use bevy::prelude::*;

use crate::core::states::Screen;
use crate::ui::widgets::{Leaves, column, cover, leaves_with};

#[derive(Component)]
pub(super) struct ScreenRoot;

/// Root of a screen. Presses pass through it.
pub(crate) fn screen_root(screen: Screen) -> impl Bundle {
    (
        Name::new(format!("{screen:?} screen")),
        ScreenRoot,
        DespawnOnExit(screen),
        Leaves,
        cover(),
    )
}

/// Safe area of a screen, with its children in a column.
pub(crate) fn safe_area() -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: percent(5),
        right: percent(5),
        top: percent(5),
        bottom: percent(5),
        ..column(0.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    leaves_with::<Screen>(app);
}
