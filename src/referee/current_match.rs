//! The running match: the game, its record and undo.

use std::io;
use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::{Recording, Start};
use cant_stop_records::{RecordProblem, RecordedSeat};
use cant_stop_rules::{Action, Game, IllegalAction, ToAct};

use super::disk_trouble::DiskTrouble;
use super::record_writer::{Answer, RecordWriter};
use super::{Beat, BeatQueue, ClimbOfDay, GameLog, Notices, Policy, by_hand};
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::texts;

/// The running match. Only this module changes it.
#[derive(Resource, Debug)]
pub struct Match {
    played: GameLog,
    game: Game,
    throws: u32,
    /// Dice that left a hand and have not been rolled.
    in_the_air: Option<[Start; 4]>,
    /// Game before the last action if that was a choice, for undo.
    before_choice: Option<Game>,
    record: Option<RecordWriter>,
    policy: Policy,
    /// Seats as last written, or queued, to the record.
    recorded: Vec<RecordedSeat>,
    /// The last update of the seats failed and must be retried.
    has_unsaved_seats: bool,
    /// The players know that the record cannot be written.
    is_warned: bool,
}

impl Match {
    /// Match after all actions of a log.
    pub(super) fn new(
        log: GameLog,
        policy: Policy,
        record: Option<RecordWriter>,
        recorded: Vec<RecordedSeat>,
    ) -> Match {
        // The players were told that the record could not begin.
        let is_warned = record.as_ref().is_some_and(|record| record.has_unsaved);
        Match {
            game: log.played().game(),
            throws: throws(&log.actions),
            // An interrupted throw by hand is repeated.
            in_the_air: log.in_the_air(log.actions.len()),
            // What a record that could not begin is to inherit cannot be taken back.
            before_choice: log.before_choice().filter(|_| !is_warned),
            played: log,
            is_warned,
            record,
            policy,
            recorded,
            has_unsaved_seats: false,
        }
    }

    pub(crate) fn policy(&self) -> &Policy {
        &self.policy
    }

    pub(crate) fn set_policy(&mut self, policy: Policy) {
        self.policy = policy;
    }

    /// Daily climb of the match.
    pub(crate) fn climb(&self) -> Option<ClimbOfDay> {
        self.played.climb
    }

    pub(crate) fn log(&self) -> &GameLog {
        &self.played
    }

    /// Moves the record of the finished game to its shelf and closes it.
    pub(super) fn finish_record(&mut self) {
        if let Some(mut record) = self.record.take() {
            let is_climb = self.played.climb.is_some();
            record.finish(self.policy.shelf.clone(), is_climb);
        }
    }

    /// Number of actions.
    pub(crate) fn done(&self) -> usize {
        self.played.actions.len()
    }

    /// Game after all actions, shown or not.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns `true` if the seats have played the game to its end and it cannot go on from disk, which may block for one
    /// frame's limit.
    pub(super) fn is_over(&mut self, notices: &mut Notices) -> bool {
        if !self.policy.is_played || self.game.to_act() != ToAct::None {
            return false;
        }
        self.take_answers(true, notices);
        let record = self.record.as_ref();
        record.is_none_or(|record| record.is_on_disk() || record.is_refused())
    }

    /// Returns `true` if no record is kept of the match: it teaches, or is a replay.
    pub fn is_disposable(&self) -> bool {
        self.policy.is_disposable
    }

    /// Returns `true` if quitting now loses nothing.
    pub(crate) fn is_kept(&self) -> bool {
        self.is_disposable() || self.record.as_ref().is_some_and(RecordWriter::is_on_disk)
    }

    /// Returns `true` if the match cannot be saved: it has no record, or the players were told.
    pub(crate) fn is_at_risk(&self) -> bool {
        self.is_warned || !self.is_disposable() && self.record.is_none()
    }

    /// Seed of all throws.
    pub fn seed(&self) -> u64 {
        self.played.seed
    }

    pub(crate) fn throws(&self) -> u32 {
        self.throws
    }

    /// Dice that left a hand and have not been rolled.
    pub(super) fn in_the_air(&self) -> Option<[Start; 4]> {
        self.in_the_air
    }

    /// Returns `true` if the last action was the choice of a move, which can be undone.
    pub fn can_take_back(&self) -> bool {
        self.before_choice.is_some()
    }

    /// Applies a recorded action of a replay and queues its beats; `throw` shows the dice.
    pub(crate) fn replay(
        &mut self,
        action: Action,
        throw: Option<Arc<Recording>>,
        queue: &mut BeatQueue,
    ) {
        debug_assert!(!self.policy.is_played, "seats and chance act in this match");
        self.in_the_air = None;
        self.carry_out(action, throw, queue)
            .expect("the record has been played through before");
    }

    /// Moves a replay to the position after `done` actions of `log`.
    pub(crate) fn seek(&mut self, log: &GameLog, done: usize) {
        debug_assert!(!self.policy.is_played, "seats and chance act in this match");
        *self = Match::new(log.until(done), self.policy.clone(), None, Vec::new());
    }

    /// Undoes the last choice, in the record too; returns `true` on success. Only steps of runners have followed from a
    /// choice, and the statistics do not count those.
    pub(super) fn take_back(&mut self, notices: &mut Notices) -> bool {
        let (Some(before), Some(&last)) = (self.before_choice, self.played.actions.last()) else {
            return false;
        };
        let taken = self.record.as_mut().map(|record| record.take_back(last));
        if let Some(Err(error)) = taken {
            notices.push(
                Words::new(texts::UNDO_FAILED).with("reason", DiskTrouble::from(&error).words()),
            );
            return false;
        }
        self.before_choice = None;
        self.played.actions.pop();
        self.game = before;
        true
    }

