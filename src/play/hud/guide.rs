//! Guide through a match: it takes some presses of roll and stop, and refuses the others.

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

impl Guide {
    fn takes(self, wanted: Wanted) -> bool {
        match wanted {
            Wanted::Roll => self.takes_roll,
            Wanted::Stop => self.takes_stop,
        }
    }
}

/// Triggers [`Refused`] and returns `true` if the guide refuses the press.
pub(super) fn refuses(guide: Option<Res<Guide>>, wanted: Wanted, commands: &mut Commands) -> bool {
    let is_refused = guide.is_some_and(|guide| !guide.takes(wanted));
    if is_refused {
        commands.trigger(Refused(wanted));
    }
    is_refused
}

pub(super) fn plugin(app: &mut App) {
    app.add_match_part::<Guide>();
}
