//! Cues: what should be heard, and when, said without knowing how it is played.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::catalogue::{Bus, Sound};
use crate::referee::throw::ThrowSystems;

/// When a sound begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum When {
    /// At once.
    Now,
    /// In so many seconds.
    In(f32),
    /// On the next sixteenth of the music, or this number of sixteenths after that.
    Sixteenth(u8),
    /// So many sixteenths after the last tone that waits or was heard, on the next one at the earliest.
    AfterTones(u8),
}

/// A sound to be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(super) struct Cue {
    /// Which.
    pub(super) sound: Sound,
    /// When.
    pub(super) when: When,
    /// How much louder than it was made, in decibels.
    pub(super) level: f32,
    /// How fast, and so how high: 1 as made.
    pub(super) rate: f32,
    /// From -1, left, to 1, right.
    pub(super) pan: f32,
    /// Where it is mixed instead of where it belongs.
    pub(super) bus: Option<Bus>,
    /// Whose doing it is, where it is somebody's.
    pub(super) seat: Option<Seat>,
    /// What it is heard for, in one word of the rules or the interface.
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

/// From what happens to what is heard of it, in one frame.
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
            .after(ThrowSystems::Report),
    );
}
