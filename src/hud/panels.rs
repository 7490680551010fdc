//! The places of the panels on the canvas, at every size of window and text.

use bevy::prelude::*;

use crate::ground::canvas::Canvas;
use crate::ground::settings::Settings;
use crate::ground::states::Screen;
use crate::theme::palette;
use crate::theme::widgets::Leaves;

/// A panel that stands where the canvas says for the text scale in force.
#[derive(Component, Clone, Copy)]
pub(super) struct Placed(pub(super) fn(&Canvas, f32) -> Rect);

/// The bundle of a panel's root: placed, and seen leaving with the play screen.
pub(super) fn placed(place: fn(&Canvas, f32) -> Rect) -> impl Bundle {
    (
        Placed(place),
        DespawnOnExit(Screen::Play),
        Leaves,
        Node {
            position_type: PositionType::Absolute,
            ..default()
        },
    )
}

/// What the parts below the board stand on, on a tall canvas.
#[derive(Component)]
struct Ground;

fn put_ground(mut commands: Commands) {
    commands.spawn((
        placed(ground_rect),
        Ground,
        BackgroundColor(palette::INK),
        BorderColor::all(palette::PANEL_EDGE),
        // Behind everything else of the interface.
        GlobalZIndex(-1),
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
    app.add_systems(PostUpdate, place_panels.before(bevy::ui::UiSystems::Layout));
}

fn place_panels(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut panels: Query<(Ref<Placed>, &mut Node)>,
) {
    let moved = canvas.is_changed() || settings.is_changed();
    for (place, mut node) in &mut panels {
        if moved || place.is_added() {
            let rect = (place.0)(&canvas, settings.text_scale.factor());
            node.left = px(rect.min.x);
            node.top = px(rect.min.y);
            node.width = px(rect.width());
            node.height = px(rect.height());
        }
    }
}
