//! Outline: in high contrast a bright line surrounds every tent, at the foot and on the board.

use bevy::prelude::*;

use super::TableSystems;
use super::sprites::painted;
use crate::ui::prelude::*;
use crate::ui::widgets::tent_picture;

/// Scale of the outline, and its distance behind the tent.
const OUTLINE: f32 = 1.32;
const BEHIND: f32 = 0.005;

/// Tent with an outline: its mark, its size in design units, and its middle from the origin of the entity.
#[derive(Component)]
pub(super) struct Outlined {
    pub(super) mark: Mark,
    pub(super) size: f32,
    pub(super) middle: Vec2,
}

#[derive(Component)]
#[require(Name = Name::new("outline of a tent"))]
struct Outline;

fn outline(
    settings: Res<Settings>,
    tents: Query<(Entity, &Outlined)>,
    added: Query<(), Added<Outlined>>,
    outlines: Query<(Entity, &ChildOf), With<Outline>>,
    mut commands: Commands,
) {
    if !settings.is_changed() && added.is_empty() {
        return;
    }
    if !settings.high_contrast {
        for (outline, _) in &outlines {
            commands.entity(outline).despawn();
        }
        return;
    }
    for (entity, tent) in &tents {
        if !outlines.iter().any(|(_, of)| of.parent() == entity) {
            let size = Vec2::splat(tent.size * OUTLINE);
            commands.entity(entity).with_child((
                Outline,
                painted(tent_picture(tent.mark), Role::Paper, size),
                Transform::from_translation(tent.middle.extend(-BEHIND)),
            ));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, outline.in_set(TableSystems::Pose));
}
