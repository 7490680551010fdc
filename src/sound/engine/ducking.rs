//! Ducking: the score under dice, claims and a screen reader's voice, the wind under a win, both behind a menu.

use bevy::prelude::*;
use cant_stop_rules::Event as GameEvent;

use crate::core::dialogs::Dialog;
use crate::core::speech::Speech;
use crate::referee::BeatQueue;
use crate::referee::throw::ThrowShown;
use crate::sound::catalogue::Bus;
use crate::sound::cue::SoundSystems;

/// Gain of the score while dice fall, in decibels.
const UNDER_THROW: f32 = -3.0;
/// Gain of the score while a column is claimed, or a screen reader speaks, in decibels.
const UNDER_WORDS: f32 = -6.0;
/// Gain of the mountain during a win, in decibels.
const UNDER_WIN: f32 = -4.0;
/// Gain of both behind a menu, in decibels.
const BEHIND_MENU: f32 = -6.0;

/// Gain of each ducked bus now, in decibels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Ducks {
    score: f32,
    mountain: f32,
    /// Score and mountain are heard through a low-pass, as from another room.
    pub(super) closed: bool,
}

/// Dialogs behind which music and wind keep their level, so that a volume is heard as it is set.
#[derive(Resource, Default)]
pub(crate) struct UndampedDialogs(pub(crate) Vec<Dialog>);

impl Ducks {
    pub(super) fn of(&self, bus: Bus) -> f32 {
        match bus {
            Bus::Score => self.score,
            Bus::Mountain => self.mountain,
            Bus::Table | Bus::Tones | Bus::Interface => 0.0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ducks>()
        .init_resource::<UndampedDialogs>()
        .add_systems(Update, duck.in_set(SoundSystems::Cue));
}

fn duck(
    queue: Res<BeatQueue>,
    throw: Option<Res<ThrowShown>>,
    (dialog, undamped): (Res<State<Dialog>>, Res<UndampedDialogs>),
    speech: Res<Speech>,
    mut ducks: ResMut<Ducks>,
) {
    let event = queue.running().map(|beat| beat.event);
    let falls = throw.is_some_and(|throw| throw.gathered() <= 0.0);
    let now = weigh(
        event,
        falls,
        speech.is_spoken(),
        *dialog.get() != Dialog::NONE && !undamped.0.contains(dialog.get()),
    );
    ducks.set_if_neq(now);
}

fn weigh(event: Option<GameEvent>, falls: bool, speaks: bool, behind_menu: bool) -> Ducks {
    let is_claim = matches!(event, Some(GameEvent::Claimed { .. }));
    let is_win = matches!(event, Some(GameEvent::Won { .. }));
    let behind = if behind_menu { BEHIND_MENU } else { 0.0 };
    let score = if is_claim || speaks {
        UNDER_WORDS
    } else if falls {
        UNDER_THROW
    } else {
        0.0
    };
    let mountain = if is_win { UNDER_WIN } else { 0.0 };
    Ducks {
        score: score + behind,
        mountain: mountain + behind,
        closed: behind_menu,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cant_stop_rules::{Column, Seat};

    #[test]
    fn the_score_makes_room_for_what_matters_now() {
        let column = Column::ALL[0];
        let claim = GameEvent::Claimed {
            seat: Seat::ALL[0],
            column,
        };
        let none = weigh(None, false, false, false);
        let throw = weigh(None, true, false, false);
        let claimed = weigh(Some(claim), true, false, false);
        assert_eq!(none, Ducks::default());
        assert!(claimed.score < throw.score && throw.score < none.score);
        assert_eq!(weigh(None, false, true, false).score, UNDER_WORDS);
    }

    #[test]
    fn behind_a_menu_score_and_wind_are_in_another_room() {
        let behind = weigh(None, false, false, true);
        assert!(behind.closed && behind.score < 0.0 && behind.mountain < 0.0);
        assert_eq!(behind.of(Bus::Interface), 0.0);
    }
}
