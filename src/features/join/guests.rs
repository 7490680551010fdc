//! Guests: sitting down by a press, and what a player can do at the own place without controlling the screen.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    math::CompassQuadrant,
    platform::collections::HashMap,
    prelude::*,
};

use super::bivouac::awaited_words;
use super::dialogs::PLACE;
use super::guest_presses::{GuestPress, Pressed, pressed};
use super::place::AtPlace;
use super::setup::TableSetup;
use crate::core::cycle::cycle;
use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::Words;
use crate::core::seats::{Mark, SatDown, SeatDressed};
use crate::core::speech::Announce;
use crate::core::states::Screen;
use crate::core::texts;
use crate::input::{
    Bindings, Device, DeviceActivity, DeviceInput, FocusedField, Gate, Host, InputSystems,
};
use crate::referee::Notices;

/// The device that opened the dialog; it alone controls it.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Opener(Option<Device>);

/// The device of every place when the table was set the last time.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct LastDevices([Option<Device>; super::PLACES]);

/// Everybody gets the device of the last time, and the device that opened the screen controls it.
pub(super) fn seat(
    setup: &mut TableSetup,
    last_devices: &LastDevices,
    activity: &DeviceActivity,
    pads: &Query<(Entity, &Gamepad)>,
) {
    setup.hold(last_devices.0, |device| {
        device.pad().is_none_or(|pad| pads.contains(pad))
    });
    setup.set_host(activity.last());
}

fn remember_devices(
    setup: Option<Res<TableSetup>>,
    mut last_devices: ResMut<LastDevices>,
    mut gate: ResMut<Gate>,
) {
    if let Some(setup) = setup {
        last_devices.0 = setup.held();
    }
    gate.host = Host(None);
}

fn read_presses(
    mut strokes: MessageReader<KeyboardInput>,
    pads: Query<(Entity, &Gamepad)>,
    mut sticks: Local<HashMap<Entity, CompassQuadrant>>,
    mut setup: ResMut<TableSetup>,
    (bindings, gate): (Res<Bindings>, Res<Gate>),
    menu: Res<State<Dialog>>,
    field: FocusedField,
    mut notices: ResMut<Notices>,
    (mut opener, mut at): (ResMut<Opener>, ResMut<AtPlace>),
    mut dialogs: ResMut<Dialogs>,
    mut commands: Commands,
) {
    let mut all = pressed(
        strokes.read(),
        &pads,
        &mut sticks,
        setup.is_keyboard_shared(),
        &bindings,
    );
    all.retain(|pressed| !gate.is_for_switch(pressed.input));
    if *menu.get() != Dialog::NONE {
        return;
    }
    let typing = field.is_there();
    for pressed in all {
        match apply_press(&mut setup, &bindings, pressed, typing) {
            Change::SatDown => commands.trigger(SatDown),
            Change::Full => notices.push(Words::new(texts::JOIN_FULL)),
            Change::Dressed => commands.trigger(SeatDressed),
            Change::Ready(place) => {
                let name = setup.name(place);
                if setup.place(place).is_ready {
                    let ready = Words::new(texts::JOIN_READY).with("name", name);
                    commands.trigger(Announce(ready));
                    commands.trigger(SatDown);
                } else {
                    commands.trigger(Announce(awaited_words(name)));
                    commands.trigger(SeatDressed);
                }
            }
            Change::Open(place) => {
                opener.0 = setup.device(place);
                at.0 = place;
                dialogs.open(PLACE);
            }
            Change::None => {}
        }
    }
}

/// Effect of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// Nothing, or nothing that concerns others.
    None,
    /// A player has sat down.
    SatDown,
    /// All places are taken.
    Full,
    /// The mark or name of a seat has changed.
    Dressed,
    /// A guest is ready, or the others have to wait.
    Ready(usize),
    /// A guest opens the dialog about their place.
    Open(usize),
}

fn sat(place: Option<usize>) -> Change {
    place.map_or(Change::Full, |_| Change::SatDown)
}

