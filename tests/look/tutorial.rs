//! The first climb: the sentence of every step, beside what it speaks of.

use cant_stop::core::states::Screen;
use cant_stop::referee::{Act, BeginFirstClimb, PlayerIntent, WhoseTurn};
use cant_stop::ui::layer::Layer;
use cant_stop_testkit::Session;

use crate::gallery::{ARRIVE, press};
use crate::variants::Report;

/// Does what the step asks for, and waits for the next.
fn act(session: &mut Session, act: Act) {
    let world = session.app.world_mut();
    let seat = world.resource::<WhoseTurn>().person().unwrap();
    world.write_message(PlayerIntent { seat, act });
    session.frames(2);
    waits(session);
}

fn waits(session: &mut Session) {
    session.until("the next step", |session| {
        session.is_idle()
            && session
                .app
                .world()
                .resource::<WhoseTurn>()
                .person()
                .is_some()
    });
    session.wait(ARRIVE);
}

/// Chooses the first pairing there is.
fn choose(session: &mut Session) {
    let game = session.game().unwrap();
    let mv = *game.options().iter().next().unwrap();
    act(session, Act::Choose(mv));
}

#[test]
fn the_first_climb_keeps_the_laws_of_the_layout() {
    let mut session = Session::new();
    // The slab stands over what is not needed now.
    let mut report = Report::of_layer(Layer::Tutorial);
    session.wait(ARRIVE);
    session.app.world_mut().trigger(BeginFirstClimb);
    session.until("the first climb", |session| {
        session.screen() == Screen::Play
    });
    session.wait(ARRIVE);
    report.look(&mut session, "who begins");
    waits(&mut session);
    report.look(&mut session, "the first roll");
    act(&mut session, Act::Roll);
    report.look(&mut session, "a free choice");
    choose(&mut session);
    report.look(&mut session, "rolling on");
    act(&mut session, Act::Roll);
    report.look(&mut session, "half a pairing");
    choose(&mut session);
    report.look(&mut session, "the risk");
    press(&mut session, "Continue");
    report.look(&mut session, "a good stop");
    press(&mut session, "Roll again");
    report.look(&mut session, "not what is asked for");
    act(&mut session, Act::Stop);
    report.look(&mut session, "the rival’s bust");
    press(&mut session, "Continue");
    report.look(&mut session, "a claim in sight");
    press(&mut session, "Continue");
    report.look(&mut session, "what wins");
    report.close(11);
}
