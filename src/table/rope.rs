//! The ropes, in their player's colour: from where a runner is tied to the ring at its waist.

use bevy::prelude::*;
use cant_stop_rules::Column;

use super::runners::Runner;
use super::{TableSystems, layer, places};
use crate::theme::color::{Opacity, sprite};

/// How thick a rope is, and about how long a straight piece of it.
const THICK: f32 = 4.0;
const PITCH: f32 = 18.0;
/// How far two pieces reach over each other, so that no gap shows where the rope bends.
const OVERLAP: f32 = 2.0;

/// The rope of a runner; its pieces are its children.
#[derive(Component)]
#[require(Transform = Transform::from_xyz(0.0, 0.0, layer::ROPE), Visibility, Opacity, Name = Name::new("rope"))]
pub(super) struct Rope {
    runner: Entity,
}

/// A straight piece of a rope.
#[derive(Component)]
struct Piece;

impl Rope {
    /// The rope of this runner.
    pub(super) fn of(runner: Entity) -> Rope {
        Rope { runner }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (take_down_ropes, hang_ropes)
            .chain()
            .in_set(TableSystems::Pose),
    );
}

/// A rope goes with its runner.
fn take_down_ropes(
    mut commands: Commands,
    ropes: Query<(Entity, &Rope)>,
    runners: Query<(), With<Runner>>,
) {
    for (entity, rope) in &ropes {
        if !runners.contains(rope.runner) {
            commands.entity(entity).despawn();
        }
    }
}

fn hang_ropes(
    mut commands: Commands,
    mut ropes: Query<(Entity, Ref<Rope>, &mut Opacity, Option<&Children>)>,
    runners: Query<Ref<Runner>>,
    mut pieces: Query<(&mut Transform, &mut Visibility), With<Piece>>,
) {
    for (entity, rope, mut opacity, children) in &mut ropes {
        let Ok(runner) = runners.get(rope.runner) else {
            continue;
        };
        if !runner.is_changed() && !rope.is_added() {
            continue;
        }
        let curve = Sag::between(runner.anchor, runner.at, runner.slack);
        let count = curve.pieces();
        opacity.set_if_neq(Opacity(runner.presence));
        let hung = children.map_or(&[][..], |children| &children[..]);
        for (index, &piece) in hung.iter().enumerate() {
            if let Ok((mut transform, mut visibility)) = pieces.get_mut(piece) {
                *transform = curve.piece(index, count);
                visibility.set_if_neq(match index < count {
                    true => seen(&transform),
                    false => Visibility::Hidden,
                });
            }
        }
        for index in hung.len()..count {
            let transform = curve.piece(index, count);
            commands.spawn((
                Piece,
                sprite(runner.color(), Vec2::new(1.0, THICK)),
                seen(&transform),
                transform,
                ChildOf(entity),
            ));
        }
    }
}

/// Whether this is behind the plate on top of a column, so that no rope crosses the number on it.
fn is_behind_plate(at: Vec2) -> bool {
    Column::ALL.into_iter().any(|column| {
        let middle = places::space(column, column.height());
        Rect::from_center_size(middle, places::SPACE).contains(at)
    })
}

/// Whether a piece there is seen.
fn seen(piece: &Transform) -> Visibility {
    match is_behind_plate(piece.translation.truncate()) {
        true => Visibility::Hidden,
        false => Visibility::Inherited,
    }
}

/// A rope's curve: from its anchor to its end by way of a point at the side.
struct Sag {
    from: Vec2,
    by: Vec2,
    to: Vec2,
}

impl Sag {
    fn between(from: Vec2, to: Vec2, slack: f32) -> Sag {
        // A short rope has no room to bend.
        let bend = slack.signum() * slack.abs().min(from.distance(to) * 0.5);
        Sag {
            from,
            by: from.midpoint(to) + Vec2::new(bend, 0.0),
            to,
        }
    }

    /// How many pieces it takes.
    fn pieces(&self) -> usize {
        let length =
            (self.from.distance(self.by) + self.by.distance(self.to) + self.from.distance(self.to))
                / 2.0;
        (length / PITCH).round() as usize
    }

    /// Where it is after this share of its way.
    fn at(&self, t: f32) -> Vec2 {
        let (first, second) = (self.from.lerp(self.by, t), self.by.lerp(self.to, t));
        first.lerp(second, t)
    }

    /// Where piece number `index` of `count` lies, for a sprite of one unit's length.
    fn piece(&self, index: usize, count: usize) -> Transform {
        let share = |index: usize| index as f32 / count.max(1) as f32;
        let (from, to) = (self.at(share(index)), self.at(share(index + 1)));
        let way = to - from;
        Transform::from_translation(from.midpoint(to).extend(0.0))
            .with_rotation(Quat::from_rotation_z(way.to_angle()))
            .with_scale(Vec3::new(way.length() + OVERLAP, 1.0, 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both ends of a piece, without what reaches over the next.
    fn ends(piece: Transform) -> [Vec2; 2] {
        let half = piece.rotation * Vec3::X * (piece.scale.x - OVERLAP) / 2.0;
        [-half, half].map(|end| (piece.translation + end).truncate())
    }

    #[test]
    fn a_rope_goes_from_anchor_to_end_without_a_gap_and_bends() {
        let sag = Sag::between(Vec2::ZERO, Vec2::new(0.0, 240.0), 16.0);
        let count = sag.pieces();
        let mut last = Vec2::ZERO;
        for index in 0..count {
            let [from, to] = ends(sag.piece(index, count));
            assert!(from.distance(last) < 0.01);
            last = to;
        }
        assert!(last.distance(Vec2::new(0.0, 240.0)) < 0.01);
        assert!(sag.at(0.5).x > 5.0);
    }

    #[test]
    fn the_number_of_every_column_is_before_the_rope() {
        for column in Column::ALL {
            let top = places::space(column, column.height());
            assert!(is_behind_plate(top));
            assert!(!is_behind_plate(places::space(column, column.height() - 1)));
            // Above the plate the rope is tied to the runner.
            assert!(!is_behind_plate(top + Vec2::new(0.0, places::SPACE.y)));
        }
    }

    #[test]
    fn a_runner_at_its_anchor_has_no_rope() {
        let sag = Sag::between(Vec2::ONE, Vec2::ONE, 16.0);
        assert_eq!(sag.pieces(), 0);
        assert!(sag.piece(0, 0).is_finite());
    }
}
