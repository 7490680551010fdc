//! Writes the record on a thread of its own: a disk may take its time, and no frame waits for it.
//!
//! Orders are carried out one after the other. Each has a number, and its answer says that what it asked for is on
//! disk or why it is not; what an action leads to is shown only after the answer to it.

use std::io;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use bevy::prelude::*;
use cant_stop_records::{Record, RecordProblem, RecordedSeat};
use cant_stop_rules::Action;

use super::{BeatQueue, Match, Notices, RefereeSystems};
use crate::theme::motion;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        take_answers
            .in_set(RefereeSystems::Pace)
            .run_if(resource_exists::<Match>),
    );
}

/// Lets what is on disk be shown, and what waits for a dead disk too after a while.
fn take_answers(
    time: Res<Time<Real>>,
    mut current: ResMut<Match>,
    mut queue: ResMut<BeatQueue>,
    mut notices: ResMut<Notices>,
    mut waited: Local<f32>,
) {
    // What is written does not change the match, nor does an answer the queue.
    let current = current.bypass_change_detection();
    let queue = queue.bypass_change_detection();
    queue.release(current.take_answers(notices.bypass_change_detection()));
    if !queue.waits_for_disk() {
        *waited = 0.0;
        return;
    }
    *waited += time.delta_secs();
    if *waited >= motion::DISK_PATIENCE {
        current.give_up_waiting(notices.bypass_change_detection());
    }
}

/// What the thread is to do to the record.
enum Order {
    Append(Action),
    TakeBack(Sender<io::Result<()>>),
    Reseat(Vec<RecordedSeat>),
    Finish,
}

/// What became of an order.
#[derive(Debug)]
pub(super) enum Answer {
    /// An action was appended, or the disk did not take it; it is tried again with the next order.
    Appended(Result<(), RecordProblem>),
    /// The record names these seats now, or still the ones before.
    Reseated(Result<(), RecordProblem>),
}

/// An answer, with whether anything still waits for the disk after it.
struct Reply {
    answer: Answer,
    waits: bool,
}

/// The record of the match being played, written by a thread. Dropping it waits until all orders are carried out.
#[derive(Debug)]
pub(super) struct RecordWriter {
    orders: Option<Sender<Order>>,
    replies: Mutex<Receiver<Reply>>,
    thread: Option<JoinHandle<()>>,
    /// How many orders were given that are answered, and how many answers came.
    given: u64,
    answered: u64,
    /// Whether the disk has refused something that waits to be tried again.
    waits: bool,
}

impl RecordWriter {
    /// Starts the thread that writes `record` from now on.
    ///
    /// # Errors
    ///
    /// If the system has no thread to give.
    pub(super) fn start(record: Record) -> io::Result<RecordWriter> {
        let waits = record.waits();
        let (orders, received) = channel();
        let (reply, replies) = channel();
        let thread = thread::Builder::new()
            .name("record".to_owned())
            .spawn(move || carry_out(record, &received, &reply))?;
        Ok(RecordWriter {
            orders: Some(orders),
            replies: Mutex::new(replies),
            thread: Some(thread),
            given: 0,
            answered: 0,
            waits,
        })
    }

    /// Appends an action; gives the number of the answer that says it is on disk.
    pub(super) fn append(&mut self, action: Action) -> u64 {
        self.give(Order::Append(action))
    }

    /// Names other seats in the record.
    pub(super) fn reseat(&mut self, seats: Vec<RecordedSeat>) {
        self.give(Order::Reseat(seats));
    }

    /// Takes the last action back and waits for the answer: nothing is written at that time, so it comes at once.
    ///
    /// # Errors
    ///
    /// If the disk does not do it, or has not answered what was asked before; nothing has changed then.
    pub(super) fn take_back(&mut self) -> io::Result<()> {
        // Behind a disk that hangs the frame would hang, too.
        if self.thread.is_none() || self.answered < self.given {
            return Err(io::ErrorKind::TimedOut.into());
        }
        let (answer, answered) = channel();
        let gone = || io::Error::other("the thread that writes the record has ended");
        self.orders
            .as_ref()
            .and_then(|orders| orders.send(Order::TakeBack(answer)).ok())
            .ok_or_else(gone)?;
        answered.recv().unwrap_or_else(|_| Err(gone()))
    }

    /// Puts the record with those of finished games, as the last order.
    pub(super) fn finish(&mut self) {
        if let Some(orders) = self.orders.take() {
            orders.send(Order::Finish).ok();
        }
    }

    /// The number of the last order that is answered.
    pub(super) fn answered(&self) -> u64 {
        self.answered
    }

    /// The next answer, if one has come.
    pub(super) fn next_answer(&mut self) -> Option<Answer> {
        let replies = self.replies.get_mut();
        match replies.unwrap_or_else(PoisonError::into_inner).try_recv() {
            Ok(Reply { answer, waits }) => {
                // Answers that come after all are no news.
                self.answered = self.given.min(self.answered + 1);
                self.waits = waits;
                Some(answer)
            }
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.give_up();
                None
            }
        }
    }

    /// Waits for no answer to what was asked for so far: the disk, or the thread, does not give one.
    pub(super) fn give_up(&mut self) {
        self.waits |= self.answered < self.given;
        self.answered = self.given;
        if self.waits {
            // The thread may hang for good, and closing the game must not.
            self.thread = None;
        }
    }

    /// Whether everything is on disk.
    pub(super) fn is_on_disk(&self) -> bool {
        !self.waits && self.answered == self.given
    }

    fn give(&mut self, order: Order) -> u64 {
        let sent = self
            .orders
            .as_ref()
            .is_some_and(|orders| orders.send(order).is_ok());
        // A thread that has ended answers nothing, and nothing may wait for it.
        self.given += u64::from(sent);
        self.waits |= !sent;
        self.given
    }
}

impl Drop for RecordWriter {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

/// The thread's work, until nobody can give orders any more.
fn carry_out(mut record: Record, orders: &Receiver<Order>, replies: &Sender<Reply>) {
    while let Ok(order) = orders.recv() {
        let answer = match order {
            Order::Append(action) => {
                Answer::Appended(record.append(action).map_err(RecordProblem::Io))
            }
            Order::TakeBack(answer) => {
                answer.send(record.take_back()).ok();
                // The answer does not wait for this; see `Record::take_back`.
                if let Err(error) = record.sync() {
                    warn!("what was taken back comes to the disk with the next action: {error}");
                }
                continue;
            }
            Order::Reseat(seats) => Answer::Reseated(record.reseat(seats)),
            Order::Finish => {
                if let Err(error) = record.finish() {
                    warn!("the record of the finished game stays in place: {error}");
                }
                return;
            }
        };
        let waits = record.waits();
        replies.send(Reply { answer, waits }).ok();
    }
}
