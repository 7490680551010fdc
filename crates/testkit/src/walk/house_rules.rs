//! Games by other rules.

use bevy::prelude::*;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::Speed;
use cant_stop::referee::WhoseTurn;
use cant_stop_rules::{Game, Landing, Obligation, Stage, Variant};

use super::game::{hint, is_deciding, is_pairing};
use super::people::Manner;
use super::{ARRIVE, TABLE, Walk};
use crate::dialogs::{PAUSE, RULES};

/// Three columns that the last seat climbs to their tops in its first turn.
const WON: [&str; 2] = [
    "3:4D 1111=2+2 1166=2+12 6666=12+12 1212=3+3 1212=3+3 1245=3",
    "3:4D 4646=10+10 4646=10+10 4646=10+10 4656=10+11 5656=11+11 5656=11+11 6666=12+12 1266=12",
];

/// Moments that only other rules bring about, a game that goes on for five columns, and two that are won at once.
pub(super) fn house_rules(walk: &mut Walk) {
    let strict = Variant {
        landing: Landing::PressOn,
        obligation: Obligation::BeforeSplit,
        three_pawns: true,
        ..Variant::default()
    };
    walk.start_at(&TABLE, strict, walk.seed);
    walk.skip_to("a pairing held back", |session| {
        let is_held_back =
            |game: &Game| game.pairings().into_iter().flatten().any(|it| it.held_back);
        is_pairing(session) && session.shows(is_held_back)
    });
    walk.show_after(0.3, "pairing-held-back");
    walk.keys([KeyCode::ArrowRight]);
    walk.moment(0.3, "pairing-held-back-why");
    walk.skip_to("another's camp", |session| {
        let presses_on = session.shows(|game| !game.on_anothers_square().is_empty());
        presses_on && is_deciding(session)
    });
    walk.play(Manner::Idle);
    walk.show_after(0.3, "deciding-press-on");
    walk.show_dialog(PAUSE, "house-rules-pause");
    walk.show_dialog(RULES, "house-rules-paused");
    walk.close();
    walk.play(Manner::Usual);
    walk.skip_to("too many camps", |session| {
        session.asks_person() && session.shows(|game| game.stage() == Stage::Keeping)
    });
    walk.play(Manner::Idle);
    walk.show_after(0.2, "keeping");
    hint(walk, "keeping-hint");
    walk.play(Manner::Usual);
    until_event!(walk, GaveUp);
    walk.moment(0.2, "keeping-camp-packed");
    walk.leave();
    long_game(walk);
    // Films keep no records: a game to continue would be on the title in all of them.
    if walk.session().folder.join("records").is_dir() {
        walk.show("title-with-a-game-to-continue");
        saved_games(walk);
    }
}

fn long_game(walk: &mut Walk) {
    let long = Variant {
        columns_to_win: 5,
        ..Variant::default()
    };
    walk.start_at(&TABLE[..3], long, walk.seed);
    walk.skip_to("three columns of five", |session| {
        is_pairing(session) && session.shows(|game| game.columns_owned(game.turn()) >= 3)
    });
    walk.show_after(0.3, "three-columns-of-five");
    walk.leave();
    walk.start();
    walk.wait(ARRIVE);
    walk.until("a bot that thinks", |session| {
        session.app.world().resource::<WhoseTurn>().bot().is_some()
    });
    walk.show("bot-thinks");
    walk.leave();
}

/// Turns that win at once, in games that were put aside.
fn saved_games(walk: &mut Walk) {
    walk.play(Manner::Idle);
    for (line, name) in WON.into_iter().zip(["first", "last"]) {
        let seats = walk.seats(&[SeatKind::Person; 4]);
        let seed = walk.seed;
        let session = walk.session();
        session.set_speed(Speed::Instant);
        session.at_position(&seats, line, seed);
        walk.until("stop and win", |session| {
            session.asks_person() && session.shows(Game::stop_wins)
        });
        walk.show_after(1.0, &format!("three-columns-at-once-{name}"));
        walk.session().set_speed(Speed::Normal);
        walk.leave();
        walk.play(Manner::Idle);
    }
    walk.play(Manner::Usual);
}
