//! The runners: where they stand, and what they do in each moment.

mod motions;
mod rest;
mod runner;

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::TweenAnim;

pub(super) use self::runner::Runner;

use self::motions::{CLIMBING, Fall, Settle, climb, cross_fade};
use self::runner::Posture;
use super::board::BoardRoot;
use super::glide::{after, tween};
use super::position::Position;
use super::puff::Puff;
use super::rope::Rope;
use super::sprites::painted;
use super::{TableSystems, layer, places};
use crate::referee::{Beat, Choreography, Motion};
use crate::ui::prelude::*;

/// Size of a runner, in design units.
pub(super) const SIZE: Vec2 = Vec2::new(84.0, 95.2);
/// The ring the rope is tied to, as a share of the picture from its middle: runners stand, climb and swing by it.
const RING: Anchor = Anchor(Vec2::new(0.0, -14.0 / 68.0));
const GLOW_SIZE: Vec2 = Vec2::new(190.0, 190.0);
/// Between the falls of two runners, as a share of the moment.
const ONE_BY_ONE: f32 = 0.07;

/// Gear of a runner in its player's colour: hood, pack and harness.
#[derive(Component)]
#[require(Name = Name::new("gear"))]
struct Gear;

/// The picture of what is worn over a picture of a runner.
pub(super) fn gear_picture(body: Art) -> Art {
    match body {
        Art::ClimberHood => Art::ClimberHoodGear,
        Art::ClimberIdle => Art::ClimberIdleGear,
        Art::ClimberReach => Art::ClimberReachGear,
        Art::ClimberPull => Art::ClimberPullGear,
        Art::ClimberArrive => Art::ClimberArriveGear,
        Art::ClimberSlip => Art::ClimberSlipGear,
        Art::ClimberHang => Art::ClimberHangGear,
        Art::ClimberCheer => Art::ClimberCheerGear,
        _ => Art::ClimberGear,
    }
}

/// The colour of a runner's gear and rope.
pub(super) fn gear_color(mark: Option<Mark>) -> Role {
    mark.map_or(Role::Runner, Role::Player)
}

impl Posture {
    /// From the ring to the headlamp, as the picture has it.
    fn lamp(self) -> Vec2 {
        let (x, y) = match self {
            Posture::Stand => (30.0, 11.0),
            Posture::LookUp => (25.0, 12.0),
            Posture::Hood => (31.0, 12.0),
            Posture::Reach => (22.0, 18.0),
            Posture::Pull => (24.0, 20.0),
            Posture::Arrive => (33.0, 20.0),
            Posture::Slip => (21.0, 15.0),
            Posture::Hang => (18.0, 26.0),
            Posture::Cheer => (29.0, 15.0),
        };
        // The pictures are 60 wide, and the ring is at their (30, 48).
        SIZE.x / 60.0 * Vec2::new(x - 30.0, 48.0 - y)
    }
}

/// The light of a runner's headlamp.
#[derive(Component)]
#[require(Name = Name::new("headlamp"))]
struct Lamp;

impl Runner {
    /// A runner at rest; on the top of its column it cheers.
    fn standing(column: Column, at: Vec2, anchor: Vec2, mark: Option<Mark>) -> Runner {
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
            mark,
        }
    }

    /// The colour of its gear and its rope.
    pub(super) fn color(&self) -> Role {
        gear_color(self.mark)
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_rolling = in_state(TurnPhase::Rolling);
    let begin = (
        move_runners.run_if(in_state(TurnPhase::Moving)),
        drop_runners.run_if(in_state(TurnPhase::Busted)),
        bank_runners.run_if(in_state(TurnPhase::Banking)),
    );
    let pose = (
        pose_runners,
        rest::light_lamps,
        rest::look_around,
        rest::turn::<true>.run_if(is_rolling.clone()),
        rest::turn::<false>.run_if(not(is_rolling)),
        dress,
    );
    app.add_systems(
        Update,
        (
            set_runners.in_set(TableSystems::Set),
            begin.in_set(TableSystems::Begin),
            pose.chain()
                .run_if(any_with_component::<Runner>)
                .in_set(TableSystems::Pose),
        ),
    );
}

fn set_runners(
    mut commands: Commands,
    position: Res<Position>,
    board: Single<Entity, With<BoardRoot>>,
    runners: Query<Entity, With<Runner>>,
) {
    despawn_all(&mut commands, runners);
    for column in Column::ALL {
        if let Some(height) = position.runner(column) {
            let at = places::stand(column, height);
            let runner = Runner::standing(column, at, position.anchor(column), position.turn());
            rope_up(&mut commands, *board, runner);
        }
    }
}

