//! Comforts of a turn: hints, reasons, the last turns, odds, speeds, and time to let a finger go.

use std::collections::HashSet;

use bevy::prelude::*;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::core::settings::{BotSpeed, Guard, Odds, Speed};
use cant_stop::referee::{Act, GameStory, Pace, PlayerIntent};
use cant_stop_bots::{Advice, Opponent, advise};
use cant_stop_rules::{Action, Event, Game, Stage, ToAct};
use cant_stop_testkit::{FRAME, Session, seats};

use crate::widgets::{focused, go_to};

const PEOPLE: [SeatKind; 2] = [SeatKind::Person; 2];

/// Action of Ibex.
fn act_of(game: &Game) -> Act {
    match Opponent::Ibex.bot().decide(game) {
        Action::Choose(mv) => Act::Choose(mv),
        Action::Stop => Act::Stop,
        Action::Keep(columns) => Act::Keep(columns),
        _ => Act::Roll,
    }
}

fn person_is_asked(session: &Session) -> bool {
    let Some(ToAct::Seat(seat)) = session.game().map(|game| game.to_act()) else {
        return false;
    };
    let seats = session.app.world().resource::<Seats>();
    session.is_idle() && seats.get(seat).kind == SeatKind::Person
}

/// Plays on until a person is asked in a game that is `there`.
fn play_until(session: &mut Session, what: &str, there: impl Fn(&Game) -> bool) -> Game {
    session.set_speed(Speed::Instant);
    loop {
        session.until(what, |session| person_is_asked(session));
        let game = session.game().unwrap();
        if there(&game) {
            session.frames(5);
            return game;
        }
        let seat = game.turn();
        let act = act_of(&game);
        let world = session.app.world_mut();
        world.write_message(PlayerIntent { seat, act });
        session.frames(2);
    }
}

fn two_people() -> Session {
    let mut session = Session::new();
    session.start(seats(&PEOPLE), 28);
    session
}

fn press(session: &mut Session, label: &str) {
    let Some(place) = session.widget(label) else {
        panic!("no “{label}” among {:?}", session.offers());
    };
    session.click(place);
    session.frames(5);
}

fn says(session: &mut Session, part: &str) -> bool {
    session.texts().iter().any(|text| text.contains(part))
}

fn in_hundred(advice: &Advice, action: Action) -> u32 {
    (100.0 * advice.chance(action).unwrap()).round() as u32
}

/// Waits until Summit has said what it thinks.
fn await_hint(session: &mut Session) {
    session.until("a hint", |session| says(session, "wins in 100"));
}

#[test]
fn a_hint_comes_and_goes() {
    let mut session = two_people();
    let at_risk = |game: &Game| {
        let options = game.options();
        let busts = |mv| game.bust_chance_after(mv).is_some_and(|it| it.busts > 0);
        options.len() > 1 && options.iter().all(|mv| busts(*mv))
    };
    let game = play_until(&mut session, "a choice", at_risk);
    press(&mut session, "Hint");
    await_hint(&mut session);
    let advice = advise(&game).unwrap();
    let Action::Choose(mv) = advice.best().action else {
        panic!("a move is to be chosen");
    };
    let wins = format!("{} wins in 100", in_hundred(&advice, Action::Choose(mv)));
    assert!(says(&mut session, &wins), "{}", session.summary());
    let chance = game.bust_chance_after(mv).unwrap();
    let exact = format!("{} in 1,296", chance.busts);
    assert!(says(&mut session, &exact), "{}", session.summary());
    press(&mut session, "Hint");
    assert!(!says(&mut session, "A hint"));

    press(&mut session, "Hint");
    let (seat, act) = (game.turn(), act_of(&game));
    session
        .app
        .world_mut()
        .write_message(PlayerIntent { seat, act });
    session.frames(5);
    assert!(!says(&mut session, "A hint"), "the moment is over");
}

