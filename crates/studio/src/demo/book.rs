//! The pages of the book.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;

use crate::film::Film;
use cant_stop::core::dialogs::Dialog;
use cant_stop_testkit::dialogs::RULES;

/// Seconds of a scene before its event, and after.
const BEFORE: f32 = 0.9;
const AFTER: f32 = 2.4;

/// Every page, and what the passages of a turn show.
pub(super) fn shoot(film: &mut Film) -> Result<(), String> {
    film.shoot_menu(RULES, AFTER, "book-goal")?;
    turn(film)?;
    film.shoot_after(BEFORE, "book-turn")?;
    for (passage, wait) in [("set-out", AFTER), ("bust", BEFORE), ("stop", AFTER)] {
        if passage == "set-out" {
            film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
        }
        film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
        film.shoot_after(wait, &format!("book-turn-{passage}"))?;
    }
    turn(film)?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    film.shoot_after(BEFORE, "book-risk")?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    film.press(KeyCode::ArrowLeft, Key::ArrowLeft)?;
    film.shoot_after(BEFORE, "book-risk-chosen")?;
    turn(film)?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    film.shoot_after(BEFORE, "book-house-rules")?;
    turn(film)?;
    film.shoot_after(BEFORE, "book-controls")?;
    turn(film)?;
    film.open_menu(Dialog::NONE);
    film.wait(0.3)
}

/// To the next page.
fn turn(film: &mut Film) -> Result<(), String> {
    film.press(KeyCode::PageDown, Key::PageDown)
}
