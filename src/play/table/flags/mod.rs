//! Flags on claimed columns, and the routes that light up below them.

mod cloth;

#[cfg(test)]
pub(crate) use self::cloth::colors as cloth_colors;

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::TweenAnim;

use self::cloth::{Cloth, ClothMaterial, ClothMesh, ComesOut, cloth};
use super::board::{BoardRoot, Space, space_tint};
use super::glide::{Recolor, after, glide, tween};
use super::position::{Position, mark_of};
use super::puff::Puff;
use super::sprites::{painted, scaled};
use super::weather::Weather;
use super::{TableSystems, layer, places};
use crate::referee::{Beat, BeatQueue, Choreography, Motion};
use crate::ui::prelude::*;
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
    let begin = (claim_columns, wave_flags).run_if(in_state(TurnPhase::Claimed));
    app.add_plugins(cloth::plugin).add_systems(
        Update,
        (
            dye.run_if(resource_changed::<Palette>),
            set_flags.in_set(TableSystems::Set),
            begin.in_set(TableSystems::Begin),
            (wave_signs, zoom_plates.run_if(any_with_component::<Zoom>)).in_set(TableSystems::Pose),
        ),
    );
}

/// Flags that fly already stay, so that their waving goes on.
fn set_flags(
    mut commands: Commands,
    position: Res<Position>,
    mut weaving: Weaving,
    board: Single<Entity, With<BoardRoot>>,
    flags: Query<(Entity, &Flag)>,
) {
    let mut bare = Column::ALL.to_vec();
    for (entity, flag) in &flags {
        if position.owner(flag.column) != Some(flag.mark) {
            commands.entity(entity).despawn();
            continue;
        }
        bare.retain(|column| *column != flag.column);
        let place = flag_place(flag.column, position.is_winning(flag.column));
        for (part, rest) in [
            (entity, place),
            (flag.pole, Transform::default()),
            (flag.cloth, hoisted()),
        ] {
            commands.entity(part).insert(rest).remove::<TweenAnim>();
        }
    }
    for column in bare {
        if let Some(mark) = position.owner(column) {
            let place = flag_place(column, position.is_winning(column));
            fly(&mut commands, &mut weaving, *board, (column, mark), place);
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
    let is_cheer = |beat: &&Beat| matches!(beat.choreography().motion, Motion::Cheer { .. });
    for beat in beats.read().filter(is_cheer) {
        let [before, after] = [&beat.before, &beat.after].map(|game| Position::of(game, &seats));
        for (entity, space) in &spaces {
            let [from, to] = [&before, &after].map(|position| space_tint(*space, position));
            if from != to {
                let fade = tween(motion::TRAVEL, motion::PLACE, Recolor { from, to });
                commands.entity(entity).insert(TweenAnim::new(fade));
            }
        }
        let waves = |flag: &Flag| after.is_winning(flag.column) && !settings.reduced_motion;
        for (entity, flag) in flags.iter().filter(|(_, flag)| waves(flag)) {
            let [before, after] = [false, true].map(|wins| flag_place(flag.column, wins));
            let grow = glide(before, after, 0.0, motion::PLACE, motion::SETTLE);
            commands.entity(entity).insert(grow);
        }
    }
}

/// Another palette colours the flags that fly already.
fn dye(flags: Query<&Flag>, cloths: Query<&Cloth>, mut weaving: Weaving) {
    for flag in &flags {
        if let Ok(cloth) = cloths.get(flag.cloth) {
            let color = weaving.palette.color(Role::Badge(flag.mark));
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
    let place = (planted(column) + held).extend(layer::FLAG);
    Transform::from_translation(place).with_scale(scaled(scale))
}

/// Foot of the pole.
fn planted(column: Column) -> Vec2 {
    places::tip(column) - Vec2::new(0.0, PLANTED)
}

/// Place of a cloth at the top of its pole.
fn hoisted() -> Transform {
    Transform::from_translation(HOISTED.extend(0.1))
}

/// Puts a flag above the column; gives its pole and its cloth.
fn fly(
    commands: &mut Commands,
    weaving: &mut Weaving,
    board: Entity,
    (column, mark): (Column, Mark),
    place: Transform,
) -> [Entity; 2] {
    let flag = (place, Visibility::default(), ChildOf(board));
    let flag = commands.spawn(flag).id();
    let pole = (
        Sprite::from_color(Color::WHITE, POLE),
        Anchor::BOTTOM_CENTER,
        Picture::new(Art::FlagPole, POLE),
    );
    let pole = commands.spawn((pole, ChildOf(flag))).id();
    let color = weaving.palette.color(Role::Badge(mark));
    let (mesh, materials) = (&weaving.mesh, &mut weaving.materials);
    let cloth = (
        cloth(color, column.number(), mesh, materials),
        hoisted(),
        children![(
            Sign(column),
            painted(mark_picture(mark), Role::Ink, Vec2::splat(SIGN)),
            Transform::from_xyz(cloth::SIZE.x * SIGN_ALONG, 0.0, 0.1),
        )],
    );
    let cloth = commands.spawn((cloth, ChildOf(flag))).id();
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
    (settings, seats): (Res<Settings>, If<Res<Seats>>),
    board: Single<Entity, With<BoardRoot>>,
    flags: Query<(Entity, &Flag)>,
    spaces: Query<(Entity, &Space)>,
) {
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        let Motion::PlantFlag { seat, column } = motion else {
            continue;
        };
        let Some(mark) = mark_of(&seats, seat) else {
            continue;
        };
        for (entity, _) in flags.iter().filter(|(_, flag)| flag.column == column) {
            commands.entity(entity).despawn();
        }
        let place = flag_place(column, false);
        let flag = fly(&mut commands, &mut weaving, *board, (column, mark), place);
        if settings.reduced_motion {
            commands.entity(flag[1]).insert(ComesOut::default());
        } else {
            hoist(&mut commands, flag, seconds);
            Puff::spawn(&mut commands, *board, planted(column), 0.0);
        }
        let [before, after_beat] =
            [&beat.before, &beat.after].map(|game| Position::of(game, &seats));
        let one = seconds * LIGHTING / f32::from(column.height());
        let rest = seconds * (1.0 - LIGHTING);
        for (entity, space) in spaces.iter().filter(|(_, space)| space.column == column) {
            let [from, to] = [&before, &after_beat].map(|position| space_tint(*space, position));
            let flash = to.brighter(FLASH);
            let delay = one * f32::from(space.height - 1);
            let on = tween(motion::ARRIVE, one, Recolor { from, to: flash });
            let calm = tween(motion::TRAVEL, rest, Recolor { from: flash, to });
            let mut space_commands = commands.entity(entity);
            space_commands.insert(after(delay, on.then(calm)));
            // The plate on top grows and goes back, while its colour changes.
            if space.is_top() && !settings.reduced_motion {
                space_commands.insert(Zoom {
                    age: -seconds * LIGHTING,
                    seconds: rest,
                });
            }
        }
    }
}

/// The pole is planted, then the cloth goes up on it.
fn hoist(commands: &mut Commands, [pole, cloth]: [Entity; 2], seconds: f32) {
    let planting = seconds * PLANTING;
    let lying = Transform::from_scale(Vec3::new(1.0, 0.01, 1.0));
    let raise = glide(lying, Transform::default(), 0.0, planting, motion::ARRIVE);
    commands.entity(pole).insert((lying, raise));
    let low = Transform::from_translation(LOWERED.extend(0.1));
    let low = low.with_scale(Vec3::new(0.01, 0.6, 1.0));
    let (late, hoisting) = (planting * 0.8, seconds * 0.5);
    let up = glide(low, hoisted(), late, hoisting, motion::SETTLE);
    commands.entity(cloth).insert((low, up));
}

fn zoom_plates(
    mut commands: Commands,
    (time, queue): (Res<Time>, Res<BeatQueue>),
    mut plates: Query<(Entity, &mut Zoom, &mut Transform)>,
) {
    for (entity, mut zoom, mut transform) in &mut plates {
        zoom.age += time.delta_secs();
        let done = (zoom.age / zoom.seconds).clamp(0.0, 1.0);
        let scale = scaled(1.0 + ZOOM * (PI * done).sin());
        if transform.scale != scale {
            transform.scale = scale;
        }
        // A replay that seeks cuts the claim off.
        if done >= 1.0 || queue.is_idle() {
            transform.scale = Vec3::ONE;
            commands.entity(entity).remove::<Zoom>();
        }
    }
}

/// The sign moves with its cloth.
fn wave_signs(
    time: Res<Time>,
    (weather, settings): (Res<Weather>, Res<Settings>),
    mut signs: Query<(&Sign, &mut Transform)>,
) {
    let swing = cloth::swing(&weather, &settings);
    let now = time.elapsed_secs_wrapped();
    for (Sign(column), mut transform) in &mut signs {
        let lift = cloth::lift(column.number(), SIGN_ALONG, now, swing);
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
