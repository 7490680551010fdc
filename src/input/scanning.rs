//! One-button play: the focus goes through everything that can be pressed, by itself or with every press, and the switch
//! takes what has it.

use bevy::{
    a11y::AccessibilityRequested,
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
};

use super::InputSystems;
use super::control_input::ControlInput;
use super::focus::FocusMemory;
use super::layers::Focusables;
use super::rebinding::Rebinding;
use super::switch::{Switch, TryOneButton};
use crate::core::cycle::cycle_index;
use crate::core::settings::{OneButton, Settings};
use crate::ui::control::Control;
use crate::ui::focus::FocusOnce;
use crate::ui::motion;

/// After so many rounds without a press the focus rests.
const ROUNDS: u8 = 3;

/// What the switch may do now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ScanTurn {
    /// Everything that can be pressed is offered.
    #[default]
    Acts,
    /// Something is being shown, or a bot plays: a press hurries it, and takes nothing.
    Shown,
    /// Somebody else plays, with a device of their own.
    Others,
}

/// Where the focus is on its way.
#[derive(Resource, Clone, Debug, Default)]
pub struct Scan {
    /// The widget that is offered.
    at: Option<Entity>,
    /// The layer that it is in.
    layer: Option<Entity>,
    /// Where the round began.
    first: Option<Entity>,
    /// Whether that was the only one to be had.
    is_fallback: bool,
    /// Seconds since it is offered, or since the switch is down.
    seconds: f32,
    /// Whole rounds without a press.
    rounds: u8,
    /// Whether the focus rests.
    rests: bool,
    /// Seconds in which a press takes nothing.
    guard: f32,
    /// The press that is going on counts for nothing more.
    is_spent: bool,
    /// One button did not play until now: it begins where the focus is.
    is_new: bool,
}

impl Scan {
    /// Whether the focus rests until the next press.
    pub fn rests(&self) -> bool {
        self.rests
    }

    /// What follows begins anew.
    fn forget(&mut self) {
        *self = Scan {
            guard: motion::SCAN_GUARD,
            is_spent: true,
            ..default()
        };
    }

    fn begin(&mut self, at: Entity, layer: Option<Entity>, is_fallback: bool) {
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

    /// Goes on to the next widget in reading order; after so many rounds to the first, and stays there.
    fn step(&mut self, all: &[Entity], may_rest: bool) {
        let here = all.iter().position(|entity| Some(*entity) == self.at);
        let Some(here) = here else { return };
        let next = all[cycle_index(here, 1, all.len())];
        if !self.first.is_some_and(|first| all.contains(&first)) {
            self.first = all.first().copied();
        }
        if Some(next) == self.first {
            self.rounds = self.rounds.saturating_add(1);
            self.rests = may_rest && self.rounds >= ROUNDS;
        }
        self.at = Some(next);
        self.seconds = 0.0;
    }
}

/// How one button plays now.
pub(super) fn way(settings: &Settings, tried: Option<&TryOneButton>) -> OneButton {
    match tried {
        Some(_) => OneButton::Moves,
        None => settings.one_button,
    }
}

/// Whether the focus belongs to the switch, so that no mouse hides it.
pub(super) fn has_focus(
    settings: Res<Settings>,
    tried: Option<Res<TryOneButton>>,
    turn: Res<ScanTurn>,
) -> bool {
    way(&settings, tried.as_deref()) != OneButton::Off && *turn != ScanTurn::Others
}

/// How long every widget is offered, in seconds.
fn dwell(settings: &Settings, reader: Option<&AccessibilityRequested>) -> f32 {
    let speaks = settings.screen_reader && reader.is_some_and(AccessibilityRequested::get);
    let longer = if speaks { motion::SCAN_SPOKEN } else { 1.0 };
    motion::SCAN_TENTH * f32::from(settings.scan_time.tenths()) * longer
}

/// What the switch asks for in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wants {
    Nothing,
    Step,
    Take,
}

