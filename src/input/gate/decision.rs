//! The gate: the single decision if a device may act in this frame, with the reason if not.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::host::Host;
use crate::core::states::Screen;
use crate::input::bindings::{Bindings, Layout, Press};
use crate::input::devices::{Device, DeviceAssignment, half_of_key};
use crate::input::switch::SwitchPresses;
use crate::ui::control::Control;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeviceInput {
    Key(KeyCode),
    Mouse(MouseButton),
    Button(Entity, GamepadButton),
    Stick(Entity),
}

impl DeviceInput {
    /// Key or button; `None` for a stick.
    pub(crate) fn press(self) -> Option<Press> {
        match self {
            DeviceInput::Key(key) => Some(Press::Key(key)),
            DeviceInput::Mouse(button) => Some(Press::Mouse(button)),
            DeviceInput::Button(_, button) => Some(Press::Pad(button)),
            DeviceInput::Stick(_) => None,
        }
    }
}

/// Reason why the gate discards an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockedBy {
    Switch,
    /// Another device plays for the seat to act.
    Turn(Seat),
    Host,
}

/// Turn of the switch of one-button mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum SwitchTurn {
    /// The switch acts: the scan offers everything that can be pressed.
    #[default]
    Acts,
    /// Events are being shown or a bot plays: a press fast-forwards.
    Shown,
    /// A person plays with another device.
    Others,
}

/// Rules of this frame for every input: the switch takes its own presses, then the seat to act and the host of the
/// screen block other devices.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gate {
    /// Device that controls the screen; the screen sets it in [`InputSystems::Observe`](crate::input::InputSystems).
    pub(crate) host: Host,
    /// The only seat that may act. `None` if one device serves all seats, in menus, and while a bot plays.
    pub(super) seat: Option<Seat>,
    /// The mouse is blocked: the seat to act uses another device.
    pub(super) is_mouse_blocked: bool,
    pub(in crate::input) switch: SwitchPresses,
    pub(super) switch_turn: SwitchTurn,
}

impl Gate {
    /// Returns `true` if the halves of the keyboard are two devices: in a match of people who share it, and for the one who
    /// sets the table with a half.
    pub(crate) fn splits_the_keyboard(&self, shares: bool, screen: Screen) -> bool {
        match self.host.0 {
            Some(device) => matches!(device, Device::LeftKeys | Device::RightKeys),
            None => shares && matches!(screen, Screen::Play | Screen::Results),
        }
    }

    /// Turn of the switch of one-button mode.
    pub(crate) fn switch_turn(&self) -> SwitchTurn {
        self.switch_turn
    }

    /// Returns `true` if pointing and clicking are blocked.
    pub(crate) fn is_mouse_blocked(&self) -> bool {
        self.is_mouse_blocked
    }

    /// Returns `true` if the switch of one-button mode takes the input.
    pub(crate) fn is_for_switch(&self, input: DeviceInput) -> bool {
        match input.press() {
            Some(press) => self.switch.include(press),
            None => self.switch == SwitchPresses::All,
        }
    }

    /// Reason why an input is discarded; `None` if it passes.
    pub(super) fn block(
        &self,
        input: DeviceInput,
        assignment: &DeviceAssignment,
        bindings: &Bindings,
    ) -> Option<BlockedBy> {
        if self.is_for_switch(input) {
            return Some(BlockedBy::Switch);
        }
        let may_play = |seat| match input {
            DeviceInput::Key(key) => [Device::Keyboard, half_of_key(key, bindings)]
                .into_iter()
                .any(|device| assignment.may_play(seat, device)),
            DeviceInput::Mouse(_) => assignment.may_play(seat, Device::Mouse),
            DeviceInput::Button(pad, _) | DeviceInput::Stick(pad) => {
                assignment.may_play(seat, Device::Pad(pad))
            }
        };
        if let Some(seat) = self.seat
            && !pauses(input, assignment, bindings)
            && !may_play(seat)
        {
            return Some(BlockedBy::Turn(seat));
        }
        let admits = match input {
            DeviceInput::Key(key) => self.host.admits_key(key, bindings),
            DeviceInput::Mouse(_) => true,
            DeviceInput::Button(pad, _) | DeviceInput::Stick(pad) => {
                self.host.admits(Device::Pad(pad))
            }
        };
        (!admits).then_some(BlockedBy::Host)
    }
}

