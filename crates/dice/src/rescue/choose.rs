//! Random choices of a rescue: the push for a die, its rethrow, and the place to set it down.

use rapier3d::prelude::{Rotation, Vector};

use crate::die::{FACE_AXES, HALF, REACH, REACH_X, REACH_Z};
use crate::pose::Pose;
use crate::random::Stream;
use crate::throw::{Start, starts};

/// A die this close to being unable to turn freely beside a wall or another die may lean on it.
const TOUCHING: f32 = 0.1;

/// A die thrown again is thrown with this share of the strength of a first throw.
const RETHROW_STRENGTH: f32 = 0.5;

/// A push, as velocity and spin: up and away from the dice and walls a die could lean on, harder after earlier ones.
pub(super) fn nudge(
    stream: &mut Stream,
    pose: &Pose,
    others: &[Vector],
    earlier: u8,
) -> (Vector, Vector) {
    const LEVEL: Vector = Vector::new(1.0, 0.0, 1.0);
    let here = Vector::from_array(pose.position);
    let from_walls = Vector::new(
        -here.x.signum() * f32::from(here.x.abs() > REACH_X - TOUCHING),
        0.0,
        -here.z.signum() * f32::from(here.z.abs() > REACH_Z - TOUCHING),
    );
    let from_dice: Vector = others
        .iter()
        .map(|other| here - other)
        .filter(|apart| apart.length() < 2.0 * REACH + TOUCHING)
        .map(|apart| (apart * LEVEL).normalize_or_zero())
        .sum();
    let away = (from_walls + from_dice + stream.in_ball() * LEVEL * 0.5).normalize_or_zero();
    let up = Vector::Y * stream.between(6.0, 7.2);
    let strength = 1.0 + 0.3 * f32::from(earlier);
    ((away * 4.5 + up) * strength, stream.in_ball() * 12.0)
}

/// Start of a rethrow, away from all other dice if one of 16 tries finds such a place.
pub(super) fn start(stream: &mut Stream, others: &[Vector]) -> Start {
    const TRIES: usize = 16;
    let mut draw = || starts(stream, 1, RETHROW_STRENGTH)[0];
    let mut start = draw();
    for _ in 1..TRIES {
        if is_clear(Vector::from_array(start.pose.position), others) {
            break;
        }
        start = draw();
    }
    start
}

/// Returns `true` if dice at these places cannot touch, however they are turned.
fn is_clear(place: Vector, others: &[Vector]) -> bool {
    let mut others = others.iter();
    others.all(|other| place.distance(*other) > 2.0 * REACH)
}

/// A flat pose on the floor as far as possible from the other dice, with the face up that looks up most in `from`.
pub(super) fn place(from: &Pose, others: &[Vector]) -> Pose {
    const GRID: i8 = 8;
    let room = |place: &Vector| {
        others
            .iter()
            .map(|other| place.distance(Vector::new(other.x, HALF, other.z)))
            .fold(f32::INFINITY, f32::min)
    };
    let share = |index: i8| f32::from(index) / f32::from(GRID);
    let position = (-GRID..=GRID)
        .flat_map(|column| (-GRID..=GRID).map(move |row| (column, row)))
        .map(|(column, row)| Vector::new(share(column) * REACH_X, HALF, share(row) * REACH_Z))
        .max_by(|a, b| room(a).total_cmp(&room(b)))
        .unwrap_or(Vector::Y * HALF);
    Pose {
        position: position.into(),
        rotation: flattened(from).into(),
    }
}

/// A die's rotation with its top face brought level by the shortest turn.
fn flattened(pose: &Pose) -> Rotation {
    let rotation = pose.to_rapier().rotation;
    let top = FACE_AXES
        .iter()
        .map(|(_, axis)| rotation * Vector::from_array(*axis))
        .max_by(|a, b| a.y.total_cmp(&b.y))
        .unwrap_or(Vector::Y);
    (Rotation::from_rotation_arc(top, Vector::Y) * rotation).normalize()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Purpose;

    const TILTED: Pose = Pose {
        position: [3.2, 1.2, 0.0],
        rotation: [0.3, 0.2, 0.1, 0.927_362],
    };

    #[test]
    fn a_nudge_goes_up_and_away_from_what_a_die_leans_on() {
        let mut stream = Stream::new(1, Purpose::Rescue);
        for _ in 0..50 {
            let (from_wall, _) = nudge(&mut stream, &TILTED, &[], 0);
            assert!(from_wall.x < 0.0 && from_wall.y > 5.0, "{from_wall}");
            let below = Vector::new(3.2, 0.5, 0.4);
            let (from_die, _) = nudge(&mut stream, &TILTED, &[below], 0);
            assert!(from_die.z < 0.0 && from_die.y > 5.0, "{from_die}");
            let (harder, _) = nudge(&mut stream, &TILTED, &[], 1);
            assert!(harder.y > 7.5, "{harder}");
        }
    }

    #[test]
    fn a_die_is_thrown_again_clear_of_the_others() {
        let mut stream = Stream::new(2, Purpose::Rescue);
        let mut taken: Vec<Vector> = Vec::new();
        for _ in 0..3 {
            let place = Vector::from_array(start(&mut stream, &taken).pose.position);
            assert!(is_clear(place, &taken));
            taken.push(place);
        }
    }
}
