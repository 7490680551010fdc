//! Which keys and buttons are bound to which control, on every layout.

use bevy::prelude::*;

use super::press::Press;
use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::control::Control;

/// A set of keys and buttons that one person has under the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// The whole keyboard.
    Keyboard,
    /// The left half of a keyboard that two people share.
    LeftKeys,
    /// The right half of it.
    RightKeys,
    /// A pad.
    Pad,
    /// The mouse.
    Mouse,
}

impl Layout {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Layout; 5] = [
        Layout::Keyboard,
        Layout::LeftKeys,
        Layout::RightKeys,
        Layout::Pad,
        Layout::Mouse,
    ];

    /// What it is called.
    pub fn words(self) -> Words {
        Words::new(match self {
            Layout::Keyboard => texts::CONTROL_ON_KEYBOARD,
            Layout::LeftKeys => texts::CONTROL_ON_LEFT_KEYS,
            Layout::RightKeys => texts::CONTROL_ON_RIGHT_KEYS,
            Layout::Pad => texts::CONTROL_ON_PAD,
            Layout::Mouse => texts::CONTROL_ON_MOUSE,
        })
    }

    /// Whether the control can be bound there: the mouse moves and presses by pointing.
    pub fn has(self, control: Control) -> bool {
        self != Layout::Mouse
            || !(control == Control::Accept || Control::DIRECTIONS.contains(&control))
    }

    /// Whether the key or button belongs to this layout.
    pub(super) fn takes(self, press: Press) -> bool {
        match press {
            Press::Key(_) => self.is_keys(),
            Press::Pad(_) => self == Layout::Pad,
            Press::Mouse(_) => self == Layout::Mouse,
        }
    }

    pub(super) fn is_keys(self) -> bool {
        matches!(
            self,
            Layout::Keyboard | Layout::LeftKeys | Layout::RightKeys
        )
    }

    /// Whether both are in use at the same time on the same device.
    fn is_used_beside(self, other: Layout) -> bool {
        self == other
            || matches!(
                (self, other),
                (Layout::LeftKeys, Layout::RightKeys) | (Layout::RightKeys, Layout::LeftKeys)
            )
    }

    /// The default binding of a control.
    pub(super) fn defaults(self, control: Control) -> Vec<Press> {
        let keys: &[KeyCode] = match self {
            Layout::Keyboard => whole_keyboard(control),
            Layout::LeftKeys => left_half(control),
            Layout::RightKeys => right_half(control),
            Layout::Pad => return vec![Press::Pad(pad(control))],
            Layout::Mouse => return mouse(control).map(Press::Mouse).into_iter().collect(),
        };
        keys.iter().copied().map(Press::Key).collect()
    }
}

fn whole_keyboard(control: Control) -> &'static [KeyCode] {
    match control {
        Control::Up => &[KeyCode::ArrowUp, KeyCode::KeyW],
        Control::Down => &[KeyCode::ArrowDown, KeyCode::KeyS],
        Control::Left => &[KeyCode::ArrowLeft, KeyCode::KeyA],
        Control::Right => &[KeyCode::ArrowRight, KeyCode::KeyD],
        Control::Accept => &[KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space],
        Control::Back => &[KeyCode::Escape],
        Control::Roll => &[KeyCode::KeyR],
        Control::Stop => &[KeyCode::KeyF],
        Control::Hint => &[KeyCode::KeyH],
        Control::Undo => &[KeyCode::KeyU],
        Control::Pause => &[KeyCode::Escape, KeyCode::KeyP],
        Control::Hurry => &[KeyCode::KeyC],
    }
}

fn left_half(control: Control) -> &'static [KeyCode] {
    match control {
        Control::Up => &[KeyCode::KeyW],
        Control::Down => &[KeyCode::KeyS],
        Control::Left => &[KeyCode::KeyA],
        Control::Right => &[KeyCode::KeyD],
        Control::Accept => &[KeyCode::KeyE, KeyCode::Space],
        Control::Back => &[KeyCode::KeyQ, KeyCode::Escape],
        Control::Roll => &[KeyCode::KeyR],
        Control::Stop => &[KeyCode::KeyF],
        Control::Hint => &[KeyCode::KeyT],
        Control::Undo => &[KeyCode::KeyG],
        Control::Pause => &[KeyCode::Escape],
        Control::Hurry => &[KeyCode::KeyC],
    }
}

fn right_half(control: Control) -> &'static [KeyCode] {
    match control {
        Control::Up => &[KeyCode::ArrowUp],
        Control::Down => &[KeyCode::ArrowDown],
        Control::Left => &[KeyCode::ArrowLeft],
        Control::Right => &[KeyCode::ArrowRight],
        Control::Accept => &[KeyCode::Enter, KeyCode::ShiftRight],
        Control::Back => &[KeyCode::Backspace, KeyCode::Escape],
        Control::Roll => &[KeyCode::KeyO],
        Control::Stop => &[KeyCode::KeyP],
        Control::Hint => &[KeyCode::KeyI],
        Control::Undo => &[KeyCode::KeyU],
        Control::Pause => &[KeyCode::Escape],
        Control::Hurry => &[KeyCode::KeyM],
    }
}

