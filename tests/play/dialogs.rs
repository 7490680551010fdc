//! Dialogs lead back to the dialog they were opened from, by Escape on any screen.

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
    let mut session = Session::new();
    session.wait(SETTLED);
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
fn after_the_last_entry_comes_the_first_by_a_fresh_press() {
    let mut session = Session::new();
    session.wait(SETTLED);
    let first = session.focused().expect("the title has a focus");
    session.press(KeyCode::ArrowUp);
    let last = session.focused().expect("the title has a last entry");
    assert_ne!(last, first, "up from the first");
    session.press(KeyCode::ArrowDown);
    session.assert_focus(&first);
    session.hold_key(KeyCode::ArrowDown);
    session.wait(5.0);
    assert_ne!(session.focused(), Some(first), "held, it stops at the last");
    session.release_key(KeyCode::ArrowDown);
    session.click_on("Settings");
    session.focus_on("Text");
    session.press(KeyCode::ArrowLeft);
    session.assert_focus("Credits");
    session.press(KeyCode::ArrowRight);
    session.assert_focus("Text");
    session.press(KeyCode::ArrowDown);
    session.assert_focus("Language");
    session.press(KeyCode::ArrowDown);
    session.go_to("Language", KeyCode::ArrowDown);
    // At the table one press too many does not lead from Stop to Roll.
    session.press(KeyCode::Escape);
    session.start_two(28);
    session.until_asked();
    for key in [KeyCode::ArrowRight, KeyCode::ArrowDown] {
        (0..9).for_each(|_| session.press(key));
        let edge = session.focus();
        session.press(key);
        assert_eq!(session.focus(), edge, "{key:?}");
    }
}
