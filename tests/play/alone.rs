//! Today's mountain: reached from the title, climbed once, gone on with after a kill, and told.

use std::fs;
use std::path::Path;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use cant_stop::core::day::TodayIs;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::features::today::{StartClimb, StoredDays};
use cant_stop::referee::{Act, LeaveGame, PlayerIntent};
use cant_stop_days::{Day, Strip, faces};
use cant_stop_records::{Reading, read};
use cant_stop_rules::{Action, Seat, Stage, ToAct};
use cant_stop_testkit::dialogs::ALONE;
use cant_stop_testkit::{Session, folder, seats};

use crate::widgets::{click_on, focused, go_to};

fn day() -> Day {
    "2026-11-24".parse().unwrap()
}

/// A session on a day of the calendar, on the title.
fn on(folder: &Path, day: Day) -> Session {
    let mut session = Session::at(folder);
    session.app.insert_resource(TodayIs(Some(day)));
    session.set_speed(Speed::Instant);
    session.wait(1.0);
    session
}

fn days(session: &Session) -> StoredDays {
    session.app.world().resource::<StoredDays>().clone()
}

/// Opens the page and begins, or goes on with, the climb of the day in view.
fn climb(session: &mut Session, button: &str) {
    click_on(session, "Today’s mountain");
    session.wait(1.0);
    click_on(session, button);
    session.until("the table", |session| session.screen() == Screen::Play);
}

/// The climb of a day without anything that shows it: begun, or gone on with.
fn climb_in_match(folder: &Path, day: Day, counts: bool) -> Session {
    let mut session = Session::of_match_at(folder);
    session.app.insert_resource(TodayIs(Some(day)));
    session.set_speed(Speed::Instant);
    let seat = seats(&[SeatKind::Person]).remove(0);
    session
        .app
        .world_mut()
        .trigger(StartClimb { day, counts, seat });
    session.until("the table", |session| session.screen() == Screen::Play);
    session
}

/// Acts without much thought, `times` times or to the end.
fn act(session: &mut Session, times: usize) {
    for _ in 0..times {
        session.until("a decision", |session| {
            session.screen() == Screen::Results
                || session.is_idle()
                    && matches!(
                        session.game().map(|game| game.to_act()),
                        Some(ToAct::Seat(_))
                    )
        });
        if session.screen() == Screen::Results {
            return;
        }
        let game = session.game().unwrap();
        let act = match game.stage() {
            Stage::Pairing => Act::Choose(game.options()[0]),
            _ if game.may_stop() => Act::Stop,
            _ => Act::Roll,
        };
        let seat = Seat::ALL[0];
        session.send(PlayerIntent { seat, act });
        session.frames(2);
    }
}

/// Reads a record once the disk thread has put it there.
fn record(session: &mut Session, folder: &Path, inside: &str) -> Reading {
    let path = folder.join("records/days").join(inside);
    session.until("the record", |_| path.exists());
    read(&fs::read(path).unwrap()).unwrap()
}

fn dice(reading: &Reading) -> Vec<[u8; 4]> {
    let actions = reading.playthrough.actions().iter();
    let dice = actions.filter_map(|action| match action {
        Action::Dice(dice) => Some(*dice),
        _ => None,
    });
    dice.collect()
}

#[test]
fn a_day_is_climbed_once_with_its_dice_and_stays_in_the_calendar() {
    let folder = folder();
    let mut session = on(folder.path(), day());
    climb(&mut session, "Climb");
    assert_eq!(session.game().unwrap().seats(), 1);
    act(&mut session, usize::MAX);
    let reading = record(
        &mut session,
        folder.path(),
        "2026-11-24/finished/0001.jsonl",
    );
    let thrown = dice(&reading);
    let settled: Vec<[u8; 4]> = (0..thrown.len() as u32)
        .map(|roll| faces(day(), roll))
        .collect();
    assert_eq!(thrown, settled, "the dice are those of the day");
    let strip = Strip::of(reading.playthrough.actions());
    assert_eq!(days(&session).get(day()).unwrap().strip(), strip);
    session.until("the measure", |session| {
        let days = days(session);
        session.frames(1);
        days.get(day()).is_some_and(|stored| stored.par > 0)
    });
    session.wait(1.0);
    let turns = format!("{} turns", strip.0.len());
    assert!(session.texts().contains(&turns), "{:?}", session.texts());
    click_on(&mut session, "Back to the mountain");
    session.until("the page", |session| session.dialog() == ALONE);
    session.wait(1.0);
    let offers = session.offers();
    let is_offered = |begin: &str| offers.iter().any(|offer| offer.starts_with(begin));
    assert!(
        is_offered("Practise") && !offers.contains(&"Climb".to_owned()),
        "{offers:?}"
    );
    // A practice climb is kept apart, and counts for nothing.
    let before = days(&session);
    click_on(&mut session, "Practise");
    session.until("the table", |session| session.screen() == Screen::Play);
    drop(session);
    let mut session = climb_in_match(folder.path(), day(), false);
    act(&mut session, usize::MAX);
    assert_eq!(days(&session), before);
    let practice = record(
        &mut session,
        folder.path(),
        "2026-11-24-practice/finished/0001.jsonl",
    );
    assert_eq!(dice(&practice)[0], settled[0]);
    drop(session);
    // Its squares are ghosts on the mountains of other days: of the next one, and of any as the best.
    for other in [day().next(), day().next().next()] {
        let mut session = on(folder.path(), other);
        click_on(&mut session, "Today’s mountain");
        session.until("the ghosts", |session| {
            let texts = session.texts();
            texts.contains(&"Faint: your camps of 24 Nov 2026".to_owned())
        });
    }
}

