//! The screens that are looked at: menus in one walk, a game in another.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use cant_stop::ground::seats::{Mark, SeatKind, SeatPlan, Seats};
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop::referee::{Act, Beat, BeatQueue, LeaveGame, PlayerIntent};
use cant_stop_bots::Opponent;
use cant_stop_rules::{
    Action, Event as GameEvent, Game, Landing, Obligation, Settings, Stage, ToAct,
};

use crate::support::Couch;
use crate::variants::Report;

/// The longest name that fits a place, wide letters and all.
pub const LONG: &str = "Maximiliana";
/// Frames in which screens arrive and settle.
pub const ARRIVE: u32 = 30;

/// The widget whose name begins like this.
fn widget(couch: &mut Couch, name: &str) -> Entity {
    let world = couch.app.world_mut();
    let mut widgets = world.query::<(Entity, &AccessibleLabel, &InheritedVisibility)>();
    let found = widgets
        .iter(world)
        .find(|(_, label, seen)| seen.get() && label.0.starts_with(name))
        .map(|(entity, ..)| entity);
    found.unwrap_or_else(|| panic!("no “{name}” among {:?}", couch.offers()))
}

pub fn press(couch: &mut Couch, name: &str) {
    let entity = widget(couch, name);
    couch.app.world_mut().trigger(Activate { entity });
    couch.frames(ARRIVE);
}

pub fn focus(couch: &mut Couch, name: &str) {
    let entity = widget(couch, name);
    let mut focus = couch.app.world_mut().resource_mut::<InputFocus>();
    focus.set(entity, bevy::input_focus::FocusCause::Navigated);
    couch.frames(ARRIVE);
}

/// How often somebody acted, and what happened, in order.
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
    fn start(&self, couch: &mut Couch, speed: Speed) {
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
                    SeatKind::Bot(Opponent::RuleOf28)
                },
            });
        couch.set_speed(speed);
        couch.app.world_mut().insert_resource(Happened::default());
        couch.start_by(seats.collect(), self.rules, self.seed);
    }

    /// Starts, and plays on until people are asked in a game that is `there`.
    fn until(&self, couch: &mut Couch, what: &str, there: impl Fn(&Game) -> bool) {
        self.start(couch, Speed::Instant);
        loop {
            let game = await_decision(couch, what);
            if there(&game) {
                couch.frames(5);
                return;
            }
            act(couch, &game);
        }
    }

    /// Plays to the first event that is `it`, and stops while it is shown.
    fn during(&self, couch: &mut Couch, what: &str, it: impl Fn(&GameEvent) -> bool + Copy) {
        self.start(couch, Speed::Instant);
        let acts = loop {
            let game = await_decision(couch, what);
            let happened = &couch.app.world().resource::<Happened>().0;
            if let Some((acts, _)) = happened.iter().find(|(_, event)| it(event)) {
                break *acts;
            }
            act(couch, &game);
        };
        self.start(couch, Speed::Instant);
        for _ in 1..acts {
            let game = await_decision(couch, what);
            act(couch, &game);
        }
        let game = await_decision(couch, what);
        couch.set_speed(Speed::Normal);
        couch.frames(2);
        act(couch, &game);
        couch.until(what, |couch| {
            let queue = couch.app.world().resource::<BeatQueue>();
            queue.running().is_some_and(|beat| it(&beat.event))
        });
        couch.frames(10);
    }
}

fn person_is_asked(couch: &Couch) -> bool {
    let Some(ToAct::Seat(seat)) = couch.game().map(|game| game.to_act()) else {
        return false;
    };
    let seats = couch.app.world().resource::<Seats>();
    couch.is_idle() && seats.get(seat).kind == SeatKind::Person
}

/// Waits until a person is asked.
fn await_decision(couch: &mut Couch, what: &str) -> Game {
    couch.until(what, |couch| person_is_asked(couch));
    couch.game().unwrap()
}

