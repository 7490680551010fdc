//! The screens that are looked at: menus in one walk, a game in another.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use cant_stop::core::seats::{Mark, SeatKind, SeatPlan, Seats};
use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::features::evening::StoredEvening;
use cant_stop::play::hud::Voice;
use cant_stop::referee::{Act, Beat, BeatQueue, LeaveGame, PlayerIntent, WhoseTurn};
use cant_stop_bots::Opponent;
use cant_stop_rules::{
    Action, Event as GameEvent, Game, Landing, Obligation, Settings, Stage, ToAct,
};
use cant_stop_testkit::Session;

use crate::variants::Report;

/// The longest name that fits a place, wide letters and all.
pub const LONG: &str = "Maximiliana";
/// Seconds in which screens arrive and settle.
pub const ARRIVE: f32 = 1.0;

/// The widget called by a name, or, if there is none, one whose name begins so.
fn widget(session: &mut Session, name: &str) -> Entity {
    let world = session.app.world_mut();
    let mut widgets = world.query::<(Entity, &AccessibleLabel, &InheritedVisibility)>();
    let found = widgets
        .iter(world)
        .filter(|(_, label, seen)| seen.get() && label.0.starts_with(name))
        .min_by_key(|(_, label, _)| label.0.len())
        .map(|(entity, ..)| entity);
    found.unwrap_or_else(|| panic!("no “{name}” among {:?}", session.offers()))
}

pub fn press(session: &mut Session, name: &str) {
    let entity = widget(session, name);
    session.app.world_mut().trigger(Activate { entity });
    session.wait(ARRIVE);
}

pub fn focus(session: &mut Session, name: &str) {
    let entity = widget(session, name);
    let mut focus = session.app.world_mut().resource_mut::<InputFocus>();
    focus.set(entity, bevy::input_focus::FocusCause::Navigated);
    session.wait(ARRIVE);
}

/// Events in order, each with the number of actions so far, and that number.
#[derive(Resource, Default)]
struct Happened(Vec<(usize, GameEvent)>, usize);

/// A game that can be played again to any moment.
struct Table {
    rules: Settings,
    seed: u64,
    seats: usize,
    people: usize,
}

impl Table {
    fn start(&self, session: &mut Session, speed: Speed) {
        let seats = Mark::ALL
            .into_iter()
            .take(self.seats)
            .enumerate()
            .map(|(index, mark)| SeatPlan {
                name: LONG.to_owned(),
                mark,
                kind: if index < self.people {
                    SeatKind::Person
                } else {
                    SeatKind::Bot(Opponent::Ibex)
                },
            });
        session.set_speed(speed);
        session.app.world_mut().insert_resource(Happened::default());
        session.start_by(seats.collect(), self.rules, self.seed);
    }

    /// Starts, and plays on until people are asked in a game that is `there`.
    fn until(&self, session: &mut Session, what: &str, there: impl Fn(&Game) -> bool) {
        self.start(session, Speed::Instant);
        loop {
            let game = await_decision(session, what);
            if there(&game) {
                session.frames(5);
                return;
            }
            act(session, &game);
        }
    }

    /// Plays to the first event that is `it`, and stops while it is shown.
    fn during(&self, session: &mut Session, what: &str, it: impl Fn(&GameEvent) -> bool + Copy) {
        self.start(session, Speed::Instant);
        let acts = loop {
            let game = await_decision(session, what);
            let happened = &session.app.world().resource::<Happened>().0;
            if let Some((acts, _)) = happened.iter().find(|(_, event)| it(event)) {
                break *acts;
            }
            act(session, &game);
        };
        self.start(session, Speed::Instant);
        for _ in 1..acts {
            let game = await_decision(session, what);
            act(session, &game);
        }
        let game = await_decision(session, what);
        session.set_speed(Speed::Normal);
        session.frames(2);
        act(session, &game);
        session.until(what, |session| {
            let queue = session.app.world().resource::<BeatQueue>();
            queue.running().is_some_and(|beat| it(&beat.event))
        });
        session.wait(0.3);
    }
}

fn person_is_asked(session: &Session) -> bool {
    let Some(ToAct::Seat(seat)) = session.game().map(|game| game.to_act()) else {
        return false;
    };
    let seats = session.app.world().resource::<Seats>();
    session.is_idle() && seats.get(seat).kind == SeatKind::Person
}

