//! The climbers: where they stand, and what they do in each moment.

mod motions;
mod rest;

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::TweenAnim;
use cant_stop_rules::{Column, Event as GameEvent};

use self::motions::{CLIMBING, Fall, Settle, climb, cross_fade};
use super::board::BoardRoot;
use super::glide::{after, tween};
use super::layer;
use super::position::Position;
use super::puff::Puff;
use super::rope::Rope;
use super::{Moment, TableSystems, places, seconds_of};
use crate::ground::art::{Art, Picture};
use crate::ground::seats::Seats;
use crate::ground::settings::Settings;
use crate::ground::states::TurnPhase;
use crate::theme::{
    color::{Opacity, Role, sprite},
    motion,
};

/// How large a climber is drawn.
const SIZE: Vec2 = Vec2::new(60.0, 68.0);
/// The ring the rope is tied to, as a share of the picture from its middle: climbers stand, climb and swing by it.
const RING: Anchor = Anchor(Vec2::new(0.0, -14.0 / 68.0));
/// From the ring to the headlamp.
const LAMP: Vec2 = Vec2::new(0.0, 37.0);
const GLOW_SIZE: Vec2 = Vec2::new(150.0, 150.0);
/// Between the falls of two climbers, as a share of the moment.
const ONE_BY_ONE: f32 = 0.07;

/// A climber on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Runner {
    column: Column,
    /// Where its rope is tied.
    pub(super) anchor: Vec2,
    /// Where its end of the rope is.
    pub(super) at: Vec2,
    /// How far it leans to the left, in radians.
    lean: f32,
    /// How much it is pressed down, as a share of its height.
    squash: f32,
    /// Its size, as a share of the full size.
    size: f32,
    /// How much of it, and of its rope, is to be seen: 0 to 1.
    pub(super) presence: f32,
    /// How much its rope bends sideways, in design units.
    pub(super) slack: f32,
    posture: Posture,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Posture {
    Stand,
    LookUp,
    Reach,
    Pull,
    Arrive,
    Slip,
    Hang,
    Cheer,
}

impl Posture {
    fn picture(self) -> Art {
        match self {
            Posture::Stand => Art::Climber,
            Posture::LookUp => Art::ClimberIdle,
            Posture::Reach => Art::ClimberReach,
            Posture::Pull => Art::ClimberPull,
            Posture::Arrive => Art::ClimberArrive,
            Posture::Slip => Art::ClimberSlip,
            Posture::Hang => Art::ClimberHang,
            Posture::Cheer => Art::ClimberCheer,
        }
    }
}

/// The light of a climber's headlamp.
#[derive(Component)]
struct Lamp;

impl Runner {
    /// A climber at rest; on the top of its column it cheers.
    fn standing(column: Column, at: Vec2, anchor: Vec2) -> Runner {
        let on_top = at.y >= places::space(column, column.height()).y;
        Runner {
            column,
            anchor,
            at,
            lean: 0.0,
            squash: 0.0,
            size: 1.0,
            presence: 1.0,
            slack: 16.0,
            posture: if on_top {
                Posture::Cheer
            } else {
                Posture::Stand
            },
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_runners.in_set(TableSystems::Set));
    app.add_systems(
        Update,
        (
            move_runners.run_if(in_state(TurnPhase::Moving)),
            let_fall.run_if(in_state(TurnPhase::Busted)),
            settle.run_if(in_state(TurnPhase::Banking)),
        )
            .in_set(TableSystems::Begin),
    );
    app.add_systems(
        Update,
        (pose_runners, rest::light_lamps, rest::look_around)
            .chain()
            .in_set(TableSystems::Pose),
    );
}

fn set_runners(
    mut commands: Commands,
    position: Res<Position>,
    boards: Query<Entity, With<BoardRoot>>,
    runners: Query<Entity, With<Runner>>,
) {
    for runner in &runners {
        commands.entity(runner).despawn();
    }
    let Ok(board) = boards.single() else { return };
    for column in Column::ALL {
        if let Some(height) = position.runner(column) {
            let at = places::space(column, height);
            let runner = Runner::standing(column, at, position.anchor(column));
            rope_up(&mut commands, board, runner);
        }
    }
}

/// Puts a climber with its lamp and rope on the board.
fn rope_up<'a>(commands: &'a mut Commands, board: Entity, runner: Runner) -> EntityCommands<'a> {
    let id = commands
        .spawn((
            runner,
            sprite(Role::Runner, SIZE),
            Opacity(runner.presence),
            RING,
            Picture::new(runner.posture.picture(), SIZE),
            Transform::from_translation(runner.at.extend(layer::RUNNER)),
            ChildOf(board),
        ))
        .id();
    commands.spawn((
        Lamp,
        sprite(Role::Headlamp, GLOW_SIZE),
        Picture::new(Art::LampGlow, GLOW_SIZE),
        Transform::from_translation(LAMP.extend(layer::GLOW - layer::RUNNER)),
        ChildOf(id),
    ));
    commands.spawn((Rope::of(id), ChildOf(board)));
    commands.entity(id)
}

