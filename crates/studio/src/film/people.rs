//! The people in the film: they decide as Ibex does, after a pause in which there is something to see.

use bevy::prelude::*;
use cant_stop::referee::throw::Hand;
use cant_stop::referee::{Act, Match, PlayerIntent, RefereeSystems, WhoseTurn};
use cant_stop_bots::Opponent;
use cant_stop_rules::Action;

/// Pause before people act, in frames.
const LOOK: u32 = 24;

/// Manner in which people play.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Manner {
    /// As Ibex does.
    #[default]
    Usual,
    /// They never stop.
    Bold,
    /// They look and do nothing.
    Idle,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Manner>();
    app.add_systems(Update, act.before(RefereeSystems::CarryOut));
}

fn act(
    current: Option<Res<Match>>,
    whose_turn: Res<WhoseTurn>,
    hands: Query<(), With<Hand>>,
    manner: Res<Manner>,
    time: Res<Time>,
    mut looked: Local<u32>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let (Some(current), Some(seat)) = (current, whose_turn.person()) else {
        *looked = 0;
        return;
    };
    // Behind a menu time stands still, and so do the hands; and who holds the dice throws them.
    let idle = *manner == Manner::Idle || !hands.is_empty();
    if time.delta().is_zero() || idle {
        return;
    }
    *looked += 1;
    if *looked < LOOK {
        return;
    }
    *looked = 0;
    let act = match Opponent::Ibex.bot().decide(current.game()) {
        Action::Choose(mv) => Act::Choose(mv),
        Action::Stop if *manner == Manner::Bold => Act::Roll,
        Action::Stop => Act::Stop,
        Action::Keep(columns) => Act::Keep(columns),
        _ => Act::Roll,
    };
    intents.write(PlayerIntent { seat, act });
}
