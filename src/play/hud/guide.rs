//! Guide through a match: it takes some presses of roll and stop, and refuses the others.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::referee::MatchParts;

/// Button that a guide may refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Throw the dice.
    Roll,
    /// End the turn.
    Stop,
}

/// Presses that the guide of a match takes now. In a match without this part all are taken.
///
/// ```
/// use bevy::prelude::*;
/// use cant_stop::play::hud::{Guide, Refused};
///
/// fn ask_for_roll(mut guide: If<ResMut<Guide>>) {
///     *guide.0 = Guide { takes_roll: true, takes_stop: false };
/// }
///
/// fn explain(refused: On<Refused>) {
///     info!("the lesson asks for something else than {:?}", refused.0);
/// }
/// ```
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guide {
    /// Roll is accepted.
    pub takes_roll: bool,
    /// Stop is accepted.
    pub takes_stop: bool,
}

/// Signal that the guide refused a press; nothing else happened.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused(pub Wanted);

/// The guide of the match, if it has one.
#[derive(SystemParam)]
pub(super) struct Guidance<'w> {
    guide: Option<Res<'w, Guide>>,
}

impl Guidance<'_> {
    /// Returns `true` if a guide answers presses.
    pub(super) fn is_there(&self) -> bool {
        self.guide.is_some()
    }

    /// Returns `true` if a guide was set since the last run.
    pub(super) fn is_changed(&self) -> bool {
        self.guide.as_ref().is_some_and(DetectChanges::is_changed)
    }

    /// Returns `true` if a guide takes no press but that of stop.
    pub(super) fn asks_for_stop(&self) -> bool {
        let guide = self.guide.as_ref();
        guide.is_some_and(|guide| guide.takes_stop && !guide.takes_roll)
    }

    /// Triggers [`Refused`] and returns `true` if a guide refuses the press.
    pub(super) fn refuses(&self, wanted: Wanted, commands: &mut Commands) -> bool {
        let is_refused = self.guide.as_ref().is_some_and(|guide| match wanted {
            Wanted::Roll => !guide.takes_roll,
            Wanted::Stop => !guide.takes_stop,
        });
        if is_refused {
            commands.trigger(Refused(wanted));
        }
        is_refused
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_match_part::<Guide>();
}
