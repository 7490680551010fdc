//! "What would you do?": a roll to pair and a turn to end, before and after the answer, with and without a strength.

use cant_stop::features::puzzles::StoredPuzzles;
use cant_stop_puzzles::{Pool, Puzzle};
use cant_stop_testkit::Session;

use crate::gallery::{ARRIVE, press};
use crate::variants::Report;

/// First choice of the puzzle, if it is there.
fn choice(session: &mut Session) -> Option<String> {
    let mut offers = session.offers().into_iter();
    offers.find(|it| it.starts_with("Climb ") || it == "Roll again")
}

fn answer(session: &mut Session) {
    let first = choice(session).unwrap();
    press(session, &first);
}

/// Opens the page, until own games have been searched.
fn open(session: &mut Session) {
    press(session, "Today’s mountain");
    press(session, "What would you do?");
    session.until("a puzzle", |session| choice(session).is_some());
    session.wait(ARRIVE);
}

/// All puzzles answered but those that will do.
fn only(will_do: impl Fn(&Puzzle) -> bool) -> StoredPuzzles {
    let mut stored = StoredPuzzles::default();
    let puzzles = Pool::bundled().puzzles().iter();
    for puzzle in puzzles.filter(|puzzle| !will_do(puzzle)) {
        stored.answer(puzzle.name(), 0);
    }
    stored
}

#[test]
fn puzzles_keep_the_laws_of_the_layout() {
    let most = Pool::bundled()
        .puzzles()
        .iter()
        .map(|it| it.choices().len());
    let most = most.max().unwrap();
    let mut session = Session::new();
    let mut report = Report::default();
    session.wait(ARRIVE);
    open(&mut session);
    report.look(&mut session, "a puzzle");
    answer(&mut session);
    report.look(&mut session, "a puzzle, answered");
    press(&mut session, "Close");
    session.app.insert_resource(only(|puzzle| {
        puzzle.choices().len() == most && puzzle.game().seats() == 4
    }));
    open(&mut session);
    report.look(&mut session, "a puzzle of many choices");
    answer(&mut session);
    report.look(&mut session, "a puzzle of many choices, answered");
    report.close(4);
}
