//! Scenery and dice in the settings: changed by keys and by pad, kept over a restart, and offered as far as they are won.

use bevy::prelude::*;
use cant_stop::core::settings::Settings;
use cant_stop::core::surroundings::{Surroundings, Unlocked};
use cant_stop_scenery::{Dice, Scenery};
use cant_stop_testkit::{Session, folder};

use crate::settings::{SECTIONS, Ways, by_pad, open_section};
use crate::widgets::{SETTLED, go_to, node};

/// The arrows, and the key that accepts.
const BY_KEYS: Ways = Ways {
    up: &|session| session.key(KeyCode::ArrowUp),
    down: &|session| session.key(KeyCode::ArrowDown),
    left: &|session| session.key(KeyCode::ArrowLeft),
    right: &|session| session.key(KeyCode::ArrowRight),
    accept: &|session| session.key(KeyCode::Enter),
};

/// Goes from the title to the pictures among the settings.
fn open_pictures(session: &mut Session, ways: &Ways) {
    session.wait(SETTLED);
    go_to(session, "Summit book", ways.down);
    go_to(session, "Settings", ways.right);
    (ways.accept)(session);
    session.wait(SETTLED);
    open_section(session, "Picture", SECTIONS, ways);
}

fn in_force(session: &Session) -> (Scenery, Dice) {
    let Surroundings { scenery, dice } = *session.app.world().resource::<Surroundings>();
    (scenery, dice)
}

/// Switches everything on, and takes the second scenery and the last dice.
fn change(session: &mut Session, ways: &Ways) {
    open_pictures(session, ways);
    go_to(session, "Unlock everything", ways.down);
    (ways.accept)(session);
    go_to(session, "Scenery", ways.up);
    (ways.right)(session);
    session.frames(3);
    assert_eq!(node(session, "Scenery").value(), Some("Dawn"));
    go_to(session, "Dice", ways.down);
    (ways.left)(session);
    session.frames(3);
    assert_eq!(node(session, "Dice").value(), Some("Rose quartz"));
    assert_eq!(in_force(session), (Scenery::Dawn, Dice::Quartz));
}

#[test]
fn a_scenery_chosen_by_keys_is_kept_over_a_restart() {
    let folder = folder();
    change(&mut Session::at(folder.path()), &BY_KEYS);
    let again = Session::at(folder.path());
    assert_eq!(in_force(&again), (Scenery::Dawn, Dice::Quartz));
}

#[test]
fn a_scenery_chosen_by_pad_is_kept_over_a_restart() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    let pad = session.connect_pad();
    change(&mut session, &by_pad!(pad));
    drop(session);
    let again = Session::at(folder.path());
    assert_eq!(in_force(&again), (Scenery::Dawn, Dice::Quartz));
}

/// The sceneries that steps to the right go through, in words.
fn offered(session: &mut Session, ways: &Ways) -> Vec<String> {
    go_to(session, "Scenery", ways.down);
    let mut seen = Vec::new();
    for _ in Scenery::ALL {
        let value = node(session, "Scenery").value().unwrap().to_owned();
        if !seen.contains(&value) {
            seen.push(value);
        }
        (ways.right)(session);
        session.frames(2);
    }
    seen
}

#[test]
fn only_what_is_won_is_offered_and_what_was_chosen_comes_back_with_it() {
    let mut session = Session::new();
    open_pictures(&mut session, &BY_KEYS);
    assert_eq!(offered(&mut session, &BY_KEYS), ["Dusk"]);
    let mut unlocked = session.app.world_mut().resource_mut::<Unlocked>();
    unlocked.sceneries.extend([Scenery::Snow, Scenery::Aurora]);
    session.frames(2);
    assert_eq!(
        offered(&mut session, &BY_KEYS),
        ["Dusk", "Snow", "Northern lights"]
    );
    session.settings().scenery = Scenery::Snow.into();
    session.frames(2);
    assert_eq!(in_force(&session).0, Scenery::Snow);
    *session.app.world_mut().resource_mut::<Unlocked>() = Unlocked::default();
    session.frames(2);
    assert_eq!(in_force(&session).0, Scenery::Dusk, "nothing is won");
    assert_eq!(node(&mut session, "Scenery").value(), Some("Dusk"));
    let kept = session.app.world().resource::<Settings>().scenery;
    assert_eq!(Scenery::from(kept), Scenery::Snow, "and nothing forgotten");
    session.settings().everything_unlocked = true;
    session.frames(2);
    assert_eq!(in_force(&session).0, Scenery::Snow);
}