fn bot_thinks(session: &Session) -> bool {
    session.app.world().resource::<WhoseTurn>().bot().is_some()
}

/// Waits until a person is asked.
fn await_decision(session: &mut Session, what: &str) -> Game {
    session.until(what, |session| person_is_asked(session));
    session.game().unwrap()
}

/// Does what Ibex does.
fn act(session: &mut Session, game: &Game) {
    let act = match Opponent::Ibex.bot().decide(game) {
        Action::Choose(mv) => Act::Choose(mv),
        Action::Stop => Act::Stop,
        Action::Keep(columns) => Act::Keep(columns),
        _ => Act::Roll,
    };
    send(session, game, act);
}

fn send(session: &mut Session, game: &Game, act: Act) {
    let seat = game.turn();
    let world = session.app.world_mut();
    world.resource_mut::<Happened>().1 += 1;
    world.write_message(PlayerIntent { seat, act });
    session.frames(2);
}

const COMMON: Table = Table {
    rules: Settings {
        columns_to_win: 3,
        landing: Landing::Share,
        obligation: Obligation::AfterSplit,
        three_pawns: false,
    },
    seed: 28,
    seats: 4,
    people: 4,
};
const STRICT: Table = Table {
    rules: Settings {
        columns_to_win: 3,
        landing: Landing::PressOn,
        obligation: Obligation::BeforeSplit,
        three_pawns: true,
    },
    ..COMMON
};

/// Presses the lamp, and waits until Summit has answered.
fn ask_for_hint(session: &mut Session) {
    press(session, "Hint");
    session.until("a hint", |session| {
        session
            .texts()
            .iter()
            .any(|text| text.contains("wins in 100"))
    });
    session.wait(ARRIVE);
}

/// Name of a card that cannot be chosen.
fn dimmed(session: &mut Session) -> String {
    let is_dimmed = |label: &String| label.contains(" · ") && label.contains(": ");
    let found = session.offers().into_iter().find(is_dimmed);
    found.unwrap_or_else(|| panic!("no card is dimmed among {:?}", session.offers()))
}

fn session_that_remembers() -> Session {
    let mut session = Session::new();
    session
        .app
        .add_observer(|beat: On<Beat>, happened: Option<ResMut<Happened>>| {
            if let Some(mut happened) = happened {
                let acts = happened.1;
                happened.0.push((acts, beat.event));
            }
        });
    session
}

fn moves(game: &Game) -> impl Iterator<Item = usize> {
    let pairings = game.pairings().into_iter().flatten();
    pairings.map(|pairing| pairing.moves().len())
}

