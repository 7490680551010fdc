//! Dashed outlines on the board around the spaces that the move in focus would step on.

use bevy::prelude::*;
use cant_stop_rules::{Action, Column, Event};

use super::board::BoardRoot;
use super::glide::fade;
use super::layer;
use super::{TableSystems, places};
use crate::core::art::{Art, Picture};
use crate::core::states::Screen;
use crate::referee::Preview;
use crate::referee::{Pace, Shown, rehearse};
use crate::ui::color::{Role, sprite};
use crate::ui::motion;

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
    app.add_systems(
        Update,
        outline_targets
            .in_set(TableSystems::Begin)
            .run_if(resource_changed::<Preview>.or_else(resource_exists_and_changed::<Shown>)),
    );
}

fn outline_targets(
    mut commands: Commands,
    preview: Res<Preview>,
    shown: Option<Res<Shown>>,
    pace: Res<Pace>,
    boards: Query<Entity, With<BoardRoot>>,
    targets: Query<Entity, With<Target>>,
) {
    for target in &targets {
        commands.entity(target).despawn();
    }
    let (Some(mv), Some(shown), Ok(board)) = (preview.mv, shown, boards.single()) else {
        return;
    };
    let Some((_, steps)) = rehearse(&shown.game, Action::Choose(mv)) else {
        return;
    };
    for step in steps {
        // Jumps end only on the spaces they end on.
        if let Event::RunnerPlaced { column, to, .. } | Event::RunnerAdvanced { column, to, .. } =
            step
        {
            let at = places::space(column, to);
            let seen = if pace.animate { 0.0 } else { 1.0 };
            commands.spawn((
                Target { column, height: to },
                sprite(Role::Gold, SIZE),
                Picture::new(Art::LedgeTarget, SIZE),
                Transform::from_translation(at.extend(layer::TARGET)),
                fade(seen, 1.0, motion::PREVIEW, motion::ARRIVE),
                ChildOf(board),
                DespawnOnExit(Screen::Play),
            ));
        }
    }
}

/// Number of outlined spaces, for tests.
#[cfg(test)]
pub(crate) fn sight(world: &mut World) -> usize {
    let mut targets = world.query_filtered::<(), With<Target>>();
    targets.iter(world).count()
}
