//! Beats: events of the game shown one by one. Each waits for the holds of the one before.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::Recording;
use cant_stop_rules::{Event as GameEvent, Game, Seat};

use super::{Pace, RefereeSystems};

/// One event of the game, with the game before and after it.
///
/// A beat is triggered when it begins, and observers may spawn [`Hold`]s. An animated beat is also a message of that frame:
/// the table respawns its pieces between the end of one beat and the motion of the next.
#[derive(Event, Message, Clone, Debug)]
pub struct Beat {
    /// Event.
    pub event: GameEvent,
    /// Game shown before the beat.
    pub before: Game,
    /// Game shown after the beat.
    pub after: Game,
    /// Recording of the dice, for beats in which dice are thrown.
    pub throw: Option<Arc<Recording>>,
    /// The dice leave a player's hand, so that the table does not pick them up and shake them.
    pub by_hand: bool,
}

/// Queue of beats to be shown.
#[derive(Resource, Debug, Default)]
pub struct BeatQueue {
    running: Option<Beat>,
    /// Waiting beats, each with the number of the disk answer that it waits for.
    waiting: VecDeque<(u64, Beat)>,
    /// Number of the last answer received.
    on_disk: u64,
}

impl BeatQueue {
    /// Returns `true` if all beats have been shown.
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.waiting.is_empty()
    }

    /// Beat being shown.
    pub fn running(&self) -> Option<&Beat> {
        self.running.as_ref()
    }

    /// Throws of the running and the waiting beats.
    pub(crate) fn throws(&self) -> impl Iterator<Item = &Arc<Recording>> {
        let waiting = self.waiting.iter().map(|(_, beat)| beat);
        let beats = self.running.iter().chain(waiting);
        beats.filter_map(|beat| beat.throw.as_ref())
    }

    /// Seat whose turn the interface shows; changes when the `TurnBegan` beat starts.
    pub fn turn(&self, shown: &Game) -> Seat {
        match self.running.as_ref().map(|beat| beat.event) {
            Some(GameEvent::TurnBegan { seat }) => seat,
            _ => shown.turn(),
        }
    }

    /// Queues a beat that waits for the disk answer with this number; 0 does not wait.
    pub(super) fn push(&mut self, answer: u64, beat: Beat) {
        self.waiting.push_back((answer, beat));
    }

    /// Releases beats that wait for answers up to this number.
    pub(super) fn release(&mut self, answered: u64) {
        self.on_disk = answered;
    }

    /// Returns `true` if the next beat waits for the disk.
    pub(super) fn is_waiting_for_disk(&self) -> bool {
        let next = self.waiting.front();
        next.is_some_and(|&(answer, _)| answer > self.on_disk)
    }

    fn next(&mut self) -> Option<Beat> {
        if self.is_waiting_for_disk() {
            return None;
        }
        self.waiting.pop_front().map(|(_, beat)| beat)
    }

    /// Replaces all waiting beats by this one.
    #[cfg(test)]
    pub(crate) fn cut_to(&mut self, beat: Beat) {
        self.clear();
        self.push(0, beat);
    }

    /// Drops all beats.
    pub(crate) fn clear(&mut self) {
        *self = BeatQueue::default();
    }
}

/// The beats being shown and waiting are dropped, for another position follows.
#[derive(Event, Clone, Copy, Debug)]
pub struct BeatsCut;

/// Game on the table. Every view can be rebuilt from it alone.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Game after the last finished beat.
    pub game: Game,
}

/// Keeps the running beat on screen for some virtual seconds.
#[derive(Component, Debug)]
#[require(Name = Name::new("hold of a beat"))]
pub struct Hold(Timer);

impl Hold {
    /// Maximum length in seconds, so that a missing animation cannot freeze the game.
    pub const LIMIT: f32 = 8.0;

    /// Holds for `seconds` of the real clock, at most [`Hold::LIMIT`], while the game's runs at `speed`.
    pub(crate) fn real_seconds(seconds: f32, speed: f32) -> Hold {
        Hold(Timer::from_seconds(
            seconds.clamp(0.0, Hold::LIMIT) * speed,
            TimerMode::Once,
        ))
    }

    /// Holds for `seconds`, at most [`Hold::LIMIT`].
    pub fn seconds(seconds: f32) -> Hold {
        let seconds = if seconds.is_finite() {
            seconds.clamp(0.0, Hold::LIMIT)
        } else {
            0.0
        };
        Hold(Timer::from_seconds(seconds, TimerMode::Once))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BeatQueue>().add_message::<Beat>();
    let tick_holds = tick_holds.run_if(any_with_component::<Hold>);
    app.add_systems(Update, tick_holds.in_set(RefereeSystems::Pace));
    app.add_systems(
        Update,
        show_beats
            .in_set(RefereeSystems::Show)
            .run_if(resource_exists::<Shown>),
    );
}

fn tick_holds(mut commands: Commands, time: Res<Time>, mut holds: Query<(Entity, &mut Hold)>) {
    for (entity, mut hold) in &mut holds {
        if hold.0.tick(time.delta()).is_finished() {
            commands.entity(entity).despawn();
        }
    }
}

/// Ends the running beat when its holds are gone and starts the next one if its action is on disk. Beats without a hold
/// pass within the frame.
fn show_beats(world: &mut World, holds: &mut QueryState<(), With<Hold>>) {
    // Taking from an idle queue would mark it changed in every frame.
    while !world.resource::<BeatQueue>().is_idle() && holds.iter(world).next().is_none() {
        let mut queue = world.resource_mut::<BeatQueue>();
        let over = queue.running.take();
        let next = queue.next();
        queue.running.clone_from(&next);
        if let Some(beat) = over {
            world.resource_mut::<Shown>().game = beat.after;
        }
        let Some(beat) = next else { return };
        world.trigger(beat.clone());
        let seconds = beat.choreography().seconds;
        let is_animated = seconds > 0.0 && world.resource::<Pace>().animate;
        if is_animated {
            world.spawn(Hold::seconds(seconds));
        }
        // A roll is visible at every speed.
        if is_animated || beat.throw.is_some() {
            world.write_message(beat);
        }
        world.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_hold_is_longer_than_the_limit() {
        for seconds in [-1.0, 0.5, 1e9, f32::INFINITY, f32::NAN] {
            assert!(Hold::seconds(seconds).0.duration().as_secs_f32() <= Hold::LIMIT);
        }
    }
}
