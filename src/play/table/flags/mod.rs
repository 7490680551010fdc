//! Flags on claimed columns, and the routes that light up below them.

mod cloth;

#[cfg(test)]
pub(crate) use self::cloth::colors as cloth_colors;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::TweenAnim;
use cant_stop_rules::Column;

use self::cloth::{ClothMaterial, ClothMesh, ComesOut, cloth};
use super::board::{BoardRoot, Space, space_tint};
use super::glide::{Recolor, after, glide, tween};
use super::layer;
use super::position::{Position, mark_of};
use super::puff::Puff;
use super::weather::Weather;
use super::{TableSystems, places};
use crate::core::art::{Art, Picture};
use crate::core::seats::{Mark, Seats};
use crate::core::settings::Settings;
use crate::core::states::TurnPhase;
use crate::referee::{Beat, Choreography, Motion};
use crate::ui::color::{Palette, Role, sprite};
use crate::ui::motion;
use crate::ui::widgets::mark_picture;

/// How large the pole and the sign on the cloth are, and where on the cloth the sign is, as a share of its length.
const POLE: Vec2 = Vec2::new(10.0, 88.0);
const SIGN: f32 = 19.0;
const SIGN_ALONG: f32 = 0.46;
/// How deep the pole stands in the snow of the mountain.
const PLANTED: f32 = 14.0;
/// From the foot of the pole to the middle of the cloth's edge, hung and before it is hoisted.
const HOISTED: Vec2 = Vec2::new(2.0, 61.0);
const LOWERED: Vec2 = Vec2::new(2.0, 22.0);

/// The shares of the moment in which the pole is planted, and in which the route has lit up from foot to top.
const PLANTING: f32 = 0.22;
const LIGHTING: f32 = 0.75;
/// How much brighter than afterwards a space lights up.
const FLASH: f32 = 3.0;

/// A flag, and its children.
#[derive(Component, Clone, Copy, Debug)]
#[require(Name = Name::new("flag"))]
struct Flag {
    column: Column,
    mark: Mark,
    pole: Entity,
    cloth: Entity,
}

/// The sign on the cloth of a column's flag.
#[derive(Component)]
struct Sign(Column);

/// What flags are made with.
#[derive(SystemParam)]
struct Weaving<'w> {
    mesh: Res<'w, ClothMesh>,
    materials: ResMut<'w, Assets<ClothMaterial>>,
    palette: Res<'w, Palette>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(cloth::plugin);
    app.add_systems(Update, set_flags.in_set(TableSystems::Set));
    app.add_systems(Update, dye.run_if(resource_changed::<Palette>));
    app.add_systems(
        Update,
        claim_columns
            .in_set(TableSystems::Begin)
            .run_if(in_state(TurnPhase::Claimed)),
    );
    app.add_systems(Update, wave_signs.in_set(TableSystems::Pose));
}

/// Flags that fly already stay, so that their waving goes on.
fn set_flags(
    mut commands: Commands,
    position: Res<Position>,
    mut weaving: Weaving,
    boards: Query<Entity, With<BoardRoot>>,
    flags: Query<(Entity, &Flag)>,
) {
    let mut bare = Column::ALL.to_vec();
    for (entity, flag) in &flags {
        if position.owner(flag.column) != Some(flag.mark) {
            commands.entity(entity).despawn();
            continue;
        }
        bare.retain(|column| *column != flag.column);
        let rest = Transform::from_translation(HOISTED.extend(0.1));
        commands
            .entity(flag.pole)
            .insert(Transform::default())
            .remove::<TweenAnim>();
        commands
            .entity(flag.cloth)
            .insert(rest)
            .remove::<TweenAnim>();
    }
    let Ok(board) = boards.single() else { return };
    for column in bare {
        if let Some(mark) = position.owner(column) {
            fly(&mut commands, &mut weaving, board, column, mark);
        }
    }
}

/// Another palette colours the flags that fly already.
fn dye(flags: Query<&Flag>, cloths: Query<&MeshMaterial2d<ClothMaterial>>, mut weaving: Weaving) {
    for flag in &flags {
        if let Ok(cloth) = cloths.get(flag.cloth) {
            let color = weaving.palette.color(Role::Player(flag.mark));
            cloth::dye(cloth, color, &mut weaving.materials);
        }
    }
}

/// The flag of the summit is the largest; the others are clear of the next column's plate.
fn flag_scale(column: Column) -> Vec3 {
    let scale = if column.number() == 7 { 1.0 } else { 0.76 };
    Vec3::new(scale, scale, 1.0)
}

