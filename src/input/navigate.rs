//! Moving the focus by keys, Tab, buttons and stick, and stepping values with left and right.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    math::CompassQuadrant,
    prelude::*,
};

use super::{
    InputSystems,
    control_input::ControlInput,
    direction::{nearest, quadrant},
    focus::FocusMemory,
    layers::Focusables,
    rebinding::Rebinding,
    steer::Steering,
    typing::FocusedField,
};
use crate::core::cycle::cycle_index;
use crate::core::settings::Settings;
use crate::ui::widgets::{ScrollBy, Sideways, Stepped};

/// Seconds a direction is held before it repeats.
const REPEAT_AFTER: f32 = 0.42;
/// Seconds between repeats.
const REPEAT_EVERY: f32 = 0.13;
/// Shorter pushes give no direction, 0 to 1.
const SHORTEST: f32 = 0.2;
/// How far text scrolls at a time when there is no widget to go to, in design units.
const SCROLL: f32 = 160.0;

/// A move of the focus.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Go {
    /// To the neighbour there, or the next value.
    Towards(CompassQuadrant),
    /// To the next widget in reading order, or the previous one.
    Along(i32),
}

/// A direction that repeats while it is held.
#[derive(Default)]
struct RepeatingDirection {
    direction: Option<CompassQuadrant>,
    /// Seconds until the next repeat.
    seconds_left: f32,
}

impl RepeatingDirection {
    /// Whether the focus moves in this frame, `delta` seconds after the last one.
    fn moves(&mut self, direction: Option<CompassQuadrant>, delta: f32, repeats: bool) -> bool {
        if self.direction != direction {
            self.direction = direction;
            self.seconds_left = REPEAT_AFTER;
            return direction.is_some();
        }
        self.seconds_left -= delta;
        if repeats && direction.is_some() && self.seconds_left <= 0.0 {
            self.seconds_left = REPEAT_EVERY;
            return true;
        }
        false
    }
}

fn read_directions(
    time: Res<Time<Real>>,
    input: Res<ControlInput>,
    keys: Res<ButtonInput<KeyCode>>,
    field: FocusedField,
    settings: Res<Settings>,
    mut held: Local<RepeatingDirection>,
    mut go: MessageWriter<Go>,
) {
    let mut push = input.direction();
    if field.takes_arrows() && keys.any_pressed([KeyCode::ArrowLeft, KeyCode::ArrowRight]) {
        push.x = 0.0;
    }
    let direction = quadrant(push, SHORTEST);
    if held.moves(direction, time.delta_secs(), settings.repeat_held)
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
    mut moves: MessageReader<Go>,
    focusables: Focusables,
    sideways: Query<(), With<Sideways>>,
    mut memory: ResMut<FocusMemory>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut scroll: MessageWriter<ScrollBy>,
    mut commands: Commands,
) {
    for wanted in moves.read() {
        visible.0 = true;
        let from = focus.get().filter(|entity| focusables.accepts(*entity));
        let Some(from) = from else {
            // The first push only shows where the focus is.
            memory.restore(&focusables, &mut focus);
            continue;
        };
        let by = match wanted {
            Go::Towards(CompassQuadrant::East) => 1,
            Go::Towards(CompassQuadrant::West) => -1,
            _ => 0,
        };
        if by != 0 && sideways.contains(from) {
            commands.trigger(Stepped { entity: from, by });
            continue;
        }
        let there = match *wanted {
            Go::Towards(direction) => neighbour(&focusables, from, direction),
            Go::Along(by) => {
                let all = focusables.all();
                let here = all.iter().position(|(entity, _)| *entity == from);
                here.map(|here| all[cycle_index(here, by, all.len())].0)
            }
        };
        if let Some(there) = there {
            memory.record_move();
            focus.set(there, FocusCause::Navigated);
        } else {
            match wanted {
                Go::Towards(CompassQuadrant::South) => _ = scroll.write(ScrollBy(SCROLL)),
                Go::Towards(CompassQuadrant::North) => _ = scroll.write(ScrollBy(-SCROLL)),
                _ => {}
            }
        }
    }
}

/// The widget to go to: in scrolled content first another one there, even if it has to be scrolled to; then whatever
/// can be seen.
pub(crate) fn neighbour(
    focusables: &Focusables,
    from: Entity,
    direction: CompassQuadrant,
) -> Option<Entity> {
    let origin = (from, focusables.rect(from)?);
    let view = focusables.view(from);
    let all = focusables.all();
    let best = |candidates: Vec<(Entity, Rect)>| nearest(origin, direction, &candidates);
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
        let seen = |(entity, rect)| Some((entity, focusables.visible_part(entity, rect)?));
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
                resource_exists::<Steering>.or_else(resource_exists::<Rebinding>)
            )),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_direction_counts_at_once_and_repeats_after_a_while() {
        let mut held = RepeatingDirection::default();
        let east = Some(CompassQuadrant::East);
        assert!(held.moves(east, 0.016, true));
        let counted = (0..60).filter(|_| held.moves(east, 0.016, true)).count();
        assert!((3..=5).contains(&counted), "{counted} repeats in 0.96 s");
        assert!(
            held.moves(Some(CompassQuadrant::South), 0.016, true),
            "a new direction counts at once"
        );
        assert!(!held.moves(None, 0.016, true));
        assert!(held.moves(east, 0.016, true));
    }

    #[test]
    fn a_held_direction_counts_once_where_it_shall_not_repeat() {
        let mut held = RepeatingDirection::default();
        let east = Some(CompassQuadrant::East);
        let counted = (0..600).filter(|_| held.moves(east, 0.016, false)).count();
        assert_eq!(counted, 1);
    }
}