impl Scan {
    /// What a press and the time that has passed come to.
    fn hear(&mut self, way: OneButton, switch: &Switch, delta: f32, dwell: f32) -> Wants {
        let guarded = self.guard > 0.0;
        self.guard -= delta;
        if switch.just_pressed {
            self.is_spent = guarded || self.rests;
            if self.rests {
                // The first press only wakes it.
                (self.rests, self.rounds) = (false, 0);
                self.seconds = 0.0;
                return Wants::Nothing;
            }
        }
        match way {
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

fn scan(
    (time, settings, switch): (Res<Time<Real>>, Res<Settings>, Res<Switch>),
    tried: Option<Res<TryOneButton>>,
    reader: Option<Res<AccessibilityRequested>>,
    (turn, windows): (Res<ScanTurn>, Query<&Window>),
    focusables: Focusables,
    once: Query<(), With<FocusOnce>>,
    rebinding: Option<Res<Rebinding>>,
    mut scan: ResMut<Scan>,
    mut memory: ResMut<FocusMemory>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut input: ResMut<ControlInput>,
    mut commands: Commands,
) {
    let scan = scan.bypass_change_detection();
    let way = way(&settings, tried.as_deref());
    if way == OneButton::Off || *turn == ScanTurn::Others {
        scan.forget();
        scan.is_new = way == OneButton::Off;
        return;
    }
    if windows.iter().any(|window| !window.focused) {
        scan.is_spent = true;
        return;
    }
    if rebinding.is_some() {
        // The switch is bound to nothing; it ends the question for another key.
        if switch.just_pressed {
            commands.remove_resource::<Rebinding>();
        }
        scan.is_spent = true;
        return;
    }
    if *turn == ScanTurn::Shown {
        scan.forget();
        if focus.get().is_some() {
            focus.clear();
        }
        show(&mut visible, false);
        return;
    }
    let layer = focusables.top_layer();
    let is_there = scan.layer == layer && scan.at.is_some_and(|at| focusables.accepts(at));
    let better = || matches!(focusables.first(), Some((_, true)));
    if !is_there || scan.is_fallback && scan.rounds == 0 && better() {
        let here = focus.get().filter(|here| focusables.accepts(*here));
        let here = here.filter(|_| scan.is_new).map(|here| (here, true));
        let Some((first, meant)) = here.or_else(|| focusables.first()) else {
            return;
        };
        scan.begin(first, layer, !meant);
    }
    match scan.hear(
        way,
        &switch,
        time.delta_secs(),
        dwell(&settings, reader.as_deref()),
    ) {
        Wants::Nothing => {}
        Wants::Step => {
            let all: Vec<Entity> = focusables
                .all()
                .into_iter()
                .map(|(entity, _)| entity)
                .collect();
            scan.step(&all, way == OneButton::Moves);
        }
        Wants::Take => {
            input.press(Control::Accept);
            (scan.seconds, scan.rounds, scan.is_spent) = (0.0, 0, true);
            scan.guard = motion::SCAN_GUARD;
            // What is asked for in passing is over with the press: what is likely comes next.
            if scan.at.is_some_and(|at| once.contains(at)) {
                focus.set_if_changed(scan.at);
                show(&mut visible, true);
                scan.at = None;
                return;
            }
        }
    }
    show(&mut visible, true);
    memory.record_move();
    focus.set_if_changed(scan.at);
}

/// Whoever draws the focus looks at it again whenever it is set.
fn show(visible: &mut ResMut<InputFocusVisible>, shown: bool) {
    if visible.0 != shown {
        visible.0 = shown;
    }
}

/// Setting the focus anew tells screen readers of it once more.
trait SetFocus {
    fn set_if_changed(&mut self, to: Option<Entity>);
}

impl SetFocus for ResMut<'_, InputFocus> {
    fn set_if_changed(&mut self, to: Option<Entity>) {
        if let Some(to) = to
            && self.get() != Some(to)
        {
            self.set(to, FocusCause::Navigated);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scan>()
        .init_resource::<ScanTurn>()
        .add_systems(
            PreUpdate,
            scan.in_set(InputSystems::Focus)
                .after(super::focus::keep_focus),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: f32 = 0.05;

    fn pressed() -> Switch {
        Switch {
            just_pressed: true,
            ..default()
        }
    }

    /// Scans for so many seconds without a press; gives how often the focus went on.
    fn wait(scan: &mut Scan, all: &[Entity], seconds: f32) -> u32 {
        let mut steps = 0;
        for _ in 0..(seconds / FRAME) as u32 {
            if scan.hear(OneButton::Moves, &Switch::default(), FRAME, 1.0) == Wants::Step {
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
        assert!(scan.rests() && scan.at == Some(all[0]));
        let heard = scan.hear(OneButton::Moves, &pressed(), FRAME, 1.0);
        assert_eq!((heard, scan.rests()), (Wants::Nothing, false));
        assert_eq!(wait(&mut scan, &all, 60.0), 12);
    }

    #[test]
    fn what_has_just_come_takes_no_press() {
        let (mut scan, all) = scan_of(2);
        let heard = scan.hear(OneButton::Moves, &pressed(), FRAME, 1.0);
        assert_eq!(heard, Wants::Nothing);
        wait(&mut scan, &all, 0.6);
        let heard = scan.hear(OneButton::Moves, &pressed(), FRAME, 1.0);
        assert_eq!(heard, Wants::Take);
    }

    #[test]
    fn by_steps_a_press_goes_on_and_holding_takes() {
        let (mut scan, all) = scan_of(3);
        wait(&mut scan, &all, 0.6);
        let way = OneButton::Steps;
        let down = |just_pressed| Switch::held(just_pressed);
        let up = Switch {
            just_released: true,
            ..default()
        };
        assert_eq!(scan.hear(way, &down(true), FRAME, 1.0), Wants::Nothing);
        assert_eq!(scan.hear(way, &up, FRAME, 1.0), Wants::Step);
        assert_eq!(scan.hear(way, &down(true), FRAME, 1.0), Wants::Nothing);
        let held = (0..30).position(|_| scan.hear(way, &down(false), FRAME, 1.0) == Wants::Take);
        assert!(held.is_some_and(|frames| frames >= 14), "{held:?}");
        for _ in 0..200 {
            let heard = scan.hear(way, &Switch::default(), FRAME, 1.0);
            assert_eq!(heard, Wants::Nothing, "nothing goes on by itself");
        }
    }
}
