//! The menus, the table being set and the dialogs over them, at every size, language and size of text.

use bevy::prelude::*;
use cant_stop::core::settings::{LastPlace, LastTable};
use cant_stop::core::states::Screen;
use cant_stop_testkit::Session;

use crate::gallery::{ARRIVE, LONG, focus, press};
use crate::variants::Report;

#[test]
fn menus_keep_the_laws_of_the_layout() {
    let mut session = Session::new();
    let mut report = Report::default();
    session.wait(ARRIVE);
    report.look(&mut session, "title");
    press(&mut session, "Settings");
    for section in ["Text", "Picture", "Sound", "Game", "Credits"] {
        press(&mut session, section);
        report.look(&mut session, &format!("settings, {section}"));
    }
    controls(&mut session, &mut report);
    press(&mut session, "Done");
    press(&mut session, "How to play");
    for page in ["Goal", "A turn", "Risk", "Controls"] {
        press(&mut session, page);
        report.look(&mut session, &format!("book, {page}"));
    }
    press(&mut session, "House rules");
    report.look(&mut session, "house rules to read");
    press(&mut session, "Done");
    press(&mut session, "Are the dice fair?");
    report.look(&mut session, "fairness");
    press(&mut session, "Close");
    press(&mut session, "Got it");
    sit_down(&mut session, &["person", "empty", "person", "empty"]);
    report.look(&mut session, "join, two places free");
    press(&mut session, "Seat 1");
    press(&mut session, "Remove");
    report.look(&mut session, "join, too few");
    press(&mut session, "Back");
    sit_down(&mut session, &["person", "owl", "person", "magpie"]);
    report.look(&mut session, "join, full");
    press(&mut session, "Seat 2");
    report.look(&mut session, "a place of a bot");
    press(&mut session, "Done");
    press(&mut session, "Seat 1");
    report.look(&mut session, "a place of the table");
    press(&mut session, "Type a name");
    report.look(&mut session, "letters for a name");
    press(&mut session, "Done");
    press(&mut session, "House rules");
    for (rule, steps) in [
        ("Columns to win", 0),
        ("Landing on a camp", 2),
        ("New climbers", 1),
        ("Only three camps", 1),
    ] {
        focus(&mut session, rule);
        for _ in 0..steps {
            session.key(KeyCode::ArrowRight);
        }
        session.frames(5);
        report.look(&mut session, &format!("rules of the table, {rule}"));
    }
    report.close(27);
}

/// The controls of every device, and what they say about what cannot be.
fn controls(session: &mut Session, report: &mut Report) {
    press(session, "Controls");
    for page in ["keyboard", "left keys", "right keys", "pad", "mouse"] {
        report.look(session, &format!("controls, {page}"));
        focus(session, "Device");
        session.key(KeyCode::ArrowRight);
        session.frames(5);
    }
    press(session, "Roll");
    report.look(session, "controls, waiting");
    session.key(KeyCode::Enter);
    session.frames(5);
    report.look(session, "controls, taken");
    session.key(KeyCode::Escape);
    session.frames(5);
}

/// A table at which everybody has a long name.
fn sit_down(session: &mut Session, who: &[&str]) {
    let places = who.iter().enumerate().map(|(index, who)| LastPlace {
        name: LONG.to_owned(),
        mark: index as u8,
        who: (*who).to_owned(),
    });
    let places = places.collect();
    *session.app.world_mut().resource_mut::<LastTable>() = LastTable {
        places,
        ..default()
    };
    press(session, "New game");
    session.until("the join screen", |session| {
        session.screen() == Screen::Join
    });
    session.wait(ARRIVE);
}
