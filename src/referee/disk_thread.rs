//! Disk thread: the only one that changes games in progress, so that a slow or hanging disk blocks no frame.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{io, thread};

use crate::core::background::ShortWork;
use crate::ui::motion;

type Work = Box<dyn FnOnce() + Send>;

/// Thread with a queue of work. Dropping it finishes the queue, but blocks only for a moment: quitting must not hang.
#[derive(Debug)]
pub(crate) struct DiskThread {
    work: Option<Sender<Work>>,
    /// Disconnects when the thread ends; carries no messages.
    over: Mutex<Receiver<()>>,
    /// The disk did not answer in time, and has not done so since.
    is_silent: Arc<AtomicBool>,
    /// With `AtOnce`, polling an answer blocks, at most for `DISK_MOMENT`.
    short_work: ShortWork,
}

/// Answer to come from the thread.
#[derive(Debug)]
pub(crate) struct Pending<T> {
    answer: Mutex<Receiver<T>>,
    short_work: ShortWork,
}

impl<T> Pending<T> {
    fn receiver(&mut self) -> &mut Receiver<T> {
        self.answer
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Polls the answer.
    ///
    /// # Errors
    ///
    /// `Empty` if it has not come yet, `Disconnected` if it never will.
    pub(crate) fn answer(&mut self) -> Result<T, TryRecvError> {
        match self.short_work {
            ShortWork::Background => self.receiver().try_recv(),
            ShortWork::AtOnce => {
                self.receiver()
                    .recv_timeout(motion::DISK_MOMENT)
                    .map_err(|error| match error {
                        RecvTimeoutError::Timeout => TryRecvError::Empty,
                        RecvTimeoutError::Disconnected => TryRecvError::Disconnected,
                    })
            }
        }
    }

    /// Blocks for the answer, on a thread of the caller's own; `None` if it never comes.
    pub(crate) fn wait(mut self) -> Option<T> {
        self.receiver().recv().ok()
    }
}

impl DiskThread {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// If the system cannot start a thread.
    pub(super) fn start(short_work: ShortWork) -> io::Result<DiskThread> {
        let (work, received) = channel::<Work>();
        let (alive, over) = channel();
        thread::Builder::new()
            .name("record".to_owned())
            .spawn(move || {
                let _alive: Sender<()> = alive;
                for work in received {
                    work();
                }
            })?;
        Ok(DiskThread {
            work: Some(work),
            over: Mutex::new(over),
            is_silent: Arc::default(),
            short_work,
        })
    }

    /// Queues work and returns its answer.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Pending<T> {
        let (answer, answered) = channel();
        let is_silent = self.is_silent.clone();
        let work = move || {
            // The receiver may have been dropped.
            answer.send(work()).ok();
            is_silent.store(false, Ordering::Relaxed);
        };
        // After the end of the thread the work is dropped, which disconnects the answer.
        if let Some(thread) = &self.work {
            thread.send(Box::new(work)).ok();
        }
        Pending {
            answer: Mutex::new(answered),
            short_work: self.short_work,
        }
    }

    /// Blocks for an answer, at most for one frame's limit.
    pub(crate) fn wait<T>(&self, asked: &mut Pending<T>) -> Option<T> {
        self.wait_for(asked.receiver())
    }

    /// See [`DiskThread::wait`].
    pub(super) fn wait_for<T>(&self, answer: &Receiver<T>) -> Option<T> {
        let in_time = answer.recv_timeout(self.patience());
        self.set_silent(in_time.is_err());
        // An answer between these two has found it not silent yet.
        let answer = in_time.ok().or_else(|| answer.try_recv().ok());
        if answer.is_some() {
            self.set_silent(false);
        }
        answer
    }

    /// Records if the disk answers in time.
    pub(super) fn set_silent(&self, silent: bool) {
        self.is_silent.store(silent, Ordering::Relaxed);
    }

    /// Returns `true` if the disk did not answer in time.
    pub(super) fn is_silent(&self) -> bool {
        self.is_silent.load(Ordering::Relaxed)
    }

    /// Timeout of blocking calls; zero after a timeout, until the disk answers again.
    fn patience(&self) -> Duration {
        if self.is_silent() {
            Duration::ZERO
        } else {
            motion::DISK_MOMENT
        }
    }
}

impl Drop for DiskThread {
    fn drop(&mut self) {
        self.work = None;
        let patience = self.patience();
        let over = self.over.get_mut().unwrap_or_else(PoisonError::into_inner);
        // Work lost here was not shown yet, or the players know that it is not saved.
        over.recv_timeout(patience).ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dropping_it_waits_until_a_healthy_disk_has_everything() {
        let (written, disk) = channel();
        let thread = DiskThread::start(ShortWork::Background).expect("a thread");
        for line in 0..1000 {
            let written = written.clone();
            thread.ask(move || written.send(line));
        }
        drop(thread);
        assert_eq!(disk.try_iter().count(), 1000);
    }

    #[test]
    fn a_disk_that_hangs_is_waited_for_once_and_then_left() {
        let thread = DiskThread::start(ShortWork::Background).expect("a thread");
        let (wakes, hangs) = channel();
        let mut hung = thread.ask(move || hangs.recv());
        let mut behind = thread.ask(|| ());
        assert_eq!(thread.wait(&mut behind), None);
        assert!(thread.is_silent());
        assert_eq!(thread.patience(), Duration::ZERO);
        wakes.send(()).expect("the thread listens");
        assert_eq!(hung.receiver().recv(), Ok(Ok(())));
        assert_eq!(behind.receiver().recv(), Ok(()));
        // It is asked again as soon as it has done what was asked of it.
        while thread.is_silent() {
            thread::yield_now();
        }
        let mut next = thread.ask(|| ());
        assert_eq!(thread.wait(&mut next), Some(()));
    }

    #[test]
    fn dropping_it_ends_while_the_disk_hangs() {
        let (wakes, hangs) = channel::<()>();
        let thread = DiskThread::start(ShortWork::Background).expect("a thread");
        thread.ask(move || hangs.recv());
        drop(thread);
        drop(wakes);
    }
}
