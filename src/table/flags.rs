//! Flags on claimed columns, and the routes that light up below them.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::TweenAnim;
use bevy_tweening::lens::SpriteColorLens;
use cant_stop_rules::{Column, Event as GameEvent};

use super::board::{BoardRoot, Space, layer, space_color};
use super::glide::{after, glide, tween};
use super::position::{Position, mark_of};
use super::puff::Puff;
use super::{Moment, TableSystems, places};
use crate::art::Picture;
use crate::seats::{Mark, Seats};
use crate::settings::Settings;
use crate::theme::widgets::mark_picture;
use crate::theme::{motion, palette};

/// How large pole and cloth are; the cloth is hung so that it hardly reaches over the next column.
const POLE: Vec2 = Vec2::new(10.0, 88.0);
const CLOTH: Vec2 = Vec2::new(59.0, 42.0);
const SIGN: f32 = 23.0;
/// How deep the pole stands in the snow of the peak.
const PLANTED: f32 = 14.0;
/// From the foot of the pole to the middle of the cloth's edge, hung and before it is hoisted.
const HOISTED: Vec2 = Vec2::new(2.0, 61.0);
const LOWERED: Vec2 = Vec2::new(2.0, 22.0);

/// The shares of the moment in which the pole is planted, and in which the route has lit up from foot to top.
const PLANTING: f32 = 0.22;
const LIGHTING: f32 = 0.75;
/// How much brighter than afterwards a space lights up.
const FLASH: f32 = 3.0;

/// A flag; its children are pole and cloth.
#[derive(Component, Clone, Copy, Debug)]
struct Flag {
    column: Column,
}

/// The cloth of a flag, waving; its phase sets it apart from its neighbours.
#[derive(Component)]
struct Cloth {
    phase: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_flags.in_set(TableSystems::Set));
    app.add_systems(Update, claim_columns.in_set(TableSystems::Begin));
    app.add_systems(Update, wave_flags.in_set(TableSystems::Pose));
}

fn set_flags(
    mut commands: Commands,
    position: Res<Position>,
    boards: Query<Entity, With<BoardRoot>>,
    flags: Query<Entity, With<Flag>>,
) {
    for flag in &flags {
        commands.entity(flag).despawn();
    }
    let Ok(board) = boards.single() else { return };
    for column in Column::ALL {
        if let Some(mark) = position.owner(column) {
            fly(&mut commands, board, column, mark);
        }
    }
}

/// Puts a flag on the peak; gives its pole and its cloth.
fn fly(commands: &mut Commands, board: Entity, column: Column, mark: Mark) -> [Entity; 2] {
    let foot = places::peak(column) - Vec2::new(0.0, PLANTED);
    let flag = commands
        .spawn((
            Flag { column },
            Transform::from_translation(foot.extend(layer::FLAG)),
            Visibility::default(),
            ChildOf(board),
        ))
        .id();
    let pole = commands
        .spawn((
            Sprite::from_color(Color::WHITE, POLE),
            Anchor::BOTTOM_CENTER,
            Picture::new("flag_pole", POLE),
            Transform::default(),
            ChildOf(flag),
        ))
        .id();
    let cloth = commands
        .spawn((
            Cloth {
                phase: f32::from(column.number()) * 1.3,
            },
            Sprite::from_color(palette::mark_color(mark), CLOTH),
            Anchor::CENTER_LEFT,
            Picture::new("flag", CLOTH),
            Transform::from_translation(HOISTED.extend(0.1)),
            ChildOf(flag),
        ))
        .id();
    commands.spawn((
        Sprite::from_color(palette::INK, Vec2::splat(SIGN)),
        Picture::new(mark_picture(mark), Vec2::splat(SIGN)),
        Transform::from_xyz(CLOTH.x * 0.46, 0.0, 0.1),
        ChildOf(cloth),
    ));
    [pole, cloth]
}

