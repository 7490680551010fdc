//! Confetti over a finished game, in the winners' colours and white; there is none at any other time.

use bevy::prelude::*;

use super::TableSystems;
use super::layer;
use super::position::mark_of;
use crate::core::canvas::Canvas;
use crate::core::redraw::NeedsFullRate;
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::states::TurnPhase;
use crate::referee::{Beat, Motion};
use crate::ui::color::{Role, sprite};
use crate::ui::motion;

/// Number of pieces, and the size of one.
const PIECES: u16 = 110;
const PIECE: Vec2 = Vec2::new(11.0, 17.0);
/// Speeds at which pieces fall, in design units per second, and how far they sway to either side.
const FALL: [f32; 2] = [150.0, 270.0];
const SWAY: f32 = 34.0;

/// A piece of paper, by its number.
#[derive(Component)]
#[require(NeedsFullRate, Name = Name::new("confetti"))]
struct Piece {
    number: u16,
    /// Seconds since the first piece came down.
    age: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        spawn_pieces
            .in_set(TableSystems::Begin)
            .run_if(in_state(TurnPhase::Claimed)),
    );
    app.add_systems(Update, move_pieces.in_set(TableSystems::Pose));
}

fn spawn_pieces(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: If<Res<Seats>>,
    settings: Res<Settings>,
) {
    for beat in beats.read() {
        let Motion::Cheer { winners } = beat.choreography().motion else {
            continue;
        };
        if settings.reduced_motion {
            continue;
        }
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
