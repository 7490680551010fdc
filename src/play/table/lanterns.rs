//! Light along a claimed route in its owner's colour: a lantern on every space, twinkling slowly, and the rock around them.

use bevy::prelude::*;

use super::backdrop::Dawn;
use super::board::BoardRoot;
use super::position::{Position, mark_of};
use super::sprites::painted;
use super::weather::Weather;
use super::{TableSystems, layer, places};
use crate::referee::{Beat, BeatQueue, Choreography, Motion};
use crate::ui::prelude::*;

/// Sizes of a lantern's flame and of the light around it.
const FLAME: f32 = 10.0;
const GLOW: f32 = 74.0;
/// Opacity of that light on a winner's route and on another, and the share of it that comes and goes.
const HALO: [f32; 2] = [0.6, 0.42];
const TWINKLE: f32 = 0.12;
/// From the middle of a space to its lantern; it hangs at the left and at the right in turn.
const HUNG: Vec2 = Vec2::new(25.0, 4.0);
/// The share of the claim in which the lanterns are lit, from the foot to the top.
const LIGHTING: f32 = 0.75;
/// Width of the light down a route, and its reach beyond the spaces above and below.
const LIGHT: Vec2 = Vec2::new(225.0, 90.0);
/// Longest reach of both below the lowest space: the number at the foot stays in the dark.
const FOOT: f32 = 46.0;
/// Width of the colour of a route by day, and its reach beyond the middle of the spaces.
const FILL: Vec2 = Vec2::new(72.0, 33.0);
/// Opacity of both.
pub(super) const LIT: f32 = 0.55;
/// Share of its light that a route keeps by the morning after another has won.
const BEATEN: f32 = 0.35;

/// Colour down a claimed route: a light at night, a fill by day; and the seconds since it was lit.
#[derive(Component)]
#[require(Name = Name::new("light of a route"))]
struct RouteLight {
    column: Column,
    mark: Mark,
    is_fill: bool,
    age: f32,
}

/// A lantern, and the seconds since it was lit (negative before that).
#[derive(Component)]
#[require(Name = Name::new("lantern"))]
struct Lantern {
    column: Column,
    height: u8,
    mark: Mark,
    age: f32,
}

pub(super) fn plugin(app: &mut App) {
    let light_route = light_route.run_if(in_state(TurnPhase::Claimed));
    app.add_systems(
        Update,
        (
            set_lanterns.in_set(TableSystems::Set),
            light_route.in_set(TableSystems::Begin),
            (
                twinkle.run_if(any_with_component::<Lantern>),
                light_rock.run_if(any_with_component::<RouteLight>),
            )
                .in_set(TableSystems::Pose),
        ),
    );
}

/// Lanterns that burn already stay, so that they go on twinkling.
fn set_lanterns(
    mut commands: Commands,
    position: Res<Position>,
    board: Single<Entity, With<BoardRoot>>,
    mut lanterns: Query<(Entity, &mut Lantern, &mut Tint)>,
    mut lights: Query<(Entity, &mut RouteLight)>,
) {
    let mut dark = Column::ALL.to_vec();
    for (entity, mut lantern, mut tint) in &mut lanterns {
        if position.owner(lantern.column) == Some(lantern.mark) {
            dark.retain(|column| *column != lantern.column);
            tint.set_if_neq(halo(lantern.mark, lantern.column, &position));
            lantern.age = lantern.age.max(0.0);
        } else {
            commands.entity(entity).despawn();
        }
    }
    for (entity, mut light) in &mut lights {
        if position.owner(light.column) == Some(light.mark) {
            light.age = light.age.max(0.0);
        } else {
            commands.entity(entity).despawn();
        }
    }
    for column in dark {
        if let Some(mark) = position.owner(column) {
            let halo = halo(mark, column, &position);
            hang(&mut commands, *board, column, mark, halo, |_| motion::PLACE);
        }
    }
}

/// Colour of the light around a lantern.
fn halo(mark: Mark, column: Column, position: &Position) -> Tint {
    Role::Player(mark).faint(HALO[usize::from(!position.is_winning(column))])
}

/// Lights the route from the foot to the top.
fn light_route(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: If<Res<Seats>>,
    settings: Res<Settings>,
    board: Single<Entity, With<BoardRoot>>,
) {
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        let Motion::PlantFlag { seat, column } = motion else {
            continue;
        };
        let Some(mark) = mark_of(&seats, seat) else {
            continue;
        };
        let halo = halo(mark, column, &Position::of(&beat.after, &seats));
        let one = seconds * LIGHTING / f32::from(column.height());
        let still = settings.reduced_motion;
        hang(&mut commands, *board, column, mark, halo, |height| {
            if still { 0.0 } else { -one * f32::from(height) }
        });
    }
}

