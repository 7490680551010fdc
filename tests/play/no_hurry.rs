//! Nothing has to be held and nothing has to be read in time: shaking from press to press, messages that stay, and what
//! people set for themselves.

use cant_stop::core::settings::{OwnGuard, OwnHints};
use cant_stop::referee::Notices;

use crate::by_hand::{about_to_roll, bodies, roll_next};
use crate::prelude::*;

/// A press takes the dice into the hand, they stay there without anything being held, and the next press throws them.
#[test]
fn the_dice_are_shaken_from_press_to_press() {
    let mut session = about_to_roll();
    session.settings().press_to_shake = true;
    session.frames(2);
    session.assert_unsaid("Hold Roll");
    let pad = session.connect_pad();
    let presses: [(&str, &dyn Fn(&mut Session)); 4] = [
        ("Enter", &|session| session.key(KeyCode::Enter)),
        ("R", &|session| session.key(KeyCode::KeyR)),
        ("mouse", &|session| session.click_at("Roll")),
        ("pad", &|session| session.pad(pad, GamepadButton::West)),
    ];
    for (with, press) in presses {
        press(&mut session);
        session.wait(1.3);
        assert_eq!(bodies(&mut session).len(), 4, "{with}");
        session.assert_reads("Press again to throw");
        assert_eq!(session.stage(), Stage::Deciding, "nothing is thrown yet");
        if with == "mouse" {
            // It leads the hand with no button down.
            let roll = session.place("Roll");
            let [left, right] = [-400.0, 0.0].map(|away| {
                session.move_mouse(roll + Vec2::X * away);
                session.wait(0.3);
                bodies(&mut session).iter().map(|die| die.x).sum::<f32>() / 4.0
            });
            assert!(left + 1.0 < right, "from {left} to {right}");
        }
        press(&mut session);
        session.until("the throw", |session| session.stage() != Stage::Deciding);
        session.until_asked();
        assert_eq!(bodies(&mut session), [], "the hand is empty");
        roll_next(&mut session);
    }
    // Or they are put back without a throw.
    session.key(KeyCode::KeyR);
    session.wait(1.3);
    assert_eq!(bodies(&mut session).len(), 4);
    session.press(KeyCode::Escape);
    assert_eq!(bodies(&mut session), []);
    assert_eq!(session.stage(), Stage::Deciding);
}

#[test]
fn messages_go_by_themselves_or_stay_until_a_press() {
    let say = |session: &mut Session| {
        let mut notices = session.resource_mut::<Notices>();
        // What waits already is not told twice.
        for _ in 0..2 {
            notices.push(Words::literal("Read me"));
        }
        session.frames(3);
        session.assert_reads("Read me");
    };
    let mut session = on_title();
    say(&mut session);
    session.wait(9.9);
    session.assert_unread("Read me");

    session.settings().messages_stay = true;
    say(&mut session);
    session.press(KeyCode::KeyG);
    // It stays its usual time, and as long as it takes.
    session.assert_reads("Read me");
    session.wait(99.0);
    session.assert_reads("Read me");
    session.press(KeyCode::KeyG);
    session.assert_unread("Read me");
    say(&mut session);
    session.wait(9.9);
    session.touch();
    session.wait(SETTLED);
    session.assert_unread("Read me");

    // A tip that waits for it is not told before it is seen.
    say(&mut session);
    session.stand(Variant::default(), ibex, |game| {
        game.stage() == Stage::Deciding && game.runners_free() == 0
    });
    assert!(session.resource::<SeenTips>().tips.is_empty());
    session.wait(9.9);
    session.press(KeyCode::KeyB);
    assert!(!session.resource::<SeenTips>().tips.is_empty());
}

fn name(session: &Session) -> String {
    let seats = session.resource::<Seats>();
    seats.get(session.turn()).name.clone()
}

fn players(session: &mut Session) -> Mut<'_, PlayerSettings> {
    session.resource_mut::<PlayerSettings>()
}

#[test]
fn the_hint_is_offered_by_ones_own_setting_first() {
    let mut session = about_to_roll();
    let name = name(&session);
    session.place("Hint");
    for (own, all, is_offered) in [
        (OwnHints::Off, true, false),
        (OwnHints::AsAll, false, false),
        (OwnHints::On, false, true),
    ] {
        players(&mut session).set_hints(&name, own);
        session.settings().hints = all;
        session.frames(3);
        assert_eq!(session.widget("Hint").is_some(), is_offered, "{own:?}");
        if !is_offered {
            session.key(KeyCode::KeyH);
            session.frames(5);
            session.assert_unread("Hint");
        }
    }
}

#[test]
fn everybody_sets_how_long_roll_waits() {
    // The last by a click that begins too soon and ends later.
    for (guard, frames, rolls, clicks) in [
        (OwnGuard::Off, 1, true, false),
        (OwnGuard::Whole, 20, false, false),
        (OwnGuard::Half, 20, true, false),
        (OwnGuard::Whole, 1, false, true),
    ] {
        let mut session = about_to_roll();
        let name = name(&session);
        let roll = session.place("Roll");
        players(&mut session).set_guard(&name, guard);
        // The wait begins with the choice; nothing is to be shown in it.
        session.set_speed(Speed::Instant);
        session.key(KeyCode::Enter);
        session.until_stage(Stage::Pairing);
        session.wait(0.3);
        session.key(KeyCode::Enter);
        session.until_stage(Stage::Deciding);
        session.frames(frames);
        if clicks {
            session.hold_mouse(roll);
            session.wait(1.3);
            session.release_mouse();
        } else {
            session.key(KeyCode::KeyR);
        }
        session.frames(3);
        assert_eq!(session.stage() != Stage::Deciding, rolls, "{guard:?}");
    }
}

#[test]
fn ones_own_settings_are_set_at_the_table_and_in_the_pause() {
    let mut session = about_to_roll();
    let name = name(&session);
    session.press(KeyCode::Escape);
    for label in ["Who plays", &name] {
        let offer = session.offer(label).unwrap();
        session.press_on(&offer, KeyCode::Enter);
    }
    for (row, about) in [
        ("Rumble", "How strongly controllers shake with the dice."),
        ("Hint button", "Hints by the strongest bot."),
    ] {
        assert_eq!(node(&mut session, row).description(), Some(about));
    }
    for row in ["Delay before Roll", "Hint button", "Hint button"] {
        session.press_on(row, KeyCode::Enter);
    }
    assert_eq!(players(&mut session).guard(&name), OwnGuard::Off);
    assert_eq!(players(&mut session).hints(&name), OwnHints::Off);
    session.assert_offers("Hint button: Off");

    let mut session = at_a_name();
    session.press_on("Delay before Roll", KeyCode::Enter);
    session.press_on("Rumble", KeyCode::Enter);
    let text = format!("{:?}", players(&mut session));
    assert!(text.contains("guard: Off"), "{text}");
    assert!(text.contains("strength: 0"), "{text}");
}
