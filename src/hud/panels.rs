//! The places of the panels on the canvas, at every size of window and text.

use bevy::prelude::*;

use crate::ground::canvas::Canvas;
use crate::ground::states::Screen;
use crate::theme::color::{Edges, Role, fill};
use crate::theme::layer::Layer;
use crate::theme::layout::Placed;
use crate::theme::widgets::Leaves;

/// The bundle of a panel's root: called `name` by tools, placed, and seen leaving with the play screen.
pub(super) fn placed(name: &'static str, place: fn(&Canvas, f32) -> Rect) -> impl Bundle {
    (
        Name::new(name),
        Placed(place),
        DespawnOnExit(Screen::Play),
        Leaves,
    )
}

/// What the parts below the board stand on, on a tall canvas.
#[derive(Component)]
struct Ground;

fn put_ground(mut commands: Commands) {
    commands.spawn((
        placed("ground below the board", ground_rect),
        Ground,
        fill(Role::Ink),
        Edges::all(Role::PanelEdge),
        Layer::Ground.z(),
        Pickable::IGNORE,
    ));
}

/// Nothing where the board reaches down to the lower edge.
fn ground_rect(canvas: &Canvas, text_scale: f32) -> Rect {
    let top = canvas.play_layout(text_scale).ground;
    Rect::from_corners(Vec2::new(0.0, top.unwrap_or(canvas.size.y)), canvas.size)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), put_ground);
}
