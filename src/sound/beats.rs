//! What happens in the game, as heard.

use bevy::prelude::*;
use cant_stop_rules::{Column, Event as GameEvent};

use super::cue::{Cue, Sound};
use crate::referee::{Beat, Pace};

/// How much lower a square sounds when it is given up than when it is banked.
const GIVEN_UP: f32 = 0.72;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(sound_beat);
}

fn sound_beat(beat: On<Beat>, pace: Res<Pace>, mut cues: MessageWriter<Cue>) {
    let cue = match beat.event {
        GameEvent::RollCalled { .. } if !beat.by_hand => Cue {
            gain: 0.6,
            panning: 0.4,
            ..Cue::plain(Sound::Rattle)
        },
        GameEvent::RunnerPlaced { column, to, .. } => climb(Sound::Place, column, to),
        GameEvent::RunnerAdvanced { column, to, .. } => climb(Sound::Step, column, to),
        GameEvent::Busted { .. } => Cue::plain(Sound::Bust),
        GameEvent::Banked { column, height, .. } => Cue {
            panning: side(column),
            rate: pitch(column, height),
            ..Cue::plain(Sound::Bank)
        },
        GameEvent::GaveUp { column, height, .. } => Cue {
            panning: side(column),
            gain: 0.8,
            rate: GIVEN_UP * pitch(column, height),
            ..Cue::plain(Sound::Bank)
        },
        GameEvent::Claimed { .. } => Cue::plain(Sound::Claim),
        GameEvent::Won { .. } => Cue::plain(Sound::Win),
        GameEvent::TurnBegan { .. } if pace.animate => Cue::plain(Sound::Turn),
        _ => return,
    };
    cues.write(cue);
}

/// The higher, the higher; the top has a sound of its own.
fn climb(sound: Sound, column: Column, to: u8) -> Cue {
    let arrived = to == column.height();
    Cue {
        panning: side(column),
        rate: if arrived { 1.0 } else { pitch(column, to) },
        ..Cue::plain(if arrived { Sound::Top } else { sound })
    }
}

/// The board is on the left, its columns from 2 to 12.
fn side(column: Column) -> f32 {
    -0.3 + 0.06 * (f32::from(column.number()) - 7.0)
}

fn pitch(column: Column, height: u8) -> f32 {
    0.92 + 0.3 * f32::from(height) / f32::from(column.height())
}
