//! The switch of one-button play counts as the device of whoever is to act, unless that person plays with another one.

use bevy::prelude::*;

use super::{DeviceAssignment, Player};
use crate::core::settings::Settings;
use crate::core::states::{Menu, Screen};
use crate::input::{Device, Press, ScanTurn};
use crate::referee::{Match, WhoseTurn, is_replay};

/// Whether a device is of the kind that the switch is on: nobody knows which of several pads.
fn is_of(device: Device, switch: Press) -> bool {
    match switch {
        Press::Key(_) => matches!(
            device,
            Device::Keyboard | Device::LeftKeys | Device::RightKeys
        ),
        Press::Mouse(_) => device == Device::Mouse,
        Press::Pad(_) => device.pad().is_some(),
    }
}

fn follow(
    settings: Res<Settings>,
    assignment: Res<DeviceAssignment>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    whose_turn: Res<WhoseTurn>,
    current: Option<Res<Match>>,
    player: Player,
    mut turn: ResMut<ScanTurn>,
) {
    let plays = *screen.get() == Screen::Play && *menu.get() == Menu::None;
    let own = player
        .seat()
        .filter(|_| assignment.are_apart())
        .and_then(|seat| assignment.of(seat));
    // Where any key or button is the switch, nobody has another one.
    let switch = Press::for_switch(&settings.switch);
    let is_others = matches!((own, switch), (Some(own), Some(switch)) if !is_of(own, switch));
    turn.set_if_neq(match plays {
        true if is_others => ScanTurn::Others,
        true if whose_turn.person().is_none() && !is_replay(current) => ScanTurn::Shown,
        _ => ScanTurn::Acts,
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, follow);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_of_the_keyboard_and_its_halves() {
        let space = Press::Key(KeyCode::Space);
        for keys in [Device::Keyboard, Device::LeftKeys, Device::RightKeys] {
            assert!(is_of(keys, space));
        }
        assert!(!is_of(Device::Mouse, space));
        let south = Press::Pad(GamepadButton::South);
        assert!(is_of(Device::Pad(Entity::PLACEHOLDER), south) && !is_of(Device::Mouse, south));
    }
}
