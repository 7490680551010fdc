//! Tables with rules of their own: set by d-pad, remembered, played to the end by bots, and by people with every device.

use bevy::prelude::*;
use cant_stop::ground::seats::SeatKind;
use cant_stop::ground::settings::{LastTable, Speed};
use cant_stop::ground::states::Screen;
use cant_stop::referee::{Act, ContinueGame, IntentRefused, PlayerIntent, Refusal};
use cant_stop_rules::{Column, Columns, Game, Landing, Obligation, Reason, Settings, Stage, ToAct};

use crate::outcomes::finish;
use crate::support::{Couch, bots, count, seats};

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
    let mut couch = Couch::new();
    for round in 0..u64::from(count("CANT_STOP_TABLES", 1)) {
        for (table, (seats, settings)) in TABLES.into_iter().enumerate() {
            couch.set_speed(Speed::Instant);
            couch.start_by(bots(seats), settings, round * 100 + table as u64);
            let outcome = finish(&mut couch);
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
    let outcomes = [Speed::Normal, Speed::Instant].map(|speed| {
        let mut couch = Couch::new();
        couch.set_speed(speed);
        couch.start_by(bots(seats), settings, 7);
        finish(&mut couch)
    });
    assert_eq!(outcomes[0], outcomes[1]);
}

#[test]
fn another_game_keeps_the_rules() {
    let (seats, settings) = TABLES[1];
    let mut couch = Couch::new();
    couch.set_speed(Speed::Instant);
    couch.start_by(bots(seats), settings, 3);
    finish(&mut couch);
    couch.frames(10);
    press(&mut couch, "Again");
    couch.until("another game", |couch| couch.screen() == Screen::Play);
    assert_eq!(couch.game().unwrap().settings(), settings);
}

#[test]
fn a_game_cut_off_goes_on_by_its_rules() {
    let (seats, settings) = TABLES[0];
    let folder = tempfile::tempdir().unwrap();
    let mut couch = Couch::at(folder.path());
    couch.set_speed(Speed::Instant);
    couch.start_by(bots(seats), settings, 11);
    couch.until("the tenth turn", |couch| {
        couch.game().is_some_and(|game| game.turn_number() >= 10)
    });
    drop(couch);
    let mut again = Couch::at(folder.path());
    again.set_speed(Speed::Instant);
    again.app.world_mut().trigger(ContinueGame);
    assert_eq!(finish(&mut again).end.settings(), settings);
}

#[test]
fn the_rules_of_the_table_are_set_by_d_pad_alone_and_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let mut couch = Couch::at(folder.path());
    let pad = couch.connect_pad();
    let press = |couch: &mut Couch, button| {
        couch.pad(pad, button);
        couch.frames(10);
    };
    press(&mut couch, GamepadButton::South);
    couch.until("the join screen", |couch| couch.screen() == Screen::Join);
    couch.frames(30);
    // From the start to the left, past the way back, lie the rules.
    press(&mut couch, GamepadButton::DPadLeft);
    press(&mut couch, GamepadButton::DPadLeft);
    press(&mut couch, GamepadButton::South);
    couch.frames(20);
    assert!(couch.texts().contains(&"On another’s camp".to_owned()));
    // Two steps in landing, one in each of the others, back on the table, and on with the game.
    press(&mut couch, GamepadButton::DPadDown);
    press(&mut couch, GamepadButton::DPadRight);
    press(&mut couch, GamepadButton::DPadRight);
    press(&mut couch, GamepadButton::DPadDown);
    press(&mut couch, GamepadButton::DPadRight);
    press(&mut couch, GamepadButton::DPadDown);
    press(&mut couch, GamepadButton::DPadRight);
    let closed = "Three camps can claim three columns, not more.".to_owned();
    assert!(couch.texts().contains(&closed), "{:?}", couch.texts());
    press(&mut couch, GamepadButton::East);
    couch.frames(20);
    let summary = "3 columns · press on · before the split · three camps".to_owned();
    assert!(couch.texts().contains(&summary), "{:?}", couch.texts());
    let agreed = rules(3, Landing::PressOn, Obligation::BeforeSplit, true);
    press(&mut couch, GamepadButton::DPadRight);
    press(&mut couch, GamepadButton::DPadRight);
    press(&mut couch, GamepadButton::South);
    couch.until("the game", |couch| couch.screen() == Screen::Play);
    assert_eq!(couch.game().unwrap().settings(), agreed);
    drop(couch);

    let mut again = Couch::at(folder.path());
    again
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Join);
    again.frames(20);
    assert!(again.app.world().resource::<LastTable>().three_pawns);
    assert!(again.texts().contains(&summary), "{:?}", again.texts());
}

