//! The camps of all players: pitched, moved together on shared spaces, and packed.

use bevy::prelude::*;
use cant_stop_rules::{Column, Event as GameEvent};

use super::board::BoardRoot;
use super::glide::{fade, glide};
use super::layer;
use super::position::Position;
use super::puff::Puff;
use super::{Moment, TableSystems, places, seconds_of};
use crate::ground::art::Picture;
use crate::ground::seats::{Mark, Seats};
use crate::ground::settings::Settings;
use crate::referee::Preview;
use crate::theme::widgets::mark_picture;
use crate::theme::{
    color::{Role, Tint, sprite},
    motion,
};

/// The size the pictures of camps are drawn for; smaller ones are scaled.
const DRAWN: f32 = 34.0;
/// How much is to be seen of a camp that would be given up.
const DIMMED: f32 = 0.3;
/// How much larger than a camp its outline is, where contrast is to be high, and how far behind it.
const OUTLINE: f32 = 1.32;
const BEHIND: f32 = 0.005;
/// A camp that is not there yet, or not any more.
const GONE: f32 = 0.001;

/// A camp on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Camp {
    mark: Mark,
    column: Column,
}

/// The outline of a camp.
#[derive(Component)]
struct CampOutline;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, outline_camps.in_set(TableSystems::Pose));
    app.add_systems(Update, pitch_camps.in_set(TableSystems::Set));
    app.add_systems(Update, move_camps.in_set(TableSystems::Begin));
    app.add_systems(
        Update,
        dim_given_up
            .in_set(TableSystems::Begin)
            .run_if(resource_changed::<Preview>.or_else(resource_changed::<Position>)),
    );
}

/// Where a camp stands in a position, and how large.
fn place(camp: Camp, position: &Position) -> Option<Transform> {
    let height = position.camp(camp.mark, camp.column)?;
    let spot = position.camp_spot(camp.mark, camp.column)?;
    let front = position.runner(camp.column) == Some(height);
    let z = if front {
        layer::CAMP_IN_FRONT
    } else {
        layer::CAMP
    };
    // Within a space, lower camps stand in front.
    let z = z + (0.5 - spot.offset.y / places::SPACE.y) * 0.1;
    let at = places::space(camp.column, height) + spot.offset;
    Some(Transform::from_translation(at.extend(z)).with_scale(scaled(spot.size / DRAWN)))
}

fn scaled(factor: f32) -> Vec3 {
    Vec3::new(factor, factor, 1.0)
}

fn tent(camp: Camp, transform: Transform, board: Entity) -> impl Bundle {
    (
        camp,
        sprite(Role::Player(camp.mark), Vec2::splat(DRAWN)),
        Picture::new(mark_picture(camp.mark), Vec2::splat(DRAWN)),
        transform,
        ChildOf(board),
    )
}

fn each_camp() -> impl Iterator<Item = Camp> {
    Column::ALL
        .into_iter()
        .flat_map(|column| Mark::ALL.map(|mark| Camp { mark, column }))
}

fn pitch_camps(
    mut commands: Commands,
    position: Res<Position>,
    boards: Query<Entity, With<BoardRoot>>,
    camps: Query<Entity, With<Camp>>,
) {
    for camp in &camps {
        commands.entity(camp).despawn();
    }
    let Ok(board) = boards.single() else { return };
    for camp in each_camp() {
        if let Some(transform) = place(camp, &position) {
            commands.spawn(tent(camp, transform, board));
        }
    }
}

