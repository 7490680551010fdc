//! The throw being shown: what was recorded of it, and how far it has been played. Its clock runs here alone.

use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::Recording;
use cant_stop_rules::{Event as GameEvent, Seat};

use super::{ThrowClock, ThrowSystems};
use crate::core::settings::Settings;
use crate::referee::{Beat, BeatQueue, Hold, Pace};

/// The throw being shown, as long as its beat is.
#[derive(Resource, Clone, Debug)]
pub(crate) struct ThrowShown {
    recording: Arc<Recording>,
    clock: ThrowClock,
    seat: Seat,
    by_hand: bool,
    /// Virtual seconds since the throw began.
    elapsed: f32,
    /// The second of the recording up to which it has been played, now and in the frame before.
    played: f32,
    played_before: f32,
}

impl ThrowShown {
    /// The throw of the dice of `seat`, before its first frame; `by_hand` says whether they come out of its hand.
    pub(crate) fn new(
        recording: Arc<Recording>,
        clock: ThrowClock,
        seat: Seat,
        by_hand: bool,
    ) -> ThrowShown {
        ThrowShown {
            recording,
            clock,
            seat,
            by_hand,
            elapsed: 0.0,
            played: f32::NEG_INFINITY,
            played_before: f32::NEG_INFINITY,
        }
    }

    /// What was recorded.
    pub(crate) fn recording(&self) -> &Recording {
        &self.recording
    }

    /// What was recorded, for work on another thread.
    pub(crate) fn shared_recording(&self) -> &Arc<Recording> {
        &self.recording
    }

    /// How the recording is shown.
    pub(crate) fn clock(&self) -> &ThrowClock {
        &self.clock
    }

    /// Virtual seconds since the throw began.
    pub(crate) fn elapsed(&self) -> f32 {
        self.elapsed
    }

    /// Whether much hangs on it.
    pub(crate) fn is_decisive(&self) -> bool {
        self.clock.slows()
    }

    /// Whose dice they are.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// The second of the recording that is shown now.
    pub(crate) fn recorded(&self) -> f32 {
        self.clock.recorded(self.elapsed)
    }

    /// The second of the recording with which showing begins: what lies before it is not seen.
    pub(super) fn first_recorded(&self) -> f32 {
        self.clock.recorded(0.0)
    }

    /// Whether this second of the recording has come since the frame before. In the first frame everything has that lies
    /// before it.
    pub(super) fn has_just_come(&self, second: f32) -> bool {
        self.played_before < second && second <= self.played
    }

    /// How far the dice have been gathered: 0 while they fall, 1 when they lie in the row.
    pub(crate) fn gathered(&self) -> f32 {
        ((self.elapsed - self.clock.fall_seconds()) / self.clock.gather_seconds()).clamp(0.0, 1.0)
    }

    /// For how many seconds the dice have been out of the hand they came from; `None` if they came from none.
    pub(crate) fn seconds_out_of_hand(&self) -> Option<f32> {
        self.by_hand.then_some(self.elapsed)
    }

    /// Lets its clock run on by some virtual seconds.
    pub(crate) fn advance(&mut self, seconds: f32) {
        self.elapsed += seconds;
        self.played_before = self.played;
        self.played = self.clock.recorded(self.elapsed);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(begin_throw).add_systems(
        Update,
        (end_throw, advance_throw)
            .chain()
            .in_set(ThrowSystems::Advance)
            .run_if(resource_exists::<ThrowShown>),
    );
}

/// Begins to show the throw of a beat, and holds the beat until its dice lie in their row.
fn begin_throw(beat: On<Beat>, mut commands: Commands, pace: Res<Pace>, settings: Res<Settings>) {
    let Some(recording) = &beat.throw else {
        return;
    };
    let (GameEvent::RollOffRolled { seat, .. } | GameEvent::Rolled { seat, .. }) = beat.event
    else {
        return;
    };
    let clock = ThrowClock::of(&beat, recording, &settings, &pace);
    commands.spawn(Hold::seconds(clock.seconds()));
    commands.insert_resource(ThrowShown::new(
        recording.clone(),
        clock,
        seat,
        beat.by_hand,
    ));
}

/// The dice lie still once their beat is over, or cut off.
fn end_throw(mut commands: Commands, queue: Res<BeatQueue>) {
    let is_shown = queue.running().is_some_and(|beat| beat.throw.is_some());
    if !is_shown {
        commands.remove_resource::<ThrowShown>();
    }
}

fn advance_throw(time: Res<Time>, throw: Option<ResMut<ThrowShown>>) {
    if let Some(mut throw) = throw {
        throw.advance(time.delta_secs());
    }
}
