//! The ropes, in their player's colour: from where a runner is tied to the ring at its waist.

use bevy::prelude::*;

use super::runners::Runner;
use super::{TableSystems, layer, places};
use crate::ui::prelude::*;

/// Thickness of a rope, and approximate length of a straight piece of it, in design units.
const THICK: f32 = 4.0;
const PITCH: f32 = 18.0;
/// Overlap of two pieces, so that no gap shows where the rope bends.
const OVERLAP: f32 = 2.0;

/// The rope of a runner; its pieces are its children.
#[derive(Component)]
#[require(Transform = Transform::from_xyz(0.0, 0.0, layer::ROPE), Visibility, Opacity, Name = Name::new("rope"))]
pub(super) struct Rope(pub(super) Entity);

/// A straight piece of a rope.
#[derive(Component)]
struct Piece;

pub(super) fn plugin(app: &mut App) {
    let update = (take_down_ropes, hang_ropes).chain();
    let update = update.run_if(any_with_component::<Rope>);
    app.add_systems(Update, update.in_set(TableSystems::Pose));
}

/// A rope goes with its runner.
fn take_down_ropes(
    mut commands: Commands,
    ropes: Query<(Entity, &Rope)>,
    runners: Query<(), With<Runner>>,
) {
    for (entity, rope) in &ropes {
        if !runners.contains(rope.0) {
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
        let Ok(runner) = runners.get(rope.0) else {
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
                let piece = (index < count).then(|| curve.piece(index, count)).flatten();
                *transform = piece.unwrap_or_default();
                visibility.set_if_neq(visible_if(piece.is_some()));
            }
        }
        for index in hung.len()..count {
            let piece = curve.piece(index, count);
            commands.spawn((
                Piece,
                sprite(runner.color(), Vec2::new(1.0, THICK)),
                piece.unwrap_or_default(),
                visible_if(piece.is_some()),
                ChildOf(entity),
            ));
        }
    }
}

/// Visible part of a straight piece between these ends: no rope crosses the number on the plate on top of a column, but
/// passes behind it.
fn seen(ends: [Vec2; 2]) -> Option<[Vec2; 2]> {
    let hides = |plate: &Rect| ends.iter().any(|end| plate.contains(*end));
    let Some(plate) = Column::ALL.map(places::plate).into_iter().find(hides) else {
        return Some(ends);
    };
    let [from, to] = ends;
    match ends.map(|end| plate.contains(end)) {
        [true, true] => None,
        [true, false] => Some([edge(plate, from, to), to]),
        _ => Some([from, edge(plate, to, from)]),
    }
}

/// Point at which a piece comes out below or above a plate.
fn edge(plate: Rect, inside: Vec2, outside: Vec2) -> Vec2 {
    let y = outside.y.clamp(plate.min.y, plate.max.y);
    let share = (y - inside.y) / (outside.y - inside.y);
    if share.is_finite() {
        inside.lerp(outside, share.clamp(0.0, 1.0))
    } else {
        outside
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

    fn pieces(&self) -> usize {
        let way = self.from.distance(self.by) + self.by.distance(self.to);
        let length = (way + self.from.distance(self.to)) / 2.0;
        (length / PITCH).round() as usize
    }

    /// Point of the curve at `t`, 0 to 1.
    fn at(&self, t: f32) -> Vec2 {
        let (first, second) = (self.from.lerp(self.by, t), self.by.lerp(self.to, t));
        first.lerp(second, t)
    }

    /// Transform of piece number `index` of `count`, for a sprite of one unit's length; `None` where it is hidden.
    fn piece(&self, index: usize, count: usize) -> Option<Transform> {
        let share = |index: usize| index as f32 / count.max(1) as f32;
        let [from, to] = seen([index, index + 1].map(|index| self.at(share(index))))?;
        let way = to - from;
        let piece = Transform::from_translation(from.midpoint(to).extend(0.0))
            .with_rotation(Quat::from_rotation_z(way.to_angle()))
            .with_scale(Vec3::new(way.length() + OVERLAP, 1.0, 1.0));
        Some(piece)
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
            let [from, to] = ends(sag.piece(index, count).expect("it is seen"));
            assert!(from.distance(last) < 0.01);
            last = to;
        }
        assert!(last.distance(Vec2::new(0.0, 240.0)) < 0.01);
        assert!(sag.at(0.5).x > 5.0);
    }

    #[test]
    fn a_rope_passes_behind_the_plate_of_its_column_and_is_seen_up_to_its_edges() {
        for column in Column::ALL {
            let (plate, foot) = (places::plate(column), places::foot(column));
            let sag = Sag::between(foot, plate.center() + Vec2::new(0.0, 44.0), 12.0);
            let count = sag.pieces();
            let seen = (0..count).filter_map(|index| sag.piece(index, count));
            let heights: Vec<f32> = seen.flat_map(ends).map(|end| end.y).collect();
            let is_hidden = |y: &&f32| **y > plate.min.y + 0.1 && **y < plate.max.y - 0.1;
            assert_eq!(heights.iter().find(is_hidden), None, "column {column}");
            for edge in [plate.min.y, plate.max.y] {
                assert!(heights.iter().any(|y| (y - edge).abs() < 0.1), "{column}");
            }
        }
    }

    #[test]
    fn a_runner_at_its_anchor_has_no_rope() {
        let sag = Sag::between(Vec2::ONE, Vec2::ONE, 16.0);
        assert_eq!(sag.pieces(), 0);
        assert!(sag.piece(0, 0).expect("it is seen").is_finite());
    }
}
