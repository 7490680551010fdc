//! Guests: sitting down by a press, and what a player can do at the own place without controlling the screen.

use bevy::input::ButtonState;
use bevy::input::gamepad::RawGamepadEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::math::CompassQuadrant;
use bevy::prelude::*;

use super::PLACE;
use super::bivouac::awaited_words;
use super::guest_presses::{GuestPress, Pressed, Sticks, follow_sticks, pressed};
use super::place::AtPlace;
use super::setup::TableSetup;
use crate::core::seats::{SatDown, SeatDressed};
use crate::core::settings::KnownPlayers;
use crate::core::speech::Announce;
use crate::input::{Bindings, Device, DeviceActivity, DeviceInput, Gate, Host, InputSystems};
use crate::referee::Notices;
use crate::ui::prelude::*;

/// Device that opened the dialog; it alone controls it.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Opener(Option<Device>);

/// Table, and what presses there change.
#[derive(SystemParam)]
struct Table<'w, 's> {
    setup: ResMut<'w, TableSetup>,
    known: Res<'w, KnownPlayers>,
    bindings: Res<'w, Bindings>,
    notices: ResMut<'w, Notices>,
    opener: ResMut<'w, Opener>,
    at: ResMut<'w, AtPlace>,
    dialogs: ResMut<'w, Dialogs>,
    commands: Commands<'w, 's>,
}

fn read_presses(
    mut strokes: MessageReader<KeyboardInput>,
    moves: MessageReader<RawGamepadEvent>,
    pads: Query<(Entity, &Gamepad)>,
    (mut sticks, mut last_key): (Local<Sticks>, Local<Option<KeyCode>>),
    gate: Res<Gate>,
    dialog: Res<State<Dialog>>,
    mut table: Table,
) {
    follow_sticks(moves, &mut sticks);
    let is_shared = table.setup.is_keyboard_shared();
    let bindings = &table.bindings;
    let held = (&mut *sticks, &mut *last_key);
    let all = pressed(strokes.read(), &pads, held, is_shared, bindings);
    if *dialog.get() != Dialog::NONE {
        return;
    }
    for pressed in all {
        if !gate.is_for_switch(pressed.input) {
            table.apply(pressed);
        }
    }
}

impl Table<'_, '_> {
    fn apply(&mut self, pressed: Pressed) {
        let (device, setup) = (pressed.device, &mut self.setup);
        if !setup.is_known(device) && !pressed.sits_down() {
            return;
        }
        if setup.host().is_none() {
            setup.set_host(Some(device));
            return;
        }
        let host = Host(setup.host());
        // Escape, which belongs to neither half of the keyboard, is for the device that controls the screen.
        let is_escape = pressed.input == DeviceInput::Key(KeyCode::Escape);
        let controls = host.admits(device)
            || matches!(pressed.input, DeviceInput::Key(key) if host.admits_key(key, &self.bindings));
        match (pressed.press, setup.seat_of(device)) {
            (GuestPress::Share(half), seat) if controls || seat.is_some() => {
                let place = setup.share_keyboard(half);
                self.greet(place);
            }
            _ if controls || is_escape && setup.is_keyboard_shared() => {}
            (_, None) => {
                let place = setup.join(device);
                self.greet(place);
            }
            (GuestPress::Towards(direction), Some(place)) => {
                let by = match direction {
                    CompassQuadrant::West | CompassQuadrant::North => -1,
                    CompassQuadrant::East | CompassQuadrant::South => 1,
                };
                if matches!(direction, CompassQuadrant::West | CompassQuadrant::East) {
                    let mark = cycle(&Mark::ALL, setup.place(place).mark, by);
                    setup.set_mark(place, mark);
                } else {
                    setup.step_name(place, by, &self.known);
                }
                self.commands.trigger(SeatDressed);
            }
            (GuestPress::Accept, Some(place)) => self.toggle_ready(place),
            (GuestPress::Menu, Some(place)) => {
                self.opener.0 = Some(device);
                self.at.0 = place;
                self.dialogs.open(PLACE);
            }
            (GuestPress::Back, _) => setup.leave(device),
            (GuestPress::Share(_) | GuestPress::Other, _) => {}
        }
    }

