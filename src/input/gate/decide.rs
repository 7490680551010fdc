//! Updates the gate once a frame.

use bevy::{picking::PickingSystems, prelude::*};

use super::decision::{Gate, SwitchTurn};
use super::turn::DeviceTurn;
use crate::input::bindings::Press;
use crate::input::devices::{Device, DeviceAssignment};
use crate::input::switch::{SwitchPresses, TryOneButton};
use crate::ui::prelude::*;

/// Returns `true` if the device is of the kind of the switch; all pads are one kind.
fn is_of_kind(device: Device, switch: Press) -> bool {
    match switch {
        Press::Key(_) => device.is_keys(),
        Press::Mouse(_) => device == Device::Mouse,
        Press::Pad(_) => device.pad().is_some(),
    }
}

/// Turn of the switch during play, where the person to act uses the device `own`.
fn switch_turn(own: Option<Device>, settings: &Settings, turn: &DeviceTurn) -> SwitchTurn {
    // If every key and button is the switch, all devices are of its kind.
    let switch = Press::for_switch(&settings.switch);
    match (own, switch) {
        (Some(own), Some(switch)) if !is_of_kind(own, switch) => SwitchTurn::Others,
        _ if !turn.is_person_asked => SwitchTurn::Shown,
        _ => SwitchTurn::Acts,
    }
}

fn update_gate(
    settings: Res<Settings>,
    tried: Res<TryOneButton>,
    assignment: Res<DeviceAssignment>,
    turn: Res<DeviceTurn>,
    (screen, menu): (Res<State<Screen>>, Res<State<Dialog>>),
    mut gate: ResMut<Gate>,
) {
    let seat = turn.player.filter(|_| assignment.are_apart());
    let own = seat.and_then(|seat| assignment.of(seat));
    let seat = seat.filter(|_| own.is_some() && *menu.get() == Dialog::NONE);
    let is_in_play = *screen.get() == Screen::Play && *menu.get() == Dialog::NONE;
    gate.set_if_neq(Gate {
        host: gate.host,
        seat,
        is_mouse_blocked: seat.is_some_and(|seat| !assignment.may_play(seat, Device::Mouse)),
        switch: SwitchPresses::now(&settings, *tried),
        switch_turn: if is_in_play {
            switch_turn(own, &settings, &turn)
        } else {
            SwitchTurn::Acts
        },
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gate>()
        .init_resource::<DeviceTurn>()
        .init_resource::<TryOneButton>()
        .add_systems(
            First,
            update_gate
                .run_if(
                    resource_changed::<Settings>
                        .or_else(resource_changed::<DeviceAssignment>)
                        .or_else(resource_changed::<DeviceTurn>)
                        .or_else(resource_changed::<State<Screen>>)
                        .or_else(resource_changed::<State<Dialog>>)
                        .or_else(resource_changed::<TryOneButton>),
                )
                .before(PickingSystems::Input),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_of_the_keyboard_and_its_halves() {
        let space = Press::Key(KeyCode::Space);
        for keys in [Device::Keyboard, Device::LeftKeys, Device::RightKeys] {
            assert!(is_of_kind(keys, space));
        }
        assert!(!is_of_kind(Device::Mouse, space));
        let south = Press::Pad(GamepadButton::South);
        assert!(is_of_kind(Device::Pad(Entity::PLACEHOLDER), south));
        assert!(!is_of_kind(Device::Mouse, south));
    }
}
