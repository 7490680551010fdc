//! The squares of all players: put down, moved together on shared spaces, and taken off.

use bevy::prelude::*;

use super::board::BoardRoot;
use super::glide::{fade, glide};
use super::outline::Outlined;
use super::position::Position;
use super::puff::Puff;
use super::sprites::{painted, scaled};
use super::tents::door_light;
use super::{TableSystems, layer, places};
use crate::referee::{Beat, Choreography, Motion, Preview};
use crate::ui::prelude::*;
use crate::ui::widgets::{tent_color, tent_picture};

/// The size the pictures of squares are drawn for; smaller ones are scaled.
const DRAWN: f32 = 36.0;
/// Opacity of a square that would be given up.
const DIMMED: f32 = 0.3;
/// A square that is not there yet, or not any more.
const GONE: f32 = 0.001;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Name = Name::new("square"))]
struct Square {
    mark: Mark,
    column: Column,
}

pub(super) fn plugin(app: &mut App) {
    let is_new = resource_changed::<Preview>.or_else(resource_changed::<Position>);
    app.add_systems(
        Update,
        (
            set_squares.in_set(TableSystems::Set),
            (
                move_squares.run_if(on_message::<Beat>),
                dim_given_up.run_if(is_new),
            )
                .in_set(TableSystems::Begin),
            light_doors.in_set(TableSystems::Pose),
        ),
    );
}

/// Transform of a square in a position.
fn place(square: Square, position: &Position) -> Option<Transform> {
    let height = position.square(square.mark, square.column)?;
    let spot = position.square_spot(square.mark, square.column)?;
    let front = position.runner(square.column) == Some(height);
    let z = if front {
        layer::SQUARE_IN_FRONT
    } else {
        layer::SQUARE
    };
    // Within a space, lower squares stand in front.
    let z = z + (0.5 - spot.offset.y / places::SPACE.y) * 0.1;
    let at = places::space(square.column, height) + spot.offset;
    Some(Transform::from_translation(at.extend(z)).with_scale(scaled(spot.size / DRAWN)))
}

fn piece(square: Square, transform: Transform, board: Entity) -> impl Bundle {
    let mark = square.mark;
    (
        square,
        Outlined {
            mark,
            size: DRAWN,
            middle: Vec2::ZERO,
        },
        painted(tent_picture(mark), tent_color(mark), Vec2::splat(DRAWN)),
        transform,
        ChildOf(board),
    )
}

/// The lamp in the tents of the player on turn.
#[derive(Component)]
#[require(Name = Name::new("lamp in a tent"))]
struct DoorLamp;

fn light_doors(
    position: Res<Position>,
    squares: Query<(Entity, &Square)>,
    added: Query<(), Added<Square>>,
    lamps: Query<(Entity, &ChildOf), With<DoorLamp>>,
    mut commands: Commands,
) {
    if !position.is_changed() && added.is_empty() {
        return;
    }
    for (entity, square) in &squares {
        let lit = lamps.iter().find(|(_, inside)| inside.parent() == entity);
        match (lit, position.turn() == Some(square.mark)) {
            (Some((lamp, _)), false) => commands.entity(lamp).despawn(),
            (None, true) => {
                let lamp = (DoorLamp, door_light(DRAWN));
                commands.entity(entity).with_child(lamp);
            }
            _ => {}
        }
    }
}

fn each_square() -> impl Iterator<Item = Square> {
    Column::ALL
        .into_iter()
        .flat_map(|column| Mark::ALL.map(|mark| Square { mark, column }))
}

fn set_squares(
    mut commands: Commands,
    position: Res<Position>,
    board: Single<Entity, With<BoardRoot>>,
    squares: Query<Entity, With<Square>>,
) {
    despawn_all(&mut commands, squares);
    for square in each_square() {
        if let Some(transform) = place(square, &position) {
            commands.spawn(piece(square, transform, *board));
        }
    }
}

/// Brings the squares from where they are before a beat to where they are after it: those that share a space make room,
/// the others are taken off here and put down there.
fn move_squares(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    settings: Res<Settings>,
    seats: If<Res<Seats>>,
    board: Single<Entity, With<BoardRoot>>,
    squares: Query<(Entity, &Square, &Transform)>,
) {
    let is_still = settings.reduced_motion;
    for beat in beats.read() {
        let Choreography {
            motion,
            seconds: lasts,
        } = beat.choreography();
        let given_up = motion == Motion::TakeSquareOff;
        let before = Position::of(&beat.before, &seats);
        let after = Position::of(&beat.after, &seats);
        let seconds = lasts.min(motion::PLACE);
        for square in each_square() {
            let (old, new) = (place(square, &before), place(square, &after));
            if old == new {
                continue;
            }
            let Square { mark, column } = square;
            let stays = before.square(mark, column) == after.square(mark, column);
            let standing = squares.iter().find(|(_, standing, _)| **standing == square);
            if let Some((entity, _, &here)) = standing {
                if given_up {
                    let feet = here.translation.truncate() - Vec2::new(0.0, DRAWN / 2.0);
                    Puff::spawn(&mut commands, *board, feet, lasts * 0.5);
                }
                let time = match (stays, given_up) {
                    (true, _) => seconds,
                    (_, true) => lasts * 0.8,
                    _ => seconds * 0.4,
                };
                let gone = here.with_scale(scaled(GONE));
                let mut entity = commands.entity(entity);
                match new.filter(|_| stays) {
                    Some(there) if is_still => entity.insert(there),
                    Some(there) => entity.insert(glide(here, there, 0.0, time, motion::TRAVEL)),
                    None if is_still => entity.insert(fade(1.0, 0.0, time, motion::TRAVEL)),
                    None => entity.insert(glide(here, gone, 0.0, time, motion::LEAVE)),
                };
            }
            let Some(there) = new.filter(|_| !stays) else {
                continue;
            };
            if is_still {
                // Where less is to move, squares come and go in their places.
                let comes = fade(0.0, 1.0, seconds, motion::TRAVEL);
                commands.spawn((piece(square, there, *board), comes));
            } else {
                let here = there.with_scale(scaled(GONE));
                let rise = glide(here, there, seconds * 0.4, seconds * 0.6, motion::SETTLE);
                commands.spawn((piece(square, here, *board), rise));
            }
        }
    }
}

/// Squares that are about to be given up are only half there.
fn dim_given_up(
    preview: Res<Preview>,
    position: Res<Position>,
    mut squares: Query<(&Square, &mut Tint)>,
) {
    for (square, mut tint) in &mut squares {
        let goes = position.turn() == Some(square.mark) && preview.given_up.contains(square.column);
        let alpha = if goes { DIMMED } else { 1.0 };
        tint.set_if_neq(tent_color(square.mark).faint(alpha));
    }
}

/// Every square with its place, for tests.
#[cfg(test)]
pub(super) fn sight(world: &mut World) -> Vec<String> {
    let mut squares = world.query::<(&Square, &Transform)>();
    squares
        .iter(world)
        .map(|(square, at)| {
            let (x, y, size) = (at.translation.x, at.translation.y, at.scale.x * DRAWN);
            format!("{square:?} at {x:.0} {y:.0}, {size:.0} large")
        })
        .collect()
}