/// Brings the camps from where they are before a beat to where they are after it: those that share a space make room,
/// the others are packed here and pitched there.
fn move_camps(
    mut commands: Commands,
    mut moments: MessageReader<Moment>,
    settings: Res<Settings>,
    seats: Option<Res<Seats>>,
    boards: Query<Entity, With<BoardRoot>>,
    camps: Query<(Entity, &Camp, &Transform)>,
) {
    let (Some(seats), Ok(board)) = (seats, boards.single()) else {
        moments.clear();
        return;
    };
    for Moment(beat) in moments.read() {
        let before = Position::of(&beat.before, &seats);
        let after = Position::of(&beat.after, &seats);
        let seconds = seconds_of(beat).min(motion::PLACE);
        for camp in each_camp() {
            let (old, new) = (place(camp, &before), place(camp, &after));
            if old == new {
                continue;
            }
            let standing = camps.iter().find(|(_, standing, _)| **standing == camp);
            let stays = before.camp(camp.mark, camp.column) == after.camp(camp.mark, camp.column);
            if let Some((entity, _, &here)) = standing {
                let there = new.filter(|_| stays);
                let given_up = matches!(beat.event, GameEvent::GaveUp { .. });
                if given_up {
                    let feet = here.translation.truncate() - Vec2::new(0.0, DRAWN / 2.0);
                    Puff::spawn(&mut commands, board, feet, motion::PACK * 0.5);
                }
                let time = match stays {
                    true => seconds,
                    false if given_up => motion::PACK * 0.8,
                    false => seconds * 0.4,
                };
                let mut entity = commands.entity(entity);
                match there {
                    Some(there) if settings.reduced_motion => entity.insert(there),
                    Some(there) => entity.insert(glide(here, there, 0.0, time, motion::TRAVEL)),
                    None if settings.reduced_motion => {
                        entity.insert(fade(1.0, 0.0, time, motion::TRAVEL))
                    }
                    None => {
                        let packed = here.with_scale(scaled(GONE));
                        entity.insert(glide(here, packed, 0.0, time, motion::LEAVE))
                    }
                };
            }
            if let Some(there) = new.filter(|_| !stays) {
                if settings.reduced_motion {
                    // Where less is to move, camps come and go in their places.
                    let comes = fade(0.0, 1.0, seconds, motion::TRAVEL);
                    commands.spawn((tent(camp, there, board), comes));
                } else {
                    let here = there.with_scale(scaled(GONE));
                    let rise = glide(here, there, seconds * 0.4, seconds * 0.6, motion::SETTLE);
                    commands.spawn((tent(camp, here, board), rise));
                }
            }
        }
    }
}

/// Where contrast is to be high, a bright line surrounds every camp.
fn outline_camps(
    settings: Res<Settings>,
    camps: Query<(Entity, &Camp)>,
    pitched: Query<(), Added<Camp>>,
    outlines: Query<(Entity, &ChildOf), With<CampOutline>>,
    mut commands: Commands,
) {
    if !settings.is_changed() && pitched.is_empty() {
        return;
    }
    if !settings.high_contrast {
        for (outline, _) in &outlines {
            commands.entity(outline).despawn();
        }
        return;
    }
    for (camp, Camp { mark, .. }) in &camps {
        if !outlines.iter().any(|(_, of)| of.parent() == camp) {
            let size = Vec2::splat(DRAWN * OUTLINE);
            commands.entity(camp).with_child((
                CampOutline,
                sprite(Role::Paper, size),
                Picture::new(mark_picture(*mark), size),
                Transform::from_xyz(0.0, 0.0, -BEHIND),
            ));
        }
    }
}

/// Camps that are about to be given up are only half there.
fn dim_given_up(
    preview: Res<Preview>,
    position: Res<Position>,
    mut camps: Query<(&Camp, &mut Tint)>,
) {
    for (camp, mut tint) in &mut camps {
        let goes = position.turn() == Some(camp.mark) && preview.given_up.contains(camp.column);
        let alpha = if goes { DIMMED } else { 1.0 };
        tint.set_if_neq(Role::Player(camp.mark).faint(alpha));
    }
}

/// Every camp with its place, for tests.
#[cfg(test)]
pub(super) fn sight(world: &mut World) -> Vec<String> {
    let mut camps = world.query::<(&Camp, &Transform)>();
    camps
        .iter(world)
        .map(|(camp, at)| {
            let (x, y, size) = (at.translation.x, at.translation.y, at.scale.x * DRAWN);
            format!("{camp:?} at {x:.0} {y:.0}, {size:.0} large")
        })
        .collect()
}
