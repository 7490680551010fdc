//! Tables with rules of their own: set by d-pad, remembered, played to the end by bots, and by people with every device.

use bevy::prelude::*;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::{LastTable, Speed};
use cant_stop::core::states::Screen;
use cant_stop::referee::{Act, ContinueGame, IntentRefused, PlayerIntent, Refusal};
use cant_stop_rules::{Column, Columns, Game, Landing, Obligation, Reason, Settings, Stage, ToAct};
use cant_stop_testkit::{Session, bots, count, folder, seats};

use crate::outcomes::finish;
use crate::records::actions_in;

/// Tables that between them play every value of every rule, with two, three and four seats.
const TABLES: [(usize, Settings); 7] = [
    (2, rules(3, Landing::Jump, Obligation::AfterSplit, true)),
    (3, rules(3, Landing::PressOn, Obligation::BeforeSplit, true)),
    (4, rules(3, Landing::Share, Obligation::BeforeSplit, true)),
    (4, rules(3, Landing::PressOn, Obligation::AfterSplit, false)),
    (
        2,
        rules(5, Landing::PressOn, Obligation::BeforeSplit, false),
    ),
    (3, rules(4, Landing::Jump, Obligation::BeforeSplit, false)),
    (4, rules(3, Landing::Jump, Obligation::AfterSplit, false)),
];

const fn rules(
    columns_to_win: u8,
    landing: Landing,
    obligation: Obligation,
    three_pawns: bool,
) -> Settings {
    Settings {
        columns_to_win,
        landing,
        obligation,
        three_pawns,
    }
}

/// `CANT_STOP_TABLES` asks for more rounds of all tables.
#[test]
fn bots_play_by_every_rule_to_the_end() {
    let mut session = Session::of_match();
    for round in 0..u64::from(count("CANT_STOP_TABLES", 1)) {
        for (table, (seats, settings)) in TABLES.into_iter().enumerate() {
            session.set_speed(Speed::Instant);
            session.start_by(bots(seats), settings, round * 100 + table as u64);
            let outcome = finish(&mut session);
            assert_eq!(outcome.end.settings(), settings);
            let winner = outcome.end.winners().iter().next().unwrap();
            let owned = outcome.end.columns_owned(winner);
            assert!(owned >= settings.columns_to_win, "{settings:?}");
        }
    }
}

#[test]
fn animation_changes_no_outcome_by_other_rules() {
    let (seats, settings) = TABLES[0];
    let [with, without] = [Speed::Normal, Speed::Instant].map(|speed| {
        let mut session = Session::of_match();
        session.set_speed(speed);
        session.start_by(bots(seats), settings, 7);
        let turn = |session: &mut Session| session.game().map_or(0, |game| game.turn_number());
        session.until("the seventh turn", |session| turn(session) >= 7);
        actions_in(&session.folder.join("records/current.jsonl"))
    });
    let both = with.len().min(without.len());
    assert_eq!(with[..both], without[..both]);
}

#[test]
fn another_game_keeps_the_rules() {
    let (seats, settings) = TABLES[1];
    let mut session = Session::new();
    session.finish_game_by(seats, settings, 3);
    session.wait(0.3);
    press(&mut session, "Play again");
    session.until("another game", |session| session.screen() == Screen::Play);
    assert_eq!(session.game().unwrap().settings(), settings);
}

#[test]
fn a_game_cut_off_goes_on_by_its_rules() {
    let (seats, settings) = TABLES[0];
    let folder = folder();
    let mut session = Session::of_match_at(folder.path());
    session.set_speed(Speed::Instant);
    session.start_by(bots(seats), settings, 11);
    session.until("the tenth turn", |session| {
        session.game().is_some_and(|game| game.turn_number() >= 10)
    });
    drop(session);
    let mut again = Session::of_match_at(folder.path());
    again.set_speed(Speed::Instant);
    again.app.world_mut().trigger(ContinueGame);
    assert_eq!(finish(&mut again).end.settings(), settings);
}

