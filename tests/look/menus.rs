//! The menus, the table being set and the dialogs over them, at every size, language and size of text.

use bevy::prelude::*;
use cant_stop::ground::settings::{LastPlace, LastTable};
use cant_stop::ground::states::Screen;

use crate::gallery::{ARRIVE, LONG, focus, press};
use crate::support::Couch;
use crate::variants::Report;

#[test]
fn menus_keep_the_laws_of_the_layout() {
    let mut couch = Couch::new();
    let mut report = Report::default();
    couch.frames(ARRIVE);
    report.look(&mut couch, "title");
    press(&mut couch, "Settings");
    for section in ["Text & language", "Picture", "Sound", "Game", "Players"] {
        press(&mut couch, section);
        report.look(&mut couch, &format!("settings, {section}"));
    }
    controls(&mut couch, &mut report);
    press(&mut couch, "Done");
    press(&mut couch, "Credits");
    report.look(&mut couch, "credits");
    press(&mut couch, "Back");
    press(&mut couch, "How to climb");
    report.look(&mut couch, "rules");
    press(&mut couch, "Are the dice fair?");
    report.look(&mut couch, "fairness");
    press(&mut couch, "Back");
    press(&mut couch, "Got it");
    sit_down(&mut couch, &["person", "empty", "person", "empty"]);
    report.look(&mut couch, "join, two places free");
    press(&mut couch, "Seat 1");
    press(&mut couch, "Seat 1");
    report.look(&mut couch, "join, too few");
    press(&mut couch, "Back");
    sit_down(&mut couch, &["person", "linear", "person", "magpie"]);
    report.look(&mut couch, "join, full");
    press(&mut couch, "More about seat 2");
    report.look(&mut couch, "a place of a bot");
    press(&mut couch, "Done");
    press(&mut couch, "More about seat 1");
    report.look(&mut couch, "a place of the table");
    press(&mut couch, "Write the name");
    report.look(&mut couch, "letters for a name");
    press(&mut couch, "Done");
    press(&mut couch, "Rules of the table");
    for (rule, steps) in [
        ("Columns to win", 0),
        ("On another’s camp", 2),
        ("Climbers must set out", 1),
        ("Three camps each", 1),
    ] {
        focus(&mut couch, rule);
        for _ in 0..steps {
            couch.key(KeyCode::ArrowRight);
        }
        couch.frames(5);
        report.look(&mut couch, &format!("rules of the table, {rule}"));
    }
    report.close(23);
}

/// The controls of every device, and what they say about what cannot be.
fn controls(couch: &mut Couch, report: &mut Report) {
    press(couch, "Controls");
    for page in ["keyboard", "left keys", "right keys", "pad", "mouse"] {
        report.look(couch, &format!("controls, {page}"));
        focus(couch, "On");
        couch.key(KeyCode::ArrowRight);
        couch.frames(5);
    }
    press(couch, "Roll");
    report.look(couch, "controls, waiting");
    couch.key(KeyCode::Enter);
    couch.frames(5);
    report.look(couch, "controls, taken");
    couch.key(KeyCode::Escape);
    couch.frames(5);
    press(couch, "Done");
}

/// A table at which everybody has a long name.
fn sit_down(couch: &mut Couch, who: &[&str]) {
    let places = who.iter().enumerate().map(|(index, who)| LastPlace {
        name: LONG.to_owned(),
        mark: index as u8,
        who: (*who).to_owned(),
    });
    let places = places.collect();
    *couch.app.world_mut().resource_mut::<LastTable>() = LastTable {
        places,
        ..default()
    };
    press(couch, "New game");
    couch.until("the join screen", |couch| couch.screen() == Screen::Join);
    couch.frames(ARRIVE);
}
