//! First focus of the screen: Start only if every device pressed lately has a seat, so that the press of one without a seat
//! does not start the game.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

use super::setup::{PLACES, TableSetup};
use crate::core::seats::SatDown;
use crate::core::states::Screen;
use crate::input::{Device, DeviceActivity};
use crate::ui::focus::FocusFirst;

/// Seconds for which a device counts as present after a press.
const LATELY: f32 = 5.0;

/// Devices and the times of their last presses, in seconds.
#[derive(Resource, Default)]
struct SeenDevices(Vec<(Device, f32)>);

/// Free place that takes the first focus; `None` for the button that starts the game.
#[derive(Resource, Default, PartialEq)]
pub(super) struct FirstFocus(pub(super) Option<usize>);

#[derive(Component)]
pub(super) struct StartButton;

/// Button of a free place for another player, with the index of the place.
#[derive(Component)]
pub(super) struct FreeSign(pub(super) usize);

fn note_devices(
    time: Res<Time<Real>>,
    activity: Res<DeviceActivity>,
    mut seen: ResMut<SeenDevices>,
) {
    let now = time.elapsed_secs();
    seen.0
        .retain(|(device, at)| now - at < LATELY && !activity.includes(*device));
    seen.0
        .extend(activity.now().iter().map(|device| (*device, now)));
}

/// Returns `true` if a device has no seat. A keyboard and the mouse beside it are one desk.
fn is_unseated(setup: &TableSetup, device: Device) -> bool {
    use Device::{Keyboard, LeftKeys, Mouse, RightKeys};
    let desk = [Keyboard, Mouse, LeftKeys, RightKeys];
    match device {
        Device::Pad(_) => !setup.is_known(device),
        _ => !desk.into_iter().any(|device| setup.is_known(device)),
    }
}

fn first_focus(setup: &TableSetup, seen: &[(Device, f32)]) -> Option<usize> {
    let is_waiting = seen.iter().any(|(device, _)| is_unseated(setup, *device));
    (0..PLACES).find(|place| is_waiting && setup.place(*place).who.is_none())
}

fn choose_focus(setup: Res<TableSetup>, seen: Res<SeenDevices>, mut first: ResMut<FirstFocus>) {
    first.set_if_neq(FirstFocus(first_focus(&setup, &seen.0)));
}

/// Moves the first focus from a place that was free to the next one, and to Start once the last device has a seat.
fn focus_start(
    _: On<SatDown>,
    setup: Res<TableSetup>,
    seen: Res<SeenDevices>,
    free: Query<(Entity, &FreeSign, Has<FocusFirst>)>,
    start: Query<Entity, With<StartButton>>,
    mut first: ResMut<FirstFocus>,
    mut focus: ResMut<InputFocus>,
) {
    let next = FirstFocus(first_focus(&setup, &seen.0));
    if *first == next {
        return;
    }
    // A sign that is not marked has the focus because the host has put it there.
    let mut signs = free.iter();
    let is_first = signs.any(|(sign, _, is_marked)| is_marked && focus.get() == Some(sign));
    let mut signs = free.iter();
    let to = match next.0 {
        Some(place) => signs.find_map(|(it, sign, _)| (sign.0 == place).then_some(it)),
        None => start.single().ok(),
    };
    *first = next;
    if let Some(to) = to.filter(|_| is_first) {
        focus.set(to, FocusCause::Navigated);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeenDevices>()
        .init_resource::<FirstFocus>()
        .add_observer(focus_start)
        .add_systems(OnEnter(Screen::Join), choose_focus.after(super::spawn))
        .add_systems(
            Update,
            note_devices.run_if(resource_changed::<DeviceActivity>),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_without_a_seat_leads_to_the_first_free_place() {
        let mut setup = TableSetup::default();
        setup.set_host(Some(Device::Keyboard));
        let pad = Device::Pad(Entity::PLACEHOLDER);
        let first = |setup: &TableSetup, other| {
            let seen = [Device::Keyboard, other].map(|device| (device, 0.0));
            first_focus(setup, &seen)
        };
        assert_eq!(first(&setup, Device::Mouse), None);
        assert_eq!(first(&setup, pad), Some(2));
        setup.join(pad);
        assert_eq!(first(&setup, pad), None);
    }
}
