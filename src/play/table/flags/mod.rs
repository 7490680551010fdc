//! Flags on claimed columns, and the routes that light up below them.

mod cloth;

#[cfg(test)]
pub(crate) use self::cloth::colors as cloth_colors;

use std::f32::consts::PI;

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

/// Sizes of the pole and of the sign on the cloth, and place of the sign along the cloth, as a share of its length.
const POLE: Vec2 = Vec2::new(10.0, 88.0);
const SIGN: f32 = 19.0;
const SIGN_ALONG: f32 = 0.46;
/// Depth of the pole in the snow of the mountain.
const PLANTED: f32 = 14.0;
/// From the foot of the pole to the middle of the cloth's edge, hung and before it is hoisted.
const HOISTED: Vec2 = Vec2::new(2.0, 61.0);
const LOWERED: Vec2 = Vec2::new(2.0, 22.0);

/// The shares of the moment in which the pole is planted, and in which the route has lit up from foot to top.
const PLANTING: f32 = 0.22;
const LIGHTING: f32 = 0.75;
/// Light of a space that lights up, as a multiple of that afterwards.
const FLASH: f32 = 3.0;
/// Growth of the plate on top of a claimed column, for a moment.
const ZOOM: f32 = 0.15;
/// Scale of a flag on the summit and elsewhere; the latter is clear of the next column's plate.
const SCALE: [f32; 2] = [1.0, 0.76];
/// Scale of a winner's flag on the summit, where the screen ends, and elsewhere, and how far right of its place and above it
/// it is held by the runner who cheers.
const WAVED: [f32; 2] = [1.4, 1.3];
const HELD: [Vec2; 2] = [Vec2::new(30.0, 0.0), Vec2::new(30.0, 34.0)];

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

/// The plate on top of a column that is claimed, and the seconds since it began to grow; negative before.
#[derive(Component)]
struct Zoom {
    age: f32,
    seconds: f32,
}

/// Mesh, materials and colours of flags.
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
        (claim_columns, wave_flags)
            .in_set(TableSystems::Begin)
            .run_if(in_state(TurnPhase::Claimed)),
    );
    app.add_systems(Update, (wave_signs, zoom_plates).in_set(TableSystems::Pose));
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
        let place = flag_place(flag.column, position.is_winning(flag.column));
        commands.entity(entity).insert(place).remove::<TweenAnim>();
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
            let place = flag_place(column, position.is_winning(column));
            fly(&mut commands, &mut weaving, board, (column, mark), place);
        }
    }
}

/// The flags of the winners grow while their runners come up, and the other routes lose their colour.
fn wave_flags(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: If<Res<Seats>>,
    settings: Res<Settings>,
    flags: Query<(Entity, &Flag)>,
    spaces: Query<(Entity, &Space)>,
) {
    for beat in beats.read() {
        let Motion::Cheer { .. } = beat.choreography().motion else {
            continue;
        };
        let [before, after] = [&beat.before, &beat.after].map(|game| Position::of(game, &seats));
        for (entity, space) in &spaces {
            let [from, to] = [&before, &after].map(|position| space_tint(*space, position));
            if from != to {
                let fade = tween(motion::TRAVEL, motion::PLACE, Recolor { from, to });
                commands.entity(entity).insert(TweenAnim::new(fade));
            }
        }
        for (entity, flag) in &flags {
            if !after.is_winning(flag.column) || settings.reduced_motion {
                continue;
            }
            let [before, after] = [false, true].map(|wins| flag_place(flag.column, wins));
            let grow = glide(before, after, 0.0, motion::PLACE, motion::SETTLE);
            commands.entity(entity).insert(grow);
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

/// Place and size of a flag: planted, or held up by a runner who has won.
fn flag_place(column: Column, wins: bool) -> Transform {
    let place = usize::from(column.number() != 7);
    let (scale, held) = if wins {
        (WAVED[place], HELD[place])
    } else {
        (SCALE[place], Vec2::ZERO)
    };
    let foot = places::tip(column) - Vec2::new(0.0, PLANTED) + held;
    Transform::from_translation(foot.extend(layer::FLAG)).with_scale(Vec3::new(scale, scale, 1.0))
}

/// Puts a flag above the column; gives its pole and its cloth.
fn fly(
    commands: &mut Commands,
    weaving: &mut Weaving,
    board: Entity,
    (column, mark): (Column, Mark),
    place: Transform,
) -> [Entity; 2] {
    let flag = commands
        .spawn((place, Visibility::default(), ChildOf(board)))
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
    seats: If<Res<Seats>>,
    boards: Query<Entity, With<BoardRoot>>,
    flags: Query<(Entity, &Flag)>,
    spaces: Query<(Entity, &Space)>,
) {
    let Ok(board) = boards.single() else { return };
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
        let place = flag_place(column, false);
        let flag = fly(&mut commands, &mut weaving, board, (column, mark), place);
        if settings.reduced_motion {
            commands.entity(flag[1]).insert(ComesOut::default());
        } else {
            hoist(&mut commands, flag, seconds);
            zoom_plate(&mut commands, column, seconds, &spaces);
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

/// The plate on top of the column grows and goes back, while its colour changes.
fn zoom_plate(
    commands: &mut Commands,
    column: Column,
    seconds: f32,
    spaces: &Query<(Entity, &Space)>,
) {
    for (entity, space) in spaces {
        if space.column == column && space.is_top() {
            commands.entity(entity).insert(Zoom {
                age: -seconds * LIGHTING,
                seconds: seconds * (1.0 - LIGHTING),
            });
        }
    }
}

fn zoom_plates(
    mut commands: Commands,
    time: Res<Time>,
    mut plates: Query<(Entity, &mut Zoom, &mut Transform)>,
) {
    for (entity, mut zoom, mut transform) in &mut plates {
        zoom.age += time.delta_secs();
        let done = (zoom.age / zoom.seconds).clamp(0.0, 1.0);
        let larger = 1.0 + ZOOM * (PI * done).sin();
        let scale = Vec3::new(larger, larger, 1.0);
        if transform.scale != scale {
            transform.scale = scale;
        }
        if done >= 1.0 {
            transform.scale = Vec3::ONE;
            commands.entity(entity).remove::<Zoom>();
        }
    }
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
