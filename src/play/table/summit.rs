//! The winners' runners: one cheers above every column that they claimed.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::sprite::Anchor;
use cant_stop_rules::Column;

use super::board::BoardRoot;
use super::layer;
use super::position::Position;
use super::runners::{gear_color, gear_picture};
use super::{TableSystems, places};
use crate::core::art::{Art, Picture};
use crate::core::seats::{Mark, Seats};
use crate::core::settings::Settings;
use crate::core::states::TurnPhase;
use crate::referee::{Beat, Motion};
use crate::ui::color::{Opacity, Role, sprite};
use crate::ui::motion;

/// Size of a runner, distance of its feet below the tip of the mountain, and height of its hops.
const SIZE: Vec2 = Vec2::new(97.0, 110.0);
const BELOW: f32 = 20.0;
const HOP: f32 = 9.0;
/// From one runner to the next, in seconds.
const ONE_BY_ONE: f32 = 0.22;

/// A runner who cheers, and for how long: negative before it has come up.
#[derive(Component)]
#[require(Name = Name::new("cheering runner"))]
pub struct Cheering {
    column: Column,
    age: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_cheering.in_set(TableSystems::Set));
    app.add_systems(
        Update,
        spawn_cheering
            .in_set(TableSystems::Begin)
            .run_if(in_state(TurnPhase::Claimed)),
    );
    app.add_systems(Update, animate_cheering.in_set(TableSystems::Pose));
}

fn runner(column: Column, mark: Option<Mark>, age: f32, board: Entity) -> impl Bundle {
    let feet = places::tip(column) - Vec2::new(0.0, BELOW);
    (
        Cheering { column, age },
        sprite(Role::Runner, SIZE),
        Opacity::default(),
        Anchor::BOTTOM_CENTER,
        Picture::new(Art::ClimberCheer, SIZE),
        Transform::from_translation(feet.extend(layer::SUMMIT)),
        ChildOf(board),
        children![(
            sprite(gear_color(mark), SIZE),
            Anchor::BOTTOM_CENTER,
            Picture::new(gear_picture(Art::ClimberCheer), SIZE),
            Transform::from_xyz(0.0, 0.0, 0.01),
        )],
    )
}

fn winning(position: &Position) -> impl Iterator<Item = Column> {
    Column::ALL
        .into_iter()
        .filter(|column| position.is_winning(*column))
}

/// The winners stay there, the others do not.
fn set_cheering(
    mut commands: Commands,
    position: Res<Position>,
    boards: Query<Entity, With<BoardRoot>>,
    runners: Query<(Entity, &Cheering)>,
) {
    let Ok(board) = boards.single() else { return };
    for (entity, runner) in &runners {
        if !position.is_winning(runner.column) {
            commands.entity(entity).despawn();
        }
    }
    for column in winning(&position) {
        if runners.iter().all(|(_, there)| there.column != column) {
            commands.spawn(runner(column, position.owner(column), motion::PLACE, board));
        }
    }
}

/// One after the other they come up behind their flags.
fn spawn_cheering(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: If<Res<Seats>>,
    boards: Query<Entity, With<BoardRoot>>,
) {
    let Ok(board) = boards.single() else { return };
    for beat in beats.read() {
        if let Motion::Cheer { .. } = beat.choreography().motion {
            let after = Position::of(&beat.after, &seats);
            for (index, column) in winning(&after).enumerate() {
                let late = -ONE_BY_ONE * (index + 1) as f32;
                commands.spawn(runner(column, after.owner(column), late, board));
            }
        }
    }
}

fn animate_cheering(
    time: Res<Time>,
    settings: Res<Settings>,
    mut runners: Query<(&mut Cheering, &mut Transform, &mut Opacity)>,
) {
    for (mut runner, mut transform, mut opacity) in &mut runners {
        runner.age += time.delta_secs();
        let come = (runner.age / motion::PLACE).clamp(0.0, 1.0);
        opacity.set_if_neq(Opacity(come));
        if settings.reduced_motion {
            continue;
        }
        let phase = runner.age / motion::HOP;
        let hop = HOP * (PI * phase).sin().abs();
        let feet = places::tip(runner.column) - Vec2::new(0.0, BELOW);
        let risen = motion::SETTLE.sample_clamped(come);
        transform.translation.y = feet.y - SIZE.y * 0.5 * (1.0 - risen) + hop * come;
        transform.scale = Vec3::new(0.6 + 0.4 * risen, 0.6 + 0.4 * risen, 1.0);
    }
}
