//! From the title to the results and back, and the settings off again, by one key alone.

use super::reach::one_round;
use super::{KEY, press_when, session, take, until_phase};
use crate::prelude::*;
use crate::whole_evening::play::is_card;

#[test]
fn a_whole_evening_by_one_key_alone() {
    let mut session = session().instant();
    session.app.insert_resource(NextSeed(Some(36)));
    take(&mut session, "New game");
    assert_eq!(session.screen(), Screen::Join);
    take(&mut session, "Start climbing");
    until_phase(&mut session, TurnPhase::Deciding);

    // The pause, a setting in it, and back.
    for label in ["Pause", "Settings", "Sound"] {
        take(&mut session, label);
    }
    let music = session.settings().music;
    take(&mut session, "Music");
    assert_eq!(session.settings().music, music + 1);
    for _ in 0..10 {
        assert!(press_when(&mut session, |now| now.starts_with("Music: ")));
        session.frames(3);
    }
    assert_eq!(session.settings().music, music, "round and back");
    take(&mut session, "Done");
    take(&mut session, "Resume");
    assert_eq!(session.dialog(), Dialog::NONE);

    // A hint, a choice, and the choice taken back.
    take(&mut session, "Hint");
    assert!(press_when(&mut session, |now| now == "Roll"));
    until_phase(&mut session, TurnPhase::Pairing);
    assert!(press_when(&mut session, is_card));
    until_phase(&mut session, TurnPhase::Deciding);
    take(&mut session, "Undo pairing");
    until_phase(&mut session, TurnPhase::Pairing);

    // The last decision of a game.
    session.leave();
    session.stand(Variant::default(), ibex, Game::stop_wins);
    take(&mut session, "Stop and win");
    session.until_screen(Screen::Results);
    session.wait(2.0);
    one_round(&mut session, "the results");
    take(&mut session, "Main menu");
    session.until_screen(Screen::Title);
    session.wait(1.0);

    for label in ["Settings", "Game", "One-button play"] {
        take(&mut session, label);
    }
    assert_eq!(session.settings().one_button, OneButton::Steps);
    // From here on a press goes on, and holding takes.
    session.wait(SETTLED);
    hold_key_for(&mut session, KEY, 1.0);
    assert_eq!(session.settings().one_button, OneButton::Off);
    session.wait(6.6);
    session.key(KEY);
    assert_eq!(session.settings().one_button, OneButton::Off);
}