fn pad(control: Control) -> GamepadButton {
    match control {
        Control::Up => GamepadButton::DPadUp,
        Control::Down => GamepadButton::DPadDown,
        Control::Left => GamepadButton::DPadLeft,
        Control::Right => GamepadButton::DPadRight,
        Control::Accept => GamepadButton::South,
        Control::Back => GamepadButton::East,
        Control::Roll => GamepadButton::West,
        Control::Stop => GamepadButton::North,
        Control::Hint => GamepadButton::RightTrigger,
        Control::Undo => GamepadButton::LeftTrigger,
        Control::Pause => GamepadButton::Start,
        Control::Hurry => GamepadButton::RightTrigger2,
    }
}

fn mouse(control: Control) -> Option<MouseButton> {
    match control {
        Control::Back => Some(MouseButton::Right),
        Control::Hint => Some(MouseButton::Middle),
        Control::Undo => Some(MouseButton::Back),
        Control::Hurry => Some(MouseButton::Forward),
        _ => None,
    }
}

/// The keys and buttons bound to every control of every layout.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Bindings([[Vec<Press>; Control::ALL.len()]; Layout::ALL.len()]);

impl Default for Bindings {
    fn default() -> Bindings {
        Bindings(Layout::ALL.map(|layout| {
            Control::ALL.map(|control| {
                if layout.has(control) {
                    layout.defaults(control)
                } else {
                    Vec::new()
                }
            })
        }))
    }
}

impl Bindings {
    /// What is bound to a control; nothing where the mouse does it by pointing, or where the player wants nothing.
    pub fn of(&self, layout: Layout, control: Control) -> &[Press] {
        &self.0[layout as usize][control.index()]
    }

    /// Whether a press is a direction on any layout.
    pub(crate) fn is_direction(&self, press: Press) -> bool {
        let mut all = everything().filter(|(_, control)| Control::DIRECTIONS.contains(control));
        all.any(|(layout, control)| self.of(layout, control).contains(&press))
    }

    pub(super) fn set(&mut self, layout: Layout, control: Control, presses: Vec<Press>) {
        self.0[layout as usize][control.index()] = presses;
    }

    /// The other control that a key or button already does where `control` is wanted for it, if there is one.
    pub fn clash(
        &self,
        layout: Layout,
        control: Control,
        press: Press,
    ) -> Option<(Layout, Control)> {
        everything().find(|&(other, does)| {
            let same = layout == other;
            let apart = if same {
                control.may_share_a_key_with(does)
            } else {
                control.is_for_everybody() && control.may_share_a_key_with(does)
            };
            layout.is_used_beside(other) && !apart && self.of(other, does).contains(&press)
        })
    }

    /// Binds a control to this key or button alone. A control that loses its last key by that gets one of those that
    /// `control` had before.
    pub(crate) fn rebind(&mut self, layout: Layout, control: Control, press: Press) {
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

    /// The layouts of the keyboard that are in use.
    pub(super) fn layouts(halves: bool) -> impl Iterator<Item = Layout> {
        Layout::ALL.into_iter().filter(move |layout| match layout {
            Layout::Keyboard => !halves,
            Layout::LeftKeys | Layout::RightKeys => halves,
            Layout::Pad | Layout::Mouse => true,
        })
    }

    /// All that stands for a control now.
    pub(super) fn now(&self, halves: bool, control: Control) -> impl Iterator<Item = Press> {
        Bindings::layouts(halves).flat_map(move |layout| self.of(layout, control).iter().copied())
    }
}

/// Every control of every layout that has it.
pub(super) fn everything() -> impl Iterator<Item = (Layout, Control)> {
    Layout::ALL.into_iter().flat_map(|layout| {
        Control::ALL
            .into_iter()
            .filter(move |control| layout.has(*control))
            .map(move |control| (layout, control))
    })
}

/// Whether two people share the keyboard, a half each.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SharedKeyboard(pub bool);

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key: KeyCode) -> Press {
        Press::Key(key)
    }

    #[test]
    fn as_designed_nothing_clashes_and_everything_can_be_asked_for() {
        let bindings = Bindings::default();
        for (layout, control) in everything() {
            let presses = bindings.of(layout, control);
            assert!(
                layout == Layout::Mouse || !presses.is_empty(),
                "{layout:?} {control:?}"
            );
            for press in presses {
                assert_eq!(bindings.clash(layout, control, *press), None, "{press:?}");
                assert!(press.can_be_bound() && layout.takes(*press), "{press:?}");
            }
        }
    }

    #[test]
    fn what_is_taken_is_swapped() {
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
    fn whatever_is_given_nothing_clashes_and_nothing_is_lost() {
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
            for (layout, control) in everything() {
                let presses = bindings.of(layout, control);
                assert!(
                    layout == Layout::Mouse || !presses.is_empty(),
                    "{layout:?} {control:?}"
                );
                for press in presses {
                    assert_eq!(bindings.clash(layout, control, *press), None);
                }
            }
        }
    }
}
