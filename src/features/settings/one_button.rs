//! The way into one-button play without the settings, and the line that says that it is on.
//!
//! A player with a single button gets nowhere in the settings, so the game itself notices the same button again and again,
//! and nothing else. On the title a few such presses are enough, as any other player goes somewhere with the second; in a
//! game it takes many more, and those that hurry the animation do not count. It asks once, with the safe answer first, and
//! while it asks the focus already goes from one answer to the other.

use bevy::prelude::*;

use super::comfort::{COMFORT, Comfort};
use crate::core::settings::OneButton;
use crate::input::{Bindings, FocusedField, Gate, Switch, SwitchTurn, TryOneButton};
use crate::referee::Notices;
use crate::ui::prelude::*;

/// Presses in a row that are noticed on the title, and anywhere else.
const ON_TITLE: u32 = 5;
const ELSEWHERE: u32 = 12;
/// Presses of a direction that are noticed: people press it again and again.
const DIRECTIONS: u32 = 20;

/// The question has been asked since the start.
#[derive(Resource)]
struct Asked;

fn notice_presses(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    gate: Res<Gate>,
    bindings: Res<Bindings>,
    field: FocusedField,
    mut switch: ResMut<Switch>,
    mut dialogs: ResMut<Dialogs>,
    mut commands: Commands,
) {
    if settings.one_button != OneButton::Off || *screen.get() == Screen::Loading {
        return;
    }
    // A letter may well be written again and again, or taken back; and presses on one screen are none on the next.
    if screen.is_changed() || gate.switch_turn() != SwitchTurn::Acts || field.is_there() {
        switch.bypass_change_detection().in_a_row = 0;
        return;
    }
    let Some(press) = switch.last else { return };
    let enough = match screen.get() {
        _ if bindings.is_direction(press) => DIRECTIONS,
        Screen::Title => ON_TITLE,
        _ => ELSEWHERE,
    };
    if switch.in_a_row >= enough {
        commands.insert_resource(Asked);
        commands.insert_resource(TryOneButton(Some(press)));
        commands.insert_resource(Comfort::OneButton);
        dialogs.open(COMFORT);
    }
}

/// Announces one-button play: at the start, and when it is turned on.
fn announce(settings: Res<Settings>, mut before: Local<OneButton>, mut notices: ResMut<Notices>) {
    let now = settings.one_button;
    if std::mem::replace(&mut *before, now) == now {
        return;
    }
    match now {
        OneButton::Off => {}
        OneButton::Moves => notices.push(Words::new(texts::ONE_BUTTON_ON)),
        OneButton::Steps => notices.push(Words::new(texts::ONE_BUTTON_ON_STEPS)),
    }
}

pub(crate) fn plugin(app: &mut App) {
    let stop_trying = |mut tried: ResMut<TryOneButton>| tried.0 = None;
    app.add_systems(OnExit(COMFORT), stop_trying).add_systems(
        Update,
        (
            notice_presses.run_if(in_state(Dialog::NONE).and_then(not(resource_exists::<Asked>))),
            announce.run_if(not(in_state(Screen::Loading)).and_then(resource_changed::<Settings>)),
        ),
    );
    // People step through values, as those of the language, by one key again and again.
    app.add_observer(|_: On<Stepped>, mut switch: ResMut<Switch>| {
        switch.bypass_change_detection().in_a_row = 0;
    });
}
