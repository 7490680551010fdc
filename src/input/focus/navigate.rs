//! Moves the focus by keys, Tab, buttons and stick, and steps values with left and right.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::math::CompassQuadrant;
use bevy::prelude::*;

use super::direction::{MoveFocus, nearest, quadrant};
use super::field::FocusedField;
use super::layers::Focusables;
use super::memory::FocusMemory;
use crate::input::bindings::CurrentRebinding;
use crate::input::controls::{ControlInput, Steering};
use crate::input::sets::InputSystems;
use crate::ui::prelude::*;
use crate::ui::widgets::{ScrollBy, Sideways};

/// Auto-repeat delay of a held direction in seconds.
const REPEAT_AFTER: f32 = 0.42;
/// Auto-repeat interval in seconds.
const REPEAT_EVERY: f32 = 0.13;
/// Shortest push that counts as a direction, 0 to 1.
const SHORTEST: f32 = 0.2;
/// Scroll distance in design units where no widget lies ahead.
const SCROLL: f32 = 160.0;

#[derive(Default)]
struct RepeatingDirection {
    direction: Option<CompassQuadrant>,
    /// Seconds until the next repeat.
    seconds_left: f32,
}

impl RepeatingDirection {
    /// Advances by `delta` seconds and returns `true` if the focus moves.
    fn advance(&mut self, direction: Option<CompassQuadrant>, delta: f32, repeats: bool) -> bool {
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

/// Run condition: directions move neither the dice nor the choice of a key.
fn can_focus_move(steering: Res<Steering>, rebinding: Res<CurrentRebinding>) -> bool {
    steering.0.is_none() && rebinding.0.is_none()
}

fn read_directions(
    time: Res<Time<Real>>,
    input: Res<ControlInput>,
    keys: Res<ButtonInput<KeyCode>>,
    field: FocusedField,
    settings: Res<Settings>,
    mut held: Local<RepeatingDirection>,
    mut moves: MessageWriter<MoveFocus>,
) {
    let mut push = input.direction();
    if field.takes_arrows() && keys.any_pressed([KeyCode::ArrowLeft, KeyCode::ArrowRight]) {
        push.x = 0.0;
    }
    let direction = quadrant(push, SHORTEST);
    if held.advance(direction, time.delta_secs(), settings.repeat_held)
        && let Some(direction) = direction
    {
        moves.write(MoveFocus::Towards(direction));
    }
    if keys.just_pressed(KeyCode::Tab) {
        let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        moves.write(MoveFocus::Along(if back { -1 } else { 1 }));
    }
}

fn move_focus(
    mut moves: MessageReader<MoveFocus>,
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
            // The first push only shows the focus.
            memory.restore(&focusables, &mut focus);
            continue;
        };
        let by = match wanted {
            MoveFocus::Towards(CompassQuadrant::East) => 1,
            MoveFocus::Towards(CompassQuadrant::West) => -1,
            _ => 0,
        };
        if by != 0 && sideways.contains(from) {
            commands.trigger(Stepped { entity: from, by });
            continue;
        }
        let there = match *wanted {
            MoveFocus::Towards(direction) => neighbour(&focusables, from, direction),
            MoveFocus::Along(by) => {
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
                MoveFocus::Towards(CompassQuadrant::South) => _ = scroll.write(ScrollBy(SCROLL)),
                MoveFocus::Towards(CompassQuadrant::North) => _ = scroll.write(ScrollBy(-SCROLL)),
                _ => {}
            }
        }
    }
}

/// Next widget in a direction: first within the same scroll view, scrolling if needed, else among the visible widgets.
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
    app.add_message::<MoveFocus>().add_systems(
        PreUpdate,
        (read_directions, move_focus.run_if(on_message::<MoveFocus>))
            .chain()
            .in_set(InputSystems::Act)
            .run_if(can_focus_move),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_direction_counts_at_once_and_repeats_after_a_while_if_it_shall() {
        let mut held = RepeatingDirection::default();
        let east = Some(CompassQuadrant::East);
        assert!(held.advance(east, 0.016, true));
        let counted = (0..60).filter(|_| held.advance(east, 0.016, true)).count();
        assert!((3..=5).contains(&counted), "{counted} repeats in 0.96 s");
        let south = Some(CompassQuadrant::South);
        assert!(held.advance(south, 0.016, true), "at once");
        assert!(!held.advance(None, 0.016, true));
        let mut moves = (0..600).map(|_| held.advance(east, 0.016, false));
        assert!(moves.next() == Some(true) && moves.all(|it| !it), "once");
    }
}
