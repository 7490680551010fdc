//! The seam between Roll and Stop, which never moves.

use std::collections::HashSet;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop_testkit::{Session, bots};

/// Right edge of Roll and left edge of Stop, in logical pixels.
fn seam(session: &mut Session) -> [f32; 2] {
    let world = session.app.world_mut();
    let mut buttons = world.query::<(&AccessibleLabel, &UiGlobalTransform, &ComputedNode)>();
    let mut edge = |name: &str, side: f32| {
        let button = buttons
            .iter(world)
            .find(|(label, ..)| label.0.starts_with(name));
        let (_, place, node) = button.expect("the button");
        (place.translation.x + side * node.size().x / 2.0) * node.inverse_scale_factor()
    };
    [edge("Roll", 1.0), edge("Stop", -1.0)]
}

#[test]
fn the_seam_between_roll_and_stop_stays_in_every_phase() {
    let mut session = Session::new();
    session.start(bots(3), 7);
    session.wait(1.0);
    let before = seam(&mut session);
    let mut phases = HashSet::new();
    while session.screen() == Screen::Play {
        phases.insert(*session.app.world().resource::<State<TurnPhase>>().get());
        assert_eq!(seam(&mut session), before, "{}", session.summary());
        session.stride();
    }
    for phase in [
        TurnPhase::Rolling,
        TurnPhase::Pairing,
        TurnPhase::Deciding,
        TurnPhase::Busted,
        TurnPhase::Claimed,
    ] {
        assert!(phases.contains(&phase), "{phase:?} was not played");
    }
}
