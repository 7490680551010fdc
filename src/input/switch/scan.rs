//! Scan of one-button mode: the offered widget, and the steps from one to the next.

use bevy::prelude::*;

use super::state::Switch;
use crate::core::settings::OneButton;
use crate::ui::prelude::*;

/// Full rounds without a press after which the scan pauses.
const ROUNDS: u8 = 3;

/// State of the scan.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Scan {
    /// Offered widget.
    pub(super) at: Option<Entity>,
    pub(super) layer: Option<Entity>,
    /// Widget at which the round began.
    first: Option<Entity>,
    /// The widget is a fallback; a preferred one may appear.
    pub(super) is_fallback: bool,
    /// Seconds since the widget was offered, or since the switch went down.
    seconds: f32,
    /// Full rounds without a press.
    pub(super) rounds: u8,
    /// The scan is paused until the next press.
    rests: bool,
    /// Remaining lockout in seconds, in which a press has no effect.
    guard: f32,
    /// The current press has already had its effect.
    pub(super) is_spent: bool,
    /// One-button mode has just been turned on: the scan starts at the focus.
    pub(super) is_new: bool,
}

/// Action of the scan in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wants {
    Nothing,
    Step,
    Take,
}

impl Scan {
    pub(super) fn reset(&mut self) {
        *self = Scan {
            guard: motion::SCAN_GUARD,
            is_spent: true,
            ..default()
        };
    }

    /// Starts a round at a widget.
    pub(super) fn begin(&mut self, at: Entity, layer: Option<Entity>, is_fallback: bool) {
        *self = Scan {
            at: Some(at),
            layer,
            first: Some(at),
            is_fallback,
            guard: self.guard.max(motion::SCAN_GUARD),
            is_spent: self.is_spent,
            ..default()
        };
    }

    /// Advances to the next widget in reading order; pauses at the first one after [`ROUNDS`].
    pub(super) fn step(&mut self, all: &[Entity], can_rest: bool) {
        let here = all.iter().position(|entity| Some(*entity) == self.at);
        let Some(here) = here else { return };
        let next = all[cycle_index(here, 1, all.len())];
        if !self.first.is_some_and(|first| all.contains(&first)) {
            self.first = all.first().copied();
        }
        if Some(next) == self.first {
            self.rounds = self.rounds.saturating_add(1);
            self.rests = can_rest && self.rounds >= ROUNDS;
        }
        self.at = Some(next);
        self.seconds = 0.0;
    }

    /// Starts the lockout after the widget was activated.
    pub(super) fn take(&mut self) {
        (self.seconds, self.rounds, self.is_spent) = (0.0, 0, true);
        self.guard = motion::SCAN_GUARD;
    }

    /// Advances by `delta` seconds and returns the resulting action. `dwell`: seconds for which each widget is offered.
    pub(super) fn advance(
        &mut self,
        mode: OneButton,
        switch: &Switch,
        delta: f32,
        dwell: f32,
    ) -> Wants {
        let is_guarded = self.guard > 0.0;
        self.guard -= delta;
        if switch.just_pressed {
            self.is_spent = is_guarded || self.rests;
            if self.rests {
                // The first press only resumes the scan.
                (self.rests, self.rounds) = (false, 0);
                self.seconds = 0.0;
                return Wants::Nothing;
            }
        }
        match mode {
            OneButton::Off => Wants::Nothing,
            OneButton::Moves => {
                if switch.just_pressed && !self.is_spent {
                    return Wants::Take;
                }
                self.seconds += delta;
                if self.rests || self.seconds < dwell {
                    return Wants::Nothing;
                }
                Wants::Step
            }
            OneButton::Steps => {
                if switch.just_pressed {
                    self.seconds = 0.0;
                }
                if switch.just_released && !self.is_spent {
                    return Wants::Step;
                }
                self.seconds += delta;
                if switch.is_down() && !self.is_spent && self.seconds >= motion::SCAN_HOLD {
                    return Wants::Take;
                }
                Wants::Nothing
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::bindings::Press;

    const FRAME: f32 = 0.05;

    fn pressed() -> Switch {
        Switch {
            just_pressed: true,
            ..default()
        }
    }

    /// Scans for some seconds without a press; returns the number of steps.
    fn wait(scan: &mut Scan, all: &[Entity], seconds: f32) -> u32 {
        let mut steps = 0;
        for _ in 0..(seconds / FRAME) as u32 {
            if scan.advance(OneButton::Moves, &Switch::default(), FRAME, 1.0) == Wants::Step {
                scan.step(all, true);
                steps += 1;
            }
        }
        steps
    }

    fn scan_of(count: usize) -> (Scan, Vec<Entity>) {
        let mut world = World::new();
        let all: Vec<Entity> = (0..count).map(|_| world.spawn_empty().id()).collect();
        let mut scan = Scan::default();
        scan.begin(all[0], None, false);
        (scan, all)
    }

    #[test]
    fn after_three_rounds_it_rests_at_the_first_and_a_press_only_wakes_it() {
        let (mut scan, all) = scan_of(4);
        assert_eq!(wait(&mut scan, &all, 60.0), 12);
        assert!(scan.rests && scan.at == Some(all[0]));
        let wants = scan.advance(OneButton::Moves, &pressed(), FRAME, 1.0);
        assert_eq!((wants, scan.rests), (Wants::Nothing, false));
        assert_eq!(wait(&mut scan, &all, 60.0), 12);
    }

    #[test]
    fn by_steps_a_press_goes_on_and_holding_takes() {
        let (mut scan, all) = scan_of(3);
        wait(&mut scan, &all, 0.6);
        let way = OneButton::Steps;
        let down = |just_pressed| Switch {
            down: vec![(None, Press::Key(KeyCode::Space))],
            just_pressed,
            ..default()
        };
        let up = Switch {
            just_released: true,
            ..default()
        };
        assert_eq!(scan.advance(way, &down(true), FRAME, 1.0), Wants::Nothing);
        assert_eq!(scan.advance(way, &up, FRAME, 1.0), Wants::Step);
        assert_eq!(scan.advance(way, &down(true), FRAME, 1.0), Wants::Nothing);
        let held = (0..30).position(|_| scan.advance(way, &down(false), FRAME, 1.0) == Wants::Take);
        assert!(held.is_some_and(|frames| frames >= 14), "{held:?}");
        for _ in 0..200 {
            let wants = scan.advance(way, &Switch::default(), FRAME, 1.0);
            assert_eq!(wants, Wants::Nothing, "nothing goes on by itself");
        }
    }
}