/// Plants the flag while the route lights up below it.
fn claim_columns(
    mut commands: Commands,
    mut moments: MessageReader<Moment>,
    seats: Option<Res<Seats>>,
    boards: Query<Entity, With<BoardRoot>>,
    flags: Query<(Entity, &Flag)>,
    spaces: Query<(Entity, &Space)>,
) {
    let (Some(seats), Ok(board)) = (seats, boards.single()) else {
        moments.clear();
        return;
    };
    for Moment(beat) in moments.read() {
        let GameEvent::Claimed { seat, column } = beat.event else {
            continue;
        };
        let Some(mark) = mark_of(&seats, seat) else {
            continue;
        };
        for (entity, flag) in &flags {
            if flag.column == column {
                commands.entity(entity).despawn();
            }
        }
        let [pole, cloth] = fly(&mut commands, board, column, mark);
        let planting = motion::CLAIM * PLANTING;
        let lying = Transform::from_scale(Vec3::new(1.0, 0.01, 1.0));
        let raise = glide(lying, Transform::default(), 0.0, planting, motion::ARRIVE);
        commands.entity(pole).insert((lying, raise));
        let low =
            Transform::from_translation(LOWERED.extend(0.1)).with_scale(Vec3::new(0.01, 0.6, 1.0));
        let high = Transform::from_translation(HOISTED.extend(0.1));
        let hoisting = motion::CLAIM * 0.5;
        let hoist = glide(low, high, planting * 0.8, hoisting, motion::SETTLE);
        commands.entity(cloth).insert((low, hoist));
        let foot = places::peak(column) - Vec2::new(0.0, PLANTED);
        Puff::spawn(&mut commands, board, foot, 0.0);

        let before = Position::of(&beat.before, &seats);
        let after_beat = Position::of(&beat.after, &seats);
        light_route(&mut commands, column, [&before, &after_beat], &spaces);
    }
}

fn light_route(
    commands: &mut Commands,
    column: Column,
    positions: [&Position; 2],
    spaces: &Query<(Entity, &Space)>,
) {
    let one = motion::CLAIM * LIGHTING / f32::from(column.height());
    for (entity, space) in spaces {
        if space.column != column {
            continue;
        }
        let [from, to] = positions.map(|position| space_color(*space, position));
        let flash = Color::from(to.to_linear() * FLASH).with_alpha(1.0);
        let delay = one * f32::from(space.height - 1);
        let on = tween(
            motion::ARRIVE,
            one,
            SpriteColorLens {
                start: from,
                end: flash,
            },
        );
        let calm = tween(
            motion::TRAVEL,
            motion::CLAIM * (1.0 - LIGHTING),
            SpriteColorLens {
                start: flash,
                end: to,
            },
        );
        commands.entity(entity).insert(after(delay, on.then(calm)));
    }
}

/// The cloth moves in the wind, unless there is to be less movement.
fn wave_flags(
    time: Res<Time>,
    settings: Res<Settings>,
    mut cloths: Query<(&Cloth, &mut Transform, Has<TweenAnim>)>,
) {
    for (cloth, mut transform, hoisting) in &mut cloths {
        let wind = if settings.reduced_motion {
            0.0
        } else {
            (time.elapsed_secs() * 2.3 + cloth.phase).sin()
        };
        transform.rotation = Quat::from_rotation_z(0.045 * wind);
        if !hoisting {
            transform.scale.x = 1.0 + 0.03 * wind;
        }
    }
}

/// Every flag, and the colour of every space, for tests.
#[cfg(test)]
pub(super) fn sight(world: &mut World) -> Vec<String> {
    let mut flags = world.query::<&Flag>();
    let mut spaces = world.query::<(&Space, &Sprite)>();
    let flags = flags.iter(world).map(|flag| format!("{flag:?}"));
    let spaces = spaces
        .iter(world)
        .map(|(space, sprite)| format!("{space:?} {:?}", sprite.color.to_srgba().to_u8_array()));
    flags.chain(spaces).collect()
}
