//! Things that the wind carries: smoke over the fires at the foot of the mountain, snow off its lee side, and the wall of blown
//! snow of a gust that loses a turn.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::Weather;
use crate::play::table::board::BoardRoot;
use crate::play::table::sprites::{painted, scaled};
use crate::play::table::{TableSystems, layer, places};
use crate::referee::{Beat, BeatQueue, Choreography, Motion};
use crate::ui::prelude::*;

/// Number of puffs over a fire, their size before they spread, and the height at which they are gone.
const PUFFS: u8 = 9;
const SIZE: f32 = 72.0;
const RISE: f32 = 190.0;
/// Drift to the right, in heights, in still air and in the storm, and the share of the height that the storm takes.
const LEAN: [f32; 2] = [0.14, 1.7];
const PRESSED: f32 = 0.5;
/// Opacity of the thickest smoke, and the share of it that is left in the dark of a storm.
const THICK: f32 = 0.4;
const DIM: f32 = 0.5;

/// A puff, by its share of the time from one to the next.
#[derive(Component)]
#[require(Name = Name::new("smoke"))]
struct Puff(f32);

/// Smoke over a fire, at its place in the tents around it, on a layer.
pub(in crate::play::table) fn smoke(fire: Vec2, layer: f32) -> impl Bundle {
    let puff = |number: u8| {
        (
            Puff(f32::from(number) / f32::from(PUFFS)),
            painted(Art::LampGlow, Role::Paper, Vec2::splat(SIZE)),
            Opacity(0.0),
            Transform::default(),
        )
    };
    (
        Transform::from_translation(fire.extend(layer - layer::TENT)),
        Visibility::default(),
        Children::spawn(SpawnIter((0..PUFFS).map(puff))),
    )
}

/// Place of a puff over its fire in such wind, and its scale.
fn pose(life: f32, wind: f32) -> (Vec2, f32) {
    let lean = LEAN[0].lerp(LEAN[1], wind) * life.powf(1.4);
    let up = life * (1.0 - PRESSED * wind);
    (RISE * Vec2::new(lean, up), 0.5 + 1.1 * life)
}

fn rise(
    (time, settings): (Res<Time>, Res<Settings>),
    (weather, palette): (Res<Weather>, Res<Palette>),
    mut clock: Local<f32>,
    mut puffs: Query<(&Puff, &mut Transform, &mut Opacity, &InheritedVisibility)>,
) {
    if !settings.reduced_motion {
        *clock += time.delta_secs() / motion::SMOKE;
    }
    let wind = weather.wind();
    let thick = if palette.is_high_contrast() {
        0.0
    } else {
        THICK.lerp(DIM * THICK, weather.storm())
    };
    for (Puff(phase), mut transform, mut opacity, visible) in &mut puffs {
        if !visible.get() || thick == 0.0 {
            opacity.set_if_neq(Opacity(0.0));
            continue;
        }
        let life = (*clock + phase).fract();
        let (place, scale) = pose(life, wind);
        let place = Transform::from_translation(place.extend(0.0));
        transform.set_if_neq(place.with_scale(scaled(scale)));
        opacity.set_if_neq(Opacity(thick * (PI * life.sqrt()).sin()));
    }
}

/// Pictures of wisps with their sizes: a plume, a streak and a puff.
const WISPS: [(Art, Vec2); 3] = [
    (Art::Spindrift, Vec2::new(160.0, 44.0)),
    (Art::SpindriftB, Vec2::new(110.0, 28.0)),
    (Art::SpindriftC, Vec2::new(64.0, 24.0)),
];
/// Columns on the lee side of the mountain: from the summit to the right.
const LEE: usize = 5;
/// Wisps in all: the upper columns have two.
const COUNT: usize = 10;
/// Beginning of a wisp beside and below the tip of the mountain, the distance that it is blown, and its fall in radians.
const FROM: Vec2 = Vec2::new(4.0, -16.0);
const BLOWN: f32 = 74.0;
const SINKS: f32 = 0.14;
/// Severities between which it sets in.
const SETS_IN: [f32; 2] = [0.08, 0.26];
/// Highest opacity of a wisp.
const WISP: f32 = 0.45;
/// Speed in a light wind and in the storm.
const SPEED: [f32; 2] = [0.6, 1.8];

/// A wisp behind the tip of a column, and its share of the time from one wisp to the next.
#[derive(Component)]
#[require(Name = Name::new("spindrift"))]
struct Wisp {
    column: Column,
    phase: f32,
}

