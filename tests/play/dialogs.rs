//! Dialogs lead back to the dialog they were opened from, by Escape on any screen.

use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::SeatKind;
use cant_stop_testkit::dialogs::{ALONE, BOARD, CHRONICLE, PAUSE, RULES, SEATS, SETTINGS};
use cant_stop_testkit::{Session, seats};

use crate::widgets::{SETTLED, click_on};

/// Opens dialogs one from the other by clicks on these widgets, and leaves each with Escape.
fn walk(session: &mut Session, steps: &[(&str, Dialog)]) {
    for (label, dialog) in steps {
        click_on(session, label);
        assert_eq!(session.dialog(), *dialog, "opened by {label}");
    }
    let opened = steps.iter().rev().skip(1).map(|(_, dialog)| *dialog);
    for below in opened.chain([Dialog::NONE]) {
        session.key(KeyCode::Escape);
        session.wait(SETTLED);
        assert_eq!(session.dialog(), below, "left with Escape");
    }
}

#[test]
fn each_leads_back_at_the_title() {
    let mut session = Session::new();
    session.wait(SETTLED);
    walk(
        &mut session,
        &[("How to play", RULES), ("Are the dice fair?", CHRONICLE)],
    );
    walk(&mut session, &[("Settings", SETTINGS)]);
    walk(&mut session, &[("Today’s mountain", ALONE)]);
    walk(&mut session, &[("The way up", ALONE)]);
}

#[test]
fn each_leads_back_in_a_match() {
    let mut session = Session::new();
    session.start_decided(seats(&[SeatKind::Person; 2]), 28);
    session.wait(SETTLED);
    walk(
        &mut session,
        &[
            ("Pause", PAUSE),
            ("How to play", RULES),
            ("Are the dice fair?", CHRONICLE),
        ],
    );
    walk(&mut session, &[("Pause", PAUSE), ("Settings", SETTINGS)]);
    walk(
        &mut session,
        &[
            ("Pause", PAUSE),
            ("Settings", SETTINGS),
            ("Board as text", BOARD),
        ],
    );
    walk(&mut session, &[("Pause", PAUSE), ("Who plays", SEATS)]);
}
