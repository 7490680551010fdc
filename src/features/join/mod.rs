//! The bivouac where players sit down: four places with their devices, names and marks, and the rules of the table.

mod arrival;
mod bar;
mod bivouac;
mod dialogs;
mod guest_presses;
mod guests;
mod known;
mod naming;
mod page;
mod place;
mod place_view;
mod rules;
mod seen_devices;
mod setup;
mod table_settings;
mod usual_pads;

use bevy::prelude::*;

use self::page::PageBody;
use self::setup::{PLACES, TableSetup};
use crate::core::dialogs::Dialog;
use crate::core::settings::LastTable;
use crate::core::states::Screen;
use crate::input::DeviceActivity;
use crate::ui::focus::BackRequested;
use crate::ui::screen::screen_root;
use crate::ui::widgets::{Entrance, Travels};

fn spawn(
    last: Res<LastTable>,
    last_devices: Res<guests::LastDevices>,
    activity: Res<DeviceActivity>,
    pads: Query<(Entity, &Gamepad)>,
    mut commands: Commands,
) {
    let mut setup = TableSetup::recall(&last);
    guests::seat(&mut setup, &last_devices, &activity, &pads);
    commands.insert_resource(setup);
    commands.spawn((
        screen_root(Screen::Join),
        PageBody,
        Entrance::default(),
        Travels::NOWHERE,
    ));
}

/// Keeps the table for the next time, whether or not the game starts.
fn keep_setup(setup: Res<TableSetup>, mut last: ResMut<LastTable>) {
    last.set_if_neq(setup.remember());
}

fn go_back(
    _: On<BackRequested>,
    screen: Res<State<Screen>>,
    menu: Res<State<Dialog>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if *screen.get() == Screen::Join && *menu.get() == Dialog::NONE {
        NextState::set_if_neq(&mut next, Screen::Title);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (arrival::plugin, bar::plugin, bivouac::plugin, page::plugin),
        (place_view::plugin, seen_devices::plugin),
        rules::plugin,
        guests::plugin,
        usual_pads::plugin,
        place::plugin,
        naming::plugin,
        known::plugin,
    ))
    .add_observer(go_back)
    .add_systems(OnEnter(Screen::Join), spawn)
    .add_systems(OnExit(Screen::Join), keep_setup);
}