/// Puts a flag above the column; gives its pole and its cloth.
fn fly(
    commands: &mut Commands,
    weaving: &mut Weaving,
    board: Entity,
    column: Column,
    mark: Mark,
) -> [Entity; 2] {
    let foot = places::tip(column) - Vec2::new(0.0, PLANTED);
    let flag = commands
        .spawn((
            Transform::from_translation(foot.extend(layer::FLAG)).with_scale(flag_scale(column)),
            Visibility::default(),
            ChildOf(board),
        ))
        .id();
    let pole = commands
        .spawn((
            Sprite::from_color(Color::WHITE, POLE),
            Anchor::BOTTOM_CENTER,
            Picture::new(Art::FlagPole, POLE),
            Transform::default(),
            ChildOf(flag),
        ))
        .id();
    let cloth = commands
        .spawn((
            cloth(
                weaving.palette.color(Role::Player(mark)),
                column.number(),
                &weaving.mesh,
                &mut weaving.materials,
            ),
            Transform::from_translation(HOISTED.extend(0.1)),
            ChildOf(flag),
        ))
        .id();
    commands.spawn((
        Sign(column),
        sprite(Role::Ink, Vec2::splat(SIGN)),
        Picture::new(mark_picture(mark), Vec2::splat(SIGN)),
        Transform::from_xyz(cloth::SIZE.x * SIGN_ALONG, 0.0, 0.1),
        ChildOf(cloth),
    ));
    commands.entity(flag).insert(Flag {
        column,
        mark,
        pole,
        cloth,
    });
    [pole, cloth]
}

/// Plants the flag while the route lights up below it.
fn claim_columns(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    mut weaving: Weaving,
    settings: Res<Settings>,
    seats: Option<Res<Seats>>,
    boards: Query<Entity, With<BoardRoot>>,
    flags: Query<(Entity, &Flag)>,
    spaces: Query<(Entity, &Space)>,
) {
    let (Some(seats), Ok(board)) = (seats, boards.single()) else {
        beats.clear();
        return;
    };
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        let Motion::PlantFlag { seat, column } = motion else {
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
        let flag = fly(&mut commands, &mut weaving, board, column, mark);
        if settings.reduced_motion {
            commands.entity(flag[1]).insert(ComesOut::default());
        } else {
            hoist(&mut commands, flag, seconds);
            let foot = places::tip(column) - Vec2::new(0.0, PLANTED);
            Puff::spawn(&mut commands, board, foot, 0.0);
        }

        let before = Position::of(&beat.before, &seats);
        let after_beat = Position::of(&beat.after, &seats);
        light_route(
            &mut commands,
            column,
            seconds,
            [&before, &after_beat],
            &spaces,
        );
    }
}

/// The pole is planted, then the cloth goes up on it.
fn hoist(commands: &mut Commands, [pole, cloth]: [Entity; 2], seconds: f32) {
    let planting = seconds * PLANTING;
    let lying = Transform::from_scale(Vec3::new(1.0, 0.01, 1.0));
    let raise = glide(lying, Transform::default(), 0.0, planting, motion::ARRIVE);
    commands.entity(pole).insert((lying, raise));
    let low =
        Transform::from_translation(LOWERED.extend(0.1)).with_scale(Vec3::new(0.01, 0.6, 1.0));
    let high = Transform::from_translation(HOISTED.extend(0.1));
    let hoisting = seconds * 0.5;
    let up = glide(low, high, planting * 0.8, hoisting, motion::SETTLE);
    commands.entity(cloth).insert((low, up));
}

fn light_route(
    commands: &mut Commands,
    column: Column,
    seconds: f32,
    positions: [&Position; 2],
    spaces: &Query<(Entity, &Space)>,
) {
    let one = seconds * LIGHTING / f32::from(column.height());
    for (entity, space) in spaces {
        if space.column != column {
            continue;
        }
        let [from, to] = positions.map(|position| space_tint(*space, position));
        let flash = to.brighter(FLASH);
        let delay = one * f32::from(space.height - 1);
        let on = tween(motion::ARRIVE, one, Recolor { from, to: flash });
        let calm = tween(
            motion::TRAVEL,
            seconds * (1.0 - LIGHTING),
            Recolor { from: flash, to },
        );
        commands.entity(entity).insert(after(delay, on.then(calm)));
    }
}

/// The sign moves with its cloth.
fn wave_signs(
    time: Res<Time>,
    weather: Res<Weather>,
    settings: Res<Settings>,
    mut signs: Query<(&Sign, &mut Transform)>,
) {
    let swing = cloth::swing(&weather, &settings);
    for (Sign(column), mut transform) in &mut signs {
        let lift = cloth::lift(
            column.number(),
            SIGN_ALONG,
            time.elapsed_secs_wrapped(),
            swing,
        );
        if transform.translation.y != lift {
            transform.translation.y = lift;
        }
    }
}

/// Every flag, and the colour of every space whatever the weather, for tests.
#[cfg(test)]
pub(super) fn sight(world: &mut World) -> Vec<String> {
    let mut flags = world.query::<&Flag>();
    let mut spaces = world.query::<(&Space, &Sprite)>();
    let flags = flags
        .iter(world)
        .map(|flag| format!("{:?} flies over {:?}", flag.mark, flag.column));
    let spaces = spaces
        .iter(world)
        .map(|(space, sprite)| (space, sprite.color.with_alpha(1.0).to_srgba()))
        .map(|(space, color)| format!("{space:?} {:?}", color.to_u8_array()));
    flags.chain(spaces).collect()
}