    /// Applies and records the action of a seat and queues its beats; `by_hand` has the dice of a roll by hand.
    ///
    /// # Errors
    ///
    /// If the action is illegal; nothing has changed.
    pub(super) fn carry_out_asked(
        &mut self,
        action: Action,
        by_hand: Option<[Start; 4]>,
        queue: &mut BeatQueue,
    ) -> Result<(), IllegalAction> {
        let before = std::mem::replace(&mut self.in_the_air, by_hand);
        self.carry_out(action, None, queue)
            .inspect_err(|_| self.in_the_air = before)
    }

    /// Applies and records a roll and queues its beats.
    ///
    /// # Errors
    ///
    /// If the action is illegal; nothing has changed.
    pub(super) fn carry_out_thrown(
        &mut self,
        action: Action,
        throw: Arc<Recording>,
        queue: &mut BeatQueue,
    ) -> Result<(), IllegalAction> {
        self.carry_out(action, Some(throw), queue)?;
        self.in_the_air = None;
        Ok(())
    }

    fn carry_out(
        &mut self,
        action: Action,
        throw: Option<Arc<Recording>>,
        queue: &mut BeatQueue,
    ) -> Result<(), IllegalAction> {
        let mut before = self.game;
        let (game, events) = self.game.apply(action)?;
        let by_hand = (action == Action::Roll)
            .then(|| self.in_the_air.as_ref().map(by_hand::hand_throw_of))
            .flatten();
        let record = self.record.as_mut();
        let answer = record.map_or(0, |record| record.append(action, by_hand));
        let place = self.played.actions.len();
        self.played.by_hand.extend(by_hand.map(|by| (place, by)));
        self.played.actions.push(action);
        self.before_choice = matches!(action, Action::Choose(_)).then_some(before);
        self.game = game;
        self.throws += u32::from(is_throw(action));
        let mut throw = throw;
        for event in events {
            let after = before.after(&event);
            let beat = Beat {
                event,
                before,
                after,
                // The first event of the action shows the dice.
                throw: throw.take(),
                by_hand: self.in_the_air.is_some(),
            };
            queue.push(answer, beat);
            before = after;
        }
        Ok(())
    }

    /// Returns `true` if the record has other seats.
    pub(super) fn is_reseated(&self, seats: &Seats) -> bool {
        let now = seats.0.iter().map(RecordedSeat::from);
        self.record.is_some() && !now.eq(self.recorded.iter().cloned())
    }

    /// Queues an update of the seats in the record.
    pub(super) fn record_seats(&mut self, seats: &Seats) {
        let seats: Vec<RecordedSeat> = seats.0.iter().map(RecordedSeat::from).collect();
        if let Some(record) = &mut self.record {
            record.reseat(seats.clone());
            self.recorded = seats;
        }
    }

    /// Handles the disk's answers, and adds a notice if the game cannot be saved. Returns the number of the last
    /// answer. `waits`: blocks for outstanding answers, at most for one frame's limit.
    pub(super) fn take_answers(&mut self, waits: bool, notices: &mut Notices) -> u64 {
        let next = if waits {
            RecordWriter::wait_for_answer
        } else {
            RecordWriter::next_answer
        };
        while let Some(answer) = self.record.as_mut().and_then(next) {
            let written = match answer {
                Answer::Written(written) => written,
                Answer::Reseated(written) => {
                    self.has_unsaved_seats = written.is_err();
                    if self.has_unsaved_seats {
                        // Forces an update with the next action.
                        self.recorded.clear();
                    }
                    written
                }
            };
            self.warn_of(written, notices);
        }
        self.record.as_ref().map_or(0, RecordWriter::answered)
    }

    /// Stops waiting for a disk that does not answer.
    pub(super) fn give_up_waiting(&mut self, notices: &mut Notices) {
        if let Some(record) = &mut self.record {
            record.give_up();
            let silence = io::Error::from(io::ErrorKind::TimedOut);
            self.warn_of(Err(RecordProblem::Io(silence)), notices);
        }
    }

    /// Adds a notice that the game cannot be saved, once per failure.
    fn warn_of(&mut self, written: Result<(), RecordProblem>, notices: &mut Notices) {
        let fails = written.is_err() || self.has_unsaved_seats;
        let was_warned = std::mem::replace(&mut self.is_warned, fails);
        if let Err(problem) = written
            && !was_warned
        {
            notices.push(DiskTrouble::from(&problem).cannot_save());
        }
    }
}

/// Run condition: seats and chance act in the running match.
pub(super) fn is_played(current: Option<Res<Match>>) -> bool {
    current.is_some_and(|current| current.policy().is_played)
}

/// Run condition: the running match is a replay.
pub(crate) fn is_replay(current: Option<Res<Match>>) -> bool {
    current.is_some_and(|current| !current.policy().is_played)
}

fn is_throw(action: Action) -> bool {
    matches!(action, Action::RollOff(_) | Action::Dice(_))
}

fn throws(actions: &[Action]) -> u32 {
    let throws = actions.iter().filter(|&&action| is_throw(action));
    throws.count().try_into().unwrap_or(u32::MAX)
}