#[test]
fn the_rules_of_the_table_are_set_by_d_pad_alone_and_remembered() {
    let folder = folder();
    let mut session = Session::at(folder.path());
    let pad = session.connect_pad();
    let press = |session: &mut Session, button| {
        session.pad(pad, button);
        session.wait(0.3);
    };
    press(&mut session, GamepadButton::South);
    session.until("the join screen", |session| {
        session.screen() == Screen::Join
    });
    session.wait(1.0);
    // From the start to the left, past the way back, lie the rules.
    press(&mut session, GamepadButton::DPadLeft);
    press(&mut session, GamepadButton::DPadLeft);
    press(&mut session, GamepadButton::South);
    session.wait(0.7);
    assert!(session.texts().contains(&"Landing on a camp".to_owned()));
    // Two steps in landing, one in each of the others, back on the table, and on with the game.
    press(&mut session, GamepadButton::DPadDown);
    press(&mut session, GamepadButton::DPadRight);
    press(&mut session, GamepadButton::DPadRight);
    press(&mut session, GamepadButton::DPadDown);
    press(&mut session, GamepadButton::DPadRight);
    press(&mut session, GamepadButton::DPadDown);
    press(&mut session, GamepadButton::DPadRight);
    let closed = "Three camps can claim three columns at most.".to_owned();
    assert!(session.texts().contains(&closed), "{:?}", session.texts());
    press(&mut session, GamepadButton::East);
    session.wait(0.7);
    let summary =
        "3 columns · press on · before pairing · three camps · Bust odds: Shown".to_owned();
    assert!(session.texts().contains(&summary), "{:?}", session.texts());
    let agreed = rules(3, Landing::PressOn, Obligation::BeforeSplit, true);
    press(&mut session, GamepadButton::DPadRight);
    press(&mut session, GamepadButton::DPadRight);
    press(&mut session, GamepadButton::South);
    session.until("the game", |session| session.screen() == Screen::Play);
    assert_eq!(session.game().unwrap().settings(), agreed);
    drop(session);

    let mut again = Session::at(folder.path());
    again
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Join);
    again.wait(0.7);
    assert!(again.app.world().resource::<LastTable>().three_pawns);
    assert!(again.texts().contains(&summary), "{:?}", again.texts());
}

#[test]
fn the_rules_of_the_table_are_set_by_mouse() {
    let mut session = Session::new();
    session.frames(5);
    press(&mut session, "New game");
    session.until("the join screen", |session| {
        session.screen() == Screen::Join
    });
    session.wait(1.0);
    press(
        &mut session,
        "House rules: 3 columns · share · Bust odds: Shown",
    );
    session.wait(0.7);
    // The arrow to the next value stands at the right end of a stepper.
    let columns = session.widget("Columns to win: 3").unwrap();
    session.click(columns + Vec2::new(400.0, 0.0));
    session.frames(5);
    assert!(
        session.widget("Columns to win: 4").is_some(),
        "{:?}",
        session.offers()
    );
    press(&mut session, "Done");
    session.wait(0.7);
    press(
        &mut session,
        "House rules: 4 columns · share · Bust odds: Shown",
    );
    session.wait(0.7);
    press(&mut session, "Standard rules");
    press(&mut session, "Done");
    session.wait(0.7);
    press(&mut session, "Start climbing");
    session.until("the game", |session| session.screen() == Screen::Play);
    assert_eq!(session.game().unwrap().settings(), Settings::default());
}

/// Two people who stop as soon as they may, until `there`.
fn play_until(session: &mut Session, what: &str, there: impl Fn(&Game) -> bool) -> Game {
    session.set_speed(Speed::Instant);
    for _ in 0..4000 {
        session.frames(2);
        let Some(game) = session.game().filter(|_| session.is_idle()) else {
            continue;
        };
        let ToAct::Seat(seat) = game.to_act() else {
            continue;
        };
        if there(&game) {
            return game;
        }
        let act = match game.stage() {
            Stage::Keeping => Act::Keep(game.keep_choice().unwrap().choices().next().unwrap()),
            Stage::Pairing => Act::Choose(game.options()[0]),
            _ if game.may_stop() => Act::Stop,
            _ => Act::Roll,
        };
        session
            .app
            .world_mut()
            .write_message(PlayerIntent { seat, act });
    }
    panic!("{what} never came; {}", session.summary());
}

/// A person with too many squares for three pawns.
pub fn choosing() -> (Session, Game) {
    let mut session = Session::new();
    let settings = rules(3, Landing::Share, Obligation::AfterSplit, true);
    session.start_by(seats(&[SeatKind::Person; 2]), settings, 5);
    let game = play_until(&mut session, "too many camps", |game| {
        game.stage() == Stage::Keeping
    });
    session.frames(5);
    assert!(
        session.texts().iter().any(|text| text.contains("Give up")),
        "{}",
        session.summary()
    );
    (session, game)
}

/// Name of the toggle of a square for screen readers.
fn toggle(game: &Game, column: Column, state: &str) -> String {
    let height = game.square(game.turn(), column);
    let top = column.height();
    format!("Camp in column {column}, space {height} of {top}: {state}")
}

/// The squares that go when the first ones are given up, one toggle each.
fn first_ones(game: &Game) -> Vec<Column> {
    let choice = game.keep_choice().unwrap();
    let too_many = choice.from.len() - choice.count;
    choice.from.iter().take(usize::from(too_many)).collect()
}

fn kept(session: &mut Session, before: &Game, gone: &[Column]) {
    session.wait(0.3);
    let after = session.game().unwrap();
    assert_ne!(after.stage(), Stage::Keeping, "{}", session.summary());
    let seat = before.turn();
    for column in before.keep_choice().unwrap().from {
        let height = if gone.contains(&column) {
            0
        } else {
            before.square(seat, column)
        };
        assert_eq!(after.square(seat, column), height, "column {column}");
    }
}

