//! Writes the record on the thread for the disk, which may take its time: no frame waits for it.
//!
//! Orders are carried out one after the other. Each has a number, and its answer says that what it asked for is on
//! disk or why it is not; what an action leads to is shown only after the answer to it. After a while of silence nothing
//! waits for answers, until the disk has given all that it owed.

use std::io;
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use bevy::log::warn;
use cant_stop_records::{HandThrow, Record, RecordProblem, RecordedSeat};
use cant_stop_rules::Action;

use super::disk_thread::DiskThread;

/// Order to the thread.
enum Order {
    Append(Action, Option<HandThrow>),
    /// Takes this action, the last one, back. The answer waits until it is taken.
    TakeBack(Action, SyncSender<io::Result<()>>),
    Reseat(Vec<RecordedSeat>),
    /// The game is over: its record goes to those of its kind.
    Finish(String),
}

/// Result of an order.
#[derive(Debug)]
pub(super) enum Answer {
    /// The record has begun or an action was appended. An action that the disk did not take is tried again with the next
    /// order.
    Written(Result<(), RecordProblem>),
    /// The record names these seats now, or still the ones before.
    Reseated(Result<(), RecordProblem>),
}

/// An answer, with whether anything still waits for the disk after it.
struct Reply {
    answer: Answer,
    waits: bool,
}

/// The record of the match being played, written by a thread, which carries out all orders even if this is dropped.
#[derive(Debug)]
pub(super) struct RecordWriter {
    orders: Option<Sender<Order>>,
    replies: Mutex<Receiver<Reply>>,
    /// Number of orders that get an answer, and number of answers so far.
    given: u64,
    answered: u64,
    /// Number of the last order that nothing waits for, because the disk is silent.
    excused: u64,
    /// Whether a refused write waits for a retry.
    waits: bool,
    /// Dropped after the orders: the thread ends when their channel is closed.
    disk: Arc<DiskThread>,
}

impl RecordWriter {
    /// Has the thread write the record that `begin` gives, once it has done all that it was asked for before.
    pub(super) fn start(
        disk: Arc<DiskThread>,
        begin: impl FnOnce() -> Result<Record, RecordProblem> + Send + 'static,
    ) -> RecordWriter {
        let (orders, received) = channel();
        let (reply, replies) = channel();
        disk.ask(move || {
            let begun = begin();
            let waits = begun.is_err();
            let (record, written) = match begun {
                Ok(record) => (Some(record), Ok(())),
                Err(problem) => (None, Err(problem)),
            };
            let answer = Answer::Written(written);
            reply.send(Reply { answer, waits }).ok();
            if let Some(record) = record {
                carry_out(record, &received, &reply);
            }
        });
        RecordWriter {
            orders: Some(orders),
            replies: Mutex::new(replies),
            given: 1,
            answered: 0,
            excused: 0,
            waits: false,
            disk,
        }
    }

    /// Waits for the first answer: if the record could be begun; `None` if the disk does not answer in time.
    pub(super) fn wait_for_beginning(&mut self) -> Option<Answer> {
        let replies = self.replies.get_mut();
        let replies = replies.unwrap_or_else(PoisonError::into_inner);
        let reply = self.disk.wait_for(replies)?;
        Some(self.take(reply))
    }

    /// Appends an action, a roll with how the dice left the hand that throws them; gives the number of the answer that says
    /// it is on disk.
    pub(super) fn append(&mut self, action: Action, by_hand: Option<HandThrow>) -> u64 {
        self.give(Order::Append(action, by_hand))
    }

    /// Names other seats in the record.
    pub(super) fn reseat(&mut self, seats: Vec<RecordedSeat>) {
        self.give(Order::Reseat(seats));
    }

