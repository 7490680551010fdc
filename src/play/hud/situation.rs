//! State of the game for the interface: the shown position, the current event, and the seat that may act.

use bevy::prelude::*;
use cant_stop_rules::{Event as GameEvent, Game, RUNNERS, Seat};

use super::HudSystems;
use crate::core::states::Screen;
use crate::referee::throw::Hand;
use crate::referee::{BeatQueue, Shown, WhoseTurn};

/// The moment the interface shows; panels write themselves anew when it changes.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Situation {
    /// Position on the table.
    pub(crate) game: Game,
    /// Current event; `None` between events.
    pub(crate) happening: Option<GameEvent>,
    /// The person who may act now; `None` while a bot thinks or something is being shown.
    pub(crate) person: Option<Seat>,
    /// A bot is asked to act.
    pub(crate) bot_thinks: bool,
    /// That person holds the dice.
    pub(crate) in_hand: bool,
}

impl Situation {
    /// The seat all this is about.
    pub(super) fn seat(&self) -> Seat {
        match self.happening {
            Some(
                GameEvent::RollOffRolled { seat, .. }
                | GameEvent::RollCalled { seat }
                | GameEvent::Rolled { seat, .. }
                | GameEvent::Busted { seat, .. }
                | GameEvent::Stopped { seat }
                | GameEvent::Banked { seat, .. }
                | GameEvent::Claimed { seat, .. }
                | GameEvent::KeepCalled { seat, .. }
                | GameEvent::Kept { seat, .. }
                | GameEvent::GaveUp { seat, .. }
                | GameEvent::TurnBegan { seat },
            ) => seat,
            _ => self.game.turn(),
        }
    }

    /// Returns `true` if the seat decides after its first move; it need not be allowed to stop.
    pub(super) fn has_moved(&self) -> bool {
        self.game.may_roll() && self.game.runners_free() < RUNNERS
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        read_situation
            .in_set(HudSystems::Read)
            .run_if(in_state(Screen::Play).and_then(resource_exists::<Shown>)),
    );
    app.add_systems(OnExit(Screen::Play), remove_situation);
}

fn read_situation(
    mut commands: Commands,
    shown: Res<Shown>,
    queue: Res<BeatQueue>,
    whose_turn: Res<WhoseTurn>,
    hands: Query<&Hand>,
    situation: Option<ResMut<Situation>>,
) {
    let now = Situation {
        game: shown.game,
        happening: queue.running().map(|beat| beat.event),
        person: whose_turn.person(),
        bot_thinks: whose_turn.bot().is_some(),
        in_hand: hands.iter().any(|hand| !hand.open),
    };
    match situation {
        Some(mut situation) => {
            situation.set_if_neq(now);
        }
        None => commands.insert_resource(now),
    }
}

fn remove_situation(mut commands: Commands) {
    commands.remove_resource::<Situation>();
}
