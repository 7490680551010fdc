//! Scenery and dice in the settings: changed by keys and by pad, kept over a restart, and offered as far as they are won.

use cant_stop::core::surroundings::{Surroundings, Unlocked};
use cant_stop_scenery::{Dice, Scenery};

use crate::prelude::*;
use crate::settings::{SECTIONS, open_section, open_settings};

fn open_pictures(session: &mut Session, hand: Hand) {
    open_settings(session, hand);
    open_section(session, "Picture", SECTIONS, hand);
}

fn in_force(session: &Session) -> (Scenery, Dice) {
    let Surroundings { scenery, dice } = *session.resource::<Surroundings>();
    (scenery, dice)
}

#[test]
fn a_scenery_that_was_chosen_is_kept_over_a_restart() {
    for (mut session, hand) in by_keys_and_by_pad() {
        open_pictures(&mut session, hand);
        session.go_to("Unlock everything", hand.on(Way::Down));
        session.tap(hand.on(Way::Accept));
        session.go_to("Scenery", hand.on(Way::Up));
        session.tap(hand.on(Way::Right));
        session.frames(3);
        assert_eq!(node(&mut session, "Scenery").value(), Some("Dawn"));
        session.go_to("Dice", hand.on(Way::Down));
        session.tap(hand.on(Way::Left));
        session.frames(3);
        assert_eq!(node(&mut session, "Dice").value(), Some("Rose quartz"));
        assert_eq!(in_force(&session), (Scenery::Dawn, Dice::Quartz));
        let again = Session::at(&session.folder);
        assert_eq!(in_force(&again), (Scenery::Dawn, Dice::Quartz));
    }
}

/// The sceneries that steps to the right go through, in words.
fn offered(session: &mut Session) -> Vec<String> {
    session.go_to("Scenery", KeyCode::ArrowDown);
    let mut seen = Vec::new();
    for _ in Scenery::ALL {
        let value = node(session, "Scenery").value().unwrap().to_owned();
        if !seen.contains(&value) {
            seen.push(value);
        }
        session.key(KeyCode::ArrowRight);
    }
    seen
}

#[test]
fn only_sceneries_won_are_offered_and_the_choice_comes_back_with_its_win() {
    let mut session = Session::new();
    open_pictures(&mut session, Hand::Keys);
    assert_eq!(offered(&mut session), ["Dusk"]);
    let mut unlocked = session.resource_mut::<Unlocked>();
    unlocked.sceneries.extend([Scenery::Snow, Scenery::Aurora]);
    session.frames(2);
    assert_eq!(offered(&mut session), ["Dusk", "Snow", "Northern lights"]);
    session.settings().scenery = Scenery::Snow.into();
    session.frames(2);
    assert_eq!(in_force(&session).0, Scenery::Snow);
    *session.resource_mut::<Unlocked>() = Unlocked::default();
    session.frames(2);
    assert_eq!(in_force(&session).0, Scenery::Dusk, "nothing is won");
    assert_eq!(node(&mut session, "Scenery").value(), Some("Dusk"));
    let kept = session.settings().scenery;
    assert_eq!(Scenery::from(kept), Scenery::Snow, "and nothing forgotten");
    session.settings().everything_unlocked = true;
    session.frames(2);
    assert_eq!(in_force(&session).0, Scenery::Snow);
}
