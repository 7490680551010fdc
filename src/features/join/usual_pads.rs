//! Usual devices: a person who played with a pad the last time sits down with it again.
//!
//! Keyboard and mouse are there for all, and tell nothing about who is coming.

use bevy::prelude::*;

use super::setup::TableSetup;
use crate::core::settings::PlayerSettings;
use crate::core::states::Screen;
use crate::input::{Device, Pads};
use crate::referee::StartGame;

/// The pads at the table, so that each is looked at once.
#[derive(Resource, Default)]
struct AtTable(Vec<Device>);

/// Pads that are new at the table bring their people with them.
fn sit_as_usual(
    mut setup: ResMut<TableSetup>,
    mut at_table: ResMut<AtTable>,
    players: Res<PlayerSettings>,
    pads: Pads,
) {
    let there: Vec<Device> = setup.held().into_iter().flatten().collect();
    let new = there.iter().filter(|device| !at_table.0.contains(device));
    for &device in new {
        let called = device.pad().and_then(|pad| pads.called(pad));
        if let Some(name) = called.and_then(|called| players.player_with(&called)) {
            setup.sit_as_usual(device, name);
        }
    }
    at_table.0 = there;
}

fn forget(mut at_table: ResMut<AtTable>) {
    at_table.0.clear();
}

/// Notes who plays with which pad.
fn note(
    _: On<StartGame>,
    setup: Option<Res<TableSetup>>,
    mut players: ResMut<PlayerSettings>,
    pads: Pads,
) {
    let Some(setup) = setup else { return };
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
        .add_observer(note)
        .add_systems(OnExit(Screen::Join), forget)
        .add_systems(
            Update,
            sit_as_usual
                .run_if(resource_exists_and_changed::<TableSetup>.and_then(in_state(Screen::Join))),
        );
}
