//! The climbers: how they rope up, climb, make camp, and fall.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::{Lens, TweenAnim};
use cant_stop_rules::{Column, Event as GameEvent};

use super::board::{BoardRoot, layer};
use super::glide::{after, tween};
use super::position::Position;
use super::puff::Puff;
use super::rope::Rope;
use super::{Moment, TableSystems, places, seconds_of};
use crate::art::Picture;
use crate::seats::Seats;
use crate::settings::Settings;
use crate::theme::{motion, palette};

/// How large a climber is drawn.
const SIZE: Vec2 = Vec2::new(60.0, 68.0);
/// The ring the rope is tied to, as a share of the picture from its middle: climbers stand, climb and swing by it.
const RING: Anchor = Anchor(Vec2::new(0.0, -14.0 / 68.0));
/// From the ring to the headlamp.
const LAMP: Vec2 = Vec2::new(0.0, 37.0);
const GLOW_SIZE: Vec2 = Vec2::new(150.0, 150.0);

/// The share of a climb that is climbing; the rest is settling.
const CLIMBING: f32 = 0.76;
/// How far a climber swings out from the straight way to the next space; on longer ways further.
const SWING_OUT: f32 = 13.0;
/// The share of a fall in which the gust takes the climber off the wall.
const GUST: f32 = 0.3;
/// Where the gust takes it, and how far it turns it.
const BLOWN: Vec2 = Vec2::new(64.0, -26.0);
const TURNED: f32 = -118.0 * PI / 180.0;
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
    Reach,
    Hang,
}

impl Posture {
    fn picture(self) -> &'static str {
        match self {
            Posture::Stand => "climber",
            Posture::Reach => "climber_reach",
            Posture::Hang => "climber_hang",
        }
    }
}

/// The light of a climber's headlamp.
#[derive(Component)]
struct Lamp;

