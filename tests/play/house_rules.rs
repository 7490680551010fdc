//! Tables with rules of their own: set by d-pad, remembered, played to the end by bots, and by people with every device.

use cant_stop_rules::Landing::{Jump, PressOn, Share};
use cant_stop_rules::Obligation::{AfterSplit, BeforeSplit};
use cant_stop_rules::{Column, Columns, Landing, Obligation, Reason};

use crate::prelude::*;

/// Tables that between them play every value of every rule, with two, three and four seats.
pub const TABLES: [(usize, Variant); 7] = [
    (2, rules(3, Jump, AfterSplit, true)),
    (3, rules(3, PressOn, BeforeSplit, true)),
    (4, rules(3, Share, BeforeSplit, true)),
    (4, rules(3, PressOn, AfterSplit, false)),
    (2, rules(5, PressOn, BeforeSplit, false)),
    (3, rules(4, Jump, BeforeSplit, false)),
    (4, rules(3, Jump, AfterSplit, false)),
];

const fn rules(
    columns_to_win: u8,
    landing: Landing,
    obligation: Obligation,
    three_pawns: bool,
) -> Variant {
    Variant {
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
            assert_eq!(outcome.end.variant(), settings);
            let winner = outcome.end.winners().iter().next().unwrap();
            let owned = outcome.end.columns_owned(winner);
            assert!(owned >= settings.columns_to_win, "{settings:?}");
        }
    }
}

#[test]
fn another_game_keeps_the_rules() {
    let (seats, settings) = TABLES[1];
    let mut session = Session::new();
    session.finish_game_by(seats, settings, 3);
    session.wait(SETTLED);
    session.click_at("Play again");
    session.until_screen(Screen::Play);
    assert_eq!(session.game().unwrap().variant(), settings);
}

#[test]
fn the_rules_of_the_table_are_set_by_d_pad_alone_and_remembered() {
    let (mut session, pad) = with_pad();
    let press = |session: &mut Session, ways: &[Way]| {
        session.press_all(ways.iter().map(|way| Hand::Pad(pad).on(*way)));
    };
    at_the_table(&mut session, south(pad));
    // From the start to the left, past the way back, lie the rules.
    press(&mut session, &[Way::Left, Way::Left, Way::Accept]);
    session.assert_reads("Landing on a camp");
    // Two steps in landing, one in each of the others, back on the table, and on with the game.
    press(&mut session, &[Way::Down, Way::Right, Way::Right]);
    press(&mut session, &[Way::Down, Way::Right]);
    press(&mut session, &[Way::Down, Way::Right]);
    session.assert_reads("Three camps can claim three columns at most.");
    press(&mut session, &[Way::Back]);
    let summary = "3 columns · press on · before pairing · three camps · Bust odds: Shown";
    session.assert_reads(summary);
    press(&mut session, &[Way::Right, Way::Right, Way::Accept]);
    session.until_screen(Screen::Play);
    let agreed = rules(3, PressOn, BeforeSplit, true);
    assert_eq!(session.game().unwrap().variant(), agreed);

    let mut again = session.again(Session::at);
    again.turn_to(Screen::Join);
    again.wait(SETTLED);
    assert!(again.resource::<LastTable>().three_pawns);
    again.assert_reads(summary);
}

#[test]
fn the_rules_of_the_table_are_set_by_mouse() {
    let mut session = on_title();
    session.click_on("New game");
    session.click_on("House rules: 3 columns · share · Bust odds: Shown");
    // The arrow to the next value stands at the right end of a stepper.
    let columns = session.place("Columns to win: 3");
    session.click(columns + Vec2::new(400.0, 0.0));
    session.frames(5);
    session.place("Columns to win: 4");
    for label in [
        "Done",
        "House rules: 4 columns · share · Bust odds: Shown",
        "Standard rules",
        "Done",
        "Start climbing",
    ] {
        session.click_on(label);
    }
    session.until_screen(Screen::Play);
    let agreed = session.game().unwrap().variant();
    assert_eq!(agreed, Variant::default());
}

/// A person with too many squares for three pawns.
pub fn choosing(session: &mut Session) -> Game {
    let rules = rules(3, Share, AfterSplit, true);
    let game = session.stand(rules, cautious, |game| game.stage() == Stage::Keeping);
    session.assert_says("Give up");
    game
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

#[track_caller]
fn assert_kept(session: &mut Session, before: &Game, gone: &[Column]) {
    session.wait(0.3);
    let after = session.game().unwrap();
    assert_ne!(after.stage(), Stage::Keeping, "{}", session.summary());
    for column in before.keep_choice().unwrap().from {
        let [was, is] = [before, &after].map(|game| game.square(before.turn(), column));
        let left = if gone.contains(&column) { 0 } else { was };
        assert_eq!(is, left, "column {column}");
    }
}

#[test]
fn squares_to_keep_are_chosen_by_mouse_and_no_others() {
    let mut session = Session::new();
    let game = choosing(&mut session);
    let refused = session.ask(Act::Keep(Columns::EMPTY));
    assert_eq!(refused, Some(Refusal::Illegal(Reason::NotAKeep)));
    assert_eq!(session.game(), Some(game));
    let gone = first_ones(&game);
    assert_eq!(session.widget("Keep these"), None, "not yet");
    for column in &gone {
        session.click_on(&toggle(&game, *column, "stays"));
    }
    // One taken back and given up again.
    session.click_on(&toggle(&game, gone[0], "goes"));
    assert_eq!(session.widget("Keep these"), None, "one too many");
    session.click_on(&toggle(&game, gone[0], "stays"));
    session.click_on("Keep these");
    assert_kept(&mut session, &game, &gone);
}

#[test]
fn squares_to_keep_are_chosen_by_keys_and_by_pad() {
    for (mut session, hand) in by_keys_and_by_pad() {
        let game = choosing(&mut session);
        let gone = first_ones(&game);
        for _ in &gone {
            session.tap(hand.on(Way::Accept));
            session.tap(hand.on(Way::Right));
        }
        session.tap(hand.on(Way::Down));
        session.tap(hand.on(Way::Accept));
        assert_kept(&mut session, &game, &gone);
    }
}

#[test]
fn pressing_on_refuses_to_stop_and_says_why() {
    let mut session = Session::new();
    let rules = rules(3, PressOn, AfterSplit, false);
    let game = session.stand(rules, cautious, |game| {
        game.may_roll() && !game.on_anothers_square().is_empty()
    });
    let refused = session.ask(Act::Stop);
    assert_eq!(refused, Some(Refusal::Illegal(Reason::OnAnothersSquare)));
    assert_eq!(session.widget("Stop"), None);
    session.place("Roll again");
    session.assert_reads("Another player’s camp is there");
    let columns = game.on_anothers_square();
    let columns: Vec<String> = columns.iter().map(|it| it.to_string()).collect();
    session.assert_reads(&format!("You cannot stop: {}", columns.join(" · ")));
}

#[test]
fn a_pairing_held_back_says_why() {
    let mut session = Session::new();
    session.stand(rules(3, Share, BeforeSplit, false), cautious, |game| {
        let mut pairings = game.pairings().into_iter().flatten();
        pairings.any(|pairing| pairing.held_back)
    });
    session.assert_reads("fewer set out");
}

#[test]
fn the_rules_in_force_are_said_during_a_game() {
    let mut session = Session::new();
    session.stand(TABLES[2].1, cautious, |_| true);
    session.press(KeyCode::Escape);
    let here = "House rules: 3 columns · share · before pairing · three camps";
    session.assert_reads(here);
    session.click_on("How to play");
    session.assert_reads(here);
}
