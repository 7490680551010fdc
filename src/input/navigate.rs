//! Moving the focus by keys, Tab, buttons and stick, and stepping values with left and right.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    math::CompassQuadrant,
    prelude::*,
};

use super::{
    InputSystems, asked::Asked, direction, focus::FocusMemory, layers::Focusables,
    listening::Listening, steer::Steering,
};
use crate::ground::cycle::cycle_index;
use crate::theme::widgets::{ScrollBy, Sideways, Stepped};

/// Seconds a direction is held before it repeats.
const REPEAT_AFTER: f32 = 0.42;
/// Seconds between repeats.
const REPEAT_EVERY: f32 = 0.13;
/// How far text scrolls at a time when there is no widget to go to, in design units.
const SCROLL: f32 = 160.0;

/// A direction to go in, whoever asked for it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Go {
    /// To the neighbour there, or the next value.
    Towards(CompassQuadrant),
    /// To the next widget in reading order, or the previous one.
    Along(i32),
}

/// The main direction of a push, x to the right and y up.
fn quadrant(push: Vec2) -> Option<CompassQuadrant> {
    if push.length_squared() < 0.05 {
        None
    } else if push.x.abs() > push.y.abs() {
        Some(if push.x > 0.0 {
            CompassQuadrant::East
        } else {
            CompassQuadrant::West
        })
    } else {
        Some(if push.y > 0.0 {
            CompassQuadrant::North
        } else {
            CompassQuadrant::South
        })
    }
}

/// A direction that is held: it counts at once, and again after a while.
#[derive(Default)]
struct Held {
    direction: Option<CompassQuadrant>,
    /// Seconds until it counts again.
    left: f32,
}

impl Held {
    /// Whether the direction counts in this frame of `delta` seconds.
    fn counts(&mut self, direction: Option<CompassQuadrant>, delta: f32) -> bool {
        if self.direction != direction {
            self.direction = direction;
            self.left = REPEAT_AFTER;
            return direction.is_some();
        }
        self.left -= delta;
        if direction.is_some() && self.left <= 0.0 {
            self.left = REPEAT_EVERY;
            return true;
        }
        false
    }
}

fn read_directions(
    time: Res<Time<Real>>,
    asked: Res<Asked>,
    keys: Res<ButtonInput<KeyCode>>,
    mut held: Local<Held>,
    mut go: MessageWriter<Go>,
) {
    let direction = quadrant(asked.direction());
    if held.counts(direction, time.delta_secs())
        && let Some(direction) = direction
    {
        go.write(Go::Towards(direction));
    }
    if keys.just_pressed(KeyCode::Tab) {
        let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        go.write(Go::Along(if back { -1 } else { 1 }));
    }
}

fn go(
    mut asked: MessageReader<Go>,
    focusables: Focusables,
    sideways: Query<(), With<Sideways>>,
    mut memory: ResMut<FocusMemory>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut scroll: MessageWriter<ScrollBy>,
    mut commands: Commands,
) {
    for asked in asked.read() {
        visible.0 = true;
        let from = focus.get().filter(|entity| focusables.accepts(*entity));
        let Some(from) = from else {
            // The first push only shows where the focus is.
            memory.restore(&focusables, &mut focus);
            continue;
        };
        let by = match asked {
            Go::Towards(CompassQuadrant::East) => 1,
            Go::Towards(CompassQuadrant::West) => -1,
            _ => 0,
        };
        if by != 0 && sideways.contains(from) {
            commands.trigger(Stepped { entity: from, by });
            continue;
        }
        let there = match *asked {
            Go::Towards(direction) => neighbour(&focusables, from, direction),
            Go::Along(by) => {
                let all = focusables.all();
                let here = all.iter().position(|(entity, _)| *entity == from);
                here.map(|here| all[cycle_index(here, by, all.len())].0)
            }
        };
        if let Some(there) = there {
            memory.moved();
            focus.set(there, FocusCause::Navigated);
        } else {
            match asked {
                Go::Towards(CompassQuadrant::South) => _ = scroll.write(ScrollBy(SCROLL)),
                Go::Towards(CompassQuadrant::North) => _ = scroll.write(ScrollBy(-SCROLL)),
                _ => {}
            }
        }
    }
}

/// The widget to go to: in scrolled content first another one there, even if it has to be scrolled to; then whatever
/// can be seen.
pub(super) fn neighbour(
    focusables: &Focusables,
    from: Entity,
    direction: CompassQuadrant,
) -> Option<Entity> {
    let origin = focusables.rect(from)?;
    let view = focusables.view(from);
    let all = focusables.all();
    let best = |candidates: Vec<(Entity, Rect)>| {
        let rects: Vec<Rect> = candidates.iter().map(|(_, rect)| *rect).collect();
        direction::best(origin, direction, &rects).map(|index| candidates[index].0)
    };
    let beside = view.and_then(|view| {
        let inside = |entity: Entity| focusables.view(entity) == Some(view);
        best(
            all.iter()
                .copied()
                .filter(|(entity, _)| inside(*entity))
                .collect(),
        )
    });
    beside.or_else(|| {
        let seen = |(entity, rect)| Some((entity, focusables.seen(entity, rect)?));
        best(all.iter().copied().filter_map(seen).collect())
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Go>().add_systems(
        PreUpdate,
        (read_directions, go)
            .chain()
            .in_set(InputSystems::Act)
            .run_if(not(
                resource_exists::<Steering>.or_else(resource_exists::<Listening>)
            )),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_direction_counts_at_once_and_repeats_after_a_while() {
        let mut held = Held::default();
        let east = Some(CompassQuadrant::East);
        assert!(held.counts(east, 0.016));
        let counted = (0..60).filter(|_| held.counts(east, 0.016)).count();
        assert!((3..=5).contains(&counted), "{counted} repeats in 0.96 s");
        assert!(
            held.counts(Some(CompassQuadrant::South), 0.016),
            "a new direction counts at once"
        );
        assert!(!held.counts(None, 0.016));
        assert!(held.counts(east, 0.016));
    }

    #[test]
    fn the_stronger_axis_decides() {
        assert_eq!(quadrant(Vec2::new(0.9, 0.4)), Some(CompassQuadrant::East));
        assert_eq!(quadrant(Vec2::new(-0.3, 0.4)), Some(CompassQuadrant::North));
        assert_eq!(quadrant(Vec2::new(0.0, -1.0)), Some(CompassQuadrant::South));
        assert_eq!(quadrant(Vec2::splat(0.01)), None);
    }
}