impl Runner {
    /// A climber at rest.
    fn standing(column: Column, at: Vec2, anchor: Vec2) -> Runner {
        Runner {
            column,
            anchor,
            at,
            lean: 0.0,
            squash: 0.0,
            size: 1.0,
            presence: 1.0,
            slack: 16.0,
            posture: Posture::Stand,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_runners.in_set(TableSystems::Set));
    app.add_systems(Update, move_runners.in_set(TableSystems::Begin));
    app.add_systems(
        Update,
        (pose_runners, light_lamps).in_set(TableSystems::Pose),
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
            Sprite::from_color(palette::RUNNER, SIZE),
            RING,
            Picture::new(runner.posture.picture(), SIZE),
            Transform::from_translation(runner.at.extend(layer::RUNNER)),
            ChildOf(board),
        ))
        .id();
    commands.spawn((
        Lamp,
        Sprite::from_color(palette::HEADLAMP, GLOW_SIZE),
        Picture::new("lamp_glow", GLOW_SIZE),
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
    let of_column = |column| runners.iter().find(|(_, runner)| runner.column == column);
    for Moment(beat) in moments.read() {
        match beat.event {
            GameEvent::RunnerPlaced { column, to, .. } => {
                let seconds = seconds_of(beat);
                let anchor = Position::of(&beat.before, &seats).anchor(column);
                let mut runner = Runner::standing(column, anchor, anchor);
                (runner.size, runner.posture) = (0.6, Posture::Reach);
                let there = places::space(column, to);
                rope_up(&mut commands, board, runner).insert(climb(runner, there, seconds));
                puff_at(&mut commands, board, there, seconds);
            }
            GameEvent::RunnerAdvanced { column, to, .. } => {
                let (there, seconds) = (places::space(column, to), seconds_of(beat));
                if let Some((entity, &runner)) = of_column(column) {
                    commands
                        .entity(entity)
                        .insert(climb(runner, there, seconds));
                    puff_at(&mut commands, board, there, seconds);
                }
            }
            GameEvent::Busted { .. } => {
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
            GameEvent::Banked { column, .. } => {
                if let Some((entity, &runner)) = of_column(column) {
                    let seconds = motion::BANK * 0.6;
                    let motion = tween(motion::LEAVE, seconds, Settle { from: runner });
                    commands.entity(entity).insert(TweenAnim::new(motion));
                }
            }
            _ => {}
        }
    }
}

/// A climb to `there`, eased out and settling, `seconds` long in all.
fn climb(from: Runner, there: Vec2, seconds: f32) -> TweenAnim {
    let landed = Runner::standing(from.column, there, from.anchor);
    let up = tween(
        motion::ARRIVE,
        seconds * CLIMBING,
        Climb { from, to: there },
    );
    let settle = tween(
        EaseFunction::Linear,
        seconds * (1.0 - CLIMBING),
        Land { at: landed },
    );
    TweenAnim::new(up.then(settle))
}

/// Snow comes off where a climber arrives.
fn puff_at(commands: &mut Commands, board: Entity, space: Vec2, seconds: f32) {
    let feet = space - Vec2::new(0.0, places::SPACE.y * 0.4);
    Puff::spawn(commands, board, feet, seconds * CLIMBING * 0.8);
}

/// Up along an arc: reach, pull.
struct Climb {
    from: Runner,
    to: Vec2,
}

impl Lens<Runner> for Climb {
    fn lerp(&mut self, mut runner: Mut<Runner>, ratio: f32) {
        let out = (PI * ratio).sin();
        let far = (self.from.at.distance(self.to) / places::SPACE.y / 2.0).clamp(1.0, 2.5);
        runner.at = self.from.at.lerp(self.to, ratio) + Vec2::new(SWING_OUT * far * out, 0.0);
        runner.lean = 0.16 * out;
        runner.size = self.from.size.lerp(1.0, ratio);
        runner.squash = -0.05 * out;
        runner.posture = if ratio < 0.9 {
            Posture::Reach
        } else {
            Posture::Stand
        };
    }
}

/// The knees give a little, then straighten.
struct Land {
    at: Runner,
}

impl Lens<Runner> for Land {
    fn lerp(&mut self, mut runner: Mut<Runner>, ratio: f32) {
        *runner = Runner {
            squash: 0.13 * (PI * ratio).sin(),
            ..self.at
        };
    }
}

/// Down into the camp that takes its place.
struct Settle {
    from: Runner,
}

impl Lens<Runner> for Settle {
    fn lerp(&mut self, mut runner: Mut<Runner>, ratio: f32) {
        runner.at = self.from.at - Vec2::new(0.0, 12.0 * ratio);
        runner.size = 1.0 - 0.75 * ratio;
        runner.presence = 1.0 - ratio;
    }
}

/// Off the wall with the gust, then down the rope to where it is tied, swinging.
struct Fall {
    from: Runner,
    /// Without swinging the climber only sinks out of sight.
    swings: bool,
}

impl Lens<Runner> for Fall {
    fn lerp(&mut self, mut runner: Mut<Runner>, ratio: f32) {
        let (from, anchor) = (self.from.at, self.from.anchor);
        runner.presence = 1.0 - ((ratio - 0.86) / 0.14).clamp(0.0, 1.0);
        if !self.swings {
            runner.presence = 1.0 - ratio;
            return;
        }
        runner.posture = Posture::Hang;
        let off = EaseFunction::CubicOut.sample_clamped(ratio / GUST);
        let drop = ((ratio - GUST) / (0.88 - GUST)).clamp(0.0, 1.0);
        let down = drop * drop * (3.0 - 2.0 * drop) * drop.sqrt();
        let swing = (drop * 2.5 * PI).cos() * (1.0 - drop);
        let level = (from.y + BLOWN.y * off).lerp(anchor.y, down);
        let plumb = from.x.lerp(anchor.x, down);
        runner.at = Vec2::new(plumb + BLOWN.x * off * swing, level);
        runner.lean = TURNED * off * (0.25 + 0.75 * swing) * (1.0 - down * 0.6);
        runner.slack = 16.0 + 44.0 * off * (1.0 - down) * swing;
    }
}

/// Brings what is drawn in line with what the climbers do.
fn pose_runners(
    mut runners: Query<(&Runner, &mut Transform, &mut Sprite, &mut Picture), Changed<Runner>>,
) {
    for (runner, mut transform, mut sprite, mut picture) in &mut runners {
        transform.translation = runner.at.extend(layer::RUNNER);
        transform.rotation = Quat::from_rotation_z(runner.lean);
        transform.scale = Vec3::new(
            runner.size * (1.0 + runner.squash * 0.6),
            runner.size * (1.0 - runner.squash),
            1.0,
        );
        sprite.color.set_alpha(runner.presence);
        if picture.name != runner.posture.picture() {
            picture.name = runner.posture.picture();
        }
    }
}

/// Lamps breathe a little.
fn light_lamps(
    time: Res<Time>,
    settings: Res<Settings>,
    runners: Query<&Runner>,
    mut lamps: Query<(&ChildOf, &mut Sprite), With<Lamp>>,
) {
    for (parent, mut sprite) in &mut lamps {
        let Ok(runner) = runners.get(parent.parent()) else {
            continue;
        };
        let breath = if settings.reduced_motion {
            0.0
        } else {
            (time.elapsed_secs() * 1.7 + f32::from(runner.column.number())).sin()
        };
        let alpha = runner.presence * (0.68 + 0.06 * breath);
        sprite.color.set_alpha(alpha);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn seven() -> Column {
        Column::new(7).expect("a column")
    }

    fn at_ratio(lens: &mut impl Lens<Runner>, start: Runner, ratio: f32) -> Runner {
        let mut world = World::new();
        let entity = world.spawn(start).id();
        lens.lerp(
            world.get_mut::<Runner>(entity).expect("just spawned"),
            ratio,
        );
        *world.get::<Runner>(entity).expect("just spawned")
    }

    #[test]
    fn a_climb_leaves_the_straight_line_and_ends_on_the_space() {
        let (from, to) = (places::space(seven(), 2), places::space(seven(), 3));
        let start = Runner::standing(seven(), from, places::foot(seven()));
        let mut up = Climb { from: start, to };
        assert!(at_ratio(&mut up, start, 0.5).at.x > from.x + 5.0);
        let end = at_ratio(&mut up, start, 1.0);
        assert!(end.at.distance(to) < 0.01);
        let landed = Runner::standing(seven(), to, start.anchor);
        assert_eq!(at_ratio(&mut Land { at: landed }, end, 0.0), landed);
    }

    #[test]
    fn a_fall_starts_on_the_space_and_ends_out_of_sight_at_the_anchor() {
        let anchor = places::space(seven(), 2);
        let start = Runner::standing(seven(), places::space(seven(), 9), anchor);
        let mut fall = Fall {
            from: start,
            swings: true,
        };
        assert!(at_ratio(&mut fall, start, 0.0).at.distance(start.at) < 0.01);
        assert!(at_ratio(&mut fall, start, GUST).at.x > start.at.x + 50.0);
        let end = at_ratio(&mut fall, start, 1.0);
        assert!(end.at.distance(anchor) < 1.0 && end.presence < 1e-3);
    }
}
