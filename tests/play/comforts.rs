//! Comforts of a turn: hints, reasons, the last turns, odds, speeds, and time to let a finger go.

use cant_stop::core::settings::{BotSpeed, Guard};
use cant_stop::referee::{GameStory, Pace};
use cant_stop_bots::advise;

use crate::prelude::*;

/// A game by the usual rules, played so far as Ibex plays, that is `there`.
fn standing(there: impl Fn(&Game) -> bool) -> (Session, Game) {
    let mut session = Session::new();
    let game = session.stand(Variant::default(), ibex, there);
    (session, game)
}

/// Asserts that the hint says the number that the best action wins in 100.
#[track_caller]
fn assert_hint(session: &mut Session) {
    session.until_says(": wins ");
    let advice = advise(&session.game().unwrap()).unwrap();
    let chance = advice.chance(advice.best().action).unwrap();
    session.assert_says(&format!("wins {} in 100", (100.0 * chance).round()));
}

#[test]
fn a_hint_comes_and_goes() {
    let (mut session, game) = standing(|game| {
        let options = game.legal_moves();
        let busts = |mv| game.bust_chance_after(mv).is_some_and(|it| it.busts > 0);
        options.len() > 1 && options.iter().all(|mv| busts(*mv))
    });
    session.click_on("Hint");
    assert_hint(&mut session);
    let Action::Choose(mv) = advise(&game).unwrap().best().action else {
        panic!("a move is to be chosen");
    };
    let chance = game.bust_chance_after(mv).unwrap();
    session.assert_says(&format!("{} in 1,296", chance.busts));
    session.click_on("Hint");
    session.assert_unsaid("A hint");
    session.click_on("Hint");
    session.act(ibex(&game));
    session.frames(5);
    // The moment is over, and the next one is asked about at once.
    session.assert_unsaid("A hint");
    session.until_asked();
    session.frames(5);
    session.key(KeyCode::KeyH);
    assert_hint(&mut session);
}

#[test]
fn a_hint_is_about_the_card_in_focus() {
    let (mut session, game) = standing(|game| {
        let mut pairings = game.pairings().into_iter().flatten();
        game.legal_moves().len() > 2 && pairings.all(|pairing| pairing.moves().len() == 1)
    });
    // A pointer that lies on a card means nothing while keys are in use.
    let card = session.focused().unwrap();
    let place = session.place(&card);
    session.move_mouse(place);
    session.key(KeyCode::KeyH);
    session.until_says(": wins ");
    let mut heard = HashSet::new();
    for _ in 0..3 {
        let mut texts = session.texts().into_iter();
        heard.extend(texts.find(|text| text.contains(": wins ")));
        session.key(KeyCode::ArrowRight);
        session.frames(3);
    }
    // Beside the best itself, each of the others is held against it.
    assert!(heard.len() >= 2, "{heard:?}");
    let advice = advise(&game).unwrap();
    for choice in &advice.choices {
        let chance = advice.chance(choice.action).unwrap();
        let worth = (100.0 * chance).round().to_string();
        let mut heard = heard.iter();
        let is_heard = heard.any(|said| said.contains(&worth) || said.contains("hardly"));
        assert!(is_heard, "{worth}");
    }
}

#[test]
fn a_hint_is_reached_by_keys_and_by_pad() {
    let (mut session, _) = standing(|game| game.may_stop());
    session.key(KeyCode::ArrowUp);
    session.go_to("Hint", KeyCode::ArrowRight);
    session.key(KeyCode::Enter);
    session.assert_says("A hint");
    let pad = session.connect_pad();
    session.pad(pad, GamepadButton::South);
    session.assert_unsaid("A hint");
    session.pad(pad, GamepadButton::DPadDown);
    session.go_to("Roll again", (pad, GamepadButton::DPadLeft));
}

#[test]
fn a_dimmed_card_says_why_when_it_has_the_focus_and_when_it_is_pressed() {
    let (mut session, game) = standing(|game| {
        let mut pairings = game.pairings().into_iter().flatten();
        pairings.any(|pairing| pairing.moves().is_empty()) && !game.legal_moves().is_empty()
    });
    session.assert_unsaid("Why not");
    let is_dim = |session: &Session| session.focused().is_some_and(|label| label.contains(": "));
    for key in [KeyCode::ArrowRight, KeyCode::ArrowLeft] {
        for _ in 0..3 {
            if !is_dim(&session) {
                session.key(key);
            }
        }
    }
    assert!(is_dim(&session), "{:?}", session.focused());
    session.assert_says("Why not");
    session.key(KeyCode::KeyH);
    session.until_says(": wins ");
    session.assert_unsaid("Why not");
    let label = session.focused().unwrap();
    session.press(KeyCode::Enter);
    assert_eq!(session.game(), Some(game), "nothing is chosen");

    session.move_mouse(Vec2::new(20.0, 20.0));
    session.move_mouse(Vec2::new(60.0, 60.0));
    session.click_on(&label);
    session.click_on(&label);
    let said = session.says("Why not");
    session.click_on(&label);
    assert_ne!(said, session.says("Why not"), "a press asks and puts away");
    assert_eq!(session.game(), Some(game));
}

