//! The look back in the results: reached by keys, pad and mouse, about games cut off and continued too.

use cant_stop::core::settings::ANONYMOUS;
use cant_stop::referee::{GameLog, GameStory};

use crate::prelude::*;

const TAB: &str = "Review";
/// A heading that only the look back has.
const HEADING: &str = "What mattered most";

/// A session in which bots have played a game to its results.
fn results() -> Session {
    let mut session = Session::new();
    session.finish_game_of_bots(3, 11);
    session.wait(0.3);
    session
}

#[test]
fn a_player_who_is_hidden_can_be_shown_again() {
    let mut session = Session::new();
    leave_a_game(&mut session, 5);
    for (row, before, is_hidden) in [
        ("Ada: 0 games · Won 0 · fair 0–0", "Off", true),
        ("Ada: Hidden", "On", false),
    ] {
        session.click_on("Summit book");
        session.click_on("Games");
        let name = if is_hidden { "Ada" } else { "?" };
        session.assert_reads(&format!("{name} 0"));
        let names = format!(", {name} and Bruno: ");
        let offers = session.offers();
        assert!(offers.iter().any(|it| it.contains(&names)), "{offers:?}");
        session.click_on("Players");
        session.click_on(row);
        session.click_on("Name and privacy");
        session.click_on(&format!("Hidden from all lists: {before}"));
        let roster = session.resource::<StoredRoster>();
        assert_eq!(roster.hidden.contains(&"Ada".to_owned()), is_hidden);
        session.show_dialog(Dialog::NONE);
        session.wait(SETTLED);
    }
}

#[test]
fn a_deletion_that_was_cut_off_goes_on_at_the_next_start() {
    let mut session = Session::new();
    leave_a_game(&mut session, 5);
    let record = session.current_record();
    let names = || {
        let seats = reading(&record).header.seats().to_vec();
        seats.into_iter().map(|seat| seat.name)
    };
    let name = names().next().unwrap();
    session.resource_mut::<StoredRoster>().deleted = vec![name.clone()];
    session.wait(SETTLED);
    let mut session = session.again(Session::at);
    session.until("the deletion", |session| {
        session.resource::<StoredRoster>().deleted.is_empty()
    });
    assert!(!names().any(|left| left == name));
    assert!(names().any(|left| left == ANONYMOUS));
}

fn await_look_back(session: &mut Session) {
    session.until_says(HEADING);
    session.assert_says("Chance of winning");
    session.assert_says("Luck and skill");
    session.assert_unsaid("Longest turn");
}

#[test]
fn it_is_reached_by_keys_and_by_pad() {
    let mut session = results();
    let pad = session.connect_pad();
    for hand in [Hand::Keys, Hand::Pad(pad)] {
        session.assert_says("Longest turn");
        session.go_to(TAB, hand.on(Way::Up));
        session.go_to("Climb", hand.on(Way::Left));
        session.go_to(TAB, hand.on(Way::Right));
        session.tap(hand.on(Way::Accept));
        await_look_back(&mut session);
        session.tap(hand.on(Way::Before));
        session.until_says("Longest turn");
        session.assert_unsaid(HEADING);
        session.tap(hand.on(Way::After));
        await_look_back(&mut session);
        session.tap(hand.on(Way::Before));
        session.until_says("Longest turn");
        session.go_to("Play again", hand.on(Way::Down));
    }
    // Behind a dialog no page turns.
    session.show_dialog(SETTINGS);
    session.key(KeyCode::PageDown);
    session.show_dialog(Dialog::NONE);
    session.assert_says("Longest turn");
}

#[test]
fn it_is_reached_by_mouse() {
    let mut session = results();
    session.click_at(TAB);
    await_look_back(&mut session);
    session.click_at("Play again");
    session.until_screen(Screen::Play);
    // Every game begins with the climb.
    session.until_screen(Screen::Results);
    session.wait(0.3);
    session.assert_says("Longest turn");
}

#[test]
fn a_game_that_was_cut_off_is_looked_back_on_from_its_beginning() {
    let mut session = Session::of_match().instant();
    session.start(bots(2), 4);
    session.until("a few turns", |session| session.turn_number() > 5);
    let mut session = session.again(Session::at).instant();
    session.trigger(ContinueGame);
    session.until_screen(Screen::Results);
    session.wait(0.3);
    let finished = session.resource::<GameLog>();
    let story = session.resource::<GameStory>();
    assert_eq!(finished.start.turn_number(), 0);
    let last = finished.before(finished.actions.len());
    assert_eq!(last.winners().len(), 1);
    assert_eq!(story.turns().len(), last.turn_number() as usize);
    session.key(KeyCode::PageDown);
    await_look_back(&mut session);
}
