//! Writes the record on the disk thread, so that no frame blocks.
//!
//! Orders are numbered and carried out in sequence. An answer says that an order is on disk, or why not; the beats of an
//! action wait for its answer. After a timeout nothing waits any more, until the disk has sent all outstanding answers.

use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::{io, iter};

use bevy::log::warn;
use cant_stop_records::{HandThrow, Record, RecordProblem, RecordedSeat, UNFINISHED};
use cant_stop_rules::Action;

use super::disk_thread::DiskThread;

/// Order to the disk thread.
enum Order {
    /// Creates or opens the record.
    Begin,
    Append(Action, Option<HandThrow>),
    /// Undoes the last action. The sender waits for the answer.
    TakeBack(Action, SyncSender<io::Result<()>>),
    Reseat(Vec<RecordedSeat>),
    /// Moves the record of the finished game to this shelf; a climb of a day whose end the disk refuses stays.
    Finish {
        shelf: String,
        is_climb: bool,
    },
}

/// Result of an order.
#[derive(Debug)]
pub(super) enum Answer {
    /// The record was created, or an action appended. What failed is retried with the next order.
    Written(Result<(), RecordProblem>),
    /// The seats in the record were updated, or have stayed.
    Reseated(Result<(), RecordProblem>),
}

/// Answer; `has_unsaved` if a failed write is still pending, `has_begun` if there is a record.
struct Reply {
    answer: Answer,
    has_unsaved: bool,
    has_begun: bool,
}

/// Writer of the record of the running match. The thread carries out all orders even after this is dropped.
#[derive(Debug)]
pub(super) struct RecordWriter {
    orders: Option<Sender<Order>>,
    replies: Mutex<Receiver<Reply>>,
    /// Number of orders with an answer, and number of answers received.
    given: u64,
    answered: u64,
    /// Number of the last order that nothing waits for, because the disk is silent.
    excused: u64,
    /// A failed write is waiting for a retry.
    pub(super) has_unsaved: bool,
    /// The record was there with the last answer.
    has_begun: bool,
    /// Dropped after the orders: the thread's work ends when their channel closes.
    disk: Arc<DiskThread>,
}

impl RecordWriter {
    /// Starts a record on the thread; `begin` creates or opens it, and is called again with each order while it fails.
    pub(super) fn start(
        disk: Arc<DiskThread>,
        begin: impl FnMut() -> Result<Record, RecordProblem> + Send + 'static,
    ) -> RecordWriter {
        let (orders, received) = channel();
        let (reply, replies) = channel();
        orders.send(Order::Begin).ok();
        disk.ask(move || write(begin, &received, &reply));
        RecordWriter {
            orders: Some(orders),
            replies: Mutex::new(replies),
            given: 1,
            answered: 0,
            excused: 0,
            has_unsaved: false,
            has_begun: false,
            disk,
        }
    }

    /// Blocks for the first answer; `None` on timeout.
    pub(super) fn wait_for_beginning(&mut self) -> Option<Answer> {
        let replies = self.replies.get_mut();
        let replies = replies.unwrap_or_else(PoisonError::into_inner);
        let reply = self.disk.wait_for(replies)?;
        Some(self.take(reply))
    }

    /// Appends an action, with the dice of a throw by hand; returns the number of its answer.
    pub(super) fn append(&mut self, action: Action, by_hand: Option<HandThrow>) -> u64 {
        self.give(Order::Append(action, by_hand))
    }

    /// Updates the seats in the record.
    pub(super) fn reseat(&mut self, seats: Vec<RecordedSeat>) {
        self.give(Order::Reseat(seats));
    }

    /// Undoes the action `last` and blocks for the answer. Nothing else is being written then, so it comes at once.
    ///
    /// # Errors
    ///
    /// If the disk fails, or has not answered earlier orders; nothing has changed.
    pub(super) fn take_back(&mut self, last: Action) -> io::Result<()> {
        // Outstanding orders would block the frame.
        if self.answered < self.given {
            return Err(io::ErrorKind::TimedOut.into());
        }
        let (answer, answered) = sync_channel(0);
        self.orders
            .as_ref()
            .and_then(|orders| orders.send(Order::TakeBack(last, answer)).ok())
            .ok_or_else(|| io::Error::other("the thread that writes the record has ended"))?;
        self.disk.wait_for(&answered).unwrap_or_else(|| {
            // The thread will find the receiver gone and append the action again.
            self.given += 1;
            self.give_up();
            Err(io::ErrorKind::TimedOut.into())
        })
    }

    /// Moves the record of the finished game to a shelf, as the last order.
    pub(super) fn finish(&mut self, shelf: String, is_climb: bool) {
        if let Some(orders) = self.orders.take() {
            orders.send(Order::Finish { shelf, is_climb }).ok();
        }
    }

    /// Number of the last order that nothing waits for.
    pub(super) fn answered(&self) -> u64 {
        self.answered.max(self.excused)
    }

