//! "What would you do?": answered by keys, by pad and by mouse, spoken, kept over a restart, and asked from one's own games.

use cant_stop::features::puzzles::StoredPuzzles;
use cant_stop_puzzles::{Pool, Puzzle};
use cant_stop_records::write;

#[cfg(unix)]
use crate::hanging_disk::put_pipe;
use crate::prelude::*;

const PAGE: &str = "Today’s mountain";
const NEXT: &str = "Next puzzle";

fn stored(session: &Session) -> StoredPuzzles {
    session.resource::<StoredPuzzles>().clone()
}

/// The puzzle that was answered last, and the choice that was taken.
fn last(session: &Session) -> (&'static Puzzle, usize) {
    let (name, choice) = stored(session).answers().next_back().unwrap();
    (Pool::bundled().named(name).unwrap(), choice)
}

/// English label of the button of a choice, and how its explanation begins.
fn button(action: Action) -> String {
    match action {
        Action::Stop => "Stop: ".to_owned(),
        Action::Choose(mv) => match mv.columns() {
            [first, second] if first == second => format!("Climb {first} twice: "),
            [first, second] => format!("Climb {first} and {second}: "),
            columns => format!("Climb {}: ", columns[0]),
        },
        _ => "Roll again: ".to_owned(),
    }
}

/// Returns `true` for the button of a choice.
fn is_choice(offer: &str) -> bool {
    offer == "Roll again" || offer.starts_with("Climb ") && !offer.contains(':')
}

/// The choices that can be taken, by their names.
fn choices(session: &mut Session) -> BTreeSet<String> {
    let mut offers = session.offers();
    offers.retain(|offer| is_choice(offer));
    offers.into_iter().collect()
}

fn first_choice(session: &mut Session) -> String {
    choices(session).pop_first().unwrap()
}

fn open(session: &mut Session) {
    session.wait(SETTLED);
    session.click_on(PAGE);
    session.click_on("What would you do?");
    await_puzzle(session);
}

fn await_puzzle(session: &mut Session) {
    session.until("a puzzle", |session| !choices(session).is_empty());
    session.wait(SETTLED);
}

/// Answers the puzzle by mouse.
fn answer(session: &mut Session) {
    let choice = first_choice(session);
    session.click_on(&choice);
}

fn go_on(session: &mut Session) {
    session.click_on(NEXT);
    await_puzzle(session);
}

/// Asserts that the page explains the answer to a puzzle of the pool.
#[track_caller]
fn assert_explained(session: &mut Session) {
    let (puzzle, choice) = last(session);
    let is_right = puzzle.choices()[choice].action == puzzle.best().action;
    session.assert_says(["Better: ", "Right: "][usize::from(is_right)]);
    for choice in puzzle.choices() {
        session.assert_says(&button(choice.action));
    }
    for part in ["busts", "10,000 games", "Your strength"] {
        session.assert_says(part);
    }
}

#[test]
fn puzzles_are_answered_by_mouse_and_kept_over_a_restart() {
    let mut session = Session::new();
    open(&mut session);
    session.assert_says("Your answers show");
    for number in 1..=3 {
        session.assert_says(&format!("Puzzle {number}"));
        answer(&mut session);
        assert_eq!(stored(&session).answers.len(), number);
        assert_explained(&mut session);
        assert!(choices(&mut session).is_empty(), "one answer is enough");
        assert_eq!(session.focus(), None, "the mouse is in use");
        go_on(&mut session);
    }
    session.set_language(Language::De);
    session.wait(SETTLED);
    session.assert_says("Aufgabe 4");
    session.assert_unsaid("Puzzle 4");
    session.set_language(Language::En);
    session.wait(SETTLED);
    let (before, asked) = (stored(&session), choices(&mut session));
    let strength = |session: &mut Session| {
        let mut texts = session.texts().into_iter();
        texts.find(|text| text.contains("Your strength"))
    };
    let told = strength(&mut session);
    assert!(told.is_some());
    let mut session = session.again(Session::at);
    assert_eq!(stored(&session), before);
    open(&mut session);
    assert_eq!(choices(&mut session), asked);
    assert_eq!(strength(&mut session), told);
}

