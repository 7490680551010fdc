//! Within one round the focus comes to everything that can be pressed, on every screen and in every dialog; then it rests;
//! and while something is shown nothing is taken.

use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use cant_stop::ui::focus::FocusTrap;

use super::{
    ARRIVAL, DWELL, KEY, MOST, in_focus, press_when, rests_on, session, switch_on, take,
    until_phase,
};
use crate::prelude::*;

/// Everything that can take the focus now, by what the world has; the scan does not know of this list.
fn reachable(session: &mut Session) -> BTreeSet<Entity> {
    let world = session.app.world_mut();
    let mut traps = world.query_filtered::<Entity, With<FocusTrap>>();
    let traps: Vec<Entity> = traps.iter(world).collect();
    let mut widgets = world.query_filtered::<(Entity, &ComputedNode, &InheritedVisibility), (
        With<AutoDirectionalNavigation>,
        Without<InteractionDisabled>,
    )>();
    let found = widgets.iter(world);
    let found = found.filter(|(_, node, seen)| seen.get() && !node.is_empty());
    let found: Vec<Entity> = found.map(|(entity, ..)| entity).collect();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    let is_in_front = |entity: &Entity| {
        let mut ancestors = parents.iter_ancestors(*entity);
        traps.is_empty() || ancestors.any(|ancestor| traps.contains(&ancestor))
    };
    found.into_iter().filter(is_in_front).collect()
}

/// Waits for one round; everything must have had the focus.
#[track_caller]
pub fn one_round(session: &mut Session, what: &str) {
    session.wait(ARRIVAL);
    let all = reachable(session);
    assert!(!all.is_empty(), "nothing to press: {what}");
    let mut seen = BTreeSet::new();
    for _ in 0..(all.len() as u32 + 1) * DWELL {
        seen.extend(session.focus());
        session.stride();
    }
    let missed = all.difference(&seen);
    let missed = missed.map(|entity| session.app.world().get::<AccessibleLabel>(*entity));
    let missed: Vec<_> = missed.map(|label| label.map(|label| &label.0)).collect();
    assert!(missed.is_empty(), "{what}: never offered are {missed:?}");
}

fn look_into(session: &mut Session, dialogs: &[Dialog]) {
    for dialog in dialogs {
        session.show_dialog(*dialog);
        session.wait(ARRIVAL);
        one_round(session, &format!("{dialog:?}"));
    }
    session.show_dialog(Dialog::NONE);
    session.wait(ARRIVAL);
}

#[test]
fn everything_is_offered_within_one_round_before_the_game() {
    let mut session = session();
    one_round(&mut session, "the title");
    look_into(&mut session, &[SETTINGS, RULES, CHRONICLE, COMFORT]);
    take(&mut session, "New game");
    one_round(&mut session, "the join screen");
    look_into(&mut session, &[PLACE, NAMING, TABLE_RULES]);
}

#[test]
fn everything_is_offered_within_one_round_in_a_game() {
    let mut session = session();
    session.start_two(3);
    one_round(&mut session, "roll and stop");
    look_into(&mut session, &[PAUSE, BOARD, HISTORY, SEATS, SETTINGS]);
    session.trigger(AskToGiveUp);
    one_round(&mut session, "the question before a game is given up");
    for label in ["Keep it", "Pause", "Who plays", "Plays with"] {
        take(&mut session, label);
    }
    one_round(&mut session, "the device");
    for label in ["Back", "Done", "Resume", "Roll"] {
        take(&mut session, label);
    }
    until_phase(&mut session, TurnPhase::Pairing);
    one_round(&mut session, "the cards");
}

#[test]
fn while_something_is_shown_presses_only_hurry() {
    let mut session = session();
    let kinds = [SeatKind::Person, SeatKind::Bot(Opponent::Ibex)];
    session.start(seats(&kinds), 5);
    until_phase(&mut session, TurnPhase::Deciding);
    assert!(press_when(&mut session, |now| now == "Roll"));
    // The same key, again and again, as long as anything moves; then nothing may have been chosen by it.
    let pairing = Some(TurnPhase::Pairing);
    let mut presses = 0;
    while presses < MOST && !(session.is_idle() && session.phase() == pairing) {
        session.key(KEY);
        presses += 1;
    }
    assert!(presses > 2, "nothing was shown");
    session.key(KEY);
    session.wait(ARRIVAL);
    assert_eq!(session.phase(), pairing, "{}", session.summary());
    assert!(session.is_idle());
}

#[test]
fn a_game_of_bots_alone_is_paused() {
    let mut session = session();
    session.start(bots(2), 5);
    take(&mut session, "Pause");
    assert_eq!(session.dialog(), PAUSE);
}

#[test]
fn it_waits_while_the_window_is_away() {
    let mut session = session();
    let window = session.window();
    let mut window = session.app.world_mut().get_mut::<Window>(window).unwrap();
    window.focused = false;
    session.frames(2);
    let before = in_focus(&session);
    session.strides(10 * DWELL);
    assert_eq!(in_focus(&session), before);
}

#[test]
fn squares_to_keep_are_chosen_with_one_button() {
    let mut session = Session::new();
    let game = choosing(&mut session);
    switch_on(&mut session);
    one_round(&mut session, "the squares to keep");
    let choice = game.keep_choice().unwrap();
    for _ in 0..choice.from.len() - choice.count {
        assert!(press_when(&mut session, |now| now.ends_with("stays")));
        session.frames(5);
    }
    take(&mut session, "Keep these");
    assert!(session.game().unwrap().keep_choice().is_none());
}

#[test]
fn a_pad_that_is_gone_is_answered_with_one_button() {
    let mut evening = Evening::new();
    evening.settings().switch = "Space".to_owned();
    let before = in_focus(&evening);
    switch_on(&mut evening);
    // It is the turn of a person with a pad of their own.
    evening.strides(6 * DWELL);
    assert_eq!(in_focus(&evening), before);
    let own = evening.pads[0];
    evening.lose(own);
    one_round(&mut evening, "the missing device");
    assert!(rests_on(&mut evening, |now| now == "Use this one"));
    evening.press(KeyCode::Space);
    assert!(!evening.is_paused(), "the game goes on");
    assert_eq!(evening.device_of(evening.turn), Some(Device::Keyboard));
    // By steps the answer comes while the key is held.
    evening.settings().one_button = OneButton::Steps;
    evening.give(evening.turn, Some(Device::Pad(own)));
    evening.wait(2.0 * ARRIVAL);
    evening.go_to("Use this one", KeyCode::Space);
    hold_key_for(&mut evening, KeyCode::Space, 1.3);
    assert_eq!(evening.device_of(evening.turn), Some(Device::Keyboard));
    evening.settings().one_button = OneButton::Moves;
    // Now the switch is the device of that person.
    assert!(rests_on(&mut evening, |now| now == "Roll"));
    evening.key(KeyCode::Space);
    evening.until("the dice", |session| !session.is_idle());
}
