//! Usual devices: a person who played with a pad the last time sits down with it again.
//!
//! Keyboard and mouse are there for all, and tell nothing about who is coming.

use bevy::prelude::*;

use super::setup::TableSetup;
use crate::core::settings::KnownPlayers;
use crate::input::{Device, Pads};
use crate::referee::StartGame;
use crate::ui::prelude::*;

/// Devices at the table, so that each is looked at once.
#[derive(Resource, Default)]
struct AtTable(Vec<Device>);

/// Seats the people of pads that are new at the table. One that is given in a dialog is for the person there.
fn sit_as_usual(
    mut setup: ResMut<TableSetup>,
    mut at_table: ResMut<AtTable>,
    (players, known): (Res<PlayerSettings>, Res<KnownPlayers>),
    dialog: Res<State<Dialog>>,
    pads: Pads,
) {
    let there: Vec<Device> = setup.held().into_iter().flatten().collect();
    let is_given = *dialog.get() != Dialog::NONE;
    let is_new = |device: &&Device| !is_given && !at_table.0.contains(device);
    for &device in there.iter().filter(is_new) {
        let called = device.pad().and_then(|pad| pads.called(pad));
        if let Some(name) = called.and_then(|called| players.player_with(&called)) {
            setup.sit_as_usual(device, name, &known);
        }
    }
    at_table.0 = there;
}

/// Remembers who plays with each pad, once they have sat down: later games may be of others, and under other names.
fn remember_pads(
    _: On<StartGame>,
    screen: Res<State<Screen>>,
    setup: Res<TableSetup>,
    mut players: ResMut<PlayerSettings>,
    pads: Pads,
) {
    if *screen.get() != Screen::Join {
        return;
    }
    for (index, device) in setup.held().into_iter().enumerate() {
        let pad = device.and_then(Device::pad);
        if let Some(called) = pad.and_then(|pad| pads.called(pad)) {
            let name = setup.name(index);
            if players.player_with(&called) != Some(name.as_str()) {
                players.play_with(&name, &called);
            }
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AtTable>()
        .add_observer(remember_pads)
        .add_systems(OnExit(Screen::Join), |mut at_table: ResMut<AtTable>| {
            at_table.0.clear();
        })
        .add_systems(
            Update,
            sit_as_usual.run_if(resource_changed::<TableSetup>.and_then(in_state(Screen::Join))),
        );
}
