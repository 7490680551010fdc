//! The flow of a turn as states; one system alone writes them, from what is shown.

use bevy::prelude::*;
use cant_stop_rules::{Event as GameEvent, Stage};

use super::{BeatQueue, RefereeSystems, Shown};
use crate::ground::states::{Screen, TurnPhase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (follow_phase, finish)
            .in_set(RefereeSystems::Follow)
            .run_if(in_state(Screen::Play).and_then(resource_exists::<Shown>)),
    );
}

fn follow_phase(
    shown: Res<Shown>,
    queue: Res<BeatQueue>,
    phase: Res<State<TurnPhase>>,
    mut next: ResMut<NextState<TurnPhase>>,
) {
    let running = queue.running().map(|beat| beat.event);
    let now = match running {
        Some(
            GameEvent::Rolled { .. }
            | GameEvent::RollCalled { .. }
            | GameEvent::RollOffRolled { .. }
            | GameEvent::RollOffTied { .. },
        ) => TurnPhase::Rolling,
        Some(GameEvent::Busted { .. }) => TurnPhase::Busted,
        Some(GameEvent::Claimed { .. } | GameEvent::Won { .. }) => TurnPhase::Claimed,
        _ => match shown.game.stage() {
            Stage::RollOff | Stage::Rolling => TurnPhase::Rolling,
            Stage::Pairing => TurnPhase::Pairing,
            Stage::Deciding | Stage::Keeping => TurnPhase::Deciding,
            Stage::Over => TurnPhase::Claimed,
        },
    };
    if *phase.get() != now {
        next.set(now);
    }
}

/// The last beat of a won game has been shown: on to the results.
fn finish(shown: Res<Shown>, queue: Res<BeatQueue>, mut next: ResMut<NextState<Screen>>) {
    if shown.game.stage() == Stage::Over && queue.is_idle() {
        next.set(Screen::Results);
    }
}
