//! Moves the focus in one-button mode, automatically or with every press; the switch activates the focused widget.

use bevy::a11y::AccessibilityRequested;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::presses::TryOneButton;
use super::scan::{Scan, Wants};
use super::state::Switch;
use crate::core::settings::OneButton;
use crate::input::bindings::CurrentRebinding;
use crate::input::controls::ControlInput;
use crate::input::focus::{FocusMemory, Focusables, keep_focus};
use crate::input::gate::{Gate, SwitchTurn};
use crate::input::sets::InputSystems;
use crate::ui::focus::FocusOnce;
use crate::ui::prelude::*;

/// Seconds for which each widget is offered.
fn dwell(settings: &Settings, reader: &AccessibilityRequested) -> f32 {
    let speaks = settings.screen_reader && reader.get();
    let longer = if speaks { motion::SCAN_SPOKEN } else { 1.0 };
    motion::SCAN_TENTH * f32::from(settings.scan_time.tenths()) * longer
}

/// Focus with change detection: screen readers announce every write.
#[derive(SystemParam)]
struct Focus<'w> {
    memory: ResMut<'w, FocusMemory>,
    focus: ResMut<'w, InputFocus>,
    visible: ResMut<'w, InputFocusVisible>,
}

impl Focus<'_> {
    fn set(&mut self, to: Option<Entity>) {
        if let Some(to) = to.filter(|_| self.focus.get() != to) {
            self.focus.set(to, FocusCause::Navigated);
        }
        if !self.visible.0 {
            self.visible.0 = true;
        }
    }

    fn hide(&mut self) {
        if self.focus.get().is_some() {
            self.focus.clear();
        }
        if self.visible.0 {
            self.visible.0 = false;
        }
    }
}

fn advance_scan(
    (time, settings, switch): (Res<Time<Real>>, Res<Settings>, Res<Switch>),
    (tried, reader): (Res<TryOneButton>, Res<AccessibilityRequested>),
    (gate, windows): (Res<Gate>, Query<&Window>),
    focusables: Focusables,
    once: Query<(), With<FocusOnce>>,
    mut rebinding: ResMut<CurrentRebinding>,
    mut scan: ResMut<Scan>,
    mut focus: Focus,
    mut input: ResMut<ControlInput>,
) {
    let scan = scan.bypass_change_detection();
    let mode = match tried.0 {
        Some(_) => OneButton::Moves,
        None => settings.one_button,
    };
    if mode == OneButton::Off || gate.switch_turn() == SwitchTurn::Others {
        scan.reset();
        scan.is_new = mode == OneButton::Off;
        return;
    }
    if windows.iter().any(|window| !window.focused) {
        scan.is_spent = true;
        return;
    }
    if rebinding.0.is_some() {
        // The switch cannot be bound; pressing it cancels the rebinding.
        if switch.just_pressed {
            rebinding.0 = None;
        }
        scan.is_spent = true;
        return;
    }
    if gate.switch_turn() == SwitchTurn::Shown {
        scan.reset();
        focus.hide();
        return;
    }
    let layer = focusables.top_layer();
    let is_there = scan.layer == layer && scan.at.is_some_and(|at| focusables.accepts(at));
    let is_better_there = || matches!(focusables.first(), Some((_, true)));
    if !is_there || scan.is_fallback && scan.rounds == 0 && is_better_there() {
        let here = focus.focus.get().filter(|here| focusables.accepts(*here));
        let here = here.filter(|_| scan.is_new).map(|here| (here, true));
        let Some((first, is_meant)) = here.or_else(|| focusables.first()) else {
            return;
        };
        scan.begin(first, layer, !is_meant);
    }
    let dwell = dwell(&settings, &reader);
    match scan.advance(mode, &switch, time.delta_secs(), dwell) {
        Wants::Nothing => {}
        Wants::Step => {
            let all = focusables.all().into_iter().map(|(entity, _)| entity);
            scan.step(&all.collect::<Vec<_>>(), mode == OneButton::Moves);
        }
        Wants::Take => {
            input.press(Control::Accept);
            scan.take();
            // A widget marked `FocusOnce` is not offered again: continue at the preferred one.
            if scan.at.is_some_and(|at| once.contains(at)) {
                focus.set(scan.at);
                scan.at = None;
                return;
            }
        }
    }
    focus.memory.record_move();
    focus.set(scan.at);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scan>().add_systems(
        PreUpdate,
        advance_scan.in_set(InputSystems::Focus).after(keep_focus),
    );
}
