//! Background work, so that no frame blocks on it.

use std::panic::resume_unwind;
use std::sync::mpsc::channel;
use std::thread::{Builder, JoinHandle};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};

/// Execution of short work, a few milliseconds, that the game waits for: throws, bot decisions, the record.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShortWork {
    /// On a background thread, over several frames.
    #[default]
    Background,
    /// Within the frame that asks for it, so that a game takes the same number of frames on every machine.
    AtOnce,
}

impl ShortWork {
    pub(crate) fn begin<T: Send + 'static>(
        self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> BackgroundTask<T> {
        match self {
            ShortWork::Background => BackgroundTask::begin(work),
            ShortWork::AtOnce => BackgroundTask::Done(block_on(work)),
        }
    }

    /// See [`BackgroundTask::on_disk`].
    pub(crate) fn on_disk<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> BackgroundTask<T> {
        match self {
            ShortWork::Background => BackgroundTask::on_disk(async { work() }),
            ShortWork::AtOnce => BackgroundTask::Done(work()),
        }
    }
}

/// Running work or its result. Dropping it cancels the work at its next await point.
#[derive(Debug)]
pub(crate) enum BackgroundTask<T> {
    UnderWay(Task<T>),
    /// `None` once the result is taken.
    OnDisk(Option<JoinHandle<T>>),
    Done(T),
}

impl<T: Default> Default for BackgroundTask<T> {
    fn default() -> BackgroundTask<T> {
        BackgroundTask::Done(T::default())
    }
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts work. The pool may have one thread, shared with the dice: long work must yield.
    pub(crate) fn begin(work: impl Future<Output = T> + Send + 'static) -> BackgroundTask<T> {
        BackgroundTask::UnderWay(AsyncComputeTaskPool::get().spawn(work))
    }

    /// Starts work with files, on a thread of its own: while a disk hangs, the pools must go on with dice and pictures.
    pub(crate) fn on_disk(work: impl Future<Output = T> + Send + 'static) -> BackgroundTask<T> {
        BackgroundTask::on_thread(Builder::new().name("files".to_owned()), work)
    }

    /// Starts work on this thread, or in the pool where the system has no more threads.
    fn on_thread(
        thread: Builder,
        work: impl Future<Output = T> + Send + 'static,
    ) -> BackgroundTask<T> {
        let (gives, takes) = channel();
        let works = move || block_on(takes.recv().expect("it is given after the start"));
        match thread.spawn(works) {
            Err(_) => BackgroundTask::begin(work),
            Ok(thread) => {
                gives.send(work).ok();
                BackgroundTask::OnDisk(Some(thread))
            }
        }
    }

    /// Returns `true` if the last poll found the result.
    pub(crate) fn is_done(&self) -> bool {
        matches!(self, BackgroundTask::Done(_))
    }

    /// Polls the work without blocking; `None` while it runs.
    pub(crate) fn look(&mut self) -> Option<&T> {
        let result = match self {
            BackgroundTask::UnderWay(task) => check_ready(task),
            BackgroundTask::OnDisk(thread) => {
                let ended = thread.take_if(|thread| thread.is_finished());
                ended.map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
            }
            BackgroundTask::Done(_) => None,
        };
        if let Some(result) = result {
            *self = BackgroundTask::Done(result);
        }
        match self {
            BackgroundTask::Done(result) => Some(result),
            _ => None,
        }
    }
}

/// Takes the result of finished work and empties the slot. Never blocks.
pub(crate) fn take_result<T: Send + 'static>(slot: &mut Option<BackgroundTask<T>>) -> Option<T> {
    slot.as_mut()?.look()?;
    match slot.take()? {
        BackgroundTask::Done(result) => Some(result),
        _ => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShortWork>();
}

#[cfg(test)]
mod tests {
    use bevy::tasks::TaskPool;

    use super::*;

    #[test]
    fn work_is_done_where_the_system_has_no_thread_for_it() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        // No system has room for this stack.
        let thread = Builder::new().stack_size(1 << 52);
        let mut disk = BackgroundTask::on_thread(thread, async { 6 });
        assert!(matches!(disk, BackgroundTask::UnderWay(_)));
        while disk.look() != Some(&6) {
            std::thread::yield_now();
        }
    }

    #[test]
    fn disks_that_hang_hold_up_no_other_work() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let hung = |_| {
            let (wakes, hangs) = channel();
            (wakes, BackgroundTask::on_disk(async move { hangs.recv() }))
        };
        let mut hung: Vec<_> = (0..64).map(hung).collect();
        let mut dice = BackgroundTask::begin(async { 6 });
        while dice.look().is_none() {
            std::thread::yield_now();
        }
        assert!(hung.iter_mut().all(|(_, disk)| disk.look().is_none()));
        for (wakes, mut disk) in hung {
            wakes.send(1).expect("it waits");
            while disk.look() != Some(&Ok(1)) {
                std::thread::yield_now();
            }
        }
    }
}
