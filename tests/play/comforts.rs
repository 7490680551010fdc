//! What makes a turn easy in the hands: hints, reasons, the last turns, odds, speeds, and time to let a finger go.

use std::collections::HashSet;

use bevy::prelude::*;
use cant_stop::ground::seats::{SeatKind, Seats};
use cant_stop::ground::settings::{BotSpeed, Guard, Odds, Speed};
use cant_stop::referee::{Act, GameStory, Pace, PlayerIntent, TurnEnd};
use cant_stop_bots::{Advice, Opponent, advise};
use cant_stop_rules::{Action, Event, Game, Stage, ToAct};

use crate::support::{Couch, FRAME, seats};
use crate::widgets::{focused, go_to};

const PEOPLE: [SeatKind; 2] = [SeatKind::Person; 2];

/// What the Rule of 28 does.
fn act_of(game: &Game) -> Act {
    match Opponent::RuleOf28.bot().decide(game) {
        Action::Choose(mv) => Act::Choose(mv),
        Action::Stop => Act::Stop,
        Action::Keep(columns) => Act::Keep(columns),
        _ => Act::Roll,
    }
}

fn person_is_asked(couch: &Couch) -> bool {
    let Some(ToAct::Seat(seat)) = couch.game().map(|game| game.to_act()) else {
        return false;
    };
    let seats = couch.app.world().resource::<Seats>();
    couch.is_idle() && seats.get(seat).kind == SeatKind::Person
}

/// Plays on until a person is asked in a game that is `there`.
fn play_until(couch: &mut Couch, what: &str, there: impl Fn(&Game) -> bool) -> Game {
    couch.set_speed(Speed::Instant);
    loop {
        couch.until(what, |couch| person_is_asked(couch));
        let game = couch.game().unwrap();
        if there(&game) {
            couch.frames(5);
            return game;
        }
        let seat = game.turn();
        let act = act_of(&game);
        let world = couch.app.world_mut();
        world.write_message(PlayerIntent { seat, act });
        couch.frames(2);
    }
}

fn two_people() -> Couch {
    let mut couch = Couch::new();
    couch.start(seats(&PEOPLE), 28);
    couch
}

fn press(couch: &mut Couch, label: &str) {
    let Some(place) = couch.widget(label) else {
        panic!("no “{label}” among {:?}", couch.offers());
    };
    couch.click(place);
    couch.frames(5);
}

fn says(couch: &mut Couch, part: &str) -> bool {
    couch.texts().iter().any(|text| text.contains(part))
}

fn in_hundred(advice: &Advice, action: Action) -> u32 {
    (100.0 * advice.chance(action).unwrap()).round() as u32
}

/// Waits until Summit has said what it thinks.
fn await_hint(couch: &mut Couch) {
    couch.until("a hint", |couch| says(couch, "of 100 games"));
}

#[test]
fn a_hint_comes_and_goes_in_place_of_the_scores() {
    let mut couch = two_people();
    let at_risk = |game: &Game| {
        let options = game.options();
        let busts = |mv| game.bust_chance_after(mv).is_some_and(|it| it.busts > 0);
        options.len() > 1 && options.iter().all(|mv| busts(*mv))
    };
    let game = play_until(&mut couch, "a choice", at_risk);
    press(&mut couch, "Hint");
    await_hint(&mut couch);
    let advice = advise(&game).unwrap();
    let Action::Choose(mv) = advice.best().action else {
        panic!("a move is to be chosen");
    };
    let wins = format!(
        "you win {} of 100 games",
        in_hundred(&advice, Action::Choose(mv))
    );
    assert!(says(&mut couch, &wins), "{}", couch.summary());
    let chance = game.bust_chance_after(mv).unwrap();
    let exact = format!("{} in 1,296", chance.busts);
    assert!(says(&mut couch, &exact), "{}", couch.summary());
    assert!(!couch.texts().contains(&"Bruno".to_owned()));
    press(&mut couch, "Hint");
    assert!(!says(&mut couch, "A hint"));
    assert!(couch.texts().contains(&"Bruno".to_owned()));

    press(&mut couch, "Hint");
    let (seat, act) = (game.turn(), act_of(&game));
    couch
        .app
        .world_mut()
        .write_message(PlayerIntent { seat, act });
    couch.frames(5);
    assert!(!says(&mut couch, "A hint"), "the moment is over");
}

