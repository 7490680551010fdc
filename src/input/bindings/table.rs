//! Bindings: the keys and buttons of every control, on every layout.

use bevy::prelude::*;

use super::layout::Layout;
use super::press::Press;
use crate::ui::control::Control;

/// Keys and buttons bound to every control of every layout.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Bindings([[Vec<Press>; Control::ALL.len()]; Layout::ALL.len()]);

impl Default for Bindings {
    fn default() -> Bindings {
        Bindings(Layout::ALL.map(|layout| Control::ALL.map(|control| layout.defaults(control))))
    }
}

impl Bindings {
    /// Keys and buttons of a control; empty if the player unbound it, or if the mouse does it by pointing.
    pub fn of(&self, layout: Layout, control: Control) -> &[Press] {
        &self.0[layout as usize][control.index()]
    }

    /// Returns `true` if a press is a direction on any layout.
    pub(crate) fn is_direction(&self, press: Press) -> bool {
        self.is_any(press, &Control::DIRECTIONS)
    }

    /// Returns `true` if a press is one of these controls on any layout.
    pub(super) fn is_any(&self, press: Press, controls: &[Control]) -> bool {
        let mut all = everything().filter(|(_, control)| controls.contains(control));
        all.any(|(layout, control)| self.of(layout, control).contains(&press))
    }

    pub(super) fn set(&mut self, layout: Layout, control: Control, presses: Vec<Press>) {
        self.0[layout as usize][control.index()] = presses;
    }

    /// Returns the other control that a press is already bound to, if the two conflict.
    pub fn clash(
        &self,
        layout: Layout,
        control: Control,
        press: Press,
    ) -> Option<(Layout, Control)> {
        everything().find(|&(other, does)| {
            let is_shared = (layout == other || control.is_for_all_seats())
                && control.may_share_a_key_with(does);
            layout.is_used_beside(other) && !is_shared && self.of(other, does).contains(&press)
        })
    }

    /// Binds a control to one key or button. A control that thereby loses its last binding gets an old one of `control`.
    pub fn rebind(&mut self, layout: Layout, control: Control, press: Press) {
        let before = self.of(layout, control).to_vec();
        if before.contains(&press) && self.clash(layout, control, press).is_none() {
            return;
        }
        self.set(layout, control, vec![press]);
        while let Some((other, does)) = self.clash(layout, control, press) {
            let mut left = self.of(other, does).to_vec();
            left.retain(|it| *it != press);
            if left.is_empty() {
                let mut instead = (before.iter().copied())
                    .chain(other.defaults(does))
                    .chain(Press::all().filter(|it| other.takes(*it)));
                left.extend(instead.find(|it| {
                    *it != press && other.takes(*it) && self.clash(other, does, *it).is_none()
                }));
            }
            self.set(other, does, left);
        }
    }

    /// Keys and buttons in use for a control, where `halves` splits the keyboard between two people.
    pub(in crate::input) fn now(
        &self,
        halves: bool,
        control: Control,
    ) -> impl Iterator<Item = Press> {
        let is_used = move |layout: &Layout| match layout {
            Layout::Keyboard => !halves,
            Layout::LeftKeys | Layout::RightKeys => halves,
            Layout::Pad | Layout::Mouse => true,
        };
        let layouts = Layout::ALL.into_iter().filter(is_used);
        layouts.flat_map(move |layout| self.of(layout, control).iter().copied())
    }
}

/// Every control of every layout.
fn everything() -> impl Iterator<Item = (Layout, Control)> {
    let layouts = Layout::ALL.into_iter();
    layouts.flat_map(|layout| layout.controls().map(move |control| (layout, control)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key: KeyCode) -> Press {
        Press::Key(key)
    }

    /// Asserts that nothing clashes and every control has a key or button that fits it.
    fn assert_whole(bindings: &Bindings) {
        for (layout, control) in everything() {
            let presses = bindings.of(layout, control);
            let is_bound = layout == Layout::Mouse || !presses.is_empty();
            assert!(is_bound, "{layout:?} {control:?}");
            for press in presses {
                assert_eq!(bindings.clash(layout, control, *press), None, "{press:?}");
                assert!(press.can_be_bound() && layout.takes(*press), "{press:?}");
            }
        }
    }

    #[test]
    fn defaults_do_not_clash_and_cover_every_control() {
        assert_whole(&Bindings::default());
    }

    #[test]
    fn a_conflicting_binding_is_swapped() {
        let mut bindings = Bindings::default();
        let (roll, stop) = (key(KeyCode::KeyR), key(KeyCode::KeyF));
        assert_eq!(
            bindings.clash(Layout::Keyboard, Control::Roll, stop),
            Some((Layout::Keyboard, Control::Stop))
        );
        bindings.rebind(Layout::Keyboard, Control::Roll, stop);
        assert_eq!(bindings.of(Layout::Keyboard, Control::Roll), [stop]);
        assert_eq!(bindings.of(Layout::Keyboard, Control::Stop), [roll]);
        bindings.rebind(Layout::Keyboard, Control::Roll, key(KeyCode::Space));
        assert_eq!(
            bindings.of(Layout::Keyboard, Control::Accept),
            [key(KeyCode::Enter), key(KeyCode::NumpadEnter)],
            "what has others left keeps them"
        );
    }

    #[test]
    fn halves_of_a_keyboard_do_not_share_but_for_pausing() {
        let bindings = Bindings::default();
        let clash = |control, press| bindings.clash(Layout::LeftKeys, control, key(press));
        assert_eq!(clash(Control::Pause, KeyCode::Escape), None);
        assert_eq!(clash(Control::Back, KeyCode::Escape), None);
        assert_eq!(
            clash(Control::Accept, KeyCode::Enter),
            Some((Layout::RightKeys, Control::Accept))
        );
        assert_eq!(
            clash(Control::Roll, KeyCode::KeyH),
            None,
            "only the whole keyboard has it"
        );
    }

    #[test]
    fn no_sequence_of_rebindings_clashes_or_loses_a_control() {
        let presses: Vec<Press> = Press::all().collect();
        let mut bindings = Bindings::default();
        let mut turn: usize = 7;
        for _ in 0..400 {
            let all: Vec<_> = everything().collect();
            turn = turn
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let (layout, control) = all[(turn >> 33) % all.len()];
            let fitting: Vec<Press> = (presses.iter().copied())
                .filter(|press| layout.takes(*press))
                .collect();
            bindings.rebind(layout, control, fitting[(turn >> 40) % fitting.len()]);
            assert_whole(&bindings);
        }
    }
}
