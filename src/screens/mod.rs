//! The screens of the game, one at a time.

mod join;
mod loading;
mod play;
mod results;
mod title;

use bevy::prelude::*;

pub use self::results::LookBack;

use crate::ground::states::Screen;
use crate::theme::widgets::{Leaves, leaves_with};

/// The root of a screen: covers the canvas, lets presses through to what lies beneath.
fn screen_root(screen: Screen) -> impl Bundle {
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
        Pickable::IGNORE,
    )
}

/// The safe area of a screen: children are laid out in it in a column.
fn safe_area() -> Node {
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

pub(crate) fn plugin(app: &mut App) {
    leaves_with::<Screen>(app);
    app.add_plugins((
        loading::plugin,
        title::plugin,
        join::plugin,
        play::plugin,
        results::plugin,
    ));
}