#[test]
fn squares_to_keep_are_chosen_by_mouse() {
    let (mut session, game) = choosing();
    let gone = first_ones(&game);
    assert_eq!(session.widget("Keep these"), None, "not yet");
    for column in &gone {
        press(&mut session, &toggle(&game, *column, "stays"));
    }
    // One taken back and given up again.
    press(&mut session, &toggle(&game, gone[0], "goes"));
    assert_eq!(session.widget("Keep these"), None, "one too many");
    press(&mut session, &toggle(&game, gone[0], "stays"));
    press(&mut session, "Keep these");
    kept(&mut session, &game, &gone);
}

#[test]
fn squares_to_keep_are_chosen_by_keys() {
    let (mut session, game) = choosing();
    let gone = first_ones(&game);
    for _ in &gone {
        session.key(KeyCode::Enter);
        session.key(KeyCode::ArrowRight);
    }
    session.key(KeyCode::ArrowDown);
    session.key(KeyCode::Enter);
    kept(&mut session, &game, &gone);
}

#[test]
fn squares_to_keep_are_chosen_by_pad() {
    let (mut session, game) = choosing();
    let pad = session.connect_pad();
    let gone = first_ones(&game);
    for _ in &gone {
        session.pad(pad, GamepadButton::South);
        session.pad(pad, GamepadButton::DPadRight);
    }
    session.pad(pad, GamepadButton::DPadDown);
    session.pad(pad, GamepadButton::South);
    kept(&mut session, &game, &gone);
}

#[test]
fn other_squares_cannot_be_kept() {
    let (mut session, game) = choosing();
    let none = Act::Keep(Columns::EMPTY);
    assert_eq!(
        ask(&mut session, &game, none),
        [Refusal::Illegal(Reason::NotAKeep)]
    );
    assert_eq!(session.game(), Some(game));
}

#[test]
fn pressing_on_refuses_to_stop_and_says_why() {
    let mut session = Session::new();
    let settings = rules(3, Landing::PressOn, Obligation::AfterSplit, false);
    session.start_by(seats(&[SeatKind::Person; 2]), settings, 5);
    let game = play_until(&mut session, "another's camp", |game| {
        game.may_roll() && !game.on_anothers_square().is_empty()
    });
    session.frames(5);
    let refused = ask(&mut session, &game, Act::Stop);
    assert_eq!(refused, [Refusal::Illegal(Reason::OnAnothersSquare)]);
    assert_eq!(session.widget("Stop"), None);
    assert!(session.widget("Roll again").is_some());
    let texts = session.texts();
    assert!(
        texts.contains(&"Another player’s camp is there".to_owned()),
        "{texts:?}"
    );
    let columns: Vec<String> = game
        .on_anothers_square()
        .iter()
        .map(|it| it.to_string())
        .collect();
    let line = format!("You cannot stop: {}", columns.join(" · "));
    assert!(texts.contains(&line), "{texts:?}");
}

fn ask(session: &mut Session, game: &Game, act: Act) -> Vec<Refusal> {
    let seat = game.turn();
    session
        .app
        .world_mut()
        .write_message(PlayerIntent { seat, act });
    session.frame();
    session
        .app
        .world_mut()
        .resource_mut::<Messages<IntentRefused>>()
        .drain()
        .map(|refused| refused.why)
        .collect()
}

#[test]
fn a_pairing_held_back_says_why() {
    let mut session = Session::new();
    let settings = rules(3, Landing::Share, Obligation::BeforeSplit, false);
    session.start_by(seats(&[SeatKind::Person; 2]), settings, 5);
    play_until(&mut session, "a pairing held back", |game| {
        let pairings = game.pairings().into_iter().flatten();
        pairings.into_iter().any(|pairing| pairing.held_back)
    });
    session.frames(5);
    let texts = session.texts();
    assert!(texts.contains(&"fewer climbers".to_owned()), "{texts:?}");
}

#[test]
fn the_rules_in_force_are_said_during_a_game() {
    let mut session = Session::new();
    session.start_by(seats(&[SeatKind::Person; 2]), TABLES[2].1, 5);
    session.wait(0.7);
    session.key(KeyCode::Escape);
    session.wait(0.7);
    let here = "House rules: 3 columns · share · before pairing · three camps".to_owned();
    assert!(session.texts().contains(&here), "{:?}", session.texts());
    press(&mut session, "How to play");
    session.wait(0.7);
    let texts = session.texts();
    assert!(texts.contains(&here), "{texts:?}");
}

fn press(session: &mut Session, label: &str) {
    let Some(place) = session.widget(label) else {
        panic!("no “{label}” among {:?}", session.offers());
    };
    session.click(place);
    session.frames(5);
}
