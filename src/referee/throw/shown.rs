//! State of the throw being shown. Its clock advances here alone.

use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::Recording;
use cant_stop_rules::{Event as GameEvent, Seat};

use super::{ThrowClock, ThrowSystems};
use crate::core::settings::Settings;
use crate::referee::{Beat, BeatQueue, Hold, Pace};

/// The throw of the running beat.
#[derive(Resource, Clone, Debug)]
pub(crate) struct ThrowShown {
    recording: Arc<Recording>,
    clock: ThrowClock,
    seat: Seat,
    by_hand: bool,
    /// Virtual seconds since the throw began.
    elapsed: f32,
    /// Position in the recording, now and in the frame before, in seconds.
    played: f32,
    played_before: f32,
}

impl ThrowShown {
    /// Throw of `seat` before its first frame. `by_hand`: the dice leave a hand.
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

    pub(crate) fn recording(&self) -> &Recording {
        &self.recording
    }

    /// Recording of the throw, shared with other threads.
    pub(crate) fn shared_recording(&self) -> &Arc<Recording> {
        &self.recording
    }

    pub(crate) fn clock(&self) -> &ThrowClock {
        &self.clock
    }

    /// Virtual seconds since the throw began.
    pub(crate) fn elapsed(&self) -> f32 {
        self.elapsed
    }

    /// Returns `true` if the throw slows down at its end.
    pub(crate) fn is_decisive(&self) -> bool {
        self.clock.slows()
    }

    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// Position in the recording, in seconds.
    pub(crate) fn recorded(&self) -> f32 {
        self.clock.recorded(self.elapsed)
    }

    /// Seconds of the recording that are still missing before it begins, while the dice fly in.
    pub(crate) fn ahead(&self) -> f32 {
        self.clock.ahead(self.elapsed)
    }

    /// Returns `true` if the dice fly in before their recording begins.
    pub(crate) fn flies_in(&self) -> bool {
        self.clock.flies_in()
    }

    /// Position in the recording at which showing begins, in seconds.
    pub(super) fn first_recorded(&self) -> f32 {
        self.clock.recorded(0.0)
    }

    /// Returns `true` if this position of the recording was reached in this frame. In the first frame that includes all
    /// positions before it.
    pub(super) fn has_just_come(&self, second: f32) -> bool {
        self.played_before < second && second <= self.played
    }

    /// Progress of gathering: 0 while the dice fall, 1 in their row.
    pub(crate) fn gathered(&self) -> f32 {
        ((self.elapsed - self.clock.fall_seconds()) / self.clock.gather_seconds()).clamp(0.0, 1.0)
    }

    /// Seconds since the dice left a hand; `None` for an automatic throw.
    pub(crate) fn seconds_out_of_hand(&self) -> Option<f32> {
        self.by_hand.then_some(self.elapsed)
    }

    /// Advances the clock by virtual seconds.
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

/// Starts the throw of a beat, and holds the beat until the dice lie in their row.
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

/// Ends the throw with its beat.
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
