//! The way up: its mountain with every card, and the results of games that are won, lost or not counted.

use cant_stop::core::seats::{Mark, SeatKind, SeatPlan};
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::features::way_up::{GameOfWay, PlayedOfWay, Stage, StageGame, StoredWayUp};
use cant_stop::referee::Policy;
use cant_stop_testkit::Session;

use crate::gallery::{ARRIVE, LONG, press};
use crate::variants::Report;

/// State after `won` matches, and one game of the next one.
fn climbed(won: usize) -> StoredWayUp {
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

fn set(session: &mut Session, way: StoredWayUp) {
    session.app.world_mut().insert_resource(way);
    session.wait(ARRIVE);
}

#[test]
fn the_way_up_keeps_the_laws_of_the_layout() {
    let mut session = Session::new();
    let mut report = Report::default();
    session.wait(ARRIVE);
    press(&mut session, "The way up");
    report.look(&mut session, "the way up, before the first match");
    set(&mut session, climbed(5));
    report.look(&mut session, "the way up, half-way");
    press(&mut session, "Owl, station");
    report.look(&mut session, "the way up, a station not reached");
    set(&mut session, climbed(10));
    press(&mut session, "Summit, station");
    report.look(&mut session, "the way up, all won");
    set(&mut session, climbed(0));

    let stage = Stage::ALL[7];
    let plan = |mark, kind| SeatPlan {
        name: LONG.to_owned(),
        mark,
        kind,
    };
    let bot = SeatKind::Bot(stage.opponent);
    session.set_speed(Speed::Instant);
    session.start_by(
        vec![plan(Mark::Disc, bot), plan(Mark::Square, bot)],
        stage.rules(),
        28,
    );
    session.app.world_mut().insert_resource(GameOfWay(stage));
    session.until("the results", |session| session.screen() == Screen::Results);
    session.wait(ARRIVE);
    report.look(&mut session, "a game of the way up that does not count");
    let mut way = climbed(0);
    let standings = [
        way.count(stage, true),
        way.count(stage, false),
        way.count(stage, true),
    ];
    for (standing, is_won, is_first_win, what) in [
        (standings[0], true, false, "goes on"),
        (standings[1], false, false, "is even"),
        (standings[2], true, true, "is won"),
    ] {
        show(
            &mut session,
            StageGame {
                stage,
                is_won: Some(is_won),
                standing,
                is_first_win,
            },
        );
        report.look(&mut session, &format!("results, the match {what}"));
    }
    report.close(8);
}

/// Shows the results anew as those of this game.
fn show(session: &mut Session, game: StageGame) {
    let played = PlayedOfWay(Some(game));
    let world = session.app.world_mut();
    world.insert_resource(played);
    world.resource_mut::<Policy>().has_next_step = true;
    // Another palette makes the screen anew.
    let high_contrast = session.settings().high_contrast;
    session.settings().high_contrast = !high_contrast;
    session.wait(ARRIVE);
}
