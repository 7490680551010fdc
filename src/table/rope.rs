//! The ropes: rows of dots from where a runner is tied to its waist.

use bevy::prelude::*;

use super::TableSystems;
use super::layer;
use super::runners::Runner;
use crate::ground::art::{Art, Picture};
use crate::theme::color::Opacity;

/// How large a dot is, and how far the next one.
const DOT: f32 = 5.0;
const PITCH: f32 = 12.0;
/// How bright a rope is.
const BRIGHTNESS: f32 = 0.9;

/// The rope of a runner; its dots are its children.
#[derive(Component)]
#[require(Transform = Transform::from_xyz(0.0, 0.0, layer::ROPE), Visibility, Opacity, Name = Name::new("rope"))]
pub(super) struct Rope {
    runner: Entity,
}

/// A dot of a rope, by its number from the anchor.
#[derive(Component)]
struct Dot;

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
    mut dots: Query<(&mut Transform, &mut Visibility), With<Dot>>,
) {
    for (entity, rope, mut opacity, children) in &mut ropes {
        let Ok(runner) = runners.get(rope.runner) else {
            continue;
        };
        if !runner.is_changed() && !rope.is_added() {
            continue;
        }
        let curve = Sag::between(runner.anchor, runner.at, runner.slack);
        let count = curve.dots();
        opacity.set_if_neq(Opacity(BRIGHTNESS * runner.presence));
        let hung = children.map_or(&[][..], |children| &children[..]);
        for (index, &dot) in hung.iter().enumerate() {
            if let Ok((mut transform, mut visibility)) = dots.get_mut(dot) {
                visibility.set_if_neq(if index < count {
                    Visibility::Inherited
                } else {
                    Visibility::Hidden
                });
                transform.translation = curve.dot(index, count).extend(0.0);
            }
        }
        for index in hung.len()..count {
            commands.spawn((
                Dot,
                Sprite::from_color(Color::WHITE, Vec2::splat(DOT)),
                Picture::new(Art::RopeDot, Vec2::splat(DOT)),
                Transform::from_translation(curve.dot(index, count).extend(0.0)),
                ChildOf(entity),
            ));
        }
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

    /// How many dots it takes.
    fn dots(&self) -> usize {
        let length =
            (self.from.distance(self.by) + self.by.distance(self.to) + self.from.distance(self.to))
                / 2.0;
        (length / PITCH).round() as usize
    }

    /// Where dot number `index` of `count` is.
    fn dot(&self, index: usize, count: usize) -> Vec2 {
        let t = (index as f32 + 0.5) / count.max(1) as f32;
        let (first, second) = (self.from.lerp(self.by, t), self.by.lerp(self.to, t));
        first.lerp(second, t)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_are_evenly_spaced_from_anchor_to_end() {
        let sag = Sag::between(Vec2::ZERO, Vec2::new(0.0, 240.0), 16.0);
        let count = sag.dots();
        assert_eq!(count, 20);
        for index in 1..count {
            let gap = sag.dot(index, count).distance(sag.dot(index - 1, count));
            assert!((gap - PITCH).abs() < 1.5, "{gap}");
        }
        assert!(sag.dot(0, count).length() < PITCH);
        assert!(sag.dot(count / 2, count).x > 5.0);
    }

    #[test]
    fn a_runner_at_its_anchor_has_no_rope() {
        let sag = Sag::between(Vec2::ONE, Vec2::ONE, 16.0);
        assert_eq!(sag.dots(), 0);
        assert!(sag.dot(0, 0).is_finite());
    }
}
