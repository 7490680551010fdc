//! The game itself, with its record and its undo.

use std::io;
use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::{Recording, Start};
use cant_stop_records::{HandThrows, RecordProblem, RecordedSeat};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Game, IllegalAction};

use super::disk_trouble::DiskTrouble;
use super::record_writer::{Answer, RecordWriter};
use super::{Beat, BeatQueue, ClimbOfDay, GameLog, Notices, by_hand, saved};
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::texts;

/// The game being played, with its record and its undo. Only this module changes it.
#[derive(Resource, Debug)]
pub struct Match {
    /// Everything done so far, and the game before it.
    played: GameLog,
    game: Game,
    seed: u64,
    throws: u32,
    /// How the dice left the player's hand, from when they did until they are thrown.
    in_the_air: Option<[Start; 4]>,
    /// The game before the last action, if that was a choice: until the next one it can be taken back.
    before_choice: Option<Game>,
    record: Option<RecordWriter>,
    /// Whether it teaches the game: nobody misses it when it is gone.
    is_tutorial: bool,
    /// Whether it is a game that was played before, watched again.
    is_watched: bool,
    /// How many of the first actions come from another game that this one goes on from.
    inherited: u32,
    /// Who plays, as the record says or has been asked to say.
    recorded: Vec<RecordedSeat>,
    /// Whether the disk has refused to say so of those who play now.
    seats_wait: bool,
    /// Whether the players know already that the record cannot be written.
    warned: bool,
}

impl Match {
    /// A game that begins.
    pub(super) fn begun(
        game: Game,
        seed: u64,
        record: Option<RecordWriter>,
        recorded: Vec<RecordedSeat>,
    ) -> Match {
        Match {
            played: GameLog {
                start: game,
                actions: Vec::new(),
                by_hand: HandThrows::new(),
                climb: None,
            },
            game,
            seed,
            throws: 0,
            in_the_air: None,
            before_choice: None,
            record,
            is_tutorial: false,
            is_watched: false,
            inherited: 0,
            recorded,
            seats_wait: false,
            warned: false,
        }
    }

    /// A game that teaches the game: it is on no disk.
    pub(super) fn tutorial(game: Game, seed: u64) -> Match {
        Match {
            is_tutorial: true,
            ..Match::begun(game, seed, None, Vec::new())
        }
    }

    /// A game that goes on after all that was done in it.
    pub(super) fn resumed(
        log: GameLog,
        inherited: u32,
        seed: u64,
        record: Option<RecordWriter>,
        recorded: Vec<RecordedSeat>,
    ) -> Match {
        let played = log.played();
        Match {
            game: played.game(),
            throws: throws(&log.actions),
            // A hand that had let go when the game was left throws as it did.
            in_the_air: log.in_the_air(log.actions.len()),
            before_choice: before_choice(&played),
            played: log,
            inherited,
            ..Match::begun(played.start(), seed, record, recorded)
        }
    }

    /// A game that is watched again, at one of its positions: it is on no disk, and nobody is asked.
    pub(super) fn watched(log: &GameLog, done: usize, game: Game, seed: u64) -> Match {
        Match {
            is_watched: true,
            throws: throws(&log.actions[..done]),
            played: GameLog {
                start: log.start,
                actions: log.actions[..done].to_vec(),
                by_hand: log
                    .by_hand
                    .range(..done)
                    .map(|(at, by)| (*at, *by))
                    .collect(),
                climb: log.climb,
            },
            game,
            ..Match::begun(log.start, seed, None, Vec::new())
        }
    }

    /// The same game with the dice of a day.
    pub(super) fn of_day(mut self, climb: ClimbOfDay) -> Match {
        self.played.climb = Some(climb);
        self
    }

    /// The day whose dice it is played with, if it is a climb of a day.
    pub(crate) fn climb(&self) -> Option<ClimbOfDay> {
        self.played.climb
    }

    /// Everything done so far, and the game before it.
    pub(super) fn log(&self) -> &GameLog {
        &self.played
    }

    /// Puts the record of a game that is over with the finished ones of its kind; nothing more is written to it.
    pub(super) fn finish_record(&mut self, kind: String) {
        if let Some(mut record) = self.record.take() {
            record.finish(kind);
        }
    }

    /// How many actions have been done.
    pub(crate) fn done(&self) -> usize {
        self.played.actions.len()
    }

    /// The game as it stands, all beats shown or not.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether it teaches the game.
    pub(crate) fn is_tutorial(&self) -> bool {
        self.is_tutorial
    }

