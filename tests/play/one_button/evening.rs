//! From the title to the results and back, and the settings off again, by one key alone.

use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::settings::{OneButton, Speed};
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::referee::NextSeed;
use cant_stop_testkit::Session;

use super::reach::one_round;
use super::{KEY, in_focus, press_when, session, take};

/// Frames until a game is over at the latest.
const GAME: u32 = 60_000;
/// Number of pairings in a turn after which the player stops.
const ENOUGH: u32 = 3;

fn phase(session: &Session) -> Option<TurnPhase> {
    let state = session.app.world().get_resource::<State<TurnPhase>>()?;
    Some(*state.get())
}

/// Returns `true` for the announcement of a card: two sums, or one sum and its steps.
fn is_card(offer: &str) -> bool {
    [" · ", " +"].iter().any(|between| {
        offer
            .split_once(between)
            .is_some_and(|(one, other)| one.parse::<u8>().is_ok() && other.parse::<u8>().is_ok())
    })
}

/// Plays whatever is asked until the results.
fn play(session: &mut Session) {
    let mut chosen = 0;
    for _ in 0..GAME {
        if session.screen() == Screen::Results {
            return;
        }
        let phase = phase(session);
        match in_focus(session) {
            Some(now) if is_card(&now) && phase == Some(TurnPhase::Pairing) => {
                chosen += u32::from(press_when(session, is_card));
            }
            Some(_) if phase == Some(TurnPhase::Deciding) => {
                let stops = chosen >= ENOUGH;
                let wins = session.offers().iter().any(|offer| offer == "Stop and win");
                let wanted = |now: &str| match (wins, stops) {
                    (true, _) => now == "Stop and win",
                    (_, true) => now == "Stop",
                    _ => now == "Roll" || now == "Roll again",
                };
                if press_when(session, wanted) && (wins || stops) {
                    chosen = 0;
                }
            }
            _ => {}
        }
        session.frames(5);
        if phase == Some(TurnPhase::Busted) {
            chosen = 0;
        }
    }
    panic!("the game does not end; {}", session.summary());
}

#[test]
fn a_whole_evening_by_one_key_alone() {
    let mut session = session();
    session.app.world_mut().insert_resource(NextSeed(Some(36)));
    session.set_speed(Speed::Instant);
    take(&mut session, "New game");
    assert_eq!(session.screen(), Screen::Join);
    take(&mut session, "Start climbing");
    session.until("a person's turn", |session| {
        phase(session) == Some(TurnPhase::Deciding) && session.is_idle()
    });

    // The pause, a setting in it, and back.
    take(&mut session, "Pause");
    take(&mut session, "Settings");
    take(&mut session, "Sound");
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
    session.until("a choice", |session| {
        phase(session) == Some(TurnPhase::Pairing) && session.is_idle()
    });
    assert!(press_when(&mut session, is_card));
    session.until("a decision", |session| {
        phase(session) == Some(TurnPhase::Deciding) && session.is_idle()
    });
    take(&mut session, "Undo pairing");
    session.until("the choice again", |session| {
        phase(session) == Some(TurnPhase::Pairing) && session.is_idle()
    });

    play(&mut session);
    session.wait(2.0);
    one_round(&mut session, "the results");
    take(&mut session, "Main menu");
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(1.0);

    take(&mut session, "Settings");
    take(&mut session, "Game");
    take(&mut session, "One-button play");
    assert_eq!(session.settings().one_button, OneButton::Steps);
    // From here on a press goes on, and holding takes.
    session.wait(0.7);
    session.hold_key(KEY);
    session.wait(1.0);
    session.release_key(KEY);
    assert_eq!(session.settings().one_button, OneButton::Off);
    session.wait(6.6);
    session.key(KEY);
    assert_eq!(session.settings().one_button, OneButton::Off);
}