#[test]
fn puzzles_are_answered_by_keys_and_by_pad_where_there_is_least_room() {
    for (mut session, hand) in by_keys_and_by_pad() {
        session.resize(1280.0, 720.0);
        session.settings().text_scale = TextScale::Double;
        session.wait(SETTLED);
        session.go_to(PAGE, hand.on(Way::Down));
        session.press(hand.on(Way::Accept));
        session.press_all([hand.on(Way::After); 2]);
        await_puzzle(&mut session);
        let choice = first_choice(&mut session);
        session.go_to(&choice, hand.on(Way::Down));
        session.press(hand.on(Way::Accept));
        assert_explained(&mut session);
        // The focus goes along.
        session.assert_focus(NEXT);
        session.press(hand.on(Way::Accept));
        await_puzzle(&mut session);
        assert!(is_choice(&session.focused().unwrap()));
        session.press(hand.on(Way::Accept));
        session.assert_focus(NEXT);
        assert_eq!(stored(&session).answers.len(), 2);
        // What was said about every choice is read on the way up to the board, and down from there.
        let mut read = Vec::new();
        for way in [Way::Up, Way::Down] {
            for _ in 0..20 {
                session.tap(hand.on(way));
                read.extend(session.focused());
            }
        }
        for choice in last(&session).0.choices() {
            let said = button(choice.action);
            let is_read = read.iter().any(|it| it.starts_with(&said));
            assert!(is_read, "“{said}” is not in {read:?}");
        }
        session.press(hand.on(Way::Back));
        assert_eq!(session.dialog(), Dialog::NONE);
    }
}

#[test]
fn the_board_and_the_question_are_spoken() {
    let mut session = Session::new();
    open(&mut session);
    let world = session.app.world_mut();
    let mut read = world.query::<(&AccessibleLabel, &AccessibilityNode)>();
    let said = read.iter(world);
    let said = said.filter(|(_, node)| node.role() == Role::Paragraph);
    let said: Vec<&str> = said.map(|(label, _)| label.0.as_str()).collect();
    for start in ["Column ", "You are "] {
        assert!(said.iter().any(|it| it.starts_with(start)), "{said:?}");
    }
}

#[test]
fn values_of_the_file_that_make_no_sense_are_no_trouble() {
    let folder = folder();
    let odd = "[puzzles]\nanswers = [\"zz 1\", \"0000000a 99\", \"\"]\nown = [\"?\"]\n";
    put(&folder.path().join("settings/puzzles.toml"), odd);
    let mut session = Session::at(folder.path());
    open(&mut session);
    session.assert_says("Your answers show");
}

/// Keeps a finished game in which Ada played badly: she is seat 0 and never stops but at the end.
fn keep_a_game(folder: &Path) {
    let game = reading(&repository("crates/studio/games/decisive.jsonl"));
    let seats = game.header.seats().iter().enumerate();
    let seats = seats.map(|(place, seat)| RecordedSeat {
        bot: (place > 0).then(|| "magpie".to_owned()),
        ..RecordedSeat::person("Ada", &seat.mark)
    });
    let header = Header::new("none", 1, game.header.variant(), seats.collect());
    let record = write(&header, game.playthrough.actions());
    put(&folder.join("records/finished/0001.jsonl"), record);
}

#[test]
fn ones_own_costliest_choices_come_first_and_once() {
    let folder = folder();
    keep_a_game(folder.path());
    let mut session = Session::at(folder.path());
    open(&mut session);
    let mut own = 0;
    while session.says("From your games: Ada") {
        own += 1;
        answer(&mut session);
        session.assert_says("What Ada did");
        // One's own do not count.
        session.assert_says("Your answers show");
        go_on(&mut session);
    }
    assert!((1..=3).contains(&own), "{own}");
    session.assert_says("Puzzle 1");
    let seen = stored(&session);
    assert_eq!((seen.own.len(), seen.answers.len()), (own, 0));
    let mut session = session.again(Session::at);
    open(&mut session);
    session.assert_unsaid("From your games");
}

#[cfg(unix)]
#[test]
fn puzzles_of_own_games_come_without_a_wait() {
    let folder = folder();
    keep_a_game(folder.path());
    // The list of games is a pipe: the search waits for it for as long as the page is open.
    put_pipe(&folder.path().join("records/book.json"));
    let mut session = Session::at(folder.path());
    session.wait(SETTLED);
    session.click_on(PAGE);
    session.key(KeyCode::PageDown);
    session.key(KeyCode::PageDown);
    session.assert_says("Looking for the costliest choices");
    session.go_to("Skip", KeyCode::Tab);
    session.press(KeyCode::Enter);
    session.assert_says("Puzzle 1");
    assert!(is_choice(&session.focused().unwrap()));
}