#[test]
fn the_last_turns_are_listed() {
    let (mut session, _) = standing(|game| game.turn_number() > 6);
    let story = session.resource::<GameStory>().clone();
    session.click_on("Last turns");
    let all = story.turns().iter().filter(|turn| turn.rolls == 1).count();
    let once = session.texts();
    let once = once.iter().filter(|text| text.starts_with("1 roll"));
    assert_eq!(once.count(), all, "{}", session.summary());
    session.assert_says("risked");
    session.click_on("Back");
    session.settings().odds = Odds::Never;
    session.click_on("Last turns");
    session.assert_unsaid("risked");
}

#[test]
fn odds_after_the_turn_are_told_only_then() {
    let (mut session, game) = standing(|game| matches!(ibex(game), Act::Stop));
    session.settings().odds = Odds::AfterTurn;
    session.frames(5);
    let percent = game.bust_chance().percent();
    session.assert_unsaid("100");
    session.set_speed(Speed::Normal);
    session.frame();
    session.act(Act::Stop);
    session.until("camps", |session| {
        let event = session.beat().map(|beat| beat.event);
        matches!(event, Some(GameEvent::Banked { .. }))
    });
    session.frames(2);
    session.assert_says(&format!("next roll {percent}\u{a0}in\u{a0}100"));
    session.until_asked();
    session.frames(5);
    session.assert_unsaid("100");
}

/// Seconds from the first chance to press roll after a choice until a press is taken.
fn guarded(guard: Guard) -> f32 {
    let (mut session, _) = standing(|game| game.stage() == Stage::Pairing);
    session.settings().guard = guard;
    session.frames(2);
    session.key(KeyCode::Enter);
    session.until_stage(Stage::Deciding);
    let mut frames = 0;
    while session.stage() == Stage::Deciding {
        assert!(frames < 100, "roll is never taken; {}", session.summary());
        if session.is_focus("Roll again") {
            session.key(KeyCode::Enter);
            frames += 3;
        }
        session.frame();
        frames += 1;
    }
    frames as f32 * FRAME.as_secs_f32()
}

#[test]
fn roll_is_guarded_after_a_choice_for_as_long_as_is_set() {
    let [off, half, whole] = [Guard::Off, Guard::Half, Guard::Whole].map(guarded);
    assert!(off < 0.3, "{off}");
    assert!((0.4..0.9).contains(&half), "{half}");
    assert!((0.9..1.4).contains(&whole), "{whole}");
}

#[test]
fn bots_have_a_speed_of_their_own() {
    let mut session = Session::new();
    let kinds = [SeatKind::Person, SeatKind::Bot(Opponent::Ibex)];
    session.start_decided(seats(&kinds), 28);
    session.settings().bot_speed = BotSpeed::Instant;
    let mut seen = [false; 2];
    while seen != [true; 2] {
        session.frame();
        // The frame in which the turn passes still has the pace of the one before.
        let turn = session.shown().unwrap().turn().index();
        if session.is_idle() {
            session.frame();
            if session.shown().unwrap().turn().index() == turn {
                assert_eq!(session.resource::<Pace>().animate, turn == 0, "{turn}");
                seen[turn] = true;
            }
        }
        if session.is_person_asked() {
            session.act(ibex(&session.game().unwrap()));
        }
    }
}

#[test]
fn a_press_hurries_a_bot_that_thinks_and_the_rest_of_its_turn() {
    let frames = |press: bool| {
        let mut session = Session::new();
        session.start_decided(bots(2), 28);
        if press {
            session.key(KeyCode::Space);
        }
        let mut frames = 0;
        while session.shown().is_some_and(|game| game.turn_number() == 1) {
            session.frame();
            frames += 1;
        }
        session.frames(2);
        let speed = session.resource::<Time<Virtual>>().relative_speed();
        assert!((speed - 1.0).abs() < 1e-3, "the next turn runs at {speed}");
        frames
    };
    assert!(frames(true) * 3 < frames(false));
}

#[test]
fn a_press_hurries_the_throw_of_a_person() {
    let frames = |press: bool| {
        let mut session = Session::new();
        session.start_two(28);
        session.act(Act::Roll);
        if press {
            session.key(KeyCode::Space);
        }
        let mut frames = 0;
        while !session.is_asked() {
            session.frame();
            frames += 1;
        }
        frames
    };
    assert!(frames(true) * 3 < frames(false));
}

#[test]
fn a_stop_that_wins_says_so_and_has_the_focus() {
    let (mut session, _) = standing(Game::stop_wins);
    session.key(KeyCode::ArrowDown);
    session.frames(3);
    session.assert_reads("Stop and win");
    session.assert_focus("Stop and win");
}