#[test]
fn the_rules_of_the_table_are_set_by_mouse() {
    let mut couch = Couch::new();
    couch.frames(5);
    press(&mut couch, "New game");
    couch.until("the join screen", |couch| couch.screen() == Screen::Join);
    couch.frames(30);
    press(&mut couch, "Rules of the table: 3 columns · share");
    couch.frames(20);
    // The arrow to the next value stands at the right end of a stepper.
    let columns = couch.widget("Columns to win: 3").unwrap();
    couch.click(columns + Vec2::new(400.0, 0.0));
    couch.frames(5);
    assert!(
        couch.widget("Columns to win: 4").is_some(),
        "{:?}",
        couch.offers()
    );
    press(&mut couch, "Done");
    couch.frames(20);
    press(&mut couch, "Rules of the table: 4 columns · share");
    couch.frames(20);
    press(&mut couch, "The usual rules");
    press(&mut couch, "Done");
    couch.frames(20);
    press(&mut couch, "Start climbing");
    couch.until("the game", |couch| couch.screen() == Screen::Play);
    assert_eq!(couch.game().unwrap().settings(), Settings::default());
}

/// Two people who stop as soon as they may, until `there`.
fn play_until(couch: &mut Couch, what: &str, there: impl Fn(&Game) -> bool) -> Game {
    couch.set_speed(Speed::Instant);
    for _ in 0..4000 {
        couch.frames(2);
        let Some(game) = couch.game().filter(|_| couch.is_idle()) else {
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
        couch
            .app
            .world_mut()
            .write_message(PlayerIntent { seat, act });
    }
    panic!("{what} never came; {}", couch.summary());
}

/// A person with too many camps for three pawns.
fn choosing() -> (Couch, Game) {
    let mut couch = Couch::new();
    let settings = rules(3, Landing::Share, Obligation::AfterSplit, true);
    couch.start_by(seats(&[SeatKind::Person; 2]), settings, 5);
    let game = play_until(&mut couch, "too many camps", |game| {
        game.stage() == Stage::Keeping
    });
    couch.frames(5);
    assert!(
        couch.texts().iter().any(|text| text.contains("may stay")),
        "{}",
        couch.summary()
    );
    (couch, game)
}

/// What a screen reader calls the toggle of a camp.
fn toggle(game: &Game, column: Column, state: &str) -> String {
    let height = game.square(game.turn(), column);
    let top = column.height();
    format!("Camp in column {column}, ledge {height} of {top}: {state}")
}

/// The camps that go when the first ones are given up, one toggle each.
fn first_ones(game: &Game) -> Vec<Column> {
    let choice = game.keep_choice().unwrap();
    let too_many = choice.from.len() - choice.count;
    choice.from.iter().take(usize::from(too_many)).collect()
}

fn kept(couch: &mut Couch, before: &Game, gone: &[Column]) {
    couch.frames(10);
    let after = couch.game().unwrap();
    assert_ne!(after.stage(), Stage::Keeping, "{}", couch.summary());
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
fn camps_to_keep_are_chosen_by_mouse() {
    let (mut couch, game) = choosing();
    let gone = first_ones(&game);
    assert_eq!(couch.widget("Keep these"), None, "not yet");
    for column in &gone {
        press(&mut couch, &toggle(&game, *column, "stays"));
    }
    // One taken back and given up again.
    press(&mut couch, &toggle(&game, gone[0], "goes"));
    assert_eq!(couch.widget("Keep these"), None, "one too many");
    press(&mut couch, &toggle(&game, gone[0], "stays"));
    press(&mut couch, "Keep these");
    kept(&mut couch, &game, &gone);
}

#[test]
fn camps_to_keep_are_chosen_by_keys() {
    let (mut couch, game) = choosing();
    let gone = first_ones(&game);
    for _ in &gone {
        couch.key(KeyCode::Enter);
        couch.key(KeyCode::ArrowRight);
    }
    couch.key(KeyCode::ArrowDown);
    couch.key(KeyCode::Enter);
    kept(&mut couch, &game, &gone);
}

#[test]
fn camps_to_keep_are_chosen_by_pad() {
    let (mut couch, game) = choosing();
    let pad = couch.connect_pad();
    let gone = first_ones(&game);
    for _ in &gone {
        couch.pad(pad, GamepadButton::South);
        couch.pad(pad, GamepadButton::DPadRight);
    }
    couch.pad(pad, GamepadButton::DPadDown);
    couch.pad(pad, GamepadButton::South);
    kept(&mut couch, &game, &gone);
}

#[test]
fn other_camps_cannot_be_kept() {
    let (mut couch, game) = choosing();
    let none = Act::Keep(Columns::EMPTY);
    assert_eq!(
        ask(&mut couch, &game, none),
        [Refusal::Illegal(Reason::NotAKeep)]
    );
    assert_eq!(couch.game(), Some(game));
}

#[test]
fn pressing_on_refuses_to_stop_and_says_why() {
    let mut couch = Couch::new();
    let settings = rules(3, Landing::PressOn, Obligation::AfterSplit, false);
    couch.start_by(seats(&[SeatKind::Person; 2]), settings, 5);
    let game = play_until(&mut couch, "another's camp", |game| {
        game.may_roll() && !game.on_anothers_square().is_empty()
    });
    couch.frames(5);
    let refused = ask(&mut couch, &game, Act::Stop);
    assert_eq!(refused, [Refusal::Illegal(Reason::OnAnothersSquare)]);
    assert_eq!(couch.widget("Stop"), None);
    assert!(couch.widget("Roll again").is_some());
    let texts = couch.texts();
    assert!(
        texts.contains(&"Another’s camp is there".to_owned()),
        "{texts:?}"
    );
    let columns: Vec<String> = game
        .on_anothers_square()
        .iter()
        .map(|it| it.to_string())
        .collect();
    let line = format!("No stopping: {}", columns.join(" · "));
    assert!(texts.contains(&line), "{texts:?}");
}

fn ask(couch: &mut Couch, game: &Game, act: Act) -> Vec<Refusal> {
    let seat = game.turn();
    couch
        .app
        .world_mut()
        .write_message(PlayerIntent { seat, act });
    couch.frame();
    couch
        .app
        .world_mut()
        .resource_mut::<Messages<IntentRefused>>()
        .drain()
        .map(|refused| refused.why)
        .collect()
}

#[test]
fn a_pairing_held_back_says_why() {
    let mut couch = Couch::new();
    let settings = rules(3, Landing::Share, Obligation::BeforeSplit, false);
    couch.start_by(seats(&[SeatKind::Person; 2]), settings, 5);
    play_until(&mut couch, "a pairing held back", |game| {
        let pairings = game.pairings().into_iter().flatten();
        pairings.into_iter().any(|pairing| pairing.held_back)
    });
    couch.frames(5);
    let texts = couch.texts();
    assert!(texts.contains(&"fewer climbers".to_owned()), "{texts:?}");
}

#[test]
fn the_rules_in_force_are_said_during_a_game() {
    let mut couch = Couch::new();
    couch.start_by(seats(&[SeatKind::Person; 2]), TABLES[2].1, 5);
    couch.frames(20);
    couch.key(KeyCode::Escape);
    couch.frames(20);
    let here = "At this table: 3 columns · share · before the split · three camps".to_owned();
    assert!(couch.texts().contains(&here), "{:?}", couch.texts());
    press(&mut couch, "How to climb");
    couch.frames(20);
    let texts = couch.texts();
    assert!(texts.contains(&here), "{texts:?}");
    assert!(
        texts
            .iter()
            .any(|text| text.starts_with("Three camps each"))
    );
}

fn press(couch: &mut Couch, label: &str) {
    let Some(place) = couch.widget(label) else {
        panic!("no “{label}” among {:?}", couch.offers());
    };
    couch.click(place);
    couch.frames(5);
}