#[test]
fn a_hint_is_about_the_card_in_focus_and_never_about_a_moment_that_is_over() {
    let mut session = two_people();
    let one_each = |game: &Game| {
        let mut pairings = game.pairings().into_iter().flatten();
        game.options().len() > 2 && pairings.all(|pairing| pairing.moves().len() == 1)
    };
    let game = play_until(&mut session, "three cards", one_each);
    let advice = advise(&game).unwrap();
    // A pointer that lies on a card means nothing while keys are in use.
    let card = focused(&session).unwrap();
    let place = session.widget(&card).unwrap();
    session.move_mouse(place);
    session.key(KeyCode::KeyH);
    await_hint(&mut session);
    let mut heard = HashSet::new();
    for _ in 0..3 {
        let said = session
            .texts()
            .into_iter()
            .find(|text| text.contains("wins in 100"));
        heard.insert(said.unwrap());
        session.key(KeyCode::ArrowRight);
        session.frames(3);
    }
    // Beside the best itself, each of the others is held against it.
    assert!(heard.len() >= 2, "{heard:?}");
    for choice in &advice.choices {
        let worth = in_hundred(&advice, choice.action).to_string();
        let is_said = heard
            .iter()
            .any(|said| said.contains(&worth) || said.contains("hardly"));
        assert!(is_said, "{worth} of {heard:?}");
    }
    // The moment passes, and the next one is asked about at once.
    let (seat, act) = (game.turn(), act_of(&game));
    let world = session.app.world_mut();
    world.write_message(PlayerIntent { seat, act });
    let next = play_until(&mut session, "a decision", |game| game.may_stop());
    session.key(KeyCode::KeyH);
    await_hint(&mut session);
    let advice = advise(&next).unwrap();
    let best = advice.best().action;
    let wins = format!("{} wins in 100", in_hundred(&advice, best));
    assert!(says(&mut session, &wins), "{}", session.summary());
}

#[test]
fn a_hint_is_reached_by_keys_and_by_pad() {
    let mut session = two_people();
    play_until(&mut session, "a decision", |game| game.may_stop());
    session.key(KeyCode::ArrowUp);
    go_to(&mut session, "Hint", |session| {
        session.key(KeyCode::ArrowRight)
    });
    session.key(KeyCode::Enter);
    assert!(says(&mut session, "A hint"), "{}", session.summary());
    let pad = session.connect_pad();
    session.pad(pad, GamepadButton::South);
    assert!(!says(&mut session, "A hint"));
    session.pad(pad, GamepadButton::DPadDown);
    go_to(&mut session, "Roll again", |session| {
        session.pad(pad, GamepadButton::DPadLeft);
    });
}

fn has_dim_card(game: &Game) -> bool {
    let mut pairings = game.pairings().into_iter().flatten();
    pairings.any(|pairing| pairing.moves().is_empty())
}

#[test]
fn a_dimmed_card_says_why_when_it_has_the_focus_and_when_it_is_pressed() {
    let mut session = two_people();
    let game = play_until(&mut session, "a card that is dimmed", |game| {
        has_dim_card(game) && !game.options().is_empty()
    });
    assert!(!says(&mut session, "Why not"));
    let dim = |session: &Session| focused(session).is_some_and(|label| label.contains(": "));
    for key in [KeyCode::ArrowRight, KeyCode::ArrowLeft] {
        for _ in 0..3 {
            if !dim(&session) {
                session.key(key);
            }
        }
    }
    assert!(dim(&session), "{:?}", focused(&session));
    assert!(says(&mut session, "Why not"), "{}", session.summary());
    let label = focused(&session).unwrap();
    session.key(KeyCode::Enter);
    session.frames(5);
    assert_eq!(session.game(), Some(game), "nothing is chosen");

    session.move_mouse(Vec2::new(20.0, 20.0));
    session.move_mouse(Vec2::new(60.0, 60.0));
    press(&mut session, &label);
    press(&mut session, &label);
    let said = says(&mut session, "Why not");
    press(&mut session, &label);
    assert_ne!(
        said,
        says(&mut session, "Why not"),
        "a press asks and puts away"
    );
    assert_eq!(session.game(), Some(game));
}

#[test]
fn the_last_turns_are_listed() {
    let mut session = two_people();
    play_until(&mut session, "a few turns", |game| game.turn_number() > 6);
    let story = session.app.world().resource::<GameStory>().clone();
    press(&mut session, "Last turns");
    session.wait(0.7);
    let all = story.turns().iter().filter(|turn| turn.rolls == 1).count();
    let once = |session: &mut Session| {
        let texts = session.texts();
        texts
            .iter()
            .filter(|text| text.starts_with("1 roll"))
            .count()
    };
    assert_eq!(once(&mut session), all, "{}", session.summary());
    assert!(says(&mut session, "risked"));
    press(&mut session, "Back");
    session.wait(0.7);
    session.settings().odds = Odds::Never;
    press(&mut session, "Last turns");
    session.wait(0.7);
    assert!(!says(&mut session, "risked"), "{}", session.summary());
}