fn apply_press(
    setup: &mut ResMut<TableSetup>,
    bindings: &Bindings,
    pressed: Pressed,
    typing: bool,
) -> Change {
    let Pressed {
        device,
        press,
        input,
    } = pressed;
    if setup.host().is_none() {
        setup.set_host(Some(device));
        return Change::None;
    }
    let host = Host(setup.host());
    // Escape, which belongs to neither half of the keyboard, is for the device that controls the screen.
    let controls = host.admits(device)
        || matches!(input, DeviceInput::Key(key) if host.admits_key(key, bindings));
    let seat = setup.seat_of(device);
    if let (GuestPress::Share(half), true) = (press, controls || seat.is_some()) {
        // While a name is written, E is a letter.
        return if controls && typing {
            Change::None
        } else {
            sat(setup.share_keyboard(half))
        };
    }
    if controls {
        return Change::None;
    }
    let Some(place) = seat else {
        return sat(setup.join(device));
    };
    match press {
        GuestPress::Towards(CompassQuadrant::West) => step_mark(setup, place, -1),
        GuestPress::Towards(CompassQuadrant::East) => step_mark(setup, place, 1),
        GuestPress::Towards(CompassQuadrant::North) => setup.step_name(place, -1),
        GuestPress::Towards(CompassQuadrant::South) => setup.step_name(place, 1),
        GuestPress::Accept => {
            setup.toggle_ready(place);
            return Change::Ready(place);
        }
        GuestPress::Menu => return Change::Open(place),
        GuestPress::Back => {
            setup.leave(device);
            return Change::None;
        }
        GuestPress::Share(_) | GuestPress::Other => return Change::None,
    }
    Change::Dressed
}

fn step_mark(setup: &mut TableSetup, place: usize, by: i32) {
    let mark = cycle(&Mark::ALL, setup.place(place).mark, by);
    setup.set_mark(place, mark);
}

/// Sets the gate: the host's device controls the screen, and a dialog only the device that opened it. A half of the
/// keyboard writes names with the whole keyboard.
fn set_gate(
    setup: Res<TableSetup>,
    menu: Res<State<Dialog>>,
    opener: Res<Opener>,
    mut gate: ResMut<Gate>,
) {
    let in_dialog = *menu.get() != Dialog::NONE;
    let by = opener.0.filter(|_| in_dialog).or(setup.host());
    let by = by.map(|device| match device {
        Device::LeftKeys | Device::RightKeys if in_dialog => Device::Keyboard,
        device => device,
    });
    gate.host = Host(by);
}

/// A lost pad leaves its place to the next device. If it controlled the screen, the next press decides who does. A dialog
/// that it opened is closed, since no other device controls it.
fn lose_pads(
    lost: On<Remove, Gamepad>,
    setup: Option<ResMut<TableSetup>>,
    opener: Res<Opener>,
    mut dialogs: ResMut<Dialogs>,
) {
    let device = Device::Pad(lost.entity);
    if opener.0 == Some(device) {
        dialogs.close();
    }
    if let Some(mut setup) = setup
        && (setup.host() == Some(device) || setup.seat_of(device).is_some())
    {
        setup.forget(device);
    }
}

/// Escape closes a dialog that a guest has opened, so that the others do not have to wait for it.
fn leave_by_escape(
    mut strokes: MessageReader<KeyboardInput>,
    opener: Res<Opener>,
    gate: Res<Gate>,
    mut dialogs: ResMut<Dialogs>,
) {
    if gate.is_for_switch(DeviceInput::Key(KeyCode::Escape)) {
        strokes.clear();
    }
    let escape = strokes
        .read()
        .any(|stroke| stroke.state == ButtonState::Pressed && stroke.key_code == KeyCode::Escape);
    if escape && opener.0.is_some() {
        dialogs.close();
    }
}

fn forget_opener(mut opener: ResMut<Opener>) {
    opener.0 = None;
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Opener>()
        .init_resource::<LastDevices>()
        .add_observer(lose_pads)
        .add_systems(OnExit(Screen::Join), remember_devices)
        .add_systems(OnEnter(Dialog::NONE), forget_opener)
        .add_systems(
            PreUpdate,
            (read_presses, leave_by_escape, set_gate)
                .chain()
                .in_set(InputSystems::Observe)
                .run_if(in_state(Screen::Join).and_then(resource_exists::<TableSetup>)),
        );
}
