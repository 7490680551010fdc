//! Puzzles: one of the game's, its answer, and the rating after a few.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::locale::Words;
use cant_stop::core::states::Screen;
use cant_stop::features::puzzles::StoredPuzzles;
use cant_stop_puzzles::Pool;
use cant_stop_testkit::dialogs::ALONE;

use crate::film::Film;

/// Number of answers given before, the second of three of them wrong.
const ANSWERS: usize = 24;

/// Shows a puzzle before and after the answer, first without a rating.
pub(super) fn shoot(film: &mut Film) -> Result<(), String> {
    film.wait(0.1)?;
    film.wait_for("its pictures", |scene| scene.is_painted())?;
    film.open_menu(ALONE);
    film.wait(0.8)?;
    // The dialog opens with the page that was looked at last.
    for _ in 0..3 {
        if is_there(film) {
            break;
        }
        film.press(KeyCode::PageDown, Key::PageDown)?;
        film.wait(1.5)?;
    }
    film.shoot("puzzle")?;
    answer(film)?;
    film.shoot("puzzle-answered")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.4)?;
    film.world_mut().insert_resource(answered());
    open(film)?;
    film.shoot("puzzle-after-many")?;
    answer(film)?;
    film.shoot("puzzle-after-many-answered")?;
    film.press(KeyCode::PageDown, Key::PageDown)?;
    film.open_menu(Dialog::NONE);
    film.wait(0.4)?;
    film.world_mut().insert_resource(StoredPuzzles::default());
    film.until("the title", |scene| scene.screen() == Screen::Title)
}

/// Returns `true` if a puzzle is on the page.
fn is_there(film: &mut Film) -> bool {
    let world = film.world_mut();
    let mut texts = world.query::<&Words>();
    texts
        .iter(world)
        .any(|words| words.key() == Some("puzzle-number"))
}

fn open(film: &mut Film) -> Result<(), String> {
    film.open_menu(ALONE);
    film.wait(1.5)
}

/// Takes the first choice: from the tabs down to what is asked, and on.
fn answer(film: &mut Film) -> Result<(), String> {
    for _ in 0..2 {
        film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    }
    film.accept();
    film.wait(0.8)
}

/// Answers to puzzles of every difficulty, two of three right.
fn answered() -> StoredPuzzles {
    let mut stored = StoredPuzzles::default();
    let puzzles = Pool::bundled().puzzles();
    let every = puzzles.len() / ANSWERS;
    for (number, puzzle) in puzzles.iter().step_by(every).take(ANSWERS).enumerate() {
        let best = puzzle.best().action;
        let place = |is_right: bool| {
            let mut choices = puzzle.choices().iter();
            choices.position(|choice| (choice.action == best) == is_right)
        };
        stored.answer(puzzle.name(), place(number % 3 != 1).unwrap_or(0));
    }
    stored
}