#[test]
fn odds_after_the_turn_are_told_only_then() {
    let mut session = two_people();
    session.settings().odds = Odds::AfterTurn;
    let game = play_until(&mut session, "a stop", |game| {
        game.may_stop() && matches!(act_of(game), Act::Stop)
    });
    let risk = format!(
        "{}\u{a0}in\u{a0}100\u{a0}risked",
        game.bust_chance().percent()
    );
    assert!(!says(&mut session, "100"), "{}", session.summary());
    session.set_speed(Speed::Normal);
    session.frame();
    let seat = game.turn();
    session.app.world_mut().write_message(PlayerIntent {
        seat,
        act: Act::Stop,
    });
    session.until("camps", |session| {
        let queue = session
            .app
            .world()
            .resource::<cant_stop::referee::BeatQueue>();
        let event = queue.running().map(|beat| beat.event);
        matches!(event, Some(Event::Banked { .. }))
    });
    session.frames(2);
    assert!(says(&mut session, &risk), "“{risk}”: {}", session.summary());
    session.until("the next turn", |session| person_is_asked(session));
    session.frames(5);
    assert!(!says(&mut session, "100"), "{}", session.summary());
}

/// Frames from the first chance to press roll after a choice until a press is taken.
fn frames_guarded(guard: Guard) -> u32 {
    let mut session = two_people();
    session.settings().guard = guard;
    play_until(&mut session, "a pairing", |game| {
        game.stage() == Stage::Pairing
    });
    session.key(KeyCode::Enter);
    session.until("the decision", |session| {
        person_is_asked(session) && session.game().unwrap().stage() == Stage::Deciding
    });
    let mut frames = 0;
    while session.game().unwrap().stage() == Stage::Deciding {
        assert!(frames < 100, "roll is never taken; {}", session.summary());
        if focused(&session).as_deref() == Some("Roll again") {
            session.key(KeyCode::Enter);
            frames += 3;
        }
        session.frame();
        frames += 1;
    }
    frames
}

#[test]
fn roll_is_guarded_after_a_choice_for_as_long_as_is_set() {
    let seconds = |guard| frames_guarded(guard) as f32 * FRAME.as_secs_f32();
    let [off, half, whole] = [Guard::Off, Guard::Half, Guard::Whole].map(seconds);
    assert!(off < 0.3, "{off}");
    assert!((0.4..0.9).contains(&half), "{half}");
    assert!((0.9..1.4).contains(&whole), "{whole}");
}

#[test]
fn bots_have_a_speed_of_their_own() {
    let mut session = Session::new();
    let kinds = [SeatKind::Person, SeatKind::Bot(Opponent::Ibex)];
    session.start(seats(&kinds), 28);
    session.settings().bot_speed = BotSpeed::Instant;
    let mut seen = [false; 2];
    while seen != [true; 2] {
        session.frame();
        let Some(shown) = session
            .shown()
            .filter(|game| game.stage() != Stage::RollOff)
        else {
            continue;
        };
        let animates = session.app.world().resource::<Pace>().animate;
        let turn = shown.turn().index();
        // The frame in which the turn passes still has the pace of the one before.
        if session.is_idle() {
            session.frame();
            if session.shown().map(|game| game.turn().index()) == Some(turn) {
                let animates_now = session.app.world().resource::<Pace>().animate;
                assert_eq!(animates_now, turn == 0, "turn of {turn}; before {animates}");
                seen[turn] = true;
            }
        }
        if person_is_asked(&session) {
            let game = session.game().unwrap();
            let (seat, act) = (game.turn(), act_of(&game));
            let world = session.app.world_mut();
            world.write_message(PlayerIntent { seat, act });
        }
    }
}

#[test]
fn a_press_hurries_a_bot_that_thinks_and_the_rest_of_its_turn() {
    let frames = |press: bool| {
        let mut session = Session::new();
        let kinds = [SeatKind::Bot(Opponent::Ibex); 2];
        session.start(seats(&kinds), 28);
        session.until("a bot that thinks", |session| {
            let begun = session.game().is_some_and(|game| game.turn_number() == 1);
            begun && session.is_idle()
        });
        if press {
            session.key(KeyCode::Space);
        }
        let mut frames = 0;
        while session.shown().is_some_and(|game| game.turn_number() == 1) {
            session.frame();
            frames += 1;
        }
        session.frames(2);
        let speed = session.app.world().resource::<Time<Virtual>>();
        let speed = speed.relative_speed();
        assert!((speed - 1.0).abs() < 1e-3, "the next turn runs at {speed}");
        frames
    };
    assert!(frames(true) * 3 < frames(false));
}

#[test]
fn where_stopping_wins_it_says_so_and_has_the_focus() {
    let mut session = two_people();
    play_until(&mut session, "a stop that wins", Game::stop_wins);
    session.key(KeyCode::ArrowDown);
    session.frames(3);
    assert!(session.texts().contains(&"Stop and win".to_owned()));
    assert_eq!(focused(&session).as_deref(), Some("Stop and win"));
}
