//! Today's mountain: reached from the title, climbed once, gone on with after a kill, and told.

use cant_stop::core::day::TodayIs;
use cant_stop::features::today::{StartClimb, StoredDays};
use cant_stop::features::way_up::{self, StartStage};
use cant_stop_days::{Day, Strip, faces};

use crate::prelude::*;
use crate::records::NEWER;

const PAGE: &str = "Today’s mountain";

fn day() -> Day {
    "2026-11-24".parse().unwrap()
}

fn on_day(mut session: Session, day: Day) -> Session {
    session.app.insert_resource(TodayIs(Some(day)));
    session.set_speed(Speed::Instant);
    session.wait(SETTLED);
    session
}

fn days(session: &Session) -> StoredDays {
    session.resource::<StoredDays>().clone()
}

fn strip(session: &Session) -> Strip {
    days(session).get(day()).unwrap().strip()
}

/// Opens the page and begins, or goes on with, the climb of the day in view.
fn climb(session: &mut Session, button: &str) {
    session.click_on(PAGE);
    session.click_on(button);
    session.until_screen(Screen::Play);
}

/// Begins the climb of the day, or goes on with it.
pub fn start_climb(session: &mut Session, counts: bool) {
    let (day, seat) = (day(), seats(&[SeatKind::Person]).remove(0));
    session.trigger(StartClimb { day, counts, seat });
}

/// The climb of a day without anything that shows it: begun, or gone on with.
fn climb_in_match(session: Session, counts: bool) -> Session {
    let mut session = on_day(session, day());
    start_climb(&mut session, counts);
    session.until_screen(Screen::Play);
    session
}

/// Acts without much thought, `times` times or to the end.
fn act(session: &mut Session, times: usize) {
    for _ in 0..times {
        session.until("a decision", |session| {
            session.screen() == Screen::Results || session.is_asked()
        });
        if session.screen() == Screen::Results {
            return;
        }
        session.act(cautious(&session.game().unwrap()));
    }
    session.until("rest", |session| session.is_idle());
}

/// Reads a record once the disk thread has put it there.
fn record(session: &mut Session, inside: &str) -> Reading {
    let path = session.folder.join("records/days").join(inside);
    session.until("the record", |_| path.exists());
    reading(&path)
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
    let mut session = on_day(Session::new(), day());
    climb(&mut session, "Climb");
    assert_eq!(session.game().unwrap().seats(), 1);
    act(&mut session, usize::MAX);
    let reading = record(&mut session, "2026-11-24/finished/0001.jsonl");
    let thrown = dice(&reading);
    let settled = (0..thrown.len() as u32).map(|roll| faces(day(), roll));
    let settled: Vec<[u8; 4]> = settled.collect();
    assert_eq!(thrown, settled, "the dice are those of the day");
    let climbed = Strip::of(reading.playthrough.actions());
    assert_eq!(strip(&session), climbed);
    session.until("the measure", |session| {
        let days = days(session);
        days.get(day()).is_some_and(|stored| stored.par > 0)
    });
    session.wait(SETTLED);
    session.assert_reads(&format!("{} turns", climbed.0.len()));
    session.click_on("Back to the mountain");
    session.until("the page", |session| session.dialog() == ALONE);
    session.wait(SETTLED);
    assert!(session.offer("Practise").is_some() && !session.is_offered("Climb"));
    // A practice climb is kept apart, and counts for nothing.
    let before = days(&session);
    session.click_on("Practise");
    session.until_screen(Screen::Play);
    let mut session = climb_in_match(session.again(Session::of_match_at), false);
    act(&mut session, usize::MAX);
    assert_eq!(days(&session), before);
    let practice = record(&mut session, "2026-11-24-practice/finished/0001.jsonl");
    assert_eq!(dice(&practice)[0], settled[0]);
    // Its squares are ghosts on the mountains of other days: of the next one, and of any as the best.
    for other in [day().next(), day().next().next()] {
        session = on_day(session.again(Session::at), other);
        session.click_on(PAGE);
        session.until_says("Faint: your camps of 24 Nov 2026");
    }
}

#[test]
fn a_climb_that_was_cut_off_goes_on_and_gives_no_second_try() {
    let folder = folder();
    let mut session = climb_in_match(Session::of_match_at(folder.path()), true);
    act(&mut session, 5);
    let before = session.game();
    let mut session = on_day(session.again(Session::at), day());
    climb(&mut session, "Continue");
    assert_eq!(session.game(), before);
    let mut session = climb_in_match(session.again(Session::of_match_at), true);
    act(&mut session, usize::MAX);
    session.frames(5);
    assert_eq!(days(&session).days.len(), 1);
    let climbed = strip(&session);
    // A clock that was set back gives no other day to try.
    let mut session = on_day(session.again(Session::at), day().previous());
    session.click_on(PAGE);
    session.assert_says("clock was set back");
    assert!(!session.is_offered("Climb"));
    drop(session);
    // A diary that is damaged is read from the records again.
    let file = folder.path().join("settings/days.toml");
    assert!(file.is_file());
    fs::write(&file, "[days\nnonsense").unwrap();
    let mut session = on_day(Session::at(folder.path()), day());
    session.until("the diary", |session| !days(session).days.is_empty());
    assert_eq!(strip(&session), climbed);
    assert!(!days(&session).may_count(day()));
    assert!(folder.path().join("settings/days.toml.damaged").is_file());
}

