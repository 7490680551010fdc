//! People of the walk: they decide as Ibex does, after a pause in which there is something to see.

use bevy::prelude::*;
use cant_stop::core::settings::{Settings, Speed};
use cant_stop::referee::throw::Hand;
use cant_stop::referee::{Act, Match, PlayerIntent, RefereeSystems, WhoseTurn};

use crate::ibex;

/// Pause before people act, in frames: usually, and where nothing is animated.
const LOOK: u32 = 24;
const GLANCE: u32 = 3;

/// Manner in which people play.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As Ibex does.
    Usual,
    /// They never stop.
    Bold,
    /// They look and do nothing.
    Idle,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Manner::Usual);
    // Dice in the hand are thrown by hand.
    let has_dice = resource_exists::<Match>.and_then(not(any_with_component::<Hand>));
    app.add_systems(
        Update,
        act.before(RefereeSystems::CarryOut).run_if(has_dice),
    );
}

fn act(
    current: Res<Match>,
    whose_turn: Res<WhoseTurn>,
    manner: Res<Manner>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut looked: Local<u32>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let Some(seat) = whose_turn.person() else {
        *looked = 0;
        return;
    };
    // Behind a menu time stands still, and so do the hands.
    if time.delta().is_zero() || *manner == Manner::Idle {
        return;
    }
    *looked += 1;
    let is_shown = settings.speed != Speed::Instant;
    if *looked < if is_shown { LOOK } else { GLANCE } {
        return;
    }
    *looked = 0;
    let act = match ibex(current.game()) {
        Act::Stop if *manner == Manner::Bold => Act::Roll,
        act => act,
    };
    intents.write(PlayerIntent { seat, act });
}
