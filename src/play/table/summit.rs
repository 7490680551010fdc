//! The win: a runner cheers above every column that the winners claimed, and confetti falls in their colours and white.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::board::BoardRoot;
use super::position::{Position, mark_of};
use super::runners::{gear_color, gear_picture};
use super::sprites::{painted, scaled};
use super::{TableSystems, layer, places};
use crate::referee::{Beat, Motion};
use crate::ui::prelude::*;

/// Size of a runner, distance of its feet below the tip of the mountain, and height of its hops.
const SIZE: Vec2 = Vec2::new(97.0, 110.0);
const BELOW: f32 = 20.0;
const HOP: f32 = 9.0;
/// From one runner to the next, in seconds.
const ONE_BY_ONE: f32 = 0.22;

/// Number of pieces of confetti, and the size of one.
const PIECES: u16 = 110;
const PIECE: Vec2 = Vec2::new(11.0, 17.0);
/// Speeds at which pieces fall, in design units per second, and how far they sway to either side.
const FALL: [f32; 2] = [150.0, 270.0];
const SWAY: f32 = 34.0;

/// A runner who cheers, and for how long: negative before it has come up.
#[derive(Component)]
#[require(Name = Name::new("cheering runner"))]
pub struct Cheering {
    column: Column,
    age: f32,
}

/// A piece of confetti, by its number.
#[derive(Component)]
#[require(NeedsFullRate, Name = Name::new("confetti"))]
struct Piece {
    number: u16,
    /// Seconds since the first piece came down.
    age: f32,
}

pub(super) fn plugin(app: &mut App) {
    let begin = (spawn_cheering, spawn_pieces).run_if(in_state(TurnPhase::Claimed));
    app.add_systems(
        Update,
        (
            set_cheering.in_set(TableSystems::Set),
            begin.in_set(TableSystems::Begin),
            (
                animate_cheering.run_if(any_with_component::<Cheering>),
                move_pieces.run_if(any_with_component::<Piece>),
            )
                .in_set(TableSystems::Pose),
        ),
    );
}

fn runner(column: Column, mark: Option<Mark>, age: f32, board: Entity) -> impl Bundle {
    let feet = places::tip(column) - Vec2::new(0.0, BELOW);
    let body = Art::ClimberCheer;
    (
        Cheering { column, age },
        painted(body, Role::Runner, SIZE),
        Opacity::default(),
        Anchor::BOTTOM_CENTER,
        Transform::from_translation(feet.extend(layer::SUMMIT)),
        ChildOf(board),
        children![(
            painted(gear_picture(body), gear_color(mark), SIZE),
            Anchor::BOTTOM_CENTER,
            Transform::from_xyz(0.0, 0.0, 0.01),
        )],
    )
}

fn winning(position: &Position) -> impl Iterator<Item = Column> {
    Column::ALL
        .into_iter()
        .filter(|column| position.is_winning(*column))
}

/// The winners stay there, the others do not; confetti falls over a game that is won.
fn set_cheering(
    mut commands: Commands,
    position: Res<Position>,
    board: Single<Entity, With<BoardRoot>>,
    runners: Query<(Entity, &Cheering)>,
    pieces: Query<Entity, With<Piece>>,
) {
    for piece in pieces.iter().filter(|_| !position.has_winners()) {
        commands.entity(piece).despawn();
    }
    for (entity, runner) in &runners {
        if !position.is_winning(runner.column) {
            commands.entity(entity).despawn();
        }
    }
    for column in winning(&position) {
        if runners.iter().all(|(_, there)| there.column != column) {
            commands.spawn(runner(
                column,
                position.owner(column),
                motion::PLACE,
                *board,
            ));
        }
    }
}

/// One after the other they come up behind their flags.
fn spawn_cheering(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: If<Res<Seats>>,
    board: Single<Entity, With<BoardRoot>>,
) {
    for beat in beats.read() {
        if let Motion::Cheer { .. } = beat.choreography().motion {
            let after = Position::of(&beat.after, &seats);
            for (index, column) in winning(&after).enumerate() {
                let late = -ONE_BY_ONE * (index + 1) as f32;
                commands.spawn(runner(column, after.owner(column), late, *board));
            }
        }
    }
}

fn animate_cheering(
    time: Res<Time>,
    settings: Res<Settings>,
    mut runners: Query<(&mut Cheering, &mut Transform, &mut Opacity)>,
) {
    for (mut runner, mut transform, mut opacity) in &mut runners {
        runner.age += time.delta_secs();
        let come = (runner.age / motion::PLACE).clamp(0.0, 1.0);
        opacity.set_if_neq(Opacity(come));
        if settings.reduced_motion {
            continue;
        }
        let phase = runner.age / motion::HOP;
        let hop = HOP * (PI * phase).sin().abs();
        let feet = places::tip(runner.column) - Vec2::new(0.0, BELOW);
        let risen = motion::SETTLE.sample_clamped(come);
        let y = feet.y - SIZE.y * 0.5 * (1.0 - risen) + hop * come;
        let pose = Transform {
            translation: transform.translation.with_y(y),
            scale: scaled(0.6 + 0.4 * risen),
            ..*transform
        };
        transform.set_if_neq(pose);
    }
}

fn spawn_pieces(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: If<Res<Seats>>,
    settings: Res<Settings>,
) {
    for beat in beats.read().filter(|_| !settings.reduced_motion) {
        let Motion::Cheer { winners } = beat.choreography().motion else {
            continue;
        };
        let marks = winners.iter().filter_map(|seat| mark_of(&seats, seat));
        let mut colors: Vec<Role> = marks.map(Role::Player).collect();
        colors.extend([Role::Paper, Role::Gold]);
        for number in 0..PIECES {
            let color = colors[usize::from(number) % colors.len()];
            commands.spawn((
                Piece { number, age: 0.0 },
                sprite(color, PIECE),
                Visibility::Hidden,
            ));
        }
    }
}

fn move_pieces(
    mut commands: Commands,
    time: Res<Time>,
    canvas: Res<Canvas>,
    mut pieces: Query<(Entity, &mut Piece, &mut Transform, &mut Visibility)>,
) {
    for (entity, mut piece, mut transform, mut visibility) in &mut pieces {
        piece.age += time.delta_secs();
        let number = f32::from(piece.number);
        // Golden-ratio steps spread the pieces evenly without looking so.
        let near = (number * 0.618_034).fract();
        let aloft = piece.age - motion::CONFETTI * 0.4 * (number * 0.754_878).fract();
        let fallen = aloft * FALL[0].lerp(FALL[1], near);
        if piece.age > motion::CONFETTI || fallen > canvas.size.y + 2.0 * PIECE.y {
            commands.entity(entity).despawn();
            continue;
        }
        if aloft <= 0.0 {
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        let turn = aloft * (3.0 + 4.0 * near) + number;
        let x = canvas.size.x * ((number * 0.569_84).fract() - 0.5) + SWAY * (0.6 * turn).sin();
        let y = canvas.size.y / 2.0 + PIECE.y - fallen;
        transform.translation = Vec3::new(x, y, layer::CONFETTI + near);
        transform.rotation = Quat::from_rotation_z(0.5 * turn);
        // Seen from the edge a piece is thin.
        transform.scale = Vec3::new(turn.cos().abs().max(0.15), 1.0, 1.0) * (0.7 + 0.5 * near);
    }
}
