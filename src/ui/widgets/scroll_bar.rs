//! Scroll bar, draggable by mouse; visible only if content overflows.

use bevy::{
    prelude::*,
    ui::IgnoreScroll,
    ui_widgets::{ControlOrientation, Scrollbar, ScrollbarThumb},
};

use super::{flex::show, scroll::ScrollView};
use crate::ui::color::{Role, fill};

/// Width of the bar and minimum height of its thumb, in design units.
const WIDTH: f32 = 8.0;
const LEAST: f32 = 48.0;

#[derive(Component)]
struct BarOf(Entity);

/// Adds missing bars, also after the content was rebuilt.
fn add_bars(views: Query<Entity, With<ScrollView>>, bars: Query<&BarOf>, mut commands: Commands) {
    let has_bar = |view: &Entity| bars.iter().any(|BarOf(of)| of == view);
    for view in views.iter().filter(|view| !has_bar(view)) {
        commands.entity(view).with_child((
            BarOf(view),
            Scrollbar {
                target: view,
                orientation: ControlOrientation::Vertical,
                min_thumb_length: LEAST,
            },
            Node {
                position_type: PositionType::Absolute,
                right: px(1),
                top: px(12),
                bottom: px(12),
                width: px(WIDTH),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            IgnoreScroll(BVec2::TRUE),
            fill(Role::Paper.faint(0.12)),
            Visibility::Hidden,
            children![(
                ScrollbarThumb {
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                fill(Role::PaperDim),
            )],
        ));
    }
}

fn show_bars(mut bars: Query<(&BarOf, &mut Visibility)>, views: Query<&ComputedNode>) {
    for (BarOf(view), visibility) in &mut bars {
        let overflows = |view: &ComputedNode| view.content_size.y > view.size.y + 1.0;
        show(visibility, views.get(*view).is_ok_and(overflows));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (add_bars, show_bars));
}