#[test]
fn a_climb_cut_off_at_its_end_counts_and_gives_no_second_try() {
    let folder = folder();
    let mut session = climb_in_match(Session::of_match_at(folder.path()), true);
    act(&mut session, usize::MAX);
    record(&mut session, "2026-11-24/finished/0001.jsonl");
    let climbed = strip(&session);
    drop(session);
    // As a kill leaves it before the results.
    let climb_of_day = folder.path().join("records/days/2026-11-24");
    let (current, finished) = ("current.jsonl", "finished/0001.jsonl");
    fs::rename(climb_of_day.join(finished), climb_of_day.join(current)).unwrap();
    fs::remove_file(folder.path().join("settings/days.toml")).unwrap();
    let mut session = on_day(Session::at(folder.path()), day());
    session.until("the diary", |session| !days(session).days.is_empty());
    assert_eq!(strip(&session), climbed);
    session.click_on(PAGE);
    assert!(!session.is_offered("Climb") && session.offer("Continue").is_none());
    // Even one that is asked for before the folder has been read.
    fs::rename(climb_of_day.join(finished), climb_of_day.join(current)).unwrap();
    for _ in 0..2 {
        session.resource_mut::<StoredDays>().days.clear();
        start_climb(&mut session, true);
        session.frames(5);
        assert_eq!(session.screen(), Screen::Title);
        assert_eq!(strip(&session), climbed);
    }
    // Nor does one of a newer version.
    fs::write(climb_of_day.join(current), NEWER).unwrap();
    session.resource_mut::<StoredDays>().days.clear();
    start_climb(&mut session, true);
    session.until_says("newer version");
    assert_eq!(session.screen(), Screen::Title);
    let kept = fs::read_to_string(climb_of_day.join(current)).unwrap();
    assert_eq!(kept, NEWER);
}

#[test]
fn a_climb_of_yesterday_goes_on_after_that_of_today_was_begun() {
    let mut session = climb_in_match(Session::of_match(), true);
    act(&mut session, 4);
    let before = record(&mut session, "2026-11-24/current.jsonl");
    let mut session = on_day(session.again(Session::at), day().next());
    climb(&mut session, "Climb");
    act(&mut session, 2);
    session.leave();
    session.wait(SETTLED);
    start_climb(&mut session, true);
    session.until_screen(Screen::Play);
    assert_eq!(session.game(), Some(before.playthrough.game()));
}

#[test]
fn a_climb_with_dice_of_another_day_begins_anew() {
    let folder = folder();
    let mut session = climb_in_match(Session::of_match_at(folder.path()), true);
    act(&mut session, 4);
    drop(session);
    let days = folder.path().join("records/days");
    fs::rename(days.join("2026-11-24"), days.join("2026-11-25")).unwrap();
    let mut session = on_day(Session::at(folder.path()), day().next());
    climb(&mut session, "Continue");
    assert_eq!(session.turn_number(), 1);
    act(&mut session, 2);
    let written = record(&mut session, "2026-11-25/current.jsonl");
    assert_eq!(written.header.day(), Some("2026-11-25"));
}

#[test]
fn a_day_that_cannot_be_watched_leads_no_other_game_to_its_page() {
    let mut session = on_day(Session::new(), day());
    let mut days = session.resource_mut::<StoredDays>();
    days.add(day(), &"3".parse().unwrap());
    for is_stage in [false, true] {
        session.click_on(PAGE);
        session.click_on("Replay");
        session.press(KeyCode::Escape);
        if is_stage {
            session.trigger(StartStage(way_up::Stage::ALL[0]));
        } else {
            session.watch(repository("crates/studio/games/calm.jsonl"));
        }
        session.until_screen(Screen::Play);
        session.leave();
        session.wait(SETTLED);
        assert_eq!(session.dialog(), Dialog::NONE);
    }
}

#[test]
fn an_evening_that_is_not_finished_stays_as_it_is() {
    let mut session = on_day(Session::new(), day());
    leave_a_game(&mut session, 7);
    let evening = fs::read(session.current_record()).unwrap();
    climb(&mut session, "Climb");
    act(&mut session, 3);
    assert_eq!(fs::read(session.current_record()).unwrap(), evening);
    session.trigger(LeaveGame);
    session.until("the page", |session| session.dialog() == ALONE);
    session.press(KeyCode::Escape);
    assert!(session.offer("Continue").is_some());
}

#[test]
fn a_pad_alone_opens_the_page_and_climbs() {
    let mut session = on_day(Session::new(), day());
    let pad = session.connect_pad();
    session.pad(pad, GamepadButton::DPadDown);
    session.go_to(PAGE, (pad, GamepadButton::DPadDown));
    session.press((pad, GamepadButton::South));
    assert_eq!(session.dialog(), ALONE);
    session.assert_focus("Climb");
    session.pad(pad, GamepadButton::South);
    session.until_screen(Screen::Play);
    session.until_stage(Stage::Deciding);
    session.wait(SETTLED);
    session.pad(pad, GamepadButton::South);
    session.until_stage(Stage::Pairing);
}
