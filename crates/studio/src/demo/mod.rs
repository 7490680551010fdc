//! The demonstration: one seeded game through the real app and renderer, off-screen, with a picture of every screen and phase.

mod alone;
mod book;
mod chronicle;
mod devices;
mod evening;
mod join;
mod looks;
mod moments;
mod part;
mod puzzles;
mod scenery;
mod tutorial;
mod way_up;
mod widgets;

use std::path::Path;
use std::process::ExitCode;

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::{Mark, SeatKind, SeatPlan};
use cant_stop::core::settings::Settings;
use cant_stop::core::states::Screen;
use cant_stop::referee::StartGame;
use cant_stop_bots::Opponent;
use cant_stop_rules::{Event as GameEvent, Landing, Obligation, Settings as TableSettings};
use cant_stop_testkit::dialogs::{CHRONICLE, RULES, SETTINGS, TABLE_RULES};

pub use self::part::Part;
use crate::film::Film;

/// A game in which all moments come up early.
const SEED: u64 = 28;

/// Plays the demonstration at this size in pixels, with the settings that `choose` makes, and writes its pictures into
/// `folder`; all of it, or only the `parts` that are named, or only the book of the games in a folder of `records`.
///
/// # Errors
///
/// One sentence that says what is wrong: a folder that cannot be written, no driver to render with, a game that gets
/// stuck.
pub fn demo(
    size: (u32, u32),
    folder: &Path,
    seed: Option<u64>,
    parts: &[Part],
    records: Option<&Path>,
    choose: impl Fn(&mut Settings),
) -> Result<ExitCode, String> {
    let mut film = Film::open(size, folder, choose)?;
    if let Some(records) = records {
        chronicle::pages(&mut film, records)?;
        return list(&film);
    }
    let seed = seed.unwrap_or(SEED);
    play(&mut film, Some(seed), parts)?;
    if parts.is_empty() {
        moments::animation(&mut film, seed)?;
    }
    list(&film)
}

/// Says which pictures there are.
fn list(film: &Film) -> Result<ExitCode, String> {
    for picture in film.pictures() {
        println!("{}", picture.display());
    }
    Ok(ExitCode::SUCCESS)
}

/// Everything that is shown, in order, or only the parts that are named; where the film is watched, as much of it as the
/// watcher asks for.
pub(crate) fn play(film: &mut Film, seed: Option<u64>, parts: &[Part]) -> Result<(), String> {
    let seed = seed.unwrap_or(SEED);
    let all: &[Part] = &Part::ALL;
    let parts = if parts.is_empty() { all } else { parts };
    for &part in parts {
        part.shoot(film, seed)?;
        if part == Part::Game && film.has_been_shown_enough() {
            break;
        }
    }
    Ok(())
}

/// Plays on, with players who never stop, until the risk of the next roll is that of the worst weather that is shown,
/// and the weather has come.
pub(crate) fn to_the_storm(film: &mut Film) -> Result<(), String> {
    film.until("the title", |scene| scene.screen() == Screen::Title)?;
    moments::until_weather(film, SEED, &moments::STORM)
}

/// Every section of the settings, and one with high contrast.
fn settings(film: &mut Film) -> Result<(), String> {
    film.open_menu(SETTINGS);
    film.wait(1.0)?;
    for section in ["text", "picture", "sound", "game", "controls", "credits"] {
        film.shoot(&format!("settings-{section}"))?;
        film.press(KeyCode::PageDown, Key::PageDown)?;
        film.wait(0.5)?;
    }
    film.world_mut().resource_mut::<Settings>().high_contrast = true;
    film.shoot_after(0.5, "high-contrast")?;
    film.world_mut().resource_mut::<Settings>().high_contrast = false;
    film.wait(0.5)
}

