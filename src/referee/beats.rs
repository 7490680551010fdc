//! Beats: events of the game shown one by one; the next starts when nothing holds the one before.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::Recording;
use cant_stop_rules::{Event as GameEvent, Game, Seat};

use super::{Pace, RefereeSystems};

/// One event of the game, with the game before and after it.
///
/// A beat is triggered when it begins, and observers may spawn [`Hold`]s. If anything moves in it, it is a message
/// of that frame too: for the table, which sets its pieces anew between the end of one beat and the motion of the next.
#[derive(Event, Message, Clone, Debug)]
pub struct Beat {
    /// The event.
    pub event: GameEvent,
    /// The game as shown when the beat starts.
    pub before: Game,
    /// The game as shown when the beat is over.
    pub after: Game,
    /// Recording of the dice, for beats in which dice are thrown.
    pub throw: Option<Arc<Recording>>,
    /// Whether the dice come out of a player's hand, so that they are not picked up and shaken first.
    pub by_hand: bool,
}

/// The beats still to be shown. A resource, so that it outlives frames.
#[derive(Resource, Debug, Default)]
pub struct BeatQueue {
    running: Option<Beat>,
    /// Each with the number of the record's answer that it waits for.
    waiting: VecDeque<(u64, Beat)>,
    /// The number of the last answer that has come.
    on_disk: u64,
}

impl BeatQueue {
    /// Whether all beats have been shown.
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.waiting.is_empty()
    }

    /// The beat being shown.
    pub fn running(&self) -> Option<&Beat> {
        self.running.as_ref()
    }

    /// The throws that are shown now or wait for it.
    pub(crate) fn throws(&self) -> impl Iterator<Item = &Arc<Recording>> {
        let waiting = self.waiting.iter().map(|(_, beat)| beat);
        let beats = self.running.iter().chain(waiting);
        beats.filter_map(|beat| beat.throw.as_ref())
    }

    /// Seat whose turn is shown, from the beat on that passes the turn.
    pub fn turn(&self, shown: &Game) -> Seat {
        match self.running.as_ref().map(|beat| beat.event) {
            Some(GameEvent::TurnBegan { seat }) => seat,
            _ => shown.turn(),
        }
    }

    /// Shows a beat after all others, once the record's answer with this number has come; 0 waits for none.
    pub(super) fn push(&mut self, answer: u64, beat: Beat) {
        self.waiting.push_back((answer, beat));
    }

    /// Lets the beats start that wait for answers up to this number.
    pub(super) fn release(&mut self, answered: u64) {
        self.on_disk = answered;
    }

    /// Returns `true` if the next beat waits for the disk.
    pub(super) fn waits_for_disk(&self) -> bool {
        let next = self.waiting.front();
        next.is_some_and(|&(answer, _)| answer > self.on_disk)
    }

    fn next(&mut self) -> Option<Beat> {
        if self.waits_for_disk() {
            return None;
        }
        self.waiting.pop_front().map(|(_, beat)| beat)
    }

    /// Lets this beat alone be shown next, whatever waited.
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

/// Game that the table shows. Every view can be rebuilt from it alone.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The game up to the last beat that is over.
    pub game: Game,
}

/// Keeps the running beat on show until its time, in virtual seconds, is over.
#[derive(Component, Debug)]
#[require(Name = Name::new("hold of a beat"))]
pub struct Hold(Timer);

impl Hold {
    /// The longest hold, in seconds: nothing that goes missing can freeze the game for longer.
    pub const LIMIT: f32 = 8.0;

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

/// Ends the running beat once nothing holds it, then starts the next if what it shows is on disk; beats that nothing
/// holds pass within the frame.
fn show_beats(world: &mut World, holds: &mut QueryState<(), With<Hold>>) {
    loop {
        if holds.iter(world).next().is_some() {
            return;
        }
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
        let moves = seconds > 0.0 && world.resource::<Pace>().animate;
        if moves {
            world.spawn(Hold::seconds(seconds));
        }
        // At every speed a roll is seen to be one.
        if moves || beat.throw.is_some() {
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
