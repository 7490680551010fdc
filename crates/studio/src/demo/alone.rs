//! Today's mountain: before the climb, during it, its result, and the calendar of a month.

use bevy::prelude::State;
use cant_stop::core::day::TodayIs;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::{Mark, SeatKind, SeatPlan};
use cant_stop::core::settings::LastTable;
use cant_stop::core::states::Screen;
use cant_stop::features::today::{StartClimb, StoredDays};
use cant_stop::opponents::DayMeasures;
use cant_stop::referee::{Act, PlayerIntent, Shown};
use cant_stop_bots::Opponent;
use cant_stop_days::{Climb, Day, Strip};
use cant_stop_rules::{Action, Seat, Stage};
use cant_stop_testkit::dialogs::ALONE;

use crate::film::{Film, Manner};

/// Shows all of it.
pub(super) fn shoot(film: &mut Film) -> Result<(), String> {
    let today: Day = "2026-11-24".parse().map_err(|error| format!("{error}."))?;
    film.world_mut().insert_resource(TodayIs(Some(today)));
    *film.world_mut().resource_mut::<LastTable>() = LastTable::default();
    open(film)?;
    film.shoot("today-open")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.4)?;
    climb(film, today)?;
    film.shoot("today-page")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.4)?;
    *film.world_mut().resource_mut::<StoredDays>() = a_month(today);
    open(film)?;
    film.shoot("today-month")?;
    film.open_menu(Dialog::NONE);
    film.world_mut().insert_resource(StoredDays::default());
    film.world_mut().insert_resource(TodayIs::default());
    film.wait(0.4)
}

/// Opens the page, until the day has been measured.
fn open(film: &mut Film) -> Result<(), String> {
    film.wait(0.1)?;
    film.wait_for("the pictures", |scene| scene.is_painted())?;
    film.open_menu(ALONE);
    settle(film)
}

fn settle(film: &mut Film) -> Result<(), String> {
    for _ in 0..100 {
        film.wait(0.5)?;
        if film.world_mut().resource::<DayMeasures>().is_settled() {
            break;
        }
    }
    film.wait(1.0)
}

/// Climbs to the results as Ibex would, and back to the page.
fn climb(film: &mut Film, day: Day) -> Result<(), String> {
    let seat = SeatPlan {
        name: "Ada".to_owned(),
        mark: Mark::Disc,
        kind: SeatKind::Person,
    };
    film.play(Manner::Usual);
    film.world_mut().trigger(StartClimb {
        day,
        counts: true,
        seat,
    });
    film.until("the table", |scene| scene.screen() == Screen::Play)?;
    let mut bot = Opponent::Ibex.bot();
    let mut acts = 0;
    loop {
        film.skip_to("a decision", |scene| {
            scene.waits_for_person() || scene.screen() == Screen::Results
        })?;
        let world = film.world_mut();
        if *world.resource::<State<Screen>>().get() == Screen::Results {
            break;
        }
        let game = world.resource::<Shown>().game;
        acts += 1;
        if acts == 6 && game.stage() == Stage::Deciding || acts == 7 {
            film.shoot_after(1.5, "today-climb")?;
        }
        let act = match bot.decide(&game) {
            Action::Choose(mv) => Act::Choose(mv),
            Action::Stop => Act::Stop,
            _ => Act::Roll,
        };
        film.world_mut().write_message(PlayerIntent {
            seat: Seat::ALL[0],
            act,
        });
        film.wait(0.1)?;
    }
    settle(film)?;
    film.shoot_after(2.0, "today-results")?;
    film.leave_game()?;
    settle(film)
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
