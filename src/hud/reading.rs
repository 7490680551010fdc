//! Time to read: holds the beats that show nothing moving but say something.

use bevy::prelude::*;
use cant_stop_rules::Event as GameEvent;

use crate::referee::{BeatStarted, Hold, Pace};
use crate::theme::motion;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(give_time);
}

fn give_time(beat: On<BeatStarted>, mut commands: Commands, pace: Res<Pace>) {
    let seconds = match beat.0.event {
        _ if !pace.animate => return,
        GameEvent::TurnBegan { .. } => motion::HANDOVER,
        GameEvent::RollOffTied { .. } => motion::ROLL_OFF_READ,
        GameEvent::RollCalled { .. } => motion::SHAKE,
        GameEvent::KeepCalled { .. } => motion::HANDOVER,
        GameEvent::Won { .. } => motion::WIN,
        _ => return,
    };
    commands.spawn(Hold::seconds(seconds));
}