#[test]
fn a_game_keeps_the_laws_of_the_layout() {
    let mut session = session_that_remembers();
    let mut report = Report::default();

    COMMON.start(&mut session, Speed::Normal);
    session.until("the roll-off", |session| {
        let queue = session.app.world().resource::<BeatQueue>();
        queue
            .running()
            .is_some_and(|beat| matches!(beat.event, GameEvent::RollOffRolled { .. }))
    });
    session.wait(0.3);
    report.look(&mut session, "roll-off");
    COMMON.until(&mut session, "the first decision", |_| true);
    report.look(&mut session, "first roll");
    for (name, is_pairing) in [
        (
            "pairing",
            (|game| moves(game).all(|moves| moves == 1)) as fn(&Game) -> bool,
        ),
        ("pairing with a choice", |game| {
            moves(game).any(|moves| moves > 1)
        }),
        ("pairing dimmed", |game| {
            moves(game).filter(|moves| *moves == 0).count() == 2
        }),
    ] {
        COMMON.until(&mut session, name, |game| {
            game.stage() == Stage::Pairing && is_pairing(game)
        });
        report.look(&mut session, name);
        if name == "pairing with a choice" {
            ask_for_hint(&mut session);
            report.look(&mut session, "a hint about pairings");
            let voice = Voice(Opponent::Ibex);
            session.app.world_mut().insert_resource(voice);
            session.wait(ARRIVE);
            report.look(&mut session, "a hint of the opponent");
            session.app.world_mut().remove_resource::<Voice>();
        }
        if name == "pairing dimmed" {
            let card = dimmed(&mut session);
            press(&mut session, &card);
            report.look(&mut session, "why a pairing is dimmed");
        }
    }
    COMMON.until(&mut session, "a few turns", |game| {
        game.turn_number() > 8 && game.may_stop()
    });
    report.look(&mut session, "deciding");
    ask_for_hint(&mut session);
    report.look(&mut session, "a hint");
    press(&mut session, "Hint");
    press(&mut session, "Last turns");
    report.look(&mut session, "the last turns");
    press(&mut session, "Back");
    for (open, name) in [("Pause", "pause"), ("How to play", "rules in the game")] {
        press(&mut session, open);
        report.look(&mut session, name);
    }
    for (name, it) in [
        (
            "rolling",
            (|event| matches!(event, GameEvent::Rolled { .. })) as fn(&GameEvent) -> bool,
        ),
        ("climbing", |event| {
            matches!(event, GameEvent::RunnerPlaced { .. })
        }),
        ("busted", |event| matches!(event, GameEvent::Busted { .. })),
        ("claimed", |event| {
            matches!(event, GameEvent::Claimed { .. })
        }),
    ] {
        COMMON.during(&mut session, name, it);
        report.look(&mut session, name);
    }
    COMMON.until(&mut session, "stop and win", |game| game.stop_wins());
    report.look(&mut session, "stop and win");
    let game = session.game().unwrap();
    act(&mut session, &game);
    session.until("the results", |session| session.screen() == Screen::Results);
    session.wait(ARRIVE);
    report.look(&mut session, "results");
    press(&mut session, "Review");
    session.until("the look back", |session| {
        session.texts().iter().any(|text| text.contains("mattered"))
    });
    session.wait(ARRIVE);
    report.look(&mut session, "looking back");
    press(&mut session, "Evening");
    report.look(&mut session, "the evening");
    session
        .app
        .world_mut()
        .resource_mut::<StoredEvening>()
        .series = 7;
    session.wait(ARRIVE);
    report.look(&mut session, "the best of seven");
    press(&mut session, "Share");
    session.until("the turn", |session| {
        session.texts().iter().any(|text| text.contains("decisive"))
    });
    session.wait(ARRIVE);
    report.look(&mut session, "sharing");
    session.key(KeyCode::Escape);
    session.wait(ARRIVE);
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(ARRIVE);
    report.look(&mut session, "the title of an evening");
    report.close(21);
}

#[test]
fn a_game_by_other_rules_keeps_the_laws_of_the_layout() {
    let mut session = session_that_remembers();
    let mut report = Report::default();
    STRICT.until(&mut session, "a pairing held back", |game| {
        game.pairings()
            .is_some_and(|all| all.iter().any(|pairing| pairing.held_back))
    });
    report.look(&mut session, "pairing held back");
    STRICT.until(&mut session, "press on", |game| {
        !game.on_anothers_square().is_empty() && game.may_roll()
    });
    report.look(&mut session, "pressing on");
    press(&mut session, "Pause");
    report.look(&mut session, "pause at a table of its own");
    press(&mut session, "How to play");
    report.look(&mut session, "rules at a table of its own");
    STRICT.until(&mut session, "too many camps", |game| {
        game.stage() == Stage::Keeping
    });
    report.look(&mut session, "keeping");
    ask_for_hint(&mut session);
    report.look(&mut session, "a hint about camps");
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
    session.wait(ARRIVE);
    report.look(&mut session, "title with a game to go on with");
    let long = Table {
        rules: Settings {
            columns_to_win: 5,
            ..COMMON.rules
        },
        seats: 3,
        people: 2,
        ..COMMON
    };
    long.until(&mut session, "three columns of five", |game| {
        game.columns_owned(game.turn()) >= 3 && game.stage() == Stage::Pairing
    });
    report.look(&mut session, "three columns of five");
    session.set_speed(Speed::Normal);
    for _ in 0..40 {
        if bot_thinks(&session) {
            break;
        }
        let game = await_decision(&mut session, "a bot that thinks");
        match game.may_stop() {
            true => send(&mut session, &game, Act::Stop),
            false => act(&mut session, &game),
        }
        session.until("a bot that thinks", |session| {
            session.is_idle() && person_is_asked(session) || bot_thinks(session)
        });
    }
    report.look(&mut session, "a bot thinks");
    report.close(8);
}
