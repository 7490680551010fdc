//! The bivouac where players sit down: four places with their devices, names and marks, and the rules of the table.

mod arrival;
mod bar;
mod bivouac;
mod guest_presses;
mod guests;
mod naming;
mod page;
mod place;
mod place_view;
mod rules;
mod seen_devices;
mod setup;
mod usual_pads;

use bevy::prelude::*;

use self::page::PageBody;
use self::setup::TableSetup;
use crate::input::DeviceActivity;
use crate::ui::prelude::*;
use crate::ui::widgets::{Entrance, Travels};

const TABLE_RULES: Dialog = Dialog::named("TableRules");
const PLACE: Dialog = Dialog::named("Place");
const NAMING: Dialog = Dialog::named("Naming");

/// Recalls the last table, with the devices of the last time; the device that opened the screen controls it.
fn spawn(
    (last, roster): (Res<LastTable>, Res<StoredRoster>),
    activity: Res<DeviceActivity>,
    pads: Query<(), With<Gamepad>>,
    mut setup: ResMut<TableSetup>,
    mut commands: Commands,
) {
    let held = setup.held();
    *setup = TableSetup::recall(&last, &roster);
    setup.hold(held, |device| {
        device.pad().is_none_or(|pad| pads.contains(pad))
    });
    setup.set_host(activity.last());
    commands.spawn((
        screen_root(Screen::Join),
        PageBody,
        Entrance::default(),
        Travels::NOWHERE,
    ));
}

/// Keeps the table for the next time, even if no game starts or the window is closed.
fn keep_setup(setup: Res<TableSetup>, mut last: ResMut<LastTable>) {
    last.set_if_neq(setup.remember());
}

fn go_back(
    _: On<BackRequested>,
    screen: Res<State<Screen>>,
    dialog: Res<State<Dialog>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if *screen.get() == Screen::Join && *dialog.get() == Dialog::NONE {
        NextState::set_if_neq(&mut next, Screen::Title);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableSetup>()
        .add_plugins((
            (arrival::plugin, bar::plugin, bivouac::plugin, page::plugin),
            (place_view::plugin, seen_devices::plugin, usual_pads::plugin),
            (guests::plugin, naming::plugin, place::plugin, rules::plugin),
        ))
        .add_observer(go_back)
        .add_systems(OnEnter(Screen::Join), spawn)
        .add_systems(
            Update,
            keep_setup.run_if(in_state(Screen::Join).and_then(resource_changed::<TableSetup>)),
        )
        .add_systems(OnExit(Screen::Join), keep_setup);
}