    /// Blocks for the next answer, at most for one frame's limit; `None` if none is outstanding.
    pub(super) fn wait_for_answer(&mut self) -> Option<Answer> {
        if self.answered < self.given {
            self.wait_for_beginning()
        } else {
            None
        }
    }

    /// Polls the next answer.
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

    fn take(
        &mut self,
        Reply {
            answer,
            has_unsaved,
            has_begun,
        }: Reply,
    ) -> Answer {
        self.answered += 1;
        (self.has_unsaved, self.has_begun) = (has_unsaved, has_begun);
        self.disk.set_silent(false);
        answer
    }

    /// Stops waiting for outstanding answers, and for those to later orders until the outstanding ones have come.
    pub(super) fn give_up(&mut self) {
        self.excused = self.given;
        self.disk.set_silent(true);
    }

    /// Returns `true` if everything is on disk.
    pub(super) fn is_on_disk(&self) -> bool {
        !self.has_unsaved && self.answered == self.given
    }

    /// Returns `true` if the disk has answered everything, and has refused to begin the record.
    pub(super) fn is_refused(&self) -> bool {
        !self.has_begun && self.answered == self.given
    }

    fn give(&mut self, order: Order) -> u64 {
        let is_silent = self.answered < self.excused;
        let sent = self
            .orders
            .as_ref()
            .is_some_and(|orders| orders.send(order).is_ok());
        // After the end of the thread there are no answers to wait for.
        self.given += u64::from(sent);
        self.has_unsaved |= !sent;
        if is_silent {
            self.excused = self.given;
        }
        self.given
    }
}

/// Begins the record, and carries out orders on the thread until their channel closes. While the disk refuses the record, the
/// actions wait.
fn write(
    mut begin: impl FnMut() -> Result<Record, RecordProblem>,
    orders: &Receiver<Order>,
    replies: &Sender<Reply>,
) {
    let mut waiting: Vec<(Action, Option<HandThrow>)> = Vec::new();
    while let Ok(order) = orders.recv() {
        let refused = match begin() {
            Ok(mut record) => {
                for (action, by_hand) in waiting {
                    append(&mut record, action, by_hand);
                }
                return carry_out(record, iter::once(order).chain(orders), replies);
            }
            Err(problem) => Err(problem),
        };
        let answer = match order {
            Order::Begin => Answer::Written(refused),
            Order::Append(action, by_hand) => {
                waiting.push((action, by_hand));
                Answer::Written(refused)
            }
            Order::TakeBack(_, answer) => {
                let last = waiting.pop();
                let nothing = || io::ErrorKind::InvalidInput.into();
                if answer.send(last.map(|_| ()).ok_or_else(nothing)).is_ok() {
                    continue;
                }
                // The receiver has timed out, and the game has kept the action.
                waiting.extend(last);
                Answer::Written(refused)
            }
            Order::Reseat(_) => Answer::Reseated(refused),
            Order::Finish { .. } => return,
        };
        let reply = Reply {
            answer,
            has_unsaved: true,
            has_begun: false,
        };
        replies.send(reply).ok();
    }
}

/// Carries out orders on the thread until there are no more.
fn carry_out(mut record: Record, orders: impl IntoIterator<Item = Order>, replies: &Sender<Reply>) {
    for order in orders {
        let answer = match order {
            Order::Begin => Answer::Written(Ok(())),
            Order::Append(action, by_hand) => append(&mut record, action, by_hand),
            Order::TakeBack(last, answer) => {
                let taken = record.take_back();
                let is_taken = taken.is_ok();
                if answer.send(taken).is_ok() {
                    // The answer does not wait for the sync; see `Record::take_back`.
                    if let Err(error) = record.sync() {
                        warn!("the undo reaches the disk with the next action: {error}");
                    }
                    continue;
                }
                // The receiver has timed out, and the game has kept the action.
                if is_taken {
                    append(&mut record, last, None)
                } else {
                    Answer::Written(Ok(()))
                }
            }
            Order::Reseat(seats) => Answer::Reseated(record.reseat(seats)),
            Order::Finish { shelf, is_climb } => {
                let shelf = match record.flush() {
                    // The diary counts a day once.
                    Err(_) if is_climb => return,
                    // Without its end it would be offered, and counted, again.
                    Err(_) => UNFINISHED,
                    Ok(()) => &shelf,
                };
                if let Err(error) = record.finish_in(shelf) {
                    warn!("the record of the finished game stays in place: {error}");
                }
                return;
            }
        };
        let has_unsaved = record.waits();
        replies
            .send(Reply {
                answer,
                has_unsaved,
                has_begun: true,
            })
            .ok();
    }
}

fn append(record: &mut Record, action: Action, by_hand: Option<HandThrow>) -> Answer {
    let written = record.append_by_hand(action, by_hand);
    Answer::Written(written.map_err(RecordProblem::Io))
}

#[cfg(test)]
mod tests;