    /// Greets a player who has sat down at a place; `None` if all places are taken.
    fn greet(&mut self, place: Option<usize>) {
        match place {
            Some(_) => self.commands.trigger(SatDown),
            None => self.notices.push(Words::new(texts::JOIN_FULL)),
        }
    }

    fn toggle_ready(&mut self, place: usize) {
        self.setup.toggle_ready(place);
        let name = self.setup.name(place);
        if self.setup.place(place).is_ready {
            let ready = texts::JOIN_READY.with("name", name);
            self.commands.trigger(Announce(ready));
            self.commands.trigger(SatDown);
        } else {
            self.commands.trigger(Announce(awaited_words(name)));
            self.commands.trigger(SeatDressed);
        }
    }
}

/// Sets the gate: the host's device controls the screen, and a dialog only the device that opened it. A half of the
/// keyboard writes names with the whole keyboard.
fn set_gate(
    setup: Res<TableSetup>,
    dialog: Res<State<Dialog>>,
    activity: Res<DeviceActivity>,
    at: Res<AtPlace>,
    mut opener: ResMut<Opener>,
    mut gate: ResMut<Gate>,
) {
    // One that was opened with the mouse, the keyboard of its place controls too.
    if dialog.is_changed() && *dialog.get() == PLACE && activity.last() == Some(Device::Mouse) {
        let is_keys = |own: &Device| own.pad().is_none() && *own != Device::Mouse;
        opener.0 = setup.device(at.0).filter(is_keys);
    }
    let is_dialog = *dialog.get() != Dialog::NONE;
    let by = opener.0.filter(|_| is_dialog).or(setup.host());
    gate.host = Host(by.map(|device| match device {
        Device::LeftKeys | Device::RightKeys if is_dialog => Device::Keyboard,
        device => device,
    }));
}

/// A lost pad leaves its place to the next device. If it controlled the screen, the next press decides on another one. A
/// dialog that it opened is closed, since no other device controls it.
fn lose_pads(
    lost: On<Remove, Gamepad>,
    screen: Res<State<Screen>>,
    mut setup: ResMut<TableSetup>,
    opener: Res<Opener>,
    mut dialogs: ResMut<Dialogs>,
) {
    let device = Device::Pad(lost.entity);
    if *screen.get() != Screen::Join {
        return;
    }
    if opener.0 == Some(device) {
        dialogs.close();
    }
    if setup.is_known(device) {
        setup.forget(device);
    }
}

/// Escape closes a dialog that a guest has opened, so that the others do not have to wait for it.
fn leave_by_escape(
    mut strokes: MessageReader<KeyboardInput>,
    mut opener: ResMut<Opener>,
    gate: Res<Gate>,
    mut dialogs: ResMut<Dialogs>,
) {
    let is_escape = |stroke: &KeyboardInput| {
        stroke.state == ButtonState::Pressed && stroke.key_code == KeyCode::Escape
    };
    let is_for_switch = gate.is_for_switch(DeviceInput::Key(KeyCode::Escape));
    if strokes.read().any(is_escape) && !is_for_switch && opener.0.is_some() {
        // A dialog that was opened in this frame is never shown, and so never left.
        opener.0 = None;
        dialogs.close();
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Opener>()
        .add_observer(lose_pads)
        .add_systems(
            OnExit(Screen::Join),
            |mut gate: ResMut<Gate>, mut opener: ResMut<Opener>| {
                (gate.host, opener.0) = (Host(None), None);
            },
        )
        .add_systems(OnEnter(Dialog::NONE), |mut opener: ResMut<Opener>| {
            opener.0 = None;
        })
        .add_systems(
            PreUpdate,
            (read_presses, leave_by_escape, set_gate)
                .chain()
                .in_set(InputSystems::Observe)
                .run_if(in_state(Screen::Join)),
        );
}
