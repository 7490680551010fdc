//! Within one round the focus comes to everything that can be pressed, on every screen and in every dialog; then it rests;
//! and while something is shown nothing is taken.

use std::collections::BTreeSet;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::{OneButton, ScanTime};
use cant_stop::core::states::TurnPhase;
use cant_stop::input::{Device, Scan};
use cant_stop::referee::AskToGiveUp;
use cant_stop::ui::focus::FocusTrap;
use cant_stop_bots::Opponent;
use cant_stop_testkit::dialogs::{
    BOARD, CHRONICLE, COMFORT, HISTORY, NAMING, PAUSE, PLACE, RULES, SEATS, SETTINGS, TABLE_RULES,
};
use cant_stop_testkit::{Session, seats};

use crate::evening::Evening;
use crate::house_rules::choosing;

use super::{ARRIVAL, DWELL, KEY, MOST, in_focus, press_when, session};

/// Everything that can take the focus now, by what the world has; the scan does not know of this list.
fn reachable(session: &mut Session) -> BTreeSet<Entity> {
    let world = session.app.world_mut();
    let traps: Vec<Entity> = world
        .query_filtered::<Entity, With<FocusTrap>>()
        .iter(world)
        .collect();
    let mut widgets = world.query_filtered::<(Entity, &ComputedNode, &InheritedVisibility), (
        With<AutoDirectionalNavigation>,
        Without<InteractionDisabled>,
    )>();
    let found: Vec<Entity> = widgets
        .iter(world)
        .filter(|(_, node, seen)| seen.get() && !node.is_empty())
        .map(|(entity, ..)| entity)
        .collect();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    let in_front = |entity: &Entity| {
        traps.is_empty()
            || parents
                .iter_ancestors(*entity)
                .any(|ancestor| traps.contains(&ancestor))
    };
    found.into_iter().filter(in_front).collect()
}

/// Waits for one round; everything must have had the focus.
pub fn one_round(session: &mut Session, what: &str) {
    session.wait(ARRIVAL);
    let all = reachable(session);
    assert!(!all.is_empty(), "nothing to press: {what}");
    let mut seen = BTreeSet::new();
    for _ in 0..(all.len() as u32 + 1) * DWELL {
        seen.extend(session.app.world().resource::<InputFocus>().get());
        session.stride();
    }
    let missed: Vec<String> = all
        .difference(&seen)
        .map(|entity| {
            let label = session.app.world().get::<AccessibleLabel>(*entity);
            label.map_or_else(|| "?".to_owned(), |label| label.0.clone())
        })
        .collect();
    assert!(missed.is_empty(), "{what}: never offered are {missed:?}");
}

fn open(session: &mut Session, menu: Dialog) {
    session.show_dialog(menu);
    session.wait(ARRIVAL);
}

fn look_into(session: &mut Session, menus: &[Dialog]) {
    for menu in menus {
        open(session, *menu);
        one_round(session, &format!("{menu:?}"));
        open(session, Dialog::NONE);
    }
}

#[test]
fn everything_is_offered_within_one_round_before_the_game() {
    let mut session = session();
    one_round(&mut session, "the title");
    look_into(&mut session, &[SETTINGS, RULES, CHRONICLE, COMFORT]);
    super::take(&mut session, "New game");
    one_round(&mut session, "the join screen");
    look_into(&mut session, &[PLACE, NAMING, TABLE_RULES]);
}

fn phase(session: &Session) -> Option<TurnPhase> {
    let state = session.app.world().get_resource::<State<TurnPhase>>()?;
    Some(*state.get())
}

fn until_asked(session: &mut Session, phase_wanted: TurnPhase) {
    session.until("the phase", |session| {
        phase(session) == Some(phase_wanted) && session.is_idle()
    });
    session.wait(ARRIVAL);
}

#[test]
fn everything_is_offered_within_one_round_in_a_game() {
    let mut session = session();
    session.start(seats(&[SeatKind::Person, SeatKind::Person]), 3);
    until_asked(&mut session, TurnPhase::Deciding);
    one_round(&mut session, "roll and stop");
    look_into(&mut session, &[PAUSE, BOARD, HISTORY, SEATS, SETTINGS]);
    session.app.world_mut().trigger(AskToGiveUp);
    one_round(&mut session, "the question before a game is given up");
    super::take(&mut session, "Keep it");
    super::take(&mut session, "Pause");
    super::take(&mut session, "Who plays");
    super::take(&mut session, "Plays with");
    one_round(&mut session, "the device");
    super::take(&mut session, "Back");
    super::take(&mut session, "Done");
    super::take(&mut session, "Resume");
    super::take(&mut session, "Roll");
    until_asked(&mut session, TurnPhase::Pairing);
    one_round(&mut session, "the cards");
}

