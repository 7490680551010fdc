//! The lanterns along a claimed route: one on every space of it, in its owner's colour, twinkling slowly.

use bevy::prelude::*;
use cant_stop_rules::Column;

use super::board::BoardRoot;
use super::layer;
use super::position::Position;
use super::{TableSystems, places};
use crate::core::art::{Art, Picture};
use crate::core::seats::{Mark, Seats};
use crate::core::settings::Settings;
use crate::core::states::TurnPhase;
use crate::referee::{Beat, Choreography, Motion};
use crate::ui::color::{Opacity, Role, sprite};
use crate::ui::motion;

/// How large the flame of a lantern is, and the light around it.
const FLAME: f32 = 12.0;
const GLOW: f32 = 74.0;
/// How much of a flame is white.
const BRIGHT: f32 = 0.6;
/// From the middle of a space to its lantern; it hangs at the left and at the right in turn.
const HUNG: Vec2 = Vec2::new(25.0, 4.0);
/// How much of a lantern's light is to be seen, on a winner's route and on another, and how much of that comes and goes.
const LIGHT: [f32; 2] = [1.0, 0.72];
const TWINKLE: f32 = 0.16;
/// The share of the claim in which the lanterns are lit, from the foot to the top.
const LIGHTING: f32 = 0.75;

/// A lantern, the seconds since it was lit (negative before that), and its light once it burns, 0 to 1.
#[derive(Component)]
#[require(Name = Name::new("lantern"))]
struct Lantern {
    column: Column,
    height: u8,
    mark: Mark,
    age: f32,
    light: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_lanterns.in_set(TableSystems::Set));
    app.add_systems(
        Update,
        light_route
            .in_set(TableSystems::Begin)
            .run_if(in_state(TurnPhase::Claimed)),
    );
    app.add_systems(Update, twinkle.in_set(TableSystems::Pose));
}

/// Lanterns that burn already stay, so that they go on twinkling.
fn set_lanterns(
    mut commands: Commands,
    position: Res<Position>,
    boards: Query<Entity, With<BoardRoot>>,
    mut lanterns: Query<(Entity, &mut Lantern)>,
) {
    let mut dark = Column::ALL.to_vec();
    for (entity, mut lantern) in &mut lanterns {
        if position.owner(lantern.column) == Some(lantern.mark) {
            dark.retain(|column| *column != lantern.column);
            lantern.light = light_on(lantern.column, &position);
            lantern.age = lantern.age.max(0.0);
        } else {
            commands.entity(entity).despawn();
        }
    }
    let Ok(board) = boards.single() else { return };
    for column in dark {
        if let Some(mark) = position.owner(column) {
            let light = light_on(column, &position);
            hang(&mut commands, board, column, mark, light, |_| motion::PLACE);
        }
    }
}

fn light_on(column: Column, position: &Position) -> f32 {
    LIGHT[usize::from(!position.is_winning(column))]
}

/// Lights the route from the foot to the top.
fn light_route(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: Option<Res<Seats>>,
    settings: Res<Settings>,
    boards: Query<Entity, With<BoardRoot>>,
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
        let Some(mark) = super::position::mark_of(&seats, seat) else {
            continue;
        };
        let light = light_on(column, &Position::of(&beat.after, &seats));
        let one = seconds * LIGHTING / f32::from(column.height());
        let still = settings.reduced_motion;
        hang(&mut commands, board, column, mark, light, |height| {
            if still { 0.0 } else { -one * f32::from(height) }
        });
    }
}

/// Hangs the lanterns of a route; `age` is the age of the one on each height.
fn hang(
    commands: &mut Commands,
    board: Entity,
    column: Column,
    mark: Mark,
    light: f32,
    age: impl Fn(u8) -> f32,
) {
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
                light,
            },
            sprite(Role::Player(mark).faint(0.55), Vec2::splat(GLOW)),
            Picture::new(Art::LampGlow, Vec2::splat(GLOW)),
            Opacity(0.0),
            Transform::from_translation(at.extend(layer::LANTERN)),
            ChildOf(board),
            children![(
                sprite(
                    Role::Player(mark).mixed(Role::AsPainted, BRIGHT),
                    Vec2::splat(FLAME)
                ),
                Picture::new(Art::RopeDot, Vec2::splat(FLAME)),
                Transform::from_xyz(0.0, 0.0, 0.1),
            )],
        ));
    }
}

fn twinkle(
    time: Res<Time>,
    settings: Res<Settings>,
    mut lanterns: Query<(&mut Lantern, &mut Opacity)>,
) {
    for (mut lantern, mut opacity) in &mut lanterns {
        if lantern.age < motion::PLACE {
            lantern.age += time.delta_secs();
        }
        let lit = motion::ARRIVE.sample_clamped((lantern.age / motion::PLACE).clamp(0.0, 1.0));
        let waves = if settings.reduced_motion {
            0.0
        } else {
            let phase = f32::from(lantern.height) * 2.4 + f32::from(lantern.column.number());
            (time.elapsed_secs() * motion::BREATH + phase).sin()
        };
        let light = lit * lantern.light * (1.0 - TWINKLE + TWINKLE * waves);
        opacity.set_if_neq(Opacity(light));
    }
}