/// Puts a runner with its lamp and rope on the board.
fn rope_up<'a>(commands: &'a mut Commands, board: Entity, runner: Runner) -> EntityCommands<'a> {
    let body = runner.posture.picture();
    let lamp = runner.posture.lamp().extend(layer::GLOW - layer::RUNNER);
    let id = commands
        .spawn((
            runner,
            painted(body, Role::Runner, SIZE),
            Opacity(runner.presence),
            RING,
            Transform::from_translation(runner.at.extend(layer::RUNNER)),
            ChildOf(board),
            children![
                (
                    Lamp,
                    painted(Art::LampGlow, Role::Headlamp, GLOW_SIZE),
                    Transform::from_translation(lamp),
                ),
                (
                    Gear,
                    painted(gear_picture(body), runner.color(), SIZE),
                    RING,
                    Transform::from_xyz(0.0, 0.0, 0.01),
                ),
            ],
        ))
        .id();
    commands.spawn((Rope(id), ChildOf(board)));
    commands.entity(id)
}

fn move_runners(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    settings: Res<Settings>,
    seats: If<Res<Seats>>,
    board: Single<Entity, With<BoardRoot>>,
    runners: Query<(Entity, &Runner)>,
) {
    let still = settings.reduced_motion;
    let go = if still { cross_fade } else { climb };
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        let (column, to) = match motion {
            Motion::PlaceRunner { column, to } | Motion::AdvanceRunner { column, to } => {
                (column, to)
            }
            _ => continue,
        };
        let there = places::stand(column, to);
        if let Motion::PlaceRunner { .. } = motion {
            let before = Position::of(&beat.before, &seats);
            let anchor = before.anchor(column);
            let mut runner = Runner::standing(column, anchor, anchor, before.turn());
            (runner.size, runner.posture) = (0.6, Posture::Reach);
            runner.presence = if still { 0.0 } else { 1.0 };
            rope_up(&mut commands, *board, runner).insert(go(runner, there, seconds));
        } else if let Some((entity, &runner)) = on_column(&runners, column) {
            commands.entity(entity).insert(go(runner, there, seconds));
        }
        // Snow comes off where it arrives.
        let (shelf, late) = (places::shelf(column, to), seconds * CLIMBING * 0.8);
        Puff::spawn(&mut commands, *board, shelf, late);
    }
}

fn on_column<'a>(
    runners: &'a Query<(Entity, &Runner)>,
    column: Column,
) -> Option<(Entity, &'a Runner)> {
    runners.iter().find(|(_, runner)| runner.column == column)
}

/// Lets all runners fall, one after the other.
fn drop_runners(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    settings: Res<Settings>,
    runners: Query<(Entity, &Runner)>,
) {
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        if motion != Motion::DropRunners {
            continue;
        }
        for (index, (entity, &runner)) in runners.iter().enumerate() {
            let late = index as f32 * ONE_BY_ONE * seconds;
            let (from, swings) = (runner, !settings.reduced_motion);
            let fall = tween(EaseFunction::Linear, seconds - late, Fall { from, swings });
            commands.entity(entity).insert(after(late, fall));
        }
    }
}

/// Lets a runner go down into the square that takes its place.
fn bank_runners(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    settings: Res<Settings>,
    runners: Query<(Entity, &Runner)>,
) {
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        let Motion::BankRunner { column } = motion else {
            continue;
        };
        if let Some((entity, &from)) = on_column(&runners, column) {
            let moves = !settings.reduced_motion;
            let settle = tween(motion::LEAVE, seconds * 0.6, Settle { from, moves });
            commands.entity(entity).insert(TweenAnim::new(settle));
        }
    }
}

/// Brings what is drawn in line with what the runners do.
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

/// Whatever a runner does, it wears its gear and its lamp.
fn dress(
    mut gear: Query<(&ChildOf, &mut Picture), With<Gear>>,
    mut lamps: Query<(&ChildOf, &mut Transform), With<Lamp>>,
    postures: Query<&Runner>,
    runners: Query<&Picture, (With<Runner>, Without<Gear>)>,
) {
    for (worn_by, mut picture) in &mut gear {
        if let Ok(body) = runners.get(worn_by.parent())
            && picture.art != gear_picture(body.art)
        {
            picture.art = gear_picture(body.art);
        }
    }
    for (worn_by, mut transform) in &mut lamps {
        if let Ok(runner) = postures.get(worn_by.parent()) {
            let at = runner.posture.lamp().extend(transform.translation.z);
            transform.set_if_neq(Transform::from_translation(at));
        }
    }
}

/// Every runner, for tests.
#[cfg(test)]
pub(super) fn sight(world: &mut World) -> Vec<String> {
    let mut runners = world.query::<&Runner>();
    runners
        .iter(world)
        .map(|runner| format!("{runner:?}"))
        .collect()
}