    /// Takes `last`, the last action, back and waits for the answer: nothing is written at that time, so it comes at
    /// once.
    ///
    /// # Errors
    ///
    /// If the disk does not do it, or has not answered what was asked before; nothing has changed then.
    pub(super) fn take_back(&mut self, last: Action) -> io::Result<()> {
        // Behind a disk that hangs the frame would hang, too.
        if self.answered < self.given {
            return Err(io::ErrorKind::TimedOut.into());
        }
        let (answer, answered) = sync_channel(0);
        self.orders
            .as_ref()
            .and_then(|orders| orders.send(Order::TakeBack(last, answer)).ok())
            .ok_or_else(|| io::Error::other("the thread that writes the record has ended"))?;
        self.disk.wait_for(&answered).unwrap_or_else(|| {
            // The thread finds nobody who takes the answer, and writes the action once more.
            self.given += 1;
            self.give_up();
            Err(io::ErrorKind::TimedOut.into())
        })
    }

    /// Puts the record with those of finished games of its kind, as the last order.
    pub(super) fn finish(&mut self, kind: String) {
        if let Some(orders) = self.orders.take() {
            orders.send(Order::Finish(kind)).ok();
        }
    }

    /// The number of the last order whose answer nothing waits for any more.
    pub(super) fn answered(&self) -> u64 {
        self.answered.max(self.excused)
    }

    /// The next answer to what was asked for, waited for as long as a frame may take.
    pub(super) fn wait_for_answer(&mut self) -> Option<Answer> {
        if self.answered < self.given {
            self.wait_for_beginning()
        } else {
            None
        }
    }

    /// The next answer, if one has come.
    pub(super) fn next_answer(&mut self) -> Option<Answer> {
        let replies = self.replies.get_mut();
        match replies.unwrap_or_else(PoisonError::into_inner).try_recv() {
            Ok(reply) => Some(self.take(reply)),
            Err(TryRecvError::Disconnected) if self.answered() < self.given => {
                self.give_up();
                let gone = io::Error::other("the thread that writes the record has ended");
                Some(Answer::Written(Err(gone.into())))
            }
            Err(_) => None,
        }
    }

    fn take(&mut self, Reply { answer, waits }: Reply) -> Answer {
        self.answered += 1;
        self.waits = waits;
        self.disk.set_silent(false);
        answer
    }

    /// Waits for no answer to what was asked for so far, nor to what is asked for until these have come: the disk, or the
    /// thread, does not give one.
    pub(super) fn give_up(&mut self) {
        self.excused = self.given;
        self.disk.set_silent(true);
    }

    /// Returns `true` if everything is on disk.
    pub(super) fn is_on_disk(&self) -> bool {
        !self.waits && self.answered == self.given
    }

    fn give(&mut self, order: Order) -> u64 {
        let is_silent = self.answered < self.excused;
        let sent = self
            .orders
            .as_ref()
            .is_some_and(|orders| orders.send(order).is_ok());
        // A thread that has ended answers nothing, and nothing may wait for it.
        self.given += u64::from(sent);
        self.waits |= !sent;
        if is_silent {
            self.excused = self.given;
        }
        self.given
    }
}

/// Work of the thread, until the channel of orders is closed.
fn carry_out(mut record: Record, orders: &Receiver<Order>, replies: &Sender<Reply>) {
    while let Ok(order) = orders.recv() {
        let answer = match order {
            Order::Append(action, by_hand) => append(&mut record, action, by_hand),
            Order::TakeBack(last, answer) => {
                let taken = record.take_back();
                let is_taken = taken.is_ok();
                if answer.send(taken).is_ok() {
                    // The answer does not wait for this; see `Record::take_back`.
                    if let Err(error) = record.sync() {
                        warn!(
                            "what was taken back comes to the disk with the next action: {error}"
                        );
                    }
                    continue;
                }
                // Nobody waits any more, and the game has gone on with the action.
                if is_taken {
                    append(&mut record, last, None)
                } else {
                    Answer::Written(Ok(()))
                }
            }
            Order::Reseat(seats) => Answer::Reseated(record.reseat(seats)),
            Order::Finish(kind) => {
                if let Err(error) = record.finish_in(&kind) {
                    warn!("the record of the finished game stays in place: {error}");
                }
                return;
            }
        };
        let waits = record.waits();
        replies.send(Reply { answer, waits }).ok();
    }
}

fn append(record: &mut Record, action: Action, by_hand: Option<HandThrow>) -> Answer {
    let written = record.append_by_hand(action, by_hand);
    Answer::Written(written.map_err(RecordProblem::Io))
}

#[cfg(test)]
mod tests;