#[test]
fn after_three_rounds_it_rests_and_the_next_press_only_wakes_it() {
    let mut session = session();
    let first = in_focus(&session);
    for _ in 0..3 * 30 * DWELL {
        session.stride();
    }
    assert!(session.app.world().resource::<Scan>().rests());
    assert_eq!(in_focus(&session), first);
    let before = session.screen();
    session.key(KEY);
    session.frames(5);
    assert!(!session.app.world().resource::<Scan>().rests());
    assert_eq!(session.screen(), before, "the press took nothing");
}

#[test]
fn while_something_is_shown_presses_only_hurry() {
    let mut session = session();
    let bot = SeatKind::Bot(Opponent::Ibex);
    session.start(seats(&[SeatKind::Person, bot]), 5);
    until_asked(&mut session, TurnPhase::Deciding);
    assert!(press_when(&mut session, |now| now == "Roll"));
    let mut presses = 0;
    for _ in 0..MOST {
        // The same key, again and again, as long as anything moves; then nothing may have been chosen by it.
        if session.is_idle() && phase(&session) == Some(TurnPhase::Pairing) {
            break;
        }
        session.key(KEY);
        presses += 1;
    }
    assert!(presses > 2, "nothing was shown");
    session.key(KEY);
    session.wait(ARRIVAL);
    assert_eq!(
        phase(&session),
        Some(TurnPhase::Pairing),
        "{}",
        session.summary()
    );
    assert!(session.is_idle());
}

#[test]
fn it_waits_while_the_window_is_away() {
    let mut session = session();
    let window = session.window();
    if let Some(mut window) = session.app.world_mut().get_mut::<Window>(window) {
        window.focused = false;
    }
    session.frames(2);
    let before = in_focus(&session);
    session.strides(10 * DWELL);
    assert_eq!(in_focus(&session), before);
}

#[test]
fn squares_to_keep_are_chosen_with_one_button() {
    let (mut session, game) = choosing();
    session.settings().one_button = OneButton::Moves;
    session.settings().scan_time = ScanTime::One;
    session.wait(ARRIVAL);
    one_round(&mut session, "the squares to keep");
    let choice = game.keep_choice().unwrap();
    for _ in 0..choice.from.len() - choice.count {
        assert!(press_when(&mut session, |now| now.ends_with("stays")));
        session.frames(5);
    }
    super::take(&mut session, "Keep these");
    assert!(session.game().unwrap().keep_choice().is_none());
}

/// Waits until the focus is on what is called `what` and stays there for a moment, as [`press_when`] does.
fn rest_on(session: &mut Session, what: &str) {
    let is_there = |session: &mut Session| in_focus(session).as_deref() == Some(what);
    loop {
        session.until(what, is_there);
        session.wait(0.6);
        if is_there(session) {
            return;
        }
    }
}

#[test]
fn a_pad_that_is_gone_is_answered_with_one_button() {
    let mut evening = Evening::new();
    evening.session.settings().switch = "Space".to_owned();
    evening.session.settings().one_button = OneButton::Moves;
    evening.session.settings().scan_time = ScanTime::One;
    let before = in_focus(&evening.session);
    evening.session.strides(6 * DWELL);
    assert_eq!(
        in_focus(&evening.session),
        before,
        "it is the turn of a person with a pad of their own"
    );
    evening.lose(evening.pads[0]);
    let session = &mut evening.session;
    one_round(session, "the missing device");
    rest_on(session, "Use this one");
    session.key(KeyCode::Space);
    session.wait(ARRIVAL);
    assert!(!evening.is_paused(), "the game goes on");
    assert_eq!(evening.device_of(evening.turn), Some(Device::Keyboard));
    // Now the switch is the device of that person.
    let session = &mut evening.session;
    rest_on(session, "Roll");
    session.key(KeyCode::Space);
    session.until("the dice", |session| !session.is_idle());
}