fn move_runners(
    mut commands: Commands,
    mut moments: MessageReader<Moment>,
    settings: Res<Settings>,
    seats: Option<Res<Seats>>,
    boards: Query<Entity, With<BoardRoot>>,
    runners: Query<(Entity, &Runner)>,
) {
    let (Some(seats), Ok(board)) = (seats, boards.single()) else {
        moments.clear();
        return;
    };
    let still = settings.reduced_motion;
    let of_column = |column| runners.iter().find(|(_, runner)| runner.column == column);
    let go = if still { cross_fade } else { climb };
    for Moment(beat) in moments.read() {
        match beat.event {
            GameEvent::RunnerPlaced { column, to, .. } => {
                let seconds = seconds_of(beat);
                let anchor = Position::of(&beat.before, &seats).anchor(column);
                let mut runner = Runner::standing(column, anchor, anchor);
                (runner.size, runner.posture) = (0.6, Posture::Reach);
                if still {
                    runner.presence = 0.0;
                }
                let there = places::space(column, to);
                rope_up(&mut commands, board, runner).insert(go(runner, there, seconds));
                puff_at(&mut commands, board, there, seconds);
            }
            GameEvent::RunnerAdvanced { column, to, .. } => {
                let (there, seconds) = (places::space(column, to), seconds_of(beat));
                if let Some((entity, &runner)) = of_column(column) {
                    commands.entity(entity).insert(go(runner, there, seconds));
                    puff_at(&mut commands, board, there, seconds);
                }
            }
            _ => {}
        }
    }
}

/// Lets all runners fall, one after the other.
fn let_fall(
    mut commands: Commands,
    mut moments: MessageReader<Moment>,
    settings: Res<Settings>,
    runners: Query<(Entity, &Runner)>,
) {
    let busts = |Moment(beat): &Moment| matches!(beat.event, GameEvent::Busted { .. });
    if !moments.read().any(busts) {
        return;
    }
    for (index, (entity, &runner)) in runners.iter().enumerate() {
        let late = index as f32 * ONE_BY_ONE * motion::BUST;
        let fall = Fall {
            from: runner,
            swings: !settings.reduced_motion,
        };
        let seconds = motion::BUST - late;
        let motion = after(late, tween(EaseFunction::Linear, seconds, fall));
        commands.entity(entity).insert(motion);
    }
}

/// Lets a runner go down into the square that takes its place.
fn settle(
    mut commands: Commands,
    mut moments: MessageReader<Moment>,
    settings: Res<Settings>,
    runners: Query<(Entity, &Runner)>,
) {
    for Moment(beat) in moments.read() {
        let GameEvent::Banked { column, .. } = beat.event else {
            continue;
        };
        let on_column = runners.iter().find(|(_, runner)| runner.column == column);
        if let Some((entity, &from)) = on_column {
            let settle = Settle {
                from,
                moves: !settings.reduced_motion,
            };
            let motion = tween(motion::LEAVE, motion::BANK * 0.6, settle);
            commands.entity(entity).insert(TweenAnim::new(motion));
        }
    }
}

/// Snow comes off where a climber arrives.
fn puff_at(commands: &mut Commands, board: Entity, space: Vec2, seconds: f32) {
    let feet = space - Vec2::new(0.0, places::SPACE.y * 0.4);
    Puff::spawn(commands, board, feet, seconds * CLIMBING * 0.8);
}

/// Brings what is drawn in line with what the climbers do.
fn pose_runners(
    mut runners: Query<(&Runner, &mut Transform, &mut Opacity, &mut Picture), Changed<Runner>>,
) {
    for (runner, mut transform, mut opacity, mut picture) in &mut runners {
        transform.translation = runner.at.extend(layer::RUNNER);
        transform.rotation = Quat::from_rotation_z(runner.lean);
        transform.scale = Vec3::new(
            runner.size * (1.0 + runner.squash * 0.6),
            runner.size * (1.0 - runner.squash),
            1.0,
        );
        opacity.set_if_neq(Opacity(runner.presence));
        if picture.art != runner.posture.picture() {
            picture.art = runner.posture.picture();
        }
    }
}

/// Every climber, for tests.
#[cfg(test)]
pub(super) fn sight(world: &mut World) -> Vec<String> {
    let mut runners = world.query::<&Runner>();
    runners
        .iter(world)
        .map(|runner| format!("{runner:?}"))
        .collect()
}