#[test]
fn a_hint_is_about_the_card_in_focus_and_never_about_a_moment_that_is_over() {
    let mut couch = two_people();
    let one_each = |game: &Game| {
        let mut pairings = game.pairings().into_iter().flatten();
        game.options().len() > 2 && pairings.all(|pairing| pairing.moves().len() == 1)
    };
    let game = play_until(&mut couch, "three cards", one_each);
    let advice = advise(&game).unwrap();
    // A pointer that lies on a card means nothing while keys are in use.
    let card = focused(&couch).unwrap();
    let place = couch.widget(&card).unwrap();
    couch.move_mouse(place);
    couch.key(KeyCode::KeyH);
    await_hint(&mut couch);
    let mut heard = HashSet::new();
    for _ in 0..3 {
        let said = couch
            .texts()
            .into_iter()
            .find(|text| text.contains("of 100 games"));
        heard.insert(said.unwrap());
        couch.key(KeyCode::ArrowRight);
        couch.frames(3);
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
    let world = couch.app.world_mut();
    world.write_message(PlayerIntent { seat, act });
    let next = play_until(&mut couch, "a decision", |game| game.may_stop());
    couch.key(KeyCode::KeyH);
    await_hint(&mut couch);
    let advice = advise(&next).unwrap();
    let best = advice.best().action;
    let wins = format!("you win {} of 100 games", in_hundred(&advice, best));
    assert!(says(&mut couch, &wins), "{}", couch.summary());
}

#[test]
fn a_hint_is_reached_by_keys_and_by_pad() {
    let mut couch = two_people();
    play_until(&mut couch, "a decision", |game| game.may_stop());
    go_to(&mut couch, "Hint", |couch| couch.key(KeyCode::ArrowUp));
    couch.key(KeyCode::Enter);
    assert!(says(&mut couch, "A hint"), "{}", couch.summary());
    let pad = couch.connect_pad();
    couch.pad(pad, GamepadButton::South);
    assert!(!says(&mut couch, "A hint"));
    go_to(&mut couch, "Roll again", |couch| {
        couch.pad(pad, GamepadButton::DPadDown);
    });
}

fn has_dim_card(game: &Game) -> bool {
    let mut pairings = game.pairings().into_iter().flatten();
    pairings.any(|pairing| pairing.moves().is_empty())
}

#[test]
fn a_dimmed_card_says_why_when_it_has_the_focus_and_when_it_is_pressed() {
    let mut couch = two_people();
    let game = play_until(&mut couch, "a card that is dimmed", |game| {
        has_dim_card(game) && !game.options().is_empty()
    });
    assert!(!says(&mut couch, "Why not"));
    let dim = |couch: &Couch| focused(couch).is_some_and(|label| label.contains(": "));
    for key in [KeyCode::ArrowRight, KeyCode::ArrowLeft] {
        for _ in 0..3 {
            if !dim(&couch) {
                couch.key(key);
            }
        }
    }
    assert!(dim(&couch), "{:?}", focused(&couch));
    assert!(says(&mut couch, "Why not"), "{}", couch.summary());
    let label = focused(&couch).unwrap();
    couch.key(KeyCode::Enter);
    couch.frames(5);
    assert_eq!(couch.game(), Some(game), "nothing is chosen");

    couch.move_mouse(Vec2::new(20.0, 20.0));
    couch.move_mouse(Vec2::new(60.0, 60.0));
    press(&mut couch, &label);
    press(&mut couch, &label);
    let said = says(&mut couch, "Why not");
    press(&mut couch, &label);
    assert_ne!(
        said,
        says(&mut couch, "Why not"),
        "a press asks and puts away"
    );
    assert_eq!(couch.game(), Some(game));
}

#[test]
fn the_last_turns_are_listed_and_stand_beside_their_players() {
    let mut couch = two_people();
    play_until(&mut couch, "a few turns", |game| game.turn_number() > 6);
    let story = couch.app.world().resource::<GameStory>().clone();
    let last = story.turns().last().unwrap();
    let columns: Vec<String> = last
        .climbs
        .iter()
        .map(|climb| climb.column.to_string())
        .collect();
    let line = match last.end {
        TurnEnd::Bust => format!("Bust on {}", columns.join("\u{a0}·\u{a0}")),
        TurnEnd::Stop => last
            .climbs
            .iter()
            .map(|climb| format!("{} +{}", climb.column, climb.to - climb.from))
            .collect::<Vec<_>>()
            .join(" · "),
    };
    assert!(says(&mut couch, &line), "“{line}”: {}", couch.summary());
    press(&mut couch, "The last turns");
    couch.frames(20);
    let all = story.turns().iter().filter(|turn| turn.rolls == 1).count();
    let once = |couch: &mut Couch| {
        let texts = couch.texts();
        texts
            .iter()
            .filter(|text| text.starts_with("1 roll"))
            .count()
    };
    assert_eq!(once(&mut couch), all, "{}", couch.summary());
    assert!(says(&mut couch, "Risk: "));
    press(&mut couch, "Back");
    couch.frames(20);
    couch.settings().odds = Odds::Never;
    press(&mut couch, "The last turns");
    couch.frames(20);
    assert!(!says(&mut couch, "Risk: "), "{}", couch.summary());
}

#[test]
fn odds_after_the_turn_are_told_only_then() {
    let mut couch = two_people();
    couch.settings().odds = Odds::AfterTurn;
    let game = play_until(&mut couch, "a stop", |game| {
        game.may_stop() && matches!(act_of(game), Act::Stop)
    });
    let risk = format!("Risk: {}\u{a0}in\u{a0}100", game.bust_chance().percent());
    assert!(!says(&mut couch, "100"), "{}", couch.summary());
    couch.set_speed(Speed::Normal);
    couch.frame();
    let seat = game.turn();
    couch.app.world_mut().write_message(PlayerIntent {
        seat,
        act: Act::Stop,
    });
    couch.until("camps", |couch| {
        let queue = couch
            .app
            .world()
            .resource::<cant_stop::referee::BeatQueue>();
        let event = queue.running().map(|beat| beat.event);
        matches!(event, Some(Event::Banked { .. }))
    });
    couch.frames(2);
    assert!(says(&mut couch, &risk), "“{risk}”: {}", couch.summary());
    couch.until("the next turn", |couch| person_is_asked(couch));
    couch.frames(5);
    assert!(!says(&mut couch, "100"), "{}", couch.summary());
}

/// Frames from the first chance to press roll after a choice until a press is taken.
fn frames_guarded(guard: Guard) -> u32 {
    let mut couch = two_people();
    couch.settings().guard = guard;
    play_until(&mut couch, "a pairing", |game| {
        game.stage() == Stage::Pairing
    });
    couch.key(KeyCode::Enter);
    couch.until("the decision", |couch| {
        person_is_asked(couch) && couch.game().unwrap().stage() == Stage::Deciding
    });
    let mut frames = 0;
    while couch.game().unwrap().stage() == Stage::Deciding {
        assert!(frames < 100, "roll is never taken; {}", couch.summary());
        if focused(&couch).as_deref() == Some("Roll again") {
            couch.key(KeyCode::Enter);
            frames += 3;
        }
        couch.frame();
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
    let mut couch = Couch::new();
    let kinds = [SeatKind::Person, SeatKind::Bot(Opponent::RuleOf28)];
    couch.start(seats(&kinds), 28);
    couch.settings().bot_speed = BotSpeed::Instant;
    let mut seen = [false; 2];
    while seen != [true; 2] {
        couch.frame();
        let Some(shown) = couch.shown().filter(|game| game.stage() != Stage::RollOff) else {
            continue;
        };
        let animates = couch.app.world().resource::<Pace>().animate;
        let turn = shown.turn().index();
        // The frame in which the turn passes still has the pace of the one before.
        if couch.is_idle() {
            couch.frame();
            if couch.shown().map(|game| game.turn().index()) == Some(turn) {
                let animates_now = couch.app.world().resource::<Pace>().animate;
                assert_eq!(animates_now, turn == 0, "turn of {turn}; before {animates}");
                seen[turn] = true;
            }
        }
        if person_is_asked(&couch) {
            let game = couch.game().unwrap();
            let (seat, act) = (game.turn(), act_of(&game));
            let world = couch.app.world_mut();
            world.write_message(PlayerIntent { seat, act });
        }
    }
}

#[test]
fn a_press_hurries_a_bot_that_thinks_and_the_rest_of_its_turn() {
    let frames = |press: bool| {
        let mut couch = Couch::new();
        let kinds = [SeatKind::Bot(Opponent::RuleOf28); 2];
        couch.start(seats(&kinds), 28);
        couch.until("a bot that thinks", |couch| {
            let begun = couch.game().is_some_and(|game| game.turn_number() == 1);
            begun && couch.is_idle()
        });
        if press {
            couch.key(KeyCode::Space);
        }
        let mut frames = 0;
        while couch.shown().is_some_and(|game| game.turn_number() == 1) {
            couch.frame();
            frames += 1;
        }
        couch.frames(2);
        let speed = couch.app.world().resource::<Time<Virtual>>();
        let speed = speed.relative_speed();
        assert!((speed - 1.0).abs() < 1e-3, "the next turn runs at {speed}");
        frames
    };
    assert!(frames(true) * 3 < frames(false));
}

#[test]
fn where_stopping_wins_it_says_so_and_has_the_focus() {
    let mut couch = two_people();
    play_until(&mut couch, "a stop that wins", Game::stop_wins);
    couch.key(KeyCode::ArrowDown);
    couch.frames(3);
    assert!(couch.texts().contains(&"Stop and win".to_owned()));
    assert_eq!(focused(&couch).as_deref(), Some("Stop and win"));
}
