//! Dashed outlines on the board around the spaces that the move in focus would step on.

use bevy::prelude::*;

use super::board::BoardRoot;
use super::chosen::steps;
use super::glide::fade;
use super::sprites::painted;
use super::{TableSystems, layer, places};
use crate::referee::{Pace, Preview, Shown};
use crate::ui::prelude::*;

/// Size of an outline, in design units.
const SIZE: Vec2 = Vec2::new(80.0, 60.0);

/// An outline around a space that the move would step on.
#[derive(Component)]
#[require(Name = Name::new("target space"))]
pub(super) struct Target {
    pub(super) column: Column,
    pub(super) height: u8,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, outline_targets.in_set(TableSystems::Begin));
}

fn outline_targets(
    mut commands: Commands,
    (preview, pace): (Res<Preview>, Res<Pace>),
    shown: If<Res<Shown>>,
    board: Single<Entity, With<BoardRoot>>,
    targets: Query<Entity, With<Target>>,
) {
    if !preview.is_changed() && !shown.is_changed() {
        return;
    }
    despawn_all(&mut commands, targets);
    for (column, height) in preview.mv.iter().flat_map(|mv| steps(&shown.game, *mv)) {
        let at = places::space(column, height);
        let seen = if pace.animate { 0.0 } else { 1.0 };
        commands.spawn((
            Target { column, height },
            painted(Art::LedgeTarget, Role::Gold.lit(1.15), SIZE),
            Transform::from_translation(at.extend(layer::TARGET)),
            fade(seen, 1.0, motion::PREVIEW, motion::ARRIVE),
            ChildOf(*board),
            DespawnOnExit(Screen::Play),
        ));
    }
}

/// Number of outlined spaces, for tests.
#[cfg(test)]
pub(crate) fn sight(world: &mut World) -> usize {
    let mut targets = world.query_filtered::<(), With<Target>>();
    targets.iter(world).count()
}
