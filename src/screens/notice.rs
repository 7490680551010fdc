//! Notices at the top of any screen: one sentence each, one after the other.

use bevy::prelude::*;

use crate::{
    locale::{Spoken, Words},
    referee::Notices,
    theme::{
        motion, palette,
        spacing::{GAP, RADIUS_SMALL, WIDE},
        type_scale::TextSize,
        widgets::{Entrance, medium_label},
    },
};

/// A notice on the screen.
#[derive(Component)]
struct Notice {
    /// Seconds it stays.
    left: f32,
}

fn show_notices(
    time: Res<Time<Real>>,
    mut notices: ResMut<Notices>,
    mut shown: Query<(Entity, &mut Notice)>,
    mut commands: Commands,
) {
    for (entity, mut notice) in &mut shown {
        notice.left -= time.delta_secs();
        if notice.left <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
    if !shown.is_empty() {
        return;
    }
    // Looking for one must not mark the queue as changed in every frame.
    if let Some(words) = notices.bypass_change_detection().pop() {
        commands.spawn(notice(words));
    }
}

fn notice(words: Words) -> impl Bundle {
    (
        Notice {
            left: motion::TOAST,
        },
        Node {
            position_type: PositionType::Absolute,
            top: percent(3),
            left: percent(12),
            right: percent(12),
            justify_content: JustifyContent::Center,
            ..default()
        },
        GlobalZIndex(200),
        Entrance::default(),
        Pickable::IGNORE,
        children![(
            Node {
                padding: UiRect::axes(px(WIDE), px(GAP)),
                border: px(2).all(),
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..default()
            },
            BackgroundColor(palette::INK.with_alpha(0.97)),
            BorderColor::all(palette::GOLD),
            Spoken(words.clone()),
            Pickable::IGNORE,
            children![(
                medium_label(words, TextSize::Small, palette::PAPER),
                TextLayout::justify(Justify::Center),
            )],
        )],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_notices);
}