/// Returns `true` if an input pauses, which is allowed to every player at any time. Where two people share the keyboard, a
/// key of the whole one may be one of their own.
fn pauses(input: DeviceInput, assignment: &DeviceAssignment, bindings: &Bindings) -> bool {
    let mut pausing = bindings.now(assignment.share_the_keyboard(), Control::Pause);
    input == DeviceInput::Key(KeyCode::Escape) || pausing.any(|press| Some(press) == input.press())
}

/// Returns `true` if a key or pad button is bound to the control on any layout.
pub(super) fn is_bound_to(control: Control, input: DeviceInput, bindings: &Bindings) -> bool {
    let Some(press) = input.press() else {
        return false;
    };
    Layout::ALL
        .into_iter()
        .filter(|layout| *layout != Layout::Mouse)
        .any(|layout| bindings.of(layout, control).contains(&press))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAD: Entity = Entity::PLACEHOLDER;

    fn block(gate: Gate, input: DeviceInput) -> Option<BlockedBy> {
        let devices = [Device::LeftKeys, Device::RightKeys, Device::Pad(PAD)];
        let assignment = DeviceAssignment(devices.map(Some).to_vec());
        gate.block(input, &assignment, &Bindings::default())
    }

    #[test]
    fn a_key_that_pauses_on_the_whole_keyboard_is_no_pause_on_a_half() {
        let gate = Gate {
            seat: Some(Seat::ALL[0]),
            ..default()
        };
        let stops = DeviceInput::Key(KeyCode::KeyP);
        assert_eq!(block(gate, stops), Some(BlockedBy::Turn(Seat::ALL[0])));
        assert_eq!(block(gate, DeviceInput::Key(KeyCode::Escape)), None);
    }

    #[test]
    fn an_open_gate_lets_everything_pass() {
        for input in [
            DeviceInput::Key(KeyCode::KeyA),
            DeviceInput::Mouse(MouseButton::Left),
            DeviceInput::Button(PAD, GamepadButton::South),
            DeviceInput::Stick(PAD),
        ] {
            assert_eq!(block(Gate::default(), input), None, "{input:?}");
        }
    }

    #[test]
    fn only_the_device_of_the_seat_to_act_plays_and_every_device_pauses() {
        let seat = Seat::ALL[0];
        let gate = Gate {
            seat: Some(seat),
            ..default()
        };
        for (input, passes) in [
            (DeviceInput::Key(KeyCode::KeyE), true),
            (DeviceInput::Key(KeyCode::Enter), false),
            (DeviceInput::Key(KeyCode::Escape), true),
            (DeviceInput::Mouse(MouseButton::Left), false),
            (DeviceInput::Button(PAD, GamepadButton::South), false),
            (DeviceInput::Button(PAD, GamepadButton::Start), true),
            (DeviceInput::Stick(PAD), false),
        ] {
            let expected = (!passes).then_some(BlockedBy::Turn(seat));
            assert_eq!(block(gate, input), expected, "{input:?}");
        }
    }

    #[test]
    fn the_switch_comes_before_the_turn_and_the_host() {
        let gate = Gate {
            host: Host(Some(Device::Pad(PAD))),
            switch: SwitchPresses::Only(Press::Key(KeyCode::Space)),
            ..default()
        };
        let space = DeviceInput::Key(KeyCode::Space);
        assert_eq!(block(gate, space), Some(BlockedBy::Switch));
        let enter = DeviceInput::Key(KeyCode::Enter);
        assert_eq!(block(gate, enter), Some(BlockedBy::Host));
        let stick = DeviceInput::Stick(PAD);
        assert_eq!(block(gate, stick), None);
        let gate = Gate {
            switch: SwitchPresses::All,
            ..gate
        };
        assert_eq!(block(gate, stick), Some(BlockedBy::Switch));
    }
}