#[test]
fn a_climb_that_was_cut_off_goes_on_and_gives_no_second_try() {
    let folder = folder();
    let mut session = climb_in_match(folder.path(), day(), true);
    act(&mut session, 5);
    session.until("rest", |session| session.is_idle());
    let before = session.game().unwrap();
    drop(session);
    let mut session = on(folder.path(), day());
    climb(&mut session, "Continue");
    assert_eq!(session.game(), Some(before));
    drop(session);
    let mut session = climb_in_match(folder.path(), day(), true);
    act(&mut session, usize::MAX);
    assert_eq!(days(&session).days.len(), 1);
    drop(session);
    // A clock that was set back gives no other day to try.
    let mut session = on(folder.path(), day().previous());
    click_on(&mut session, "Today’s mountain");
    session.wait(1.0);
    let said = session.texts().join(" ");
    assert!(said.contains("clock was set back"), "{said}");
    assert!(!session.offers().iter().any(|offer| offer == "Climb"));
}

#[test]
fn a_diary_that_is_lost_or_damaged_is_read_from_the_records_again() {
    let folder = folder();
    let mut session = climb_in_match(folder.path(), day(), true);
    act(&mut session, usize::MAX);
    session.frames(5);
    let strip = days(&session).get(day()).unwrap().strip();
    drop(session);
    let file = folder.path().join("settings/days.toml");
    assert!(file.is_file());
    fs::write(&file, "[days\nnonsense").unwrap();
    let mut session = on(folder.path(), day());
    session.until("the diary", |session| !days(session).days.is_empty());
    assert_eq!(days(&session).get(day()).unwrap().strip(), strip);
    assert!(!days(&session).may_count(day()));
    assert!(folder.path().join("settings/days.toml.damaged").is_file());
}

#[test]
fn dice_that_are_not_those_of_the_day_are_not_gone_on_with() {
    let folder = folder();
    let mut session = climb_in_match(folder.path(), day(), true);
    act(&mut session, 4);
    session.until("rest", |session| session.is_idle());
    drop(session);
    let days = folder.path().join("records/days");
    let other = days.join("2026-11-25");
    fs::rename(days.join("2026-11-24"), &other).unwrap();
    let mut session = on(folder.path(), day().next());
    climb(&mut session, "Continue");
    assert_eq!(session.game().unwrap().turn_number(), 1, "it begins anew");
    act(&mut session, 2);
    let written = record(&mut session, folder.path(), "2026-11-25/current.jsonl");
    assert_eq!(written.header.day(), Some("2026-11-25"));
}

#[test]
fn an_evening_that_is_not_finished_stays_as_it_is() {
    let folder = folder();
    let mut session = on(folder.path(), day());
    session.start(cant_stop_testkit::bots(2), 7);
    session.until("a few turns", |session| {
        session.game().is_some_and(|game| game.turn_number() > 3)
    });
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(1.0);
    let current = folder.path().join("records/current.jsonl");
    let evening = fs::read(&current).unwrap();
    climb(&mut session, "Climb");
    act(&mut session, 3);
    assert_eq!(fs::read(&current).unwrap(), evening);
    session.app.world_mut().trigger(LeaveGame);
    session.until("the page", |session| session.dialog() == ALONE);
    session.key(KeyCode::Escape);
    session.wait(1.0);
    let offers = session.offers();
    assert!(offers.iter().any(|offer| offer.starts_with("Continue")));
}

#[test]
fn a_pad_alone_opens_the_page_and_climbs() {
    let folder = folder();
    let mut session = on(folder.path(), day());
    let pad = session.connect_pad();
    let next = |session: &mut Session| session.pad(pad, GamepadButton::DPadDown);
    next(&mut session);
    go_to(&mut session, "Today’s mountain", next);
    session.pad(pad, GamepadButton::South);
    session.wait(1.0);
    assert_eq!(session.dialog(), ALONE);
    assert_eq!(focused(&session).as_deref(), Some("Climb"));
    session.pad(pad, GamepadButton::South);
    session.until("the table", |session| session.screen() == Screen::Play);
    let is_at = |session: &Session, stage| session.game().is_some_and(|game| game.stage() == stage);
    session.until("the first decision", |session| {
        session.is_idle() && is_at(session, Stage::Deciding)
    });
    session.wait(1.0);
    session.pad(pad, GamepadButton::South);
    session.until("dice", |session| is_at(session, Stage::Pairing));
}