fn menus(film: &mut Film) -> Result<(), String> {
    film.until("the title", |scene| scene.screen() == Screen::Title)?;
    film.wait(0.1)?;
    film.wait_for("its pictures", |scene| scene.is_painted())?;
    film.shoot_after(1.0, "title")?;
    widgets::shoot(film)?;
    film.go_to(Screen::Join);
    film.shoot_after(1.0, "join")?;
    join::shoot(film)?;
    join::bots(film)?;
    table_rules(film)?;
    settings(film)?;
    film.press(KeyCode::PageUp, Key::PageUp)?;
    film.press(KeyCode::PageUp, Key::PageUp)?;
    film.wait(0.6)?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    for _ in 0..3 {
        film.press(KeyCode::ArrowRight, Key::ArrowRight)?;
    }
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    film.accept();
    film.shoot_after(0.6, "controls-waiting")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.2)?;
    film.open_menu(CHRONICLE);
    film.wait(0.5)?;
    film.press(KeyCode::PageUp, Key::PageUp)?;
    film.wait(0.5)?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    film.accept();
    film.shoot_after(1.0, "fairness")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.2)?;
    film.go_to(Screen::Title);
    film.wait(1.0)
}

/// The rules of the table, with their examples.
fn table_rules(film: &mut Film) -> Result<(), String> {
    film.shoot_menu(TABLE_RULES, 0.9, "house-rules")?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    film.press(KeyCode::ArrowRight, Key::ArrowRight)?;
    film.shoot_after(2.4, "house-rules-jump")?;
    film.press(KeyCode::ArrowRight, Key::ArrowRight)?;
    film.shoot_after(2.4, "house-rules-press-on")?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    film.press(KeyCode::ArrowRight, Key::ArrowRight)?;
    film.shoot_after(2.4, "house-rules-before-the-split")?;
    film.press(KeyCode::ArrowDown, Key::ArrowDown)?;
    film.press(KeyCode::ArrowRight, Key::ArrowRight)?;
    film.shoot_after(1.6, "house-rules-three-camps")?;
    film.open_menu(Dialog::NONE);
    film.shoot_after(0.5, "agreed")
}

/// Seats: two people, for whom the demo decides as Ibex does, and two bots.
fn seats() -> Vec<SeatPlan> {
    let names = ["Ada", "Bruno", "Chiara", "Dani"];
    names
        .into_iter()
        .zip(Mark::ALL)
        .enumerate()
        .map(|(index, (name, mark))| SeatPlan {
            name: name.to_owned(),
            mark,
            kind: match index {
                0 | 1 => SeatKind::Person,
                2 => SeatKind::Bot(Opponent::Ibex),
                _ => SeatKind::Bot(Opponent::Magpie),
            },
        })
        .collect()
}

/// Another game, for what only other rules bring about.
fn house_rules(film: &mut Film, seed: u64) -> Result<(), String> {
    film.trigger(StartGame {
        seats: seats(),
        settings: TableSettings {
            landing: Landing::PressOn,
            obligation: Obligation::BeforeSplit,
            three_pawns: true,
            ..TableSettings::default()
        },
        seed: Some(seed),
    });
    film.skip_to("a pairing held back", |scene| scene.is_held_back())?;
    film.shoot_after(0.3, "pairing-held-back")?;
    film.press(KeyCode::ArrowRight, Key::ArrowRight)?;
    film.shoot_after(0.3, "pairing-held-back-why")?;
    film.skip_to("another's camp", |scene| scene.presses_on())?;
    film.shoot_after(0.3, "deciding-press-on")?;
    film.shoot_menu(RULES, 0.5, "house-rules-paused")?;
    film.open_menu(Dialog::NONE);
    film.skip_to("too many camps", |scene| scene.chooses_squares())?;
    film.wait(0.2)?;
    film.accept();
    film.shoot_after(0.2, "keeping")?;
    film.until("a camp given up", |scene| {
        matches!(scene.event(), Some(GameEvent::GaveUp { .. }))
    })?;
    film.shoot_after(0.2, "keeping-camp-packed")?;
    film.leave_game()
}
