//! Cues: what should be heard, and when, said without knowing how it is played.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::catalogue::{Bus, Sound};
use crate::referee::RefereeSystems;
use crate::referee::throw::ThrowSystems;

/// Beginning of a sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum When {
    /// At once.
    Now,
    /// After this number of seconds.
    In(f32),
    /// On the next sixteenth of the music, or this number of sixteenths after that.
    Sixteenth(u8),
    /// This number of sixteenths after the last tone that waits or was heard, on the next one at the earliest.
    AfterTones(u8),
}

/// A sound to be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(super) struct Cue {
    /// Sound to play.
    pub(super) sound: Sound,
    /// Beginning.
    pub(super) when: When,
    /// Level relative to the sound as made, in decibels.
    pub(super) level: f32,
    /// Playback rate, and so the pitch: 1 as made.
    pub(super) rate: f32,
    /// From -1, left, to 1, right.
    pub(super) pan: f32,
    /// Bus to mix it into instead of its own.
    pub(super) bus: Option<Bus>,
    /// Seat that caused it, if any.
    pub(super) seat: Option<Seat>,
    /// Reason in one word of the rules or the interface.
    pub(super) why: &'static str,
}

impl Cue {
    /// The sound as made, at once and in the middle.
    pub(super) fn plain(sound: Sound, why: &'static str) -> Cue {
        Cue {
            sound,
            when: When::Now,
            level: 0.0,
            rate: 1.0,
            pan: 0.0,
            bus: None,
            seat: None,
            why,
        }
    }
}

/// Sets of one frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum SoundSystems {
    /// Gives cues.
    Cue,
    /// Plays them.
    Play,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cue>();
    app.configure_sets(
        Update,
        (SoundSystems::Cue, SoundSystems::Play)
            .chain()
            .after(ThrowSystems::Report)
            .after(RefereeSystems::Risk),
    );
}
