//! Phase of the turn as a state. One system alone writes it.

use bevy::prelude::*;
use bevy::state::state::StateTransition;
use cant_stop_rules::{Event as GameEvent, Stage};

use super::{BeatQueue, RefereeSystems, Shown, is_replay};
use crate::core::states::{Screen, TurnPhase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            change_phase.in_set(RefereeSystems::Phase),
            open_results
                .after(RefereeSystems::Phase)
                .run_if(not(is_replay)),
        )
            .run_if(in_state(Screen::Play).and_then(resource_exists::<Shown>)),
    );
}

/// Phase of the running beat, or of the shown game.
fn phase_of(shown: &Shown, queue: &BeatQueue) -> TurnPhase {
    match queue.running().map(|beat| beat.event) {
        Some(
            GameEvent::RollOffRolled { .. }
            | GameEvent::RollOffTied { .. }
            | GameEvent::RollCalled { .. }
            | GameEvent::Rolled { .. },
        ) => TurnPhase::Rolling,
        Some(
            GameEvent::Chose { .. }
            | GameEvent::RunnerPlaced { .. }
            | GameEvent::RunnerAdvanced { .. },
        ) => TurnPhase::Moving,
        Some(GameEvent::Busted { .. }) => TurnPhase::Busted,
        Some(
            GameEvent::Stopped { .. }
            | GameEvent::Banked { .. }
            | GameEvent::KeepCalled { .. }
            | GameEvent::Kept { .. }
            | GameEvent::GaveUp { .. },
        ) => TurnPhase::Banking,
        Some(GameEvent::Claimed { .. } | GameEvent::Won { .. }) => TurnPhase::Claimed,
        Some(GameEvent::TurnBegan { .. }) => TurnPhase::Passing,
        None => match shown.game.stage() {
            Stage::RollOff | Stage::Rolling => TurnPhase::Rolling,
            Stage::Pairing => TurnPhase::Pairing,
            Stage::Deciding => TurnPhase::Deciding,
            Stage::Keeping => TurnPhase::Keeping,
            Stage::Over => TurnPhase::Claimed,
        },
    }
}

/// Applies a new phase at once. The engine would do so before the next `Update`, a frame after the beat that ends the old
/// phase. Pending changes of screen or menu are applied with it.
fn change_phase(world: &mut World) {
    let now = phase_of(world.resource::<Shown>(), world.resource::<BeatQueue>());
    if *world.resource::<State<TurnPhase>>().get() != now {
        world.resource_mut::<NextState<TurnPhase>>().set(now);
        world.run_schedule(StateTransition);
    }
}

/// Opens the results after the last beat of a won game.
fn open_results(shown: Res<Shown>, queue: Res<BeatQueue>, mut next: ResMut<NextState<Screen>>) {
    if shown.game.stage() == Stage::Over && queue.is_idle() {
        next.set(Screen::Results);
    }
}
