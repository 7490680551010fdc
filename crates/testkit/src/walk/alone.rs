//! Games for one player: today's mountain, the way up, and positions to decide.

use cant_stop::core::day::TodayIs;
use cant_stop::core::seats::{Mark, SeatKind, SeatPlan};
use cant_stop::core::settings::{LastTable, Speed};
use cant_stop::core::states::Screen;
use cant_stop::features::puzzles::StoredPuzzles;
use cant_stop::features::today::{StartClimb, StoredDays};
use cant_stop::features::way_up::{GameOfWay, PlayedOfWay, Stage, StageGame, StoredWayUp};
use cant_stop::opponents::DayMeasures;
use cant_stop::referee::Policy;
use cant_stop_bots::Opponent;
use cant_stop_days::{Climb, Day, Strip};
use cant_stop_puzzles::{Pool, Puzzle};

use super::{ARRIVE, Walk, says};
use crate::dialogs::ALONE;

/// Opens the page with this tab.
fn open(walk: &mut Walk, tab: &str) {
    walk.open(ALONE);
    walk.press(tab);
}

/// Today's mountain: before the climb, during it, its results, and a month of days.
pub(super) fn today(walk: &mut Walk) {
    let day: Day = "2026-11-24".parse().unwrap();
    walk.set(TodayIs(Some(day)));
    walk.set(LastTable::default());
    show_today(walk, "today-open");
    let mut seats = walk.seats(&[SeatKind::Person]);
    walk.trigger(StartClimb {
        day,
        counts: true,
        seat: seats.remove(0),
    });
    walk.until_screen(Screen::Play);
    walk.skip_to("two climbers out", |session| {
        session.asks_person() && session.runners_out() == 2
    });
    walk.show_after(1.0, "today-climb");
    walk.skip_to("the results", |session| session.screen() == Screen::Results);
    settle(walk);
    walk.show_after(1.0, "today-results");
    walk.leave();
    show_today(walk, "today-page");
    walk.set(a_month(day));
    show_today(walk, "today-month");
    walk.set(StoredDays::default());
    walk.set(TodayIs::default());
}

fn show_today(walk: &mut Walk, name: &str) {
    open(walk, "Today’s mountain");
    settle(walk);
    walk.show(name);
    walk.close();
}

/// Waits until a thousand players have climbed.
fn settle(walk: &mut Walk) {
    walk.until_worked("the measures", |session| {
        session.app.world().resource::<DayMeasures>().is_settled()
    });
    walk.wait(ARRIVE);
}

/// A month of days, as bots of all kinds climbed them; some were missed.
fn a_month(today: Day) -> StoredDays {
    let mut stored = StoredDays::default();
    let kinds = Opponent::ALL.into_iter().cycle();
    let days = std::iter::successors(Some(today), |day| Some(day.previous()));
    for ((number, day), opponent) in days.take(23).enumerate().zip(kinds) {
        if number % 7 != 5 {
            let mut bot = opponent.bot();
            let climb = Climb::of(day, |game| bot.decide(game));
            stored.add(day, &Strip::of(&climb.actions));
        }
    }
    stored
}

/// The way up: its mountain with every kind of card, and the results of games that are won, lost or not counted.
pub(super) fn way_up(walk: &mut Walk) {
    open(walk, "The way up");
    walk.show("way-up");
    set_won(walk, 5);
    walk.show("way-up-half-way");
    walk.show_pressed("Owl, station", "way-up-station");
    path_lights_up(walk);
    set_won(walk, Stage::ALL.len());
    walk.show_pressed("Summit, station", "way-up-won");
    walk.close();
    set_won(walk, 0);
    results(walk);
    walk.set(StoredWayUp::default());
    walk.set(PlayedOfWay::default());
}

/// Progress with the first `won` stages won, and a game of the next one.
fn won(won: usize) -> StoredWayUp {
    let mut way = StoredWayUp::default();
    for stage in Stage::ALL.into_iter().take(won) {
        way.count(stage, true);
        way.count(stage, true);
    }
    if let Some(next) = way.next() {
        way.count(next, true);
    }
    way
}

fn set_won(walk: &mut Walk, count: usize) {
    walk.set(won(count));
    walk.wait(ARRIVE);
}

/// Shows the page after a stage was won, while the path lights up to the next station.
fn path_lights_up(walk: &mut Walk) {
    walk.close();
    let way = won(6);
    walk.set(PlayedOfWay(Some(StageGame {
        stage: Stage::ALL[5],
        is_won: Some(true),
        standing: way.standing(Stage::ALL[5]),
        is_first_win: true,
    })));
    walk.set(way);
    walk.open(ALONE);
    walk.passing(0.0, "way-up-path-lights");
    walk.moment(1.0, "way-up-path-lit");
}

fn results(walk: &mut Walk) {
    let stage = Stage::ALL[7];
    let seats = [Mark::Disc, Mark::Square].map(|mark| SeatPlan {
        name: walk.walker.names()[0].to_owned(),
        mark,
        kind: SeatKind::Bot(stage.opponent),
    });
    walk.session().set_speed(Speed::Instant);
    let seed = walk.seed;
    walk.session().start_by(seats.to_vec(), stage.rules(), seed);
    walk.set(GameOfWay(stage));
    walk.skip_to("the results", |session| session.screen() == Screen::Results);
    walk.show_after(2.0, "way-up-game-not-counted");
    let mut way = won(0);
    for (is_won, is_first_win, name) in [
        (true, false, "goes-on"),
        (false, false, "even"),
        (true, true, "won"),
    ] {
        walk.set(PlayedOfWay(Some(StageGame {
            stage,
            is_won: Some(is_won),
            standing: way.count(stage, is_won),
            is_first_win,
        })));
        walk.world().resource_mut::<Policy>().has_next_step = true;
        // Another palette builds the screen anew.
        for high_contrast in [true, false] {
            walk.session().settings().high_contrast = high_contrast;
            walk.wait(ARRIVE);
        }
        walk.show(&format!("way-up-match-{name}"));
    }
    walk.leave();
}

/// Puzzles before and after the answer: the first, and one of the most choices after all others.
pub(super) fn puzzles(walk: &mut Walk) {
    let puzzles = Pool::bundled().puzzles().iter();
    let most = puzzles.map(|puzzle| puzzle.choices().len()).max();
    for (name, stored) in [
        ("puzzle", StoredPuzzles::default()),
        (
            "puzzle-of-many-choices",
            all_but(|puzzle| Some(puzzle.choices().len()) == most && puzzle.game().seats() == 4),
        ),
    ] {
        walk.set(stored);
        open(walk, "What would you do?");
        walk.until_worked("a puzzle", |session| says(session, "Puzzle "));
        walk.show_after(ARRIVE, name);
        walk.press_where("a choice", |label| {
            label.starts_with("Climb ") || label == "Roll again"
        });
        walk.show(&format!("{name}-answered"));
        walk.close();
    }
    walk.set(StoredPuzzles::default());
}

/// Answers to all puzzles but those that are `left`.
fn all_but(left: impl Fn(&Puzzle) -> bool) -> StoredPuzzles {
    let mut stored = StoredPuzzles::default();
    let puzzles = Pool::bundled().puzzles().iter();
    for (number, puzzle) in puzzles.filter(|puzzle| !left(puzzle)).enumerate() {
        stored.answer(puzzle.name(), number % 2);
    }
    stored
}