fn begin_and_end(
    mut commands: Commands,
    (weather, settings): (Res<Weather>, Res<Settings>),
    board: Single<Entity, With<BoardRoot>>,
    wisps: Query<Entity, With<Wisp>>,
) {
    let blows = weather.between(SETS_IN) > 0.0 && !settings.reduced_motion;
    if blows && wisps.is_empty() {
        let lee = &Column::ALL[LEE..];
        for number in 0..COUNT {
            let (art, size) = WISPS[number % WISPS.len()];
            commands.spawn((
                Wisp {
                    column: lee[number % lee.len()],
                    phase: (number as f32 * 0.618_034).fract(),
                },
                sprite(Role::AsPainted, size),
                Opacity(0.0),
                Anchor::CENTER_LEFT,
                Picture::soft(art, size),
                Transform::from_rotation(Quat::from_rotation_z(-SINKS)),
                ChildOf(*board),
            ));
        }
    } else if !blows {
        despawn_all(&mut commands, wisps);
    }
}

fn blow(
    (time, weather): (Res<Time>, Res<Weather>),
    mut blown: Local<f32>,
    mut wisps: Query<(&Wisp, &mut Transform, &mut Opacity)>,
) {
    *blown += time.delta_secs() * SPEED[0].lerp(SPEED[1], weather.wind()) / motion::WISP;
    let thick = WISP * weather.between(SETS_IN);
    for (wisp, mut transform, mut opacity) in &mut wisps {
        let life = (*blown + wisp.phase).fract();
        let along = Vec2::new(1.0, -SINKS) * BLOWN * life;
        let from = places::tip(wisp.column) + FROM + along;
        transform.translation = from.extend(layer::SPINDRIFT);
        transform.scale = Vec3::new(0.7 + 0.3 * life, 0.8 + 0.4 * life, 1.0);
        opacity.0 = thick * (PI * life).sin();
    }
}

/// Size of its picture in design units, and its opacity.
const FRONT: Vec2 = Vec2::new(420.0, 1080.0);
const SEEN: f32 = 0.55;
/// Width, as a multiple of that of its picture.
const WIDE: f32 = 2.2;
/// The share of the moment in which it crosses the screen.
const CROSSES: f32 = 0.62;

/// The front of a gust: seconds since it came, and seconds it takes.
#[derive(Component)]
#[require(Name = Name::new("front of the gust"))]
struct Front {
    age: f32,
    lasts: f32,
}

fn blow_up(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    (settings, palette): (Res<Settings>, Res<Palette>),
) {
    let is_seen = settings.weather && !settings.reduced_motion;
    for beat in beats.read().filter(|_| is_seen) {
        let Choreography { motion, seconds } = beat.choreography();
        if motion != Motion::DropRunners {
            continue;
        }
        let (age, lasts) = (0.0, seconds * CROSSES);
        commands.spawn((
            Front { age, lasts },
            NeedsFullRate,
            sprite(Color::from(lit(palette.light().gust)), FRONT),
            Opacity(0.0),
            Picture::soft(Art::GustFront, FRONT),
            Transform::from_xyz(0.0, 0.0, layer::GUST),
            DespawnOnExit(Screen::Play),
        ));
    }
}

fn cross(
    mut commands: Commands,
    (time, canvas, queue): (Res<Time>, Res<Canvas>, Res<BeatQueue>),
    mut fronts: Query<(Entity, &mut Front, &mut Transform, &mut Opacity)>,
) {
    for (entity, mut front, mut transform, mut opacity) in &mut fronts {
        front.age += time.delta_secs();
        let share = front.age / front.lasts.max(0.001);
        // A replay that seeks cuts the bust off.
        if share >= 1.0 || queue.is_idle() {
            commands.entity(entity).despawn();
            continue;
        }
        let high = canvas.size.y / FRONT.y;
        let half = FRONT.x * WIDE * high / 2.0;
        let way = canvas.size.x / 2.0 + half;
        let along = EaseFunction::SineIn.sample_clamped(share);
        transform.translation.x = (-way).lerp(way, along);
        transform.scale = Vec3::new(WIDE * high, high, 1.0);
        opacity.set_if_neq(Opacity(SEEN));
    }
}

pub(super) fn plugin(app: &mut App) {
    let blow_up = blow_up.run_if(in_state(TurnPhase::Busted));
    let rise = rise.run_if(any_with_component::<Puff>);
    let blow = blow.run_if(any_with_component::<Wisp>);
    let cross = cross.run_if(any_with_component::<Front>);
    let pose = (rise, (begin_and_end, blow).chain(), cross);
    app.add_systems(Update, blow_up.in_set(TableSystems::Begin))
        .add_systems(Update, pose.in_set(TableSystems::Pose));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smoke_leans_farther_the_stronger_the_wind_and_never_back() {
        let tops: Vec<Vec2> = [0.0, 0.3, 0.6, 1.0].map(|wind| pose(1.0, wind).0).into();
        let leans = |two: &[Vec2]| two[0].x < two[1].x && two[0].y > two[1].y;
        assert!(tops.windows(2).all(leans));
        assert!(tops[0].y > 4.0 * tops[0].x && tops[3].x > 2.0 * tops[3].y);
    }
}
