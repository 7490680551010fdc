//! Everything of ours that stands by itself, and every widget, has a name that tools and warnings of the engine can say.

use std::any::type_name;
use std::collections::BTreeSet;

use bevy::ecs::resource::IsResource;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use cant_stop::ground::seats::{SeatKind, Seats};
use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::{Menu, Screen};
use cant_stop_bots::Opponent;
use cant_stop_testkit::{Session, seats};

/// Frames between two looks: every screen, phase and kind of piece is there for longer.
const BETWEEN: u32 = 5;

/// Adds what has no name now, told by its components.
fn look(session: &mut Session, nameless: &mut BTreeSet<String>) {
    let world = session.app.world_mut();
    let mut unnamed = world
        .query_filtered::<(EntityRef, Has<ChildOf>, Has<TabIndex>), (Without<Name>, Without<IsResource>)>();
    let own = format!("{}::", type_name::<Screen>().split("::").next().unwrap());
    for (entity, is_inside, is_widget) in unnamed.iter(world) {
        let components = world.inspect_entity(entity.id()).unwrap();
        let ours: Vec<String> = components
            .map(|component| component.name().to_string())
            .filter(|name| name.starts_with(&own))
            .collect();
        if is_widget || !is_inside && !ours.is_empty() {
            nameless.insert(ours.join(" + "));
        }
    }
}

#[test]
fn everything_that_stands_by_itself_has_a_name() {
    let mut session = Session::new();
    let mut nameless = BTreeSet::new();
    look(&mut session, &mut nameless);
    for screen in [Screen::Join, Screen::Title] {
        let world = session.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(screen);
        for menu in [Menu::None, Menu::Settings, Menu::TableRules, Menu::Fairness] {
            let is_there = screen == Screen::Join || menu != Menu::TableRules;
            if is_there {
                let world = session.app.world_mut();
                world.resource_mut::<NextState<Menu>>().set(menu);
                session.frames(BETWEEN);
                look(&mut session, &mut nameless);
            }
        }
    }
    session.set_speed(Speed::Fast);
    session.start(
        seats(&[SeatKind::Person, SeatKind::Bot(Opponent::RuleOf28)]),
        28,
    );
    // A few turns of the person, whose widgets come and go.
    for _ in 0..80 {
        session.key(KeyCode::Enter);
        session.frames(BETWEEN);
        look(&mut session, &mut nameless);
    }
    let world = session.app.world_mut();
    let mut all = world.resource_mut::<Seats>();
    for plan in &mut all.0 {
        plan.kind = SeatKind::Bot(Opponent::RuleOf28);
    }
    session.set_speed(Speed::Instant);
    session.until("the results", |session| session.screen() == Screen::Results);
    session.frames(BETWEEN);
    look(&mut session, &mut nameless);
    assert!(nameless.is_empty(), "without a name: {nameless:#?}");
}
