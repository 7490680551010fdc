//! Preview of the focused card on the board.

use cant_stop_rules::Stage;

use super::Walk;
use crate::core::settings::Speed;
use crate::play::table::outlined;
use crate::referee::{Act, BeatQueue, Match, PlayerIntent, Preview};
use crate::ui::prelude::*;

#[test]
fn the_focused_move_is_outlined_on_the_board() {
    let mut walk = Walk::with(|settings| settings.speed = Speed::Instant);
    walk.play([SeatKind::Person; 2], Screen::Play);
    walk.until(|world| {
        world.resource::<BeatQueue>().is_idle() && world.resource::<Match>().game().may_roll()
    });
    let seat = walk.app.world().resource::<Match>().game().turn();
    walk.app.world_mut().write_message(PlayerIntent {
        seat,
        act: Act::Roll,
    });
    walk.until(|world| {
        world.resource::<BeatQueue>().is_idle()
            && world.resource::<Match>().game().stage() == Stage::Pairing
    });
    walk.frames(4);
    let game = *walk.app.world().resource::<Match>().game();
    let mv = walk.app.world().resource::<Preview>().mv;
    let mv = mv.expect("the first card has the focus");
    let steps: usize = game
        .preview(mv)
        .iter()
        .map(|climb| usize::from(climb.to - climb.from))
        .sum();
    assert_eq!(outlined(walk.app.world_mut()), steps);
    walk.app.world_mut().write_message(PlayerIntent {
        seat,
        act: Act::Choose(mv),
    });
    walk.frames(8);
    assert_eq!(walk.app.world().resource::<Preview>().mv, None);
    assert_eq!(outlined(walk.app.world_mut()), 0);
}