    /// Whether it counts for its evening: played from its first action to its last by those who play it, at a table, and not
    /// for learning.
    pub(super) fn counts(&self) -> bool {
        !self.is_tutorial && !self.is_watched && self.inherited == 0 && self.game.seats() > 1
    }

    /// Whether everything that happened so far is on disk, so that nothing is lost when the game ends here. A tutorial is no
    /// loss, and neither is a game that is only watched.
    pub(crate) fn is_kept(&self) -> bool {
        self.is_tutorial
            || self.is_watched
            || self.record.as_ref().is_some_and(RecordWriter::is_on_disk)
    }

    /// The seed all throws of this game come from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How many throws there have been.
    pub(super) fn throws(&self) -> u32 {
        self.throws
    }

    /// How the dice left the hand that throws them now, if one does.
    pub(super) fn in_the_air(&self) -> Option<[Start; 4]> {
        self.in_the_air
    }

    /// Whether the last action was the choice of a move, which can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.before_choice.is_some()
    }

    /// Takes the choice made last back, on the record too, and says whether that could be done. Nothing but steps of
    /// runners has followed from it, which no story tells.
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

    /// Applies what a seat asks for, records it, and queues what happened to be shown; `by_hand` says how the dice of
    /// a roll left its hand.
    ///
    /// # Errors
    ///
    /// If the rules do not allow it; nothing has changed then.
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

    /// Applies what chance brought, records it, and queues what happened to be shown.
    ///
    /// # Errors
    ///
    /// If the rules do not allow it; nothing has changed then.
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
            .then(|| self.in_the_air.as_ref().map(by_hand::to_record))
            .flatten();
        let answer = self
            .record
            .as_mut()
            .map_or(0, |record| record.append(action, by_hand));
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
                // The dice belong to the first event of the action, the one that shows them fall.
                throw: throw.take(),
                by_hand: self.in_the_air.is_some(),
            };
            queue.push(answer, beat);
            before = after;
        }
        Ok(())
    }

    /// Whether the record tells of others than those who play.
    pub(super) fn is_reseated(&self, seats: &Seats) -> bool {
        self.record.is_some()
            && !seats
                .0
                .iter()
                .map(RecordedSeat::from)
                .eq(self.recorded.iter().cloned())
    }

    /// Asks for a record that names who plays from now on.
    pub(super) fn record_seats(&mut self, seats: &Seats) {
        let seats: Vec<RecordedSeat> = seats.0.iter().map(RecordedSeat::from).collect();
        if let Some(record) = &mut self.record {
            record.reseat(seats.clone());
            self.recorded = seats;
        }
    }

    /// Takes in what became of all that was to be written, and says when the game cannot be saved. Gives the number of
    /// the last answer. With `waits` it waits for all of them, as long as a frame may take.
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
                    self.seats_wait = written.is_err();
                    if self.seats_wait {
                        // They are tried again with the next action.
                        self.recorded.clear();
                    }
                    written
                }
            };
            self.warn_of(written, notices);
        }
        self.record.as_ref().map_or(0, RecordWriter::answered)
    }

    /// Goes on without waiting for a disk that gives no answer.
    pub(super) fn give_up_waiting(&mut self, notices: &mut Notices) {
        if let Some(record) = &mut self.record {
            record.give_up();
            let silence = io::Error::from(io::ErrorKind::TimedOut);
            self.warn_of(Err(RecordProblem::Io(silence)), notices);
        }
    }

    /// Says that the game cannot be saved, once for each time that this begins.
    fn warn_of(&mut self, written: Result<(), RecordProblem>, notices: &mut Notices) {
        let fails = written.is_err() || self.seats_wait;
        let warned = std::mem::replace(&mut self.warned, fails);
        if let Err(problem) = written
            && !warned
        {
            notices.push(saved::cannot_save(DiskTrouble::from(&problem)));
        }
    }
}

fn is_throw(action: Action) -> bool {
    matches!(action, Action::RollOff(_) | Action::Dice(_))
}

fn throws(actions: &[Action]) -> u32 {
    let throws = actions.iter().filter(|&&action| is_throw(action));
    throws.count().try_into().unwrap_or(u32::MAX)
}

/// The game before the last action, if that was the choice of a move.
fn before_choice(played: &Playthrough) -> Option<Game> {
    let (Action::Choose(_), earlier) = played.actions().split_last()? else {
        return None;
    };
    earlier.iter().try_fold(played.start(), |game, &action| {
        Some(game.apply(action).ok()?.0)
    })
}
