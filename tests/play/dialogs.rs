//! Dialogs lead back to the dialog they were opened from, by Escape on any screen.

use bevy::picking::hover::Hovered;

use crate::prelude::*;

/// Opens dialogs one from the other by clicks on these widgets, and leaves each with Escape.
fn walk(session: &mut Session, steps: &[(&str, Dialog)]) {
    for (label, dialog) in steps {
        session.click_on(label);
        assert_eq!(session.dialog(), *dialog, "opened by {label}");
    }
    let opened = steps.iter().rev().skip(1).map(|(_, dialog)| *dialog);
    for below in opened.chain([Dialog::NONE]) {
        session.press(KeyCode::Escape);
        assert_eq!(session.dialog(), below, "left with Escape");
    }
}

#[test]
fn each_leads_back() {
    let mut session = on_title();
    let (rules, fairness) = (("How to play", RULES), ("Are the dice fair?", CHRONICLE));
    walk(&mut session, &[rules, fairness]);
    for opened in [
        ("Settings", SETTINGS),
        ("Today’s mountain", ALONE),
        ("The way up", ALONE),
    ] {
        walk(&mut session, &[opened]);
    }
    session.start_two(28);
    session.wait(SETTLED);
    let pause = ("Pause", PAUSE);
    walk(&mut session, &[pause, rules, fairness]);
    let board = ("Board as text", BOARD);
    walk(&mut session, &[pause, ("Settings", SETTINGS), board]);
    walk(&mut session, &[pause, ("Who plays", SEATS)]);
}

#[test]
fn none_outlasts_its_screen_by_a_frame() {
    let mut session = Session::new();
    session.start_two(28);
    session.wait(SETTLED);
    session.show_dialog(PAUSE);
    session.frame();
    session.trigger(LeaveGame);
    while session.screen() == Screen::Play {
        session.frame();
    }
    assert_eq!(session.dialog(), Dialog::NONE);
}

/// The engine looks below the pointer only in frames in which something may have come there.
#[test]
fn what_opens_below_a_pointer_at_rest_is_hovered_until_it_closes() {
    let mut session = on_title();
    session.show_dialog(SETTINGS);
    session.wait(SETTLED);
    let done = session.place("Done");
    session.press(KeyCode::Escape);
    session.move_mouse(done);
    session.frames(3);
    let mut is_hovered = |opened: bool| {
        if opened {
            session.show_dialog(SETTINGS);
        } else {
            session.press(KeyCode::Escape);
        }
        session.wait(SETTLED);
        let mut widgets = session
            .app
            .world_mut()
            .query::<(&AccessibleLabel, &Hovered)>();
        let mut widgets = widgets.iter(session.app.world());
        widgets.any(|(label, hovered)| hovered.get() && label.0 == "Done")
    };
    assert!(is_hovered(true));
    assert!(!is_hovered(false));
    assert!(is_hovered(true));
}