/// Does what the Rule of 28 does.
fn act(couch: &mut Couch, game: &Game) {
    let ToAct::Seat(seat) = game.to_act() else {
        panic!("nobody is to act");
    };
    let act = match Opponent::RuleOf28.bot().decide(game) {
        Action::Choose(mv) => Act::Choose(mv),
        Action::Stop => Act::Stop,
        Action::Keep(columns) => Act::Keep(columns),
        _ => Act::Roll,
    };
    let world = couch.app.world_mut();
    world.resource_mut::<Happened>().1 += 1;
    world.write_message(PlayerIntent { seat, act });
    couch.frames(2);
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
fn ask_for_hint(couch: &mut Couch) {
    press(couch, "Hint");
    couch.until("a hint", |couch| {
        couch
            .texts()
            .iter()
            .any(|text| text.contains("of 100 games"))
    });
    couch.frames(ARRIVE);
}

/// What a card that cannot be chosen is called.
fn dimmed(couch: &mut Couch) -> String {
    let is_dimmed = |label: &String| label.contains(" · ") && label.contains(": ");
    let found = couch.offers().into_iter().find(is_dimmed);
    found.unwrap_or_else(|| panic!("no card is dimmed among {:?}", couch.offers()))
}

fn couch_that_remembers() -> Couch {
    let mut couch = Couch::new();
    couch
        .app
        .add_observer(|beat: On<Beat>, happened: Option<ResMut<Happened>>| {
            if let Some(mut happened) = happened {
                let acts = happened.1;
                happened.0.push((acts, beat.event));
            }
        });
    couch
}

fn moves(game: &Game) -> impl Iterator<Item = usize> {
    let pairings = game.pairings().into_iter().flatten();
    pairings.map(|pairing| pairing.moves().len())
}

#[test]
fn a_game_keeps_the_laws_of_the_layout() {
    let mut couch = couch_that_remembers();
    let mut report = Report::default();

    COMMON.start(&mut couch, Speed::Normal);
    couch.until("the roll-off", |couch| {
        let queue = couch.app.world().resource::<BeatQueue>();
        queue
            .running()
            .is_some_and(|beat| matches!(beat.event, GameEvent::RollOffRolled { .. }))
    });
    couch.frames(10);
    report.look(&mut couch, "roll-off");
    COMMON.until(&mut couch, "the first decision", |_| true);
    report.look(&mut couch, "first roll");
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
        COMMON.until(&mut couch, name, |game| {
            game.stage() == Stage::Pairing && is_pairing(game)
        });
        report.look(&mut couch, name);
        if name == "pairing with a choice" {
            ask_for_hint(&mut couch);
            report.look(&mut couch, "a hint about pairings");
        }
        if name == "pairing dimmed" {
            let card = dimmed(&mut couch);
            press(&mut couch, &card);
            report.look(&mut couch, "why a pairing is dimmed");
        }
    }
    COMMON.until(&mut couch, "a few turns", |game| {
        game.turn_number() > 8 && game.may_stop()
    });
    report.look(&mut couch, "deciding");
    ask_for_hint(&mut couch);
    report.look(&mut couch, "a hint");
    press(&mut couch, "Hint");
    press(&mut couch, "The last turns");
    report.look(&mut couch, "the last turns");
    press(&mut couch, "Back");
    for (open, name) in [("Pause", "pause"), ("How to climb", "rules in the game")] {
        press(&mut couch, open);
        report.look(&mut couch, name);
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
        COMMON.during(&mut couch, name, it);
        report.look(&mut couch, name);
    }
    COMMON.until(&mut couch, "stop and win", |game| game.stop_wins());
    report.look(&mut couch, "stop and win");
    let game = couch.game().unwrap();
    act(&mut couch, &game);
    couch.until("the results", |couch| couch.screen() == Screen::Results);
    couch.frames(ARRIVE);
    report.look(&mut couch, "results");
    press(&mut couch, "Looking back");
    couch.until("the look back", |couch| {
        couch.texts().iter().any(|text| text.contains("mattered"))
    });
    couch.frames(ARRIVE);
    report.look(&mut couch, "looking back");
    report.close(16);
}

#[test]
fn a_game_by_other_rules_keeps_the_laws_of_the_layout() {
    let mut couch = couch_that_remembers();
    let mut report = Report::default();
    STRICT.until(&mut couch, "a pairing held back", |game| {
        game.pairings()
            .is_some_and(|all| all.iter().any(|pairing| pairing.held_back))
    });
    report.look(&mut couch, "pairing held back");
    STRICT.until(&mut couch, "press on", |game| {
        !game.on_anothers_square().is_empty() && game.may_roll()
    });
    report.look(&mut couch, "pressing on");
    press(&mut couch, "Pause");
    report.look(&mut couch, "pause at a table of its own");
    press(&mut couch, "How to climb");
    report.look(&mut couch, "rules at a table of its own");
    STRICT.until(&mut couch, "too many camps", |game| {
        game.stage() == Stage::Keeping
    });
    report.look(&mut couch, "keeping");
    ask_for_hint(&mut couch);
    report.look(&mut couch, "a hint about camps");
    couch.app.world_mut().trigger(LeaveGame);
    couch.until("the title", |couch| couch.screen() == Screen::Title);
    couch.frames(ARRIVE);
    report.look(&mut couch, "title with a game to go on with");
    let long = Table {
        rules: Settings {
            columns_to_win: 5,
            ..COMMON.rules
        },
        seats: 3,
        people: 2,
        ..COMMON
    };
    long.until(&mut couch, "three columns of five", |game| {
        game.columns_owned(game.turn()) >= 3 && game.stage() == Stage::Pairing
    });
    report.look(&mut couch, "three columns of five");
    couch.set_speed(Speed::Normal);
    for _ in 0..40 {
        if couch.texts().iter().any(|text| text.contains("Thinking")) {
            break;
        }
        let game = await_decision(&mut couch, "a bot that thinks");
        act(&mut couch, &game);
        couch.until("a bot that thinks", |couch| {
            couch.is_idle() && person_is_asked(couch)
                || couch.texts().iter().any(|text| text.contains("Thinking"))
        });
    }
    report.look(&mut couch, "a bot thinks");
    report.close(8);
}