/// Hangs the lanterns of a route and lights its rock; `age` is the age of the lantern on each height.
fn hang(
    commands: &mut Commands,
    board: Entity,
    column: Column,
    mark: Mark,
    halo: Tint,
    age: impl Fn(u8) -> f32,
) {
    let [foot, top] = [1, column.height()].map(|height| places::space(column, height));
    for (is_fill, art, reach) in [
        (false, Art::RouteLight, LIGHT),
        (true, Art::RouteFill, FILL),
    ] {
        let (beyond, below) = (reach.y, reach.y.min(FOOT));
        let size = Vec2::new(reach.x, top.y - foot.y + beyond + below);
        let middle = foot.midpoint(top) + Vec2::new(0.0, (beyond - below) / 2.0);
        commands.spawn((
            RouteLight {
                column,
                mark,
                is_fill,
                age: age(column.height() / 2),
            },
            sprite(Role::Player(mark), size),
            Picture::soft(art, size),
            Opacity(0.0),
            Transform::from_translation(middle.extend(layer::GLOW)),
            Visibility::Hidden,
            ChildOf(board),
        ));
    }
    // The top space carries the column's number.
    for height in 1..column.height() {
        let side = if height.is_multiple_of(2) { 1.0 } else { -1.0 };
        let at = places::space(column, height) + HUNG * Vec2::new(side, 1.0);
        commands.spawn((
            Lantern {
                column,
                height,
                mark,
                age: age(height),
            },
            painted(Art::LampGlow, halo, Vec2::splat(GLOW)),
            Opacity(0.0),
            Transform::from_translation(at.extend(layer::LANTERN)),
            ChildOf(board),
            children![(
                painted(Art::RopeDot, Role::Headlamp, Vec2::splat(FLAME)),
                Transform::from_xyz(0.0, 0.0, 0.1),
            )],
        ));
    }
}

/// Routes whose light goes as dawn breaks: those that are not the winner's.
#[derive(SystemParam)]
struct Beaten<'w> {
    position: Res<'w, Position>,
    queue: Res<'w, BeatQueue>,
    dawn: Res<'w, Dawn>,
}

impl Beaten<'_> {
    /// Share of its light that the route of a column keeps.
    fn light(&self, column: Column) -> f32 {
        let beat = self.queue.running();
        let is_beaten = match beat.map(|beat| (beat.event, beat.after.owner(column))) {
            // The position is still that before the win.
            Some((GameEvent::Won { winners }, owner)) => {
                owner.is_none_or(|seat| !winners.contains(seat))
            }
            _ => self.position.has_winners() && !self.position.is_winning(column),
        };
        if is_beaten {
            1.0_f32.lerp(BEATEN, self.dawn.light())
        } else {
            1.0
        }
    }
}

fn twinkle(
    time: Res<Time>,
    settings: Res<Settings>,
    beaten: Beaten,
    mut lanterns: Query<(&mut Lantern, &mut Opacity)>,
) {
    for (mut lantern, mut opacity) in &mut lanterns {
        if lantern.age < motion::PLACE {
            lantern.age += time.delta_secs();
        }
        let lit = motion::ARRIVE.sample_clamped(lantern.age / motion::PLACE);
        let waves = if settings.reduced_motion {
            0.0
        } else {
            let phase = f32::from(lantern.height) * 2.4 + f32::from(lantern.column.number());
            (time.elapsed_secs() * motion::BREATH + phase).sin()
        };
        let lit = lit * beaten.light(lantern.column);
        opacity.set_if_neq(Opacity(lit * (1.0 - TWINKLE + TWINKLE * waves)));
    }
}

/// Lights the rock of claimed routes: with a glow at night and in a storm, with their colour by day.
fn light_rock(
    time: Res<Time>,
    beaten: Beaten,
    weather: Res<Weather>,
    palette: Res<Palette>,
    mut lights: Query<(&mut RouteLight, &mut Opacity, &mut Visibility)>,
) {
    let day = palette.light().day * (1.0 - weather.storm());
    let day = day.max(beaten.dawn.light());
    for (mut light, mut opacity, mut visibility) in &mut lights {
        if light.age < motion::PLACE {
            light.age += time.delta_secs();
        }
        let lit = motion::ARRIVE.sample_clamped(light.age / motion::PLACE);
        let share = if light.is_fill { day } else { 1.0 - day };
        opacity.set_if_neq(Opacity(LIT * lit * share * beaten.light(light.column)));
        visibility.set_if_neq(visible_if(share > 0.0));
    }
}
