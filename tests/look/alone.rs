//! Looks at games played alone: today's mountain before and after it is climbed.

use cant_stop::core::day::TodayIs;
use cant_stop::features::today::StoredDays;
use cant_stop::opponents::DayMeasures;
use cant_stop_bots::Opponent;
use cant_stop_days::{Climb, Day, Strip};
use cant_stop_testkit::Session;

use crate::gallery::{ARRIVE, press};
use crate::variants::Report;

/// Until a thousand players have climbed.
fn settle(session: &mut Session) {
    session.wait(ARRIVE);
    session.until("the measures", |session| {
        session.app.world().resource::<DayMeasures>().is_settled()
    });
    session.wait(ARRIVE);
}

#[test]
fn what_is_played_alone_keeps_the_laws_of_the_layout() {
    let today: Day = "2026-11-24".parse().unwrap();
    let mut session = Session::new();
    let mut report = Report::default();
    session.app.insert_resource(TodayIs(Some(today)));
    session.wait(ARRIVE);
    press(&mut session, "Today’s mountain");
    settle(&mut session);
    report.look(&mut session, "today, open");
    let mut bot = Opponent::Marmot.bot();
    let climb = Climb::of(today, |game| bot.decide(game));
    let mut days = session.app.world_mut().resource_mut::<StoredDays>();
    days.add(today, &Strip::of(&climb.actions));
    days.add(today.previous(), &Strip::of(&climb.actions));
    settle(&mut session);
    report.look(&mut session, "today, climbed");
    report.close(2);
}
