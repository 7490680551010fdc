//! The flow of a turn: every phase is seen, no seat acts out of turn, and the seam between Roll and Stop never moves.

use cant_stop_rules::Reason;

use crate::prelude::*;

/// Right edge of Roll and left edge of Stop, in logical pixels.
fn seam(session: &mut Session) -> [f32; 2] {
    let world = session.app.world_mut();
    let mut buttons = world.query::<(&AccessibleLabel, &UiGlobalTransform, &ComputedNode)>();
    let edge = |(name, side): (&str, f32)| {
        let mut buttons = buttons.iter(world);
        let button = buttons.find(|(label, ..)| label.0.starts_with(name));
        let (_, place, node) = button.expect("the button");
        (place.translation.x + side * node.size().x / 2.0) * node.inverse_scale_factor()
    };
    [("Roll", 1.0), ("Stop", -1.0)].map(edge)
}

#[test]
fn a_game_goes_through_all_phases_and_its_seam_stays() {
    let mut session = Session::new();
    session.start(bots(3), 7);
    session.wait(1.0);
    let before = seam(&mut session);
    let mut left = BTreeSet::from(["Rolling", "Pairing", "Deciding", "Busted", "Claimed"]);
    while !left.is_empty() {
        assert_eq!(session.screen(), Screen::Play, "not played: {left:?}");
        left.remove(&*format!("{:?}", session.phase().unwrap()));
        assert_eq!(seam(&mut session), before, "{}", session.summary());
        if session.is_idle() {
            assert_eq!(session.shown(), session.game());
        }
        session.stride();
    }
}

#[test]
fn only_the_seat_to_act_acts_and_only_when_all_is_shown() {
    let mut session = Session::of_match();
    session.start(seats(&[SeatKind::Person; 2]), 1);
    // Not before the roll-off is over.
    let refused = session.ask_for(Seat::ALL[0], Act::Roll);
    assert!(refused.is_some());
    session.until_stage(Stage::Deciding);
    let (turn, before) = (session.turn(), session.game());
    let other = Seat::ALL[1 - turn.index()];
    for (seat, act, why) in [
        (other, Act::Roll, Refusal::NotYourTurn),
        (turn, Act::Stop, Refusal::Illegal(Reason::MoveFirst)),
    ] {
        assert_eq!(session.ask_for(seat, act), Some(why));
        assert_eq!(session.game(), before, "a refused intent changes nothing");
    }
    assert_eq!(session.ask(Act::Roll), None);
    assert_eq!(session.ask(Act::Roll), Some(Refusal::StillShowing));
}
